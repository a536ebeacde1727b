"""Stepping, playing, running and scrubbing: every control moves the one time that everything is a function of."""

import re

import pytest
from lectern import LONG, Lectern
from playwright.sync_api import expect

SOLVABLE = "start=1,2,0,3,4,5,6,7,8"  # two moves from the goal
# What the document says next of the expansions, however quickly it says something else after that.
NEXT_EXPANDED = """() => {
  globalThis.nextExpanded = new Promise((told) => {
    const heard = () => told(document.documentElement.dataset.expanded);
    new MutationObserver(heard).observe(document.documentElement, { attributeFilter: ["data-expanded"] });
  });
}"""
# Fewer rows of the table stay in memory: then a short search forgets as much as one of a million nodes.
FORGETFUL = """(program) => {
  document.body.append(Object.assign(document.createElement("script"), { type: "mpy", textContent: program }));
}"""
KEPT = """
import js
from page.shell.main import page
page.pair.first.player.table.keptRows = 300
js.document.documentElement.dataset.kept = "300"
"""


def test_step_back_play_and_run_move_the_search(lectern: Lectern) -> None:
    """A newcomer sees the hardest start under A*, with the root alone in the frontier. Each Step is one expansion with
    all its children, each Back takes one away. Play and Pause are one button; the page says that it is running.
    """
    lectern.open()
    lectern.expect_state("ready")
    assert lectern.counts() == (0, 0, 1)
    expect(lectern.start).to_have_value("8,0,6,5,4,7,2,3,1")
    lectern.expect_status("8 0 6 / 5 4 7 / 2 3 1")
    lectern.press("Step")
    lectern.expect_expanded(1)
    assert lectern.counts() == (1, 3, 3)
    lectern.expect_status(re.compile(r"^8 0 6 / 5 4 7 / 2 3 1 is expanded, f = 21[:.] "))
    lectern.press("Step", 4)
    lectern.expect_expanded(5)
    lectern.press("Back", 5)
    lectern.expect_expanded(0)
    assert lectern.counts() == (0, 0, 1)
    expect(lectern.button("Back")).to_have_attribute("aria-disabled", "true")
    lectern.choose("Speed", "5")
    lectern.press("Play")
    lectern.expect_state("running")
    expect(lectern.html).to_have_attribute("data-expanded", re.compile(r"^\d{2,}$"))
    lectern.press("Pause")
    lectern.expect_state("ready")
    held = lectern.counts()
    lectern.press("Back")
    lectern.expect_expanded(held[0] - 1)


def test_a_short_search_runs_to_its_goal_and_all_the_way_back(lectern):
    """At the end the outcome is said, the solution shown, and nothing is left to step to."""
    lectern.open(SOLVABLE)
    lectern.run_to_end()
    lectern.expect_status(re.compile(r"Goal found after \d+ expansions?: .*2 moves, cost 2\."))
    expect(lectern.code.locator(".now")).to_contain_text("return Solution(node)")
    expect(lectern.button("Step")).to_have_attribute("aria-disabled", "true")
    for key, said in (
        ("ArrowRight", "1 of 2"),
        ("ArrowRight", "2 of 2"),
        ("ArrowLeft", "1 of 2"),
        ("ArrowLeft", "Goal"),
    ):
        lectern.page.keyboard.press(key)
        lectern.expect_status(said)
    lectern.slider.evaluate("it => { it.value = it.max; it.dispatchEvent(new Event('input')) }")
    lectern.expect_status("2 of 2")
    lectern.expect_state("finished")
    lectern.press("Reset")
    lectern.expect_state("ready")
    assert lectern.counts() == (0, 0, 1)


def test_the_running_line_is_lit_at_each_event(lectern: Lectern) -> None:
    """There and back, in the listing. (The full source: layout/test_frame.py.)"""
    lectern.open()
    expect(lectern.code).to_contain_text("def astar_search(problem, frontier)")
    lectern.jump("Next event")
    expect(lectern.code.locator(".now")).to_contain_text("for child in expand(problem, node)")
    lectern.jump("Next event")
    expect(lectern.code.locator(".now")).to_contain_text("frontier.add(child)")
    lectern.jump("Previous event")
    lectern.jump("Previous event")
    lectern.expect_expanded(0)


def test_play_at_the_end_starts_over(lectern):
    """Whoever has seen it to the end sees it once more, from the start."""
    lectern.open("problem=graph&algorithm=astar")
    lectern.run_to_end()
    lectern.page.evaluate(NEXT_EXPANDED)
    expect(lectern.button("Play").locator(".to-again")).to_be_visible()
    lectern.press("Play")
    assert lectern.page.evaluate("nextExpanded") in ("0", "1")
    lectern.press("Reset")
    lectern.expect_state("ready")


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
        pytest.param("algorithm=uniform-cost", 181_439, 483_838, marks=pytest.mark.thorough),
    ],
)
def test_the_hardest_start_is_solved_in_31_moves(lectern, fragment, expanded, generated):
    """Live, to the end."""
    lectern.open(fragment)
    lectern.run_to_end()
    expect_solved_and_answering(lectern, expanded, generated)


def test_a_pause_in_the_middle_of_a_run_stops_at_once(lectern: Lectern) -> None:
    """With all panels at one time; then it goes on."""
    lectern.open("algorithm=uniform-cost")
    lectern.press("Run to end")
    expect(lectern.html).to_have_attribute("data-expanded", re.compile(r"^\d{4,}$"), timeout=LONG)
    lectern.press("Pause")
    lectern.expect_state("ready")
    held, _, waiting = lectern.counts()
    expect(lectern.page.locator("#frontier-count")).to_have_text(f"{waiting:,} entries")
    expect(lectern.page.locator("#visited-count")).to_have_text(f"{held:,} states")
    lectern.press("Run to end")
    lectern.page.wait_for_function("held => Number(document.documentElement.dataset.expanded) > held", arg=held)


def test_an_iteration_that_is_forgotten_is_shown_again(lectern: Lectern) -> None:
    """Plain iterative deepening cannot finish here, that is the lesson; the page says what it has forgotten, and runs
    it again."""
    lectern.open("algorithm=iterative-deepening&max-nodes=40000&step=30")  # which takes several chunks
    lectern.page.evaluate(FORGETFUL, KEPT)
    expect(lectern.html).to_have_attribute("data-kept", "300")
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
