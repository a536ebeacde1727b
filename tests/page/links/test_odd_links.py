"""Malformed links: the page opens something, names the part that it ignored, and continues."""

from itertools import islice
from typing import Any

from lectern import Lectern
from playwright.sync_api import Page

from bench.odd_links import ALIVE, FOLLOW, OPEN, links

LINKS, THOROUGHLY = 15, 75
LONGEST = 1_200  # letters of all complaints on one link


def test_a_broken_escape_is_named_and_the_rest_is_loaded(lectern: Lectern) -> None:
    """In a link that is opened, and in one that is followed."""
    for _ in range(2):
        lectern.open("problem=eight-puzzle&start=%zz&heuristic=misplaced")
        assert "start=%zz" in lectern.link_message.inner_text()
        lectern.press("Step")
        lectern.expect_expanded(1)


def test_no_link_leaves_a_dead_page(lectern: Lectern, opened: tuple[Page, Any], thorough: bool) -> None:
    """One after the other in the open page: each is open in the end, no message is a page long, and Python lives.
    `python3 build.py bench odd_links` follows thousands."""
    lectern.open("start=%zz")
    for fragment in islice(links(seed=9), THOROUGHLY if thorough else LINKS):
        if not fragment:
            continue
        lectern.page.evaluate(FOLLOW, fragment)
        lectern.page.wait_for_function(OPEN)
        lectern.page.wait_for_function(ALIVE)
        lectern.page.keyboard.press("Escape")  # what a link has opened over the page
        assert len(lectern.link_message.inner_text()) < LONGEST, fragment
    watch = opened[1]  # the browser itself notes each file that a link names and that is not there
    watch.errors = [error for error in watch.errors if "404" not in error]
