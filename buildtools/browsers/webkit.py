"""A WebKit for the tests: WebKitGTK's own small browser and its WebDriver, on a virtual screen."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen
from typing import TYPE_CHECKING

from buildtools.browsers import browser
from buildtools.project import BuildError

if TYPE_CHECKING:
    from selenium.webdriver import WebKitGTK

_PACKAGES = ("webkit2gtk-driver", "xvfb")
_MINI_BROWSERS = ("/usr/lib/*/webkit*gtk-*/MiniBrowser", "/usr/libexec/webkit*gtk-*/MiniBrowser")


def find() -> tuple[Path, Path]:
    """WebKitWebDriver and MiniBrowser; where they are missing, Debian's packages are installed.

    Raises BuildError when they cannot be had.
    """
    if not _all_there():
        for package in _PACKAGES:
            browser.debians(package)
    driver, mini = shutil.which("WebKitWebDriver"), _mini_browser()
    if not (driver and mini and shutil.which("Xvfb")):
        raise BuildError(f"no WebKit for the tests: on Debian and Ubuntu install {' and '.join(_PACKAGES)}")
    return Path(driver), mini


@contextmanager
def opened() -> Iterator["WebKitGTK"]:
    """A driven browser with a fresh profile: nothing is kept from one to the next."""
    from selenium.webdriver import WebKitGTK, WebKitGTKOptions  # installed for what opens it alone
    from selenium.webdriver.webkitgtk.service import Service

    program, mini_browser = find()
    options = WebKitGTKOptions()
    options.binary_location = str(mini_browser)
    options.add_argument("--automation")
    with _screen() as display:
        service = Service(str(program), env={**os.environ, "DISPLAY": display, "GDK_BACKEND": "x11"})
        driver = WebKitGTK(options=options, service=service)
        try:
            driver.set_window_rect(0, 0, 1280, 820)
            driver.set_script_timeout(120)
            yield driver
        finally:
            driver.quit()


@contextmanager
def _screen() -> Iterator[str]:
    """A virtual screen; its name, for DISPLAY."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    with Popen(command, stdout=PIPE, stderr=DEVNULL, text=True) as server:
        assert server.stdout
        try:
            yield f":{server.stdout.readline().strip()}"
        finally:
            server.terminate()


def _all_there() -> bool:
    return all((shutil.which("WebKitWebDriver"), shutil.which("Xvfb"), _mini_browser()))


def _mini_browser() -> Path | None:
    return next((path for pattern in _MINI_BROWSERS for path in Path("/").glob(pattern.lstrip("/"))), None)
