"""The start of the page in WebKit, cold and warm, against bare Pyodide, as `start` measures it in Chromium.

Each run has a fresh profile. WebKitGTK runs on a virtual screen, driven over WebDriver.
"""

from typing import Any

from selenium.webdriver import WebKitGTK
from selenium.webdriver.support.ui import WebDriverWait

from bench.start import KEPT, MARKED, MARKS, READY, TIMES, Times, compared, served
from buildtools.browsers import webkit

RUNS = 3
PAGES = {"": list(MARKS), "bare.html": ["bare"]}  # what is opened in turn, and its marks


def measure() -> list[dict[str, Any]]:
    """Rows of name, median and worst milliseconds and their share of bare Pyodide's."""
    with served() as (url, _):
        return compared([[_twice(url + path, names) for path, names in PAGES.items()] for _ in range(RUNS)])


def _twice(url: str, names: list[str]) -> dict[str, Times]:
    with webkit.opened() as driver:
        return {visit: _marked(driver, url, names) for visit in ("cold", "warm")}


def _marked(driver: WebKitGTK, url: str, names: list[str]) -> Times:
    driver.get(url)
    marked = f"return ({MARKED})(arguments[0])"
    WebDriverWait(driver, READY / 1000).until(lambda _: driver.execute_script(marked, names))
    if names != PAGES["bare.html"]:
        driver.execute_async_script(f"const [done] = arguments; {KEPT}.then(done)")
    return dict(zip(names, driver.execute_script(f"return ({TIMES})(arguments[0])", names), strict=True))
