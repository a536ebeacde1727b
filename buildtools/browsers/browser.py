"""Find or fetch a Chromium for the tests and the benchmarks.

Chromium's headless shell comes first: the same engine without the windows of a desktop browser, which take two fifths
of the processor's time of each page that a test opens (docs/decisions/0033-tests-run-in-the-headless-shell.md).
"""

import os
import re
import shutil
from pathlib import Path

from buildtools import node, venv
from buildtools.project import VENV, BuildError, run, say

_SHELL = "chromium-headless-shell"  # Debian's package, and the name of its program
# Names under which Chrome and Chromium are installed on Linux, and their places on macOS.
_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
_PATIENCE = ("-o", "Acquire::http::Timeout=10", "-o", "Acquire::Retries=1")  # where no mirror answers
_FOUND = VENV / ".browser"  # the path found last time
# What a browser would otherwise do on the network by itself.
ARGUMENTS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]


def arguments() -> list[str]:
    """Command line of the browser; root has to do without the sandbox."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*ARGUMENTS, "--no-sandbox"] if root else ARGUMENTS


def present() -> Path | None:
    """A browser that is on this machine already; nothing is fetched for it."""
    if _FOUND.is_file() and (known := Path(_FOUND.read_text())).is_file():
        return known
    return _installed_shell() or _installed()


def find() -> Path:
    """The browser's executable; looked for once, then remembered in .venv. Needs requirements/test.txt installed.

    In this order: an installed headless shell, Playwright's, Debian's package of it; an installed Chrome or Chromium,
    Debian's package, the npm package @sparticuz/chromium (Linux only, with the libraries that a browser needs). Raises
    BuildError when none can be had.
    """
    if _FOUND.is_file() and (known := Path(_FOUND.read_text())).is_file():
        return known
    for offered in (_installed_shell, _playwrights_shell, _debians_shell, _installed, _debians, _npms):
        if found := offered():
            say(f"browser: {found}")
            _FOUND.write_text(str(found))
            return found
    raise BuildError("no browser for the tests: install Chromium or Google Chrome")


def attempt(command: list[str | Path], what: str) -> bool:
    """Run a command by which a browser may be had; whether it could be."""
    say(f"browser: trying {what}")
    try:
        run(command, what, env={"PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "10000", "DEBIAN_FRONTEND": "noninteractive"})
    except BuildError as error:
        say(f"browser: not so, {error}")
        return False
    return True


def debians(package: str) -> bool:
    """Install a package of Debian's, where that may be done; whether it is there now."""
    if not (shutil.which("apt-get") and os.geteuid() == 0):
        return False
    attempt(["apt-get", *_PATIENCE, "update", "-q"], "apt-get update")
    install = ["install", "-q", "-y", "--no-install-recommends", package]
    return attempt(["apt-get", *_PATIENCE, *install], f"Debian's {package}")


def _playwrights_shell() -> Path | None:
    install: list[str | Path] = [venv.program("playwright"), "install", "--only-shell", "chromium"]
    if not attempt(install, "Playwright's own"):
        return None
    listed = run([*install, "--dry-run"], "Playwright does not say where its browser is")
    folders = re.findall(r"Install location:\s*(\S.*headless_shell\S*)", listed)
    files = (path for folder in folders for path in Path(folder).rglob("*headless*shell*"))
    return next((path for path in files if path.is_file() and os.access(path, os.X_OK)), None)


def _installed_shell() -> Path | None:
    found = shutil.which(_SHELL)
    return Path(found) if found else None


def _debians_shell() -> Path | None:
    return _installed_shell() if debians(_SHELL) else None


def _installed() -> Path | None:
    candidates = [*(shutil.which(name) for name in _NAMES), *_PLACES]
    return next((Path(path) for path in candidates if path and Path(path).is_file()), None)


def _debians() -> Path | None:
    return _installed() if debians("chromium") else None


def _npms() -> Path | None:
    folder = VENV / "chromium"
    shutil.copytree(Path(__file__).with_name("chromium"), folder, dirs_exist_ok=True)
    if not attempt(
        [node.program("npm"), "ci", "--ignore-scripts", "--prefix", folder], "the npm package @sparticuz/chromium"
    ):
        return None
    code = "import('@sparticuz/chromium').then(async (it) => console.log(await it.default.executablePath()))"
    unpack = [node.program("node"), "--eval", code]
    return Path(run(unpack, "@sparticuz/chromium cannot be unpacked", cwd=folder, env={"TMPDIR": str(folder)}).strip())
