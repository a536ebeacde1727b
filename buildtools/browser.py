"""A Chromium for the tests and the benchmarks, wherever one can be had."""

import os
import shutil
from pathlib import Path

from buildtools import node, venv
from buildtools.project import VENV, BuildError, run, say

# Names under which Chrome and Chromium are installed on Linux, and their places on macOS.
_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
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
    return _installed()


def find() -> Path:
    """The browser's executable; looked for once, then remembered in .venv. Needs requirements-test.txt installed.

    In this order: Playwright's own, an installed Chrome or Chromium, Debian's package, the npm package
    @sparticuz/chromium (Linux only, with the libraries that a browser needs). Raises BuildError when none can be had.
    """
    if _FOUND.is_file() and (known := Path(_FOUND.read_text())).is_file():
        return known
    for way in (_playwrights_own, _installed, _debians, _npms):
        if found := way():
            say(f"browser: {found}")
            _FOUND.write_text(str(found))
            return found
    raise BuildError("no browser for the tests: install Chromium or Google Chrome")


def _attempt(command: list[str | Path], what: str) -> bool:
    say(f"browser: trying {what}")
    try:
        run(command, what, env={"PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "10000", "DEBIAN_FRONTEND": "noninteractive"})
    except BuildError as error:
        say(f"browser: not so, {error}")
        return False
    return True


def _playwrights_own() -> Path | None:
    if not _attempt([venv.program("playwright"), "install", "--no-shell", "chromium"], "Playwright's own"):
        return None
    code = "from playwright.sync_api import sync_playwright as p\nwith p() as run: print(run.chromium.executable_path)"
    found = Path(run([venv.program("python"), "-c", code], "Playwright does not start").strip())
    return found if found.is_file() else None


def _installed() -> Path | None:
    candidates = [*(shutil.which(name) for name in _NAMES), *_PLACES]
    return next((Path(path) for path in candidates if path and Path(path).is_file()), None)


def _debians() -> Path | None:
    if not (shutil.which("apt-get") and os.geteuid() == 0):
        return None
    _attempt(["apt-get", "update", "-q"], "apt-get update")
    if not _attempt(["apt-get", "install", "-q", "-y", "--no-install-recommends", "chromium"], "Debian's chromium"):
        return None
    return _installed()


def _npms() -> Path | None:
    folder = VENV / "chromium"
    shutil.copytree(Path(__file__).with_name("chromium"), folder, dirs_exist_ok=True)
    if not _attempt(
        [node.program("npm"), "ci", "--ignore-scripts", "--prefix", folder], "the npm package @sparticuz/chromium"
    ):
        return None
    code = "import('@sparticuz/chromium').then(async (it) => console.log(await it.default.executablePath()))"
    unpack = [node.program("node"), "--eval", code]
    return Path(run(unpack, "@sparticuz/chromium cannot be unpacked", cwd=folder, env={"TMPDIR": str(folder)}).strip())
