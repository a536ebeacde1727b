"""The command line: `python3 -m searchlight solve …`, `experiment …`, `observe …` and so on.

Without a command it opens the page.
"""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from typing import Any, TextIO

from searchlight import catalog
from searchlight.batch import experiment_options
from searchlight.catalog import Catalog
from searchlight.command import scenarios, terminal
from searchlight.command.arguments import (
    OneLineParser,
    add_search_options,
    complain,
    group,
    of_argument,
    refuse,
    say,
    search_options,
)
from searchlight.counting_rules import command as explain_command
from searchlight.documents import options as picture_options
from searchlight.errors import BadInput, SearchlightError
from searchlight.events import Drive
from searchlight.record import Record
from searchlight.run import Run
from searchlight.scorm import options as scorm_options
from searchlight.setup import Setup, read
from searchlight.tally import Tally
from searchlight.texts import english
from searchlight.tracing import options as observe_options
from searchlight.web_server import options as served
from searchlight.worksheets import options as worksheets

GIVEN = {
    "open": "[LINK|FILE]", "experiment": "[FILE.json]", "observe": "PROGRAM", "scorm": "LESSON|LINK", "picture": "LINK",
}  # fmt: skip


def parser() -> ArgumentParser:
    whole = OneLineParser(prog="searchlight", description=english("command.what"), epilog=english("command.see"))
    commands = whole.add_subparsers(dest="command", metavar="COMMAND", title=english("command.names"))

    def added(name: str) -> ArgumentParser:
        help_text, example = english("command." + name), english(f"command.{name}.example")
        usage = f"searchlight {name} [options] {GIVEN.get(name, '')}".strip()
        about = f"{help_text[0].upper() + help_text[1:]}."
        return commands.add_parser(
            name, usage=usage, help=help_text, description=about, example=example, allow_abbrev=False
        )

    opening = added("open")
    served.add_options(opening)
    solving = added("solve")
    add_search_options(solving, algorithm_required=False, games=True)
    scenarios.add_options(solving)
    experimenting = added("experiment")
    experiment_options.add_options(experimenting)
    observing = added("observe")
    observe_options.add_options(observing)
    explaining = added("explain-count")
    explain_command.add_options(explaining)
    sheets = added("worksheet")
    worksheets.add_options(sheets)
    scorm_options.add_options(added("scorm"))
    picture_options.add_options(added("picture"))
    listing = added("list")
    for command in (solving, sheets, listing):
        command.add_argument("--code", metavar="FILE", help=english("command.code"))
    for command in (solving, experimenting, observing, explaining, sheets, listing):
        output = group(command, "output")
        if command is solving:
            output.add_argument("--out", metavar="FILE", help=english("command.out"))
        output.add_argument("--json", action="store_true", help=english("command.json"))
    return whole


def solve(arguments: Namespace) -> int:
    try:
        if arguments.scenario is not None:
            return _solve_scenario(arguments)
        if arguments.number is not None:
            raise scenarios.number_of_nothing()
        options = search_options(arguments)
    except BadInput as complaint:
        return complain("solve", complaint)
    return _searched(options, arguments)


def _solve_scenario(arguments: Namespace) -> int:
    """List a file's scenarios, or search the one with the given number. Raises BadInput."""
    given = search_options(arguments)
    file = scenarios.read_scenarios(arguments.scenario, given)
    if arguments.number is None:
        listed = json.dumps(file.as_plain_data()) if arguments.json else file.as_text(arguments.scenario)
        print(listed)
        return 0
    scenario = file.number(arguments.number)
    options = scenarios.options_of(scenario, given["moves"])
    return _searched({**given, **options, "grid": file.map}, arguments, scenario.length)


def _searched(options: dict[str, Any], arguments: Namespace, length: float | None = None) -> int:
    if options["algorithm"] is None:
        return refuse("solve", english("command.no_algorithm"))
    return _with_code("solve", arguments, lambda catalog, output: _solve(options, catalog, arguments, output, length))


