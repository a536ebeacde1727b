"""The command line of build.py."""

import argparse
import sys

from buildtools import bench, budget, onefile, serve, site, test, wheel
from buildtools.project import ROOT, SITE, BuildError


def main(arguments: list[str]) -> int:
    """Run one command and return its exit status. A mistake is reported in one sentence."""
    chosen = parser().parse_args(arguments)
    try:
        return int(chosen.command(chosen) or 0)
    except BuildError as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def parser() -> argparse.ArgumentParser:
    whole = argparse.ArgumentParser(prog="build.py", description="Builds, serves, tests and measures Searchlight.")
    commands = whole.add_subparsers(required=True, metavar="command")

    command = commands.add_parser("site", help="build dist/site, a static site for any web server and any sub-path")
    command.set_defaults(command=_site)

    command = commands.add_parser("onefile", help="build dist/searchlight.html, which works when double-clicked")
    command.set_defaults(command=_onefile)

    command = commands.add_parser("wheel", help="build dist/*.whl: library, command and site, for pip install")
    command.set_defaults(command=_wheel)

    command = commands.add_parser(
        "serve", help="build the site if it is out of date, serve it on localhost, open the browser"
    )
    command.add_argument("--port", type=int, default=8000, help="default: %(default)s")
    command.add_argument("--no-browser", action="store_true", help="print the address only")
    command.set_defaults(command=_serve)

    command = commands.add_parser(
        "test", help="install what the tests need, run all of them; arguments after -- go to pytest"
    )
    command.add_argument("pytest", nargs="*", metavar="-- pytest arguments")
    command.set_defaults(command=lambda chosen: test.run_all(chosen.pytest))

    command = commands.add_parser("budget", help="print the lines of each folder beside what docs/budget.toml allows")
    command.set_defaults(command=lambda _: print(budget.table()))

    command = commands.add_parser("bench", help="run the benchmarks, print a table, write dist/bench.json")
    command.add_argument("modules", nargs="*", metavar="module", help="of bench/, without .py; default: all")
    command.set_defaults(command=lambda chosen: bench.run_all(chosen.modules))
    return whole


def _site(_: argparse.Namespace) -> None:
    built = site.build()
    print(f"{SITE.relative_to(ROOT)} {'is built' if built else 'is up to date'}")


def _onefile(_: argparse.Namespace) -> None:
    path = onefile.build()
    print(f"{path.relative_to(ROOT)} is built: {path.stat().st_size / 1e6:.1f} MB, nothing else is needed to open it")


def _wheel(_: argparse.Namespace) -> None:
    path = wheel.build()
    print(f"{path.relative_to(ROOT)} is built: {path.stat().st_size / 1e6:.1f} MB")


def _serve(chosen: argparse.Namespace) -> int:
    site.build()
    try:
        serve.serve(chosen.port, not chosen.no_browser)
    except KeyboardInterrupt:
        print()
    return 0
