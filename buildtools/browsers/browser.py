"""Find or fetch a Chromium for the tests and the benchmarks."""

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
    """The browser's executable; looked for once, then remembered in .venv. Needs requirements/test.txt installed.

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


def attempt(command: list[str | Path], what: str) -> bool:
    """Run a command by which a browser may be had; whether it could be."""
    say(f"browser: trying {what}")
    try:
        run(command, what, env={"PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "10000", "DEBIAN_FRONTEND": "noninteractive"})
    except BuildError as error:
        say(f"browser: not so, {error}")
        return False
    return True


def playwrights_own(kind: str) -> Path | None:
    """The `chromium` or `firefox` that belongs to this Playwright, fetched if need be."""
    if not attempt([venv.program("playwright"), "install", "--no-shell", kind], "Playwright's own"):
        return None
    code = f"from playwright.sync_api import sync_playwright as p\nwith p() as run: print(run.{kind}.executable_path)"
    found = Path(run([venv.program("python"), "-c", code], "Playwright does not start").strip())
    return found if found.is_file() else None


def debians(package: str) -> bool:
    """Install a package of Debian's, where that may be done; whether it is there now."""
    if not (shutil.which("apt-get") and os.geteuid() == 0):
        return False
    attempt(["apt-get", "update", "-q"], "apt-get update")
    return attempt(["apt-get", "install", "-q", "-y", "--no-install-recommends", package], f"Debian's {package}")


def _playwrights_own() -> Path | None:
    return playwrights_own("chromium")


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
