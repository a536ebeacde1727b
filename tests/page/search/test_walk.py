"""A random walk over all controls, with a fixed seed: whatever one does, and however quickly, nothing breaks."""

from lectern import Lectern
from playwright.sync_api import expect

from bench.walk import Walk


def test_a_random_walk_breaks_nothing(lectern: Lectern, thorough: bool) -> None:
    """Buttons, choices, keys, typed texts, links, one search and two, without waiting in between; at the end a link
    opens as ever, the page answers, and its console is empty."""
    lectern.open()
    walk = Walk(lectern.page, seed=1)
    for _ in range(40 if thorough else 12):
        walk.act()
    for _ in range(4):  # a menu, a hint, a dialog, and one within it
        lectern.page.keyboard.press("Escape")
    assert lectern.html.get_attribute("data-state") != "error", walk.done[-20:]
    lectern.open("problem=graph&algorithm=astar&step=0")
    lectern.press("Step")
    lectern.expect_expanded(1)
    expect(lectern.page.locator("#loading")).to_be_hidden()
