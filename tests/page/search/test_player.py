"""Stepping, playing, running and scrubbing: every control moves the one time that everything is a function of."""

import re

from playwright.sync_api import expect

SOLVABLE = "start=1,2,0,3,4,5,6,7,8"  # two moves from the goal
# What the document says next of the expansions, however quickly it says something else after that.
NEXT_EXPANDED = """() => {
  globalThis.nextExpanded = new Promise((told) => {
    const heard = () => told(document.documentElement.dataset.expanded);
    new MutationObserver(heard).observe(document.documentElement, { attributeFilter: ["data-expanded"] });
  });
}"""


def test_the_page_opens_on_the_sources_own_start(lectern):
    """A newcomer sees the eight-puzzle's hardest start under A* with Manhattan, with only the root in the frontier."""
    lectern.open()
    lectern.expect_state("ready")
    assert lectern.counts() == (0, 0, 1)
    expect(lectern.start).to_have_value("8,0,6,5,4,7,2,3,1")
    lectern.expect_status("8 0 6 / 5 4 7 / 2 3 1")


def test_step_and_back_count_expansions(lectern):
    """Each Step is one expansion with all its children, each Back takes one away, and the counts say so."""
    lectern.open()
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


def test_play_advances_by_itself_and_pause_holds_it(lectern):
    """Play and Pause are one button; while playing the page says that it is running."""
    lectern.open()
    lectern.choose("Speed", "5")
    lectern.press("Play")
    lectern.expect_state("running")
    expect(lectern.html).to_have_attribute("data-expanded", re.compile(r"^\d{2,}$"))
    lectern.press("Pause")
    lectern.expect_state("ready")
    held = lectern.counts()
    lectern.press("Back")
    lectern.expect_expanded(held[0] - 1)


def test_the_running_line_is_lit(lectern):
    """The listing, and beside the editor the algorithm's own source, with the line on which it is paused."""
    lectern.open()
    expect(lectern.code).to_contain_text("def astar_search(problem, frontier)")
    lectern.jump("Next event")
    expect(lectern.code.locator(".now")).to_contain_text("for child in expand(problem, node)")
    lectern.jump("Previous event")
    lectern.expect_expanded(0)
    lectern.jump("Next event")
    lectern.press("Edit a copy")
    lectern.code.get_by_role("button", name="Algorithm").click()
    lectern.press("Full source")
    expect(lectern.code.locator(".now")).to_contain_text("yield EXPAND, node")
    lectern.jump("Next event")
    expect(lectern.code.locator(".now")).to_contain_text("yield GENERATE, child")
    lectern.press("Full source")
    expect(lectern.code.locator(".now")).to_contain_text("frontier.add(child)")
    lectern.press("Close editor")


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
