"""Game trees on the stage: values, windows, cuts with their reasons, both rules, and what a screen reader hears."""

import re

import pytest
from playwright.sync_api import expect

AIMA = "problem=game-tree&algorithm=alpha-beta"


@pytest.fixture(autouse=True)
def fresh(lectern):
    lectern.page.keyboard.press("Escape")  # whatever the test before has left open


def region(lectern, name):
    return lectern.page.get_by_role("region", name=name, exact=True)


def test_the_tree_of_the_book_is_stepped_through(lectern):
    """A step is a leaf, or a value handed up; a cut is told with both numbers. At the end there is a value."""
    lectern.open(AIMA)
    lectern.expect_status("A is the root. MAX moves here.")
    lectern.press("Step")
    lectern.expect_status("The leaf 3 is worth 3. B is at most 3.")
    lectern.page.keyboard.press("x")
    expect(region(lectern, "Calls")).to_contain_text("What happens next?")
    lectern.press("Step", 3)
    lectern.expect_status("B hands up 3. A is at least 3.")
    lectern.press("Step")
    lectern.expect_status(
        "The leaf 2 is worth 2. C is at most 2, and MAX already has 3 by playing B: the other moves of C need not be"
        " looked at (2 ≤ α = 3)."
    )
    expect(region(lectern, "Calls")).to_contain_text("[3, ∞]")
    expect(region(lectern, "Leaves")).to_contain_text("12")
    lectern.press("Step")
    lectern.expect_status("C hands up ≤ 2. A stays at least 3.")
    expect(lectern.page.locator("html")).not_to_have_attribute("data-value", re.compile("."))
    lectern.run_to_end()
    lectern.expect_status("A is worth 3: MAX plays B.")
    expect(lectern.page.locator("html")).to_have_attribute("data-value", "3")
    expect(region(lectern, "Statistics")).to_contain_text("11 nodes")
    expect(region(lectern, "Value")).to_contain_text("7 leaves were evaluated.")
    expect(region(lectern, "Value")).to_contain_text("alpha-beta needs 5 leaves")
    lectern.press("Back")
    expect(lectern.page.locator("html")).not_to_have_attribute("data-value", re.compile("."))
    lectern.press("Reset")
    for mark, status in (("Next leaf", "The leaf 3 is worth 3"), ("Next cut", "C is at most 2, and MAX already has 3")):
        lectern.jump(mark)
        lectern.expect_status(status)


def test_a_game_is_chosen_like_any_problem(lectern):
    """Its algorithms are offered in place of the searches, and back again."""
    lectern.open("problem=eight-puzzle")
    lectern.choose("Problem", "tic-tac-toe")
    lectern.expect_status("MAX moves first.")
    algorithms = lectern.page.get_by_role("combobox", name="Algorithm", exact=True)
    expect(algorithms).to_have_value("alpha-beta")
    expect(algorithms.locator("option")).to_have_count(3)
    expect(lectern.page.get_by_role("combobox", name="Heuristic", exact=True)).to_be_hidden()
    expect(region(lectern, "Calls")).to_contain_text("value so far, [α, β]")
    lectern.choose("Algorithm", "minimax")
    expect(region(lectern, "Calls")).not_to_contain_text("β")  # which it does not have
    expect(lectern.code).to_contain_text("def max_value(game, node)")
    lectern.choose("Problem", "eight-puzzle")
    expect(algorithms).to_have_value("astar")
    expect(region(lectern, "Frontier")).to_be_visible()
    expect(region(lectern, "Visited")).to_be_visible()


def test_a_typed_tree_is_in_the_link_and_shows_where_the_rules_for_a_cut_differ(lectern):
    """A mistake in it has a column. Of the two rules a button makes a comparison, which counts leaves."""
    lectern.open(AIMA)
    field = lectern.reveal("textbox", "Tree")
    field.fill("[[3 12 8] [2 4 x]]")
    lectern.expect_complaint(field, "Column 16")
    field.fill("[[3 5] [3 9] [7 4]]")
    lectern.expect_fragment("tree=")
    lectern.run_to_end()
    lectern.expect_status("A is worth 4: MAX plays D.")
    expect(region(lectern, "Value")).to_contain_text("need 5 leaves, cuts only beyond it (>) 6 leaves")
    lectern.press("Compare the two rules")
    expect(region(lectern, "Calls 2")).to_be_visible()
    lectern.expect_fragment("b.cut=beyond")
    comparison = region(lectern, "Comparison")
    expect(comparison).to_contain_text(
        "At step 5, Alpha-beta (Cut: at an equal value (≥)) hands up ≤ 3 from C, because its other moves are cut (3 ≤"
        " α\u00a0=\u00a03), but Alpha-beta (Cut: only beyond it (>)) evaluates the leaf 9."
    )
    expect(comparison).to_contain_text("Leaves evaluated")
    expect(comparison).not_to_contain_text("xpand")
    lectern.press("Close comparison")


def test_questions_are_about_values_cuts_and_moves(lectern):
    """Each answer has its reason."""
    lectern.open(AIMA + "&predict=3")
    question, page = region(lectern, "Question"), lectern.page
    expect(question).to_have_attribute("data-question", re.compile("game-"))
    kinds = set()
    for answered in range(1, 7):
        kind = question.get_attribute("data-question")
        kinds.add(kind)
        field = question.get_by_role("textbox", name="Your answer (a number)", exact=True)
        if field.is_visible():
            field.fill("99")
            field.press("Enter")
        else:
            question.get_by_role("group").get_by_role("button").first.click()
        expect(page.locator("html")).to_have_attribute("data-answered", str(answered))
        if kinds >= {"game-move", "game-value"}:
            break
        following = question.get_by_role("button", name="Next question")
        following.click()
        expect(following).to_be_hidden()  # the next question is open
    assert kinds >= {"game-move", "game-value"}


def test_run_it_yourself_has_values_and_cuts_to_fill_in(lectern):
    """By pointer and by keyboard; each mistake gets its reason, and at last everything is right."""
    lectern.open(AIMA + "&step=5").press("Run it yourself")
    exercise, page = region(lectern, "Run it yourself"), lectern.page
    lectern.expect_status("A is the root. MAX moves here.")  # nothing is given away
    field = {name: exercise.get_by_role("textbox", name="Value of " + name, exact=True) for name in "ABCD"}
    for name, value in (("A", "3"), ("B", "12"), ("C", "3"), ("D", "2")):
        field[name].fill(value)
    exercise.get_by_role("button", name="Cut the edge to D", exact=True).click()
    compare = exercise.get_by_role("button", name="Compare", exact=True)
    compare.click()
    expect(exercise).to_contain_text("0 of 4 right")
    expect(field["B"]).to_have_attribute("aria-invalid", "true")
    expect(field["B"]).to_have_accessible_description(re.compile("You took the highest value, as MAX would"))
    exercise.get_by_role("button", name="Cut the edge to D", exact=True).press("Space")  # the edge is whole again
    for leaf in ("4", "6"):
        exercise.get_by_role("button", name=f"Cut the edge to {leaf} below C", exact=True).press("Enter")
    field["B"].fill("3")
    field["C"].fill("<= 2")
    exercise.get_by_role("combobox", name="Move played", exact=True).select_option("B")
    compare.click()
    expect(exercise).to_contain_text("5 of 5 right")
    expect(exercise).to_contain_text("Right.")
    expect(field["C"]).to_have_attribute("aria-invalid", "false")
    exercise.get_by_role("button", name="Close this exercise").click()
    expect(page.locator("html")).not_to_have_attribute("data-predict", "")
