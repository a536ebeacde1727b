"""The memory of page and worker: before any search, and after the largest ones were run and looked at.

Each in a browser of its own, as a reader has it; and in one that a program drives from the beginning, as the other
benchmarks do, whose inspector keeps a copy of all that was loaded (instruments/unwatched.py).
"""

from typing import Any

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from bench.instruments import memory, unwatched
from bench.instruments.hand import FINISHED, FOLLOW, READY, give_hand
from bench.size import SEARCHES
from buildtools import site
from buildtools.browsers import browser
from buildtools.project import say
from buildtools.serve import Server

_READY = "document.documentElement.dataset.worker === 'ready' && document.documentElement.dataset.state === 'ready'"
_FINISHED = "document.documentElement.dataset.state === 'finished'"


def measure() -> list[dict[str, Any]]:
    """Rows of name and megabytes."""
    site.build()
    with Server() as server, sync_playwright() as playwright:
        return [_row(playwright, server.url, name) for name in (None, *SEARCHES)]


def _row(playwright: Playwright, url: str, name: str | None) -> dict[str, Any]:
    say(f"memory: {name}")
    with unwatched.loaded(playwright, url) as (chromium, page):
        held = _held(chromium, page, name)
    chromium = playwright.chromium.launch(executable_path=browser.find(), args=browser.arguments())
    page = chromium.new_page()
    page.goto(url)
    inspected = _held(chromium, page, name)
    chromium.close()
    return {"name": name or "before any search", "MB": held, "MB inspected": inspected}


def _held(chromium: Browser, page: Page, name: str | None) -> int | str:
    page.wait_for_function(_READY, timeout=READY)
    if name:
        link = {"algorithm": "uniform-cost", **SEARCHES[name]}
        page.evaluate(FOLLOW, "&".join(f"{option}={value}" for option, value in link.items()))
        page.wait_for_function(_READY, timeout=READY)
        give_hand(page)
        page.evaluate("hand.moveWhileRunning()")
        page.wait_for_function(_FINISHED, timeout=FINISHED)
        page.evaluate("hand.scrub()")
        page.evaluate("hand.pick()")
    megabytes = memory.megabytes(chromium, page)
    return "" if megabytes is None else round(megabytes)
