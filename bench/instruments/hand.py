"""The page on its server, the hand on it (hand.js), and what has to be waited for."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, sync_playwright

from buildtools import site
from buildtools.browsers import browser
from buildtools.project import ROOT
from buildtools.serve import Server

READY = 60_000  # milliseconds that the page may take to be ready
FINISHED = 180_000  # milliseconds that a search may take
# A grid's link is too long for a command line: the page is opened first, and the link followed in it.
FOLLOW = "(link) => { document.documentElement.dataset.state = 'loading'; location.hash = link; }"
STATE = "(state) => document.documentElement.dataset.state === state"


@contextmanager
def served(*arguments: str) -> Iterator[tuple[Browser, str]]:
    """Chromium, with these arguments as well, and the address of the built site."""
    site.build()
    with Server() as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=[*browser.arguments(), *arguments])
        yield chromium, server.url
        chromium.close()


def watch_workers(page: Page) -> None:
    """`askWorker`, for whatever this page opens from now on."""
    page.add_init_script(path=ROOT / "tests/page/ask_worker.js")


def give_hand(page: Page) -> None:
    """`window.hand`, evaluated: the page lets no script in that is not its own."""
    page.evaluate(f"() => {{{(ROOT / 'bench/instruments/hand.js').read_text()}}}")
