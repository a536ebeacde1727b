"""A hundred complete searches in one page, one after the other: does it hold on to what is over?

The memory of page and worker after the hundredth, beside that after the tenth; both are the same search. The searches
take turns, so that tables, trees, maps, grids and runs of every kind are made and let go.
"""

from itertools import cycle, islice
from typing import Any

from playwright.sync_api import Page

from bench.instruments import memory
from bench.instruments.hand import served

RUNS = 100
SEARCHES = (
    "problem=grid&algorithm=bidirectional",
    "problem=graph&algorithm=rbfs",
    "algorithm=iterative-deepening-visited&limit=16",
    "problem=pillars&algorithm=breadth-first",
    "algorithm=astar",
)
FINISHED = 60_000  # milliseconds that a search may take
_FOLLOW = """(link) => new Promise((followed) => {
  addEventListener("hashchange", followed, { once: true });
  history.replaceState(null, "", "#");
  location.hash = link;
}).then(() => null)"""
_STATE = "(states) => states.includes(document.documentElement.dataset.state)"


def measure() -> list[dict[str, Any]]:
    """Rows of name and megabytes, and the ratio."""
    with served() as (chromium, url):
        page = chromium.new_page()
        page.goto(url)
        taken: dict[int, float | None] = {}
        for run, link in enumerate(islice(cycle(SEARCHES), RUNS), start=1):
            _search(page, link)
            if run in (10, RUNS):
                taken[run] = memory.megabytes(chromium, page)
    rows: list[dict[str, Any]] = [
        {"name": f"page and worker after {run} searches", "MB": mb} for run, mb in taken.items()
    ]
    tenth, last = taken[10], taken[RUNS]
    if tenth and last:
        rows.append({"name": f"after {RUNS} ÷ after 10", "times": round(last / tenth, 3)})
    return rows


def _search(page: Page, link: str) -> None:
    """Opens a search, and runs it to its end."""
    page.evaluate(_FOLLOW, link)
    page.wait_for_function(_STATE, arg=["ready", "finished"], timeout=FINISHED)
    page.get_by_role("button", name="Run to end", exact=True).click()
    page.wait_for_function(_STATE, arg=["finished"], timeout=FINISHED)
