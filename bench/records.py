"""Records, opened by the page: how long that takes, what the page holds then, and how it moves under the finger.

Uniform cost on one of Korf's fifteen-puzzles, stopped after so many nodes, written packed; read from localhost. While
it is read the page is looked at frame by frame. Then the slider is dragged all over the search, and the tree is moved.
"""

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from bench.instruments import memory
from bench.instruments.hand import FOLLOW, READY, STATE, give_hand
from bench.instruments.timing import spread
from bench.size import scrub
from buildtools import site
from buildtools.browsers import browser
from buildtools.project import ROOT, SITE, say
from searchlight.web_server.server import Server

SIZES = (1_000_000, 2_000_000, 5_000_000)  # nodes
START = "11,4,2,7,1,0,10,15,6,9,14,8,3,13,5,12"
OWN = 1_000_000  # of a search of the page's own, for comparison
FRAMES = 120
SHOWN = 300_000  # milliseconds that the largest may take on a slow machine
_WATCH = """() => {
  window.gaps = [];
  let before = performance.now();
  const look = (now) => {
    window.gaps.push(now - before);
    before = now;
    if (window.gaps) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
_READ = """() => {
  const { gaps } = window;
  window.gaps = { push() {} };
  return gaps;
}"""


def measure() -> list[dict[str, Any]]:
    """Rows of name and milliseconds, seconds, megabytes or a count."""
    site.build()
    rows = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        for nodes in SIZES:
            say(f"records: {nodes}")
            path = Path(folder) / f"record-{nodes}.json.gz"
            written = _write(path, nodes)
            found = [
                {"name": "written by the command, packed", "s": written, "MB": round(path.stat().st_size / 1e6, 1)}
            ]
            found += opened(playwright, path)
            rows += [{**row, "name": f"{nodes:,} nodes: {row['name']}"} for row in found]
            path.unlink()
        rows += [{**row, "name": f"{OWN:,} nodes, searched in the page: {row['name']}"} for row in own(playwright, OWN)]
    return rows


def _write(path: Path, nodes: int) -> float:
    search = ["--problem", "fifteen-puzzle", "--start", START, "--algorithm", "uniform-cost", "--max-nodes", str(nodes)]
    before = time.perf_counter()
    command = [sys.executable, "-m", "searchlight", "solve", *search, "--out", str(path)]
    subprocess.run(command, cwd=ROOT / "pysrc", check=True, stdout=subprocess.DEVNULL)
    return round(time.perf_counter() - before, 1)


def opened(playwright: Playwright, path: Path) -> list[dict[str, Any]]:
    """What is measured of one record in the page."""
    with Server(SITE, given=path) as server, _page(playwright, server.url) as (chromium, page):
        empty = memory.megabytes(chromium, page)
        page.evaluate(_WATCH)
        before = time.perf_counter()
        page.evaluate(FOLLOW, f"import=given%2F{path.name}&step=0")
        page.wait_for_selector("#strip:not([hidden]):has-text('Opened ')", timeout=SHOWN)
        page.wait_for_function(STATE, arg="ready", timeout=READY)
        read = {"name": "read and shown", "s": round(time.perf_counter() - before, 1)}
        gaps = page.evaluate(_READ)
        return [read, spread("a frame meanwhile", gaps), *_moved(chromium, page, empty)]


def own(playwright: Playwright, nodes: int) -> list[dict[str, Any]]:
    """The same of the same search, run in the page."""
    with Server(SITE) as server, _page(playwright, server.url) as (chromium, page):
        empty = memory.megabytes(chromium, page)
        page.evaluate(FOLLOW, f"problem=fifteen-puzzle&start={START}&algorithm=uniform-cost&max-nodes={nodes}&step=0")
        page.wait_for_function(STATE, arg="ready", timeout=READY)
        return _moved(chromium, page, empty)


@contextmanager
def _page(playwright: Playwright, url: str) -> Iterator[tuple[Browser, Page]]:
    chromium = playwright.chromium.launch(executable_path=browser.find(), args=browser.arguments())
    try:
        page = chromium.new_page(service_workers="block")
        page.goto(url)
        page.wait_for_function("document.documentElement.dataset.worker === 'ready'", timeout=READY)
        page.wait_for_function(STATE, arg="ready", timeout=READY)
        give_hand(page)
        yield chromium, page
    finally:
        chromium.close()


def _moved(chromium: Browser, page: Page, empty: float | None) -> list[dict[str, Any]]:
    """What is shown is at its beginning; it is run to its end, and moved through."""
    page.get_by_role("button", name="Run to end", exact=True).click()
    page.wait_for_function(STATE, arg="finished", timeout=SHOWN)
    afterwards = page.evaluate("(frames) => hand.moveFor(frames)", FRAMES)
    work, seen = scrub(page)
    held = memory.megabytes(chromium, page)
    rows = [
        spread("a frame afterwards, panned and zoomed", afterwards),
        spread("scrub: work before the frame", work),
        spread("scrub: from the pointer's movement to the end of the paint that shows it", seen),
    ]
    if held is not None and empty is not None:
        rows.append({"name": "memory, beyond that of a page without it", "MB": round(held - empty)})
    return rows
