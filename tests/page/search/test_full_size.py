"""The real problem at its real size: the sources' own start, one of the two hardest, run to its end in the page."""

import re

import pytest
from lectern import LONG, Lectern
from playwright.sync_api import expect


def expect_solved_and_answering(lectern: Lectern, expanded: int, generated: int) -> None:
    """In 31 moves, with these numbers; then the page still answers: any step, any list, any node."""
    lectern.expect_status("cost 31.")
    assert lectern.counts()[:2] == (expanded, generated)
    lectern.scrub(expanded // 3)
    lectern.expect_expanded(expanded // 3)
    lectern.expect_state("ready")
    lectern.press("Step", 2)
    lectern.expect_expanded(expanded // 3 + 2)
    lectern.press("Back")
    lectern.expect_expanded(expanded // 3 + 1)
    lectern.entries(lectern.frontier).first.click()
    expect(lectern.page.locator("#node-card")).to_be_visible()
    expect(lectern.frontier.get_by_role("option", selected=True)).to_have_count(1)


@pytest.mark.parametrize(
    ("fragment", "expanded", "generated"),
    [
        ("algorithm=astar&heuristic=manhattan", 20_290, 53_571),
        pytest.param("algorithm=astar&heuristic=misplaced", 143_839, 385_053, marks=pytest.mark.thorough),
        pytest.param("algorithm=iterative-deepening-visited", 157_980, 435_148, marks=pytest.mark.thorough),
    ],
)
def test_the_hardest_start_is_solved_in_31_moves(lectern, fragment, expanded, generated):
    """To the end, live."""
    lectern.open(fragment)
    lectern.run_to_end()
    expect_solved_and_answering(lectern, expanded, generated)


def test_the_page_answers_while_the_search_runs(lectern, thorough):
    """Pausing in the middle stops at once, with all panels at one time; fitting works meanwhile; then it goes on, in a
    thorough run to the end with all 181,439 expansions of uniform-cost search."""
    lectern.open("algorithm=uniform-cost")
    lectern.press("Run to end")
    expect(lectern.html).to_have_attribute("data-expanded", re.compile(r"^\d{5,}$"), timeout=LONG)
    lectern.press("Fit")
    lectern.press("Pause")
    lectern.expect_state("ready")
    held, _, waiting = lectern.counts()
    expect(lectern.page.locator("#frontier-count")).to_have_text(f"{waiting:,} entries")
    expect(lectern.page.locator("#visited-count")).to_have_text(f"{held:,} states")
    lectern.scrub(held // 2)
    lectern.expect_expanded(held // 2)
    if thorough:
        lectern.run_to_end()
        expect_solved_and_answering(lectern, 181_439, 483_838)
    lectern.press("Run to end")
    lectern.page.wait_for_function("held => Number(document.documentElement.dataset.expanded) > held", arg=held)


def test_plain_iterative_deepening_runs_out_of_budget_and_forgets_and_shows_again(lectern):
    """It cannot finish here, that is the lesson; the page says what it has forgotten, and runs it again."""
    lectern.open("algorithm=iterative-deepening&max-nodes=900000&step=30")
    lectern.frontier.get_by_role("option").first.click()
    card = lectern.page.locator("#node-card")
    expect(card).to_be_visible()
    lectern.run_to_end()
    lectern.expect_status("Out of budget after")
    expect(card).to_be_hidden()  # the node's iteration is no longer in memory
    lectern.scrub(30)
    overlay = lectern.page.locator("#overlay")
    expect(overlay).to_contain_text("The iteration with limit 4 is no longer in memory.")
    lectern.press("Show it again")
    expect(overlay).to_contain_text("Iteration with limit 4, run again.")
    lectern.expect_expanded(30)
    lectern.press("Step")
    lectern.expect_expanded(31)
    strip = lectern.page.get_by_role("region", name="Iterations", exact=True)
    expect(strip.locator("[aria-current]")).to_have_attribute("data-limit", "4")
    expect(strip.locator("[data-limit]").last).to_contain_text("out of budget")
    strip.locator("[data-limit='6'] button").click()
    expect(overlay).to_contain_text("The iteration with limit 6 is no longer in memory.")
    lectern.press("Show it again")
    expect(strip.locator("[aria-current]")).to_have_attribute("data-limit", "6")
    lectern.press("Return to the latest")
    lectern.expect_state("finished")
    lectern.expect_status("Out of budget after")
    lectern.press("Reset")
    lectern.expect_expanded(0)
    lectern.expect_state("ready")
    lectern.press("Step", 2)
    lectern.expect_expanded(2)
