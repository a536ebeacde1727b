"""Find or fetch a Firefox for the tests."""

import shutil
from pathlib import Path
from typing import Any

from buildtools import venv
from buildtools.browsers import browser
from buildtools.project import ROOT, VENV, BuildError, run, say

# Names under which Firefox is installed on Linux, and its place on macOS.
_NAMES = ("firefox", "firefox-esr")
_PLACES = ("/Applications/Firefox.app/Contents/MacOS/firefox",)
_FOUND = VENV / ".firefox"  # the path found last time
_SHIM = ROOT / "tests/page/firefox.cjs"


def find() -> Path:
    """Firefox's executable; looked for once, then remembered in .venv. Needs requirements/test.txt installed.

    In this order: Playwright's own, an installed Firefox, Debian's package. Raises BuildError when none can be had.
    """
    if _FOUND.is_file() and (known := Path(_FOUND.read_text())).is_file():
        return known
    for way in (_playwrights_own, _installed, _debians):
        if found := way():
            say(f"browser: {found}")
            _FOUND.write_text(str(found))
            return found
    raise BuildError("no Firefox for the tests: install Firefox")


def launch(program: Path) -> dict[str, Any]:
    """How Playwright starts it: an installed one speaks WebDriver BiDi, Playwright's own a protocol of Playwright's."""
    # It would show what has been downloaded, and give that the focus: keys would not reach the page any more.
    calm = {"browser.download.alwaysOpenPanel": False}
    own: dict[str, Any] = {"executable_path": str(program), "firefox_user_prefs": calm}
    if not _is_installed(program):
        return own
    return {**own, "channel": "moz-firefox", "args": ["--remote-allow-system-access"]}


def environment(program: Path) -> dict[str, str]:
    """What Playwright's driver needs: what it cannot do over WebDriver BiDi yet is in tests/page/firefox.cjs."""
    return {"NODE_OPTIONS": f'--require="{_SHIM}"'} if _is_installed(program) else {}


def _is_installed(program: Path) -> bool:
    return "ms-playwright" not in program.parts


def _playwrights_own() -> Path | None:
    if not browser.attempt([venv.program("playwright"), "install", "firefox"], "Playwright's own"):
        return None
    code = "from playwright.sync_api import sync_playwright as p\nwith p() as run: print(run.firefox.executable_path)"
    found = Path(run([venv.program("python"), "-c", code], "Playwright does not start").strip())
    return found if found.is_file() else None


def _installed() -> Path | None:
    candidates = [*(shutil.which(name) for name in _NAMES), *_PLACES]
    return next((Path(path) for path in candidates if path and Path(path).is_file()), None)


def _debians() -> Path | None:
    return _installed() if browser.debians("firefox-esr") else None
