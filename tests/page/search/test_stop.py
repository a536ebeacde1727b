"""A worker that does not answer is stopped, and a new one continues where it was."""

from lectern import Lectern
from playwright.sync_api import Page, Route, expect

SEARCH, FOUND = "problem=eight-puzzle&algorithm=weighted-astar&weight=1.5", (958, 2564)
# Put behind the first worker's code: a search runs for ever from 300 expansions on.
SEARCH_HANGS = """
_advance = advance

def advance(run, *slice):
    while runs[run].record.expanded > 300:
        pass
    return _advance(run, *slice)
"""
# … and behind the second one's: one of these is never opened.
OPENING_HANGS = """
_open_run = open_run

def open_run(options_json):
    while "misplaced" in options_json:
        pass
    return _open_run(options_json)
"""


def stop(lectern: Lectern) -> None:
    lectern.press("Stop Python")
    expect(lectern.html).to_have_attribute("data-worker", "restarting")
    lectern.expect_status("Python was stopped")
    expect(lectern.button("Stop Python")).to_be_hidden()


def test_what_hangs_is_stopped_and_goes_on(page: Page, base_url: str) -> None:
    """What is shown can be used all the while, and a fresh worker continues a search to the same end. Of a search that
    is never opened the choice is taken back, and can be made again when Python is there.
    """
    faults = iter((SEARCH_HANGS, OPENING_HANGS))

    def worker(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text() + next(faults, ""))

    page.route("**/solver/worker.py", worker)
    lectern = Lectern(page, base_url).open(f"{SEARCH}&step=250")
    expect(lectern.html).to_have_attribute("data-worker", "ready")
    expect(lectern.button("Stop Python")).to_be_hidden()
    lectern.press("Run to end")
    expect(lectern.button("Stop Python")).to_be_visible()
    shown = lectern.counts()[0]
    assert 250 <= shown < FOUND[0]
    stop(lectern)
    lectern.press("Back")
    lectern.expect_expanded(shown - 1)
    lectern.scrub(100)
    lectern.expect_expanded(100)
    expect(lectern.html).to_have_attribute("data-worker", "ready")
    lectern.run_to_end()
    assert lectern.counts()[:2] == FOUND
    lectern.scrub(250)
    lectern.choose("Heuristic", "misplaced")
    stop(lectern)
    expect(page.get_by_role("combobox", name="Heuristic")).to_have_value("manhattan")
    lectern.expect_status("is expanded")  # once Python is there again
    lectern.press("Step")
    lectern.expect_expanded(251, timeout=30_000)
    lectern.choose("Heuristic", "misplaced")
    lectern.expect_expanded(0)
    lectern.press("Step")
    lectern.expect_expanded(1)