def _with_code(command: str, arguments: Namespace, run: Callable[[Catalog, TextIO], int]) -> int:
    """Run a command with the entries of the file given by `--code`."""
    if arguments.code is None:
        try:
            return run(catalog.BUILT_IN, sys.stdout)
        except SearchlightError as error:
            return refuse(command, str(error))
    from searchlight.user_code.command import with_code  # most commands do without it

    return with_code(command, arguments.code, run)


def _solve(
    options: dict[str, Any], catalog: Catalog, arguments: Namespace, output: TextIO, length: float | None
) -> int:
    """`length`: of the shortest path, as a scenario says it."""
    setup = read(options, catalog)
    if isinstance(setup, list):
        return complain("solve", setup[0])
    for caveat in setup.caveats:  # printed first, because the search may not end
        say("solve", english("command.warning", sentence=of_argument(caveat)))
    try:
        run = _run_search(setup, arguments.out)
    except BadInput as complaint:
        return complain("solve", complaint)
    answer = run.result(setup.problem.plain)
    if isinstance(run.record, Record) and run.record.game:
        answer |= _report(run.record, setup.problem).as_plain_data()
    if length is not None:
        answer["scenario_length"] = length
    print(json.dumps(answer) if arguments.json else _as_text(answer), file=output)
    return 0


def _report(record: Record, game: Any) -> Any:
    from searchlight.games.report import Report  # most commands do without it

    return Report(record, game)


def _run_search(setup: Setup, out: str | None) -> Run:
    """Run a search to its end, and write it to a file if `out` is given. Raises BadInput."""
    if out is not None:
        from searchlight.command.solving import solve_into  # most searches are not written down

        return solve_into(setup, out)
    tally = Record() if setup.algorithm.by_value else Tally()  # what is said of values is read from all of it
    run = Run(Drive(setup.search()), tally, setup.values["max_nodes"])
    run.advance()
    return run


def _as_text(answer: dict[str, Any]) -> str:
    lines = [answer["outcome"]]
    if answer["path"]:  # all of its actions: what one copies from here is to lead to the goal
        path = ", ".join(terminal.visible(str(action)) for action in answer["actions"])
        lines.append(english("command.path", actions=len(answer["actions"]), cost=str(answer["cost"]), path=path))
    if answer.get("nodes"):
        told = {name: str(answer[name]) for name in ("value", "move", "nodes", "leaves")}
        lines.append(english("command.value", **told))
        lines.append(english("command.cuts", count=len(answer["cuts"])))
    if "scenario_length" in answer:
        lines.append(english("command.scenario.length", length=f"{answer['scenario_length']:g}"))
    counts = {name: str(answer[name]) for name in ("expanded", "generated")}
    counts |= {"most": str(answer["max_frontier"]), "seconds": f"{answer['seconds']:.3f}"}
    lines.append(english("command.counts", **counts))
    return "\n".join(lines)


def print_list(arguments: Namespace) -> int:
    return _with_code("list", arguments, lambda catalog, output: _print_list(catalog, arguments.json, output))


def _print_list(offered: Catalog, as_json: bool, output: TextIO) -> int:
    listed = catalog.as_plain_data(catalog=offered)
    if as_json:
        print(json.dumps(listed, indent=1), file=output)
        return 0
    for title in ("problems", "algorithms", "heuristics"):
        print(english("command." + title), file=output)
        for entry in listed[title]:
            print(f"  {entry['id']:<28} {entry['summary']}", file=output)
    print(english("command.options"), file=output)
    for option in listed["options"]:
        print(f"  --{option['name'].replace('_', '-'):<26} {option['summary']}", file=output)
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    return terminal.run(lambda: _run(arguments), "searchlight")


def _run(arguments: Sequence[str] | None) -> int:
    words = sys.argv[1:] if arguments is None else arguments
    parsed = parser().parse_args(words or ["open"])
    parsed.alone = arguments is None  # whether this process does nothing else
    commands = {
        "solve": solve, "experiment": experiment_options.run, "observe": observe_options.run,
        "explain-count": explain_command.explain_count, "worksheet": worksheets.run, "scorm": scorm_options.run,
        "picture": picture_options.run, "list": print_list, "open": served.run,
    }  # fmt: skip
    return commands[parsed.command](parsed)


if __name__ == "__main__":
    sys.exit(main())
