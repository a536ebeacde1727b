"""The hand on the page (hand.js) and what has to be waited for with it."""

from playwright.sync_api import Page

from buildtools.project import ROOT

READY = 60_000  # milliseconds that the page may take to be ready
FINISHED = 180_000  # milliseconds that a search may take
STATE = "(state) => document.documentElement.dataset.state === state"


def watch_workers(page: Page) -> None:
    """`askWorker`, for whatever this page opens from now on."""
    page.add_init_script(path=ROOT / "tests/page/ask_worker.js")


def give_hand(page: Page) -> None:
    """`window.hand`, evaluated: the page lets no script in that is not its own."""
    page.evaluate(f"() => {{{(ROOT / 'bench/instruments/hand.js').read_text()}}}")
