"""Two whole searches side by side in the built page: frames, stepping, memory, and what recording both costs.

Uniform cost on the default start of the eight-puzzle, twice: 967,678 nodes. The bounds: 95 of 100 frames under 20 ms
without a GPU, 600 MB, and no more than twice the time of the same two searches in the same worker with nobody looking.
"""

from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bench.instruments import memory, unwatched
from bench.instruments.hand import FINISHED, FOLLOW, READY, STATE, give_hand, served, watch_workers
from bench.instruments.timing import spread
from bench.size import FRAMES, SLICE
from buildtools.project import say
from buildtools.serve import Server

PAIR = "#problem=eight-puzzle&algorithm=uniform-cost&b.algorithm=uniform-cost"
STEPS = 60
_BOTH = "() => document.documentElement.hasAttribute('data-expanded-2')"


def measure() -> list[dict[str, Any]]:
    """Rows of name and milliseconds, a ratio or megabytes."""
    rows = []
    for measured in (_frames, _recording):
        say(f"compare: {measured.__name__}")
        with served() as (chromium, url):
            rows += measured(chromium, url)
    with Server() as server, sync_playwright() as playwright:
        say("compare: memory")
        with unwatched.loaded(playwright, server.url) as (chromium, page):
            rows.append({"name": "memory of the page with both", "MB": _held(chromium, page)})
    return rows


def _open(chromium: Browser, url: str) -> Page:
    page = chromium.new_page()
    watch_workers(page)
    page.goto(url + PAIR)
    _ready(page)
    return page


def _ready(page: Page) -> None:
    page.wait_for_function(STATE, arg="ready", timeout=READY)
    page.wait_for_function(_BOTH, timeout=READY)
    give_hand(page)


def _frames(chromium: Browser, url: str) -> list[dict[str, Any]]:
    page = _open(chromium, url)
    running = page.evaluate("hand.moveWhileRunning()")
    page.wait_for_function(STATE, arg="finished", timeout=2 * FINISHED)
    afterwards = page.evaluate("(frames) => hand.moveFor(frames)", FRAMES)
    stepped = page.evaluate("(steps) => hand.stepBack(steps)", STEPS)
    in_time = sum(gap < 20 for gap in running) / len(running)
    return [
        spread("two searches: a frame while they run, panned and zoomed", running),
        {"name": "two searches: frames under 20 ms while they run, of 100", "count": round(100 * in_time, 1)},
        spread("two searches: a frame afterwards, panned and zoomed", afterwards),
        spread("two searches: a step back near the end, painted", stepped),
    ]


def _recording(chromium: Browser, url: str) -> list[dict[str, Any]]:
    """Both drawn as they grow, and both in the same worker one after the other with nobody looking."""
    with _open(chromium, url) as page:
        drawn = page.evaluate("hand.runToEnd()")
    choices = {"algorithm": "uniform-cost", "problem": "eight-puzzle"}
    with _open(chromium, url) as page:
        unseen = sum(
            page.evaluate("([choices, slice]) => hand.runUnseen(choices, slice)", [choices, SLICE]) for _ in (1, 2)
        )
    return [
        spread("two searches run to their ends, drawn as they grow", [drawn]),
        spread("the same two in the same worker, not drawn", [unseen]),
        {"name": "two searches: drawn ÷ not drawn", "times": round(drawn / unseen, 2)},
    ]


def _held(chromium: Browser, page: Page) -> int | str:
    page.wait_for_function(STATE, arg="ready", timeout=READY)
    page.evaluate(FOLLOW, PAIR)
    _ready(page)
    page.evaluate("hand.moveWhileRunning()")
    page.wait_for_function(STATE, arg="finished", timeout=2 * FINISHED)
    megabytes = memory.megabytes(chromium, page)
    return "" if megabytes is None else round(megabytes)
