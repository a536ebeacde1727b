"""A worker that does not answer is stopped, and a new one continues where it was."""

from itertools import count

import pytest
from lectern import LONG, Lectern
from playwright.sync_api import Page, Route, expect

# Put behind the first worker's code. A search runs for ever from 300 expansions on:
SEARCH_HANGS = """
_advance = advance

def advance(run, *slice):
    while runs[run].record.expanded > 300:
        pass
    return _advance(run, *slice)
"""
# … or one of these is never opened:
OPENING_HANGS = """
_open_run = open_run

def open_run(options_json):
    while "misplaced" in options_json or "greedy" in options_json:
        pass
    return _open_run(options_json)
"""


def opened(page: Page, url: str, code: str, fragment: str) -> Lectern:
    """The page with a first worker that hangs; those after it are sound."""
    workers = count()

    def worker(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text() + (code if next(workers) == 0 else ""))

    page.route("**/solver/worker.py", worker)
    lectern = Lectern(page, url).open(fragment)
    expect(lectern.html).to_have_attribute("data-worker", "ready")
    expect(lectern.button("Stop Python")).to_be_hidden()
    return lectern


@pytest.fixture
def hanging(page: Page, base_url: str) -> Lectern:
    """With both, in the search on which the page opens."""
    return opened(page, base_url, SEARCH_HANGS + OPENING_HANGS, "step=250")


def stop(lectern: Lectern) -> None:
    lectern.press("Stop Python")
    expect(lectern.html).to_have_attribute("data-worker", "restarting")
    lectern.expect_status("Python was stopped")
    expect(lectern.button("Stop Python")).to_be_hidden()


def test_a_search_that_hangs_is_stopped_and_goes_on(hanging: Lectern) -> None:
    """What is shown can be used all the while, and the fresh worker continues it to the same end."""
    hanging.press("Run to end")
    expect(hanging.button("Stop Python")).to_be_visible()
    shown = hanging.counts()[0]
    assert 250 <= shown < 20_290
    stop(hanging)
    hanging.press("Back")
    hanging.expect_expanded(shown - 1)
    hanging.scrub(100)
    hanging.expect_expanded(100)
    expect(hanging.html).to_have_attribute("data-worker", "ready")
    hanging.run_to_end()
    assert hanging.counts()[:2] == (20_290, 53_571)
    hanging.expect_status("cost 31.")


def test_an_opening_that_hangs_leaves_the_former_search(hanging: Lectern) -> None:
    """The choice is taken back, and can be made again when Python is there."""
    hanging.choose("Heuristic", "misplaced")
    expect(hanging.button("Stop Python")).to_be_visible()
    stop(hanging)
    expect(hanging.page.get_by_role("combobox", name="Heuristic")).to_have_value("manhattan")
    hanging.expect_status("is expanded")  # once Python is there again
    hanging.press("Step")
    hanging.expect_expanded(251, timeout=30_000)
    hanging.choose("Heuristic", "misplaced")
    hanging.expect_expanded(0)
    hanging.press("Step")
    hanging.expect_expanded(1)


@pytest.mark.thorough
def test_a_forgotten_iteration_is_shown_again_by_a_fresh_worker(page: Page, base_url: str) -> None:
    """It is Python that runs it again: the fresh one searches once more for it, and everything has the old numbers."""
    lectern = opened(page, base_url, OPENING_HANGS, "algorithm=iterative-deepening&max-nodes=700000")
    lectern.run_to_end()
    counts = lectern.counts()
    lectern.choose("Algorithm", "greedy")
    stop(lectern)
    expect(lectern.html).to_have_attribute("data-worker", "ready")
    lectern.scrub(30)
    overlay = page.locator("#overlay")
    expect(overlay).to_contain_text("The iteration with limit 4 is no longer in memory.")
    lectern.press("Show it again")
    expect(overlay).to_contain_text("Iteration with limit 4, run again.", timeout=LONG)
    lectern.expect_expanded(30)
    lectern.press("Step")
    lectern.expect_expanded(31)
    lectern.press("Return to the latest")
    lectern.expect_state("finished")
    assert lectern.counts() == counts
