"""The built page at full size: frames, scrubbing and picking while and after a search fills it.

The whole searches of uniform cost: on the default start of the eight-puzzle, on a start of the two-blank puzzle from
which nothing is farther than the goal, and over the largest empty grid. Here the browser keeps its 60 frames a second,
so a frame in time takes 16.7 ms. Nothing uses a GPU. Milliseconds: median, 95th percentile and worst.
"""

from typing import Any

from playwright.sync_api import Browser, Page

from bench.instruments.hand import FINISHED, READY, STATE, give_hand, served, watch_workers
from bench.instruments.timing import spread
from buildtools.project import ROOT, say
from searchlight.events import Drive
from searchlight.record import Record
from searchlight.run import Run
from searchlight.setup import Setup, read

SIDE = 512  # cells
SEARCHES: dict[str, dict[str, str]] = {
    "eight-puzzle": {"problem": "eight-puzzle"},
    "two-blank puzzle": {"problem": "two-blank-puzzle", "start": "0,0,7,5,2,4,3,6,1"},
    "grid": {"problem": "grid", "grid": "/".join(["." * SIDE] * SIDE)},
}
MOVEMENTS = 60  # of the slider
FRAMES = 300  # after the search is over: five seconds of sixty
ROUNDS = 3  # of the search with and without drawing, in turn
SLICE = 0.1  # seconds of search in one call, as pysrc/page/playback/supply.py has it for a run to the end
FLOOR = ROOT / "bench/instruments/floor.html"


def measure() -> list[dict[str, Any]]:
    """Rows of name and milliseconds, a count, a ratio or bytes."""
    with served() as (chromium, url):
        rows = [_floor(chromium), *_drawn_and_not(chromium, url)]
    for name, options in SEARCHES.items():
        say(f"size: {name}")
        with served() as (chromium, url):
            rows += [{**row, "name": f"{name}: {row['name']}"} for row in _whole(chromium, url, options)]
    return rows + _bytes_of_the_record()


def _bytes_of_the_record() -> list[dict[str, Any]]:
    """A node's share of the solver's columns after the eight-puzzle's search, states aside."""
    setup = read({"algorithm": "uniform-cost", **SEARCHES["eight-puzzle"]})
    assert isinstance(setup, Setup)
    run = Run(Drive(setup.search()), record := Record())
    run.advance()
    columns = record.columns().values()
    nodes = sum(column.itemsize for column in columns)
    events = sum(column.itemsize for column in (record.kind, record.node)) * record.event_count / record.row_count
    return [
        {"name": "solver's record: a node's columns, states aside", "bytes": nodes},
        {"name": "solver's record: a node's events", "bytes": round(events, 1)},
    ]


def _floor(chromium: Browser) -> dict[str, Any]:
    """What no page can go below while a worker computes: the worker and the browser share the processors."""
    with chromium.new_page() as page:
        page.goto(FLOOR.as_uri())
        gaps = page.evaluate("(frames) => repaint(frames)", FRAMES)
    return spread("a frame of an empty page that repaints a canvas while a worker computes", gaps)


def _open(chromium: Browser, url: str, options: dict[str, str]) -> Page:
    page = chromium.new_page()
    watch_workers(page)
    page.goto(url + "#algorithm=uniform-cost&" + "&".join(f"{name}={value}" for name, value in options.items()))
    page.wait_for_function(STATE, arg="ready", timeout=READY)
    give_hand(page)
    return page


def _whole(chromium: Browser, url: str, options: dict[str, str]) -> list[dict[str, Any]]:
    """One search from the first node to the last, and what the page can do with it then."""
    page = _open(chromium, url, options)
    running = page.evaluate("hand.moveWhileRunning()")
    page.wait_for_function(STATE, arg="finished", timeout=FINISHED)
    nodes = 1 + int(page.locator("html").get_attribute("data-generated") or 0)
    afterwards = page.evaluate("(frames) => hand.moveFor(frames)", FRAMES)
    work, seen = scrub(page)
    found, chosen, hits = page.evaluate("hand.pick()")
    return [
        {"name": "nodes", "count": nodes},
        spread("a frame while it runs, panned and zoomed", running),
        spread("a frame afterwards, panned and zoomed", afterwards),
        spread("scrub: work before the frame", work),
        spread("scrub: from the pointer's movement to the end of the paint that shows it", seen),
        spread("pick: find the node under the pointer", found),
        spread(f"pick: select it, its card and the lists included ({hits} of {len(chosen)} clicks met one)", chosen),
    ]


def scrub(page: Page) -> tuple[list[float], list[float]]:
    """Drags the slider to places all over the search, as a real pointer would: at any moment between two frames."""
    box = page.locator("#slider").bounding_box()
    assert box
    y = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + box["width"] - 8, y)  # the thumb is at the end
    page.mouse.down()
    page.evaluate("hand.scrub()")
    for place in range(MOVEMENTS):
        page.wait_for_timeout(30 + place * 7 % 17)
        page.mouse.move(box["x"] + box["width"] * (0.02 + 0.96 * (place * 37 % 61) / 61), y)
    page.wait_for_timeout(200)
    page.mouse.up()
    work, seen = page.evaluate("hand.scrubbed()")
    assert len(work) == len(seen) == MOVEMENTS
    return work, seen


def _drawn_and_not(chromium: Browser, url: str) -> list[dict[str, Any]]:
    """The search drawn as it grows, and the same search in the same worker with nobody looking."""
    drawn, unseen = [], []
    options = SEARCHES["eight-puzzle"]
    for _ in range(ROUNDS):
        with _open(chromium, url, options) as page:
            drawn.append(page.evaluate("hand.runToEnd()"))
            expanded = int(page.locator("html").get_attribute("data-expanded") or 0)
        with _open(chromium, url, options) as page:
            choices = {"algorithm": "uniform-cost", **options}
            unseen.append(page.evaluate("([choices, slice]) => hand.runUnseen(choices, slice)", [choices, SLICE]))
    ratio = sorted(one / other for one, other in zip(drawn, unseen, strict=True))[ROUNDS // 2]
    return [
        spread("uniform cost run to its end in the page, drawn as it grows", drawn),
        spread("the same search in the same worker, not drawn", unseen),
        {"name": "drawn ÷ not drawn, median of the pairs", "times": round(ratio, 2)},
        {"name": "expansions a second, drawn", "count": round(expanded / sorted(drawn)[ROUNDS // 2] * 1000)},
    ]
