"""Game trees on the stage: values, windows, cuts with their reasons, both rules, and what a screen reader hears."""

import re

import pytest
from playwright.sync_api import expect

AIMA = "problem=game-tree&algorithm=alpha-beta"
DIFFERENT = AIMA + "&tree=[[3 5] [3 9] [7 4]]"  # the two rules for a cut differ on it


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


def test_jumps_lead_to_the_next_leaf_and_cut_and_to_the_value_of_the_root(lectern):
    lectern.open(AIMA)
    for mark, status in (
        ("Next leaf", "The leaf 3 is worth 3"),
        ("Next cut", "The leaf 2 is worth 2. C is at most 2, and MAX"),
        ("Next leaf", "The leaf 14 is worth 14"),
        ("Value of the root", "A hands up 3."),
    ):
        lectern.press("Jump to")
        marks = lectern.page.locator("#marks")
        expect(marks.get_by_role("button", name="Next layer", exact=True)).to_be_hidden()
        marks.get_by_role("button", name=mark, exact=True).click()
        expect(lectern.status).to_contain_text(status)


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


def test_a_typed_tree_is_in_the_link_and_its_mistakes_have_a_column(lectern):
    lectern.open(AIMA)
    field = lectern.reveal("textbox", "Tree")
    field.fill("[[3 12 8] [2 4 x]]")
    lectern.expect_complaint(field, "Column 16")
    field.fill("[[4 6] [5 9]]")
    lectern.expect_fragment("tree=")
    lectern.run_to_end()
    lectern.expect_status("A is worth 5: MAX plays C.")


def test_both_rules_are_told_and_compared(lectern):
    lectern.open(DIFFERENT)
    lectern.run_to_end()
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


def test_a_leaf_that_must_not_be_evaluated_stops_the_search_with_a_sentence(lectern):
    lectern.open(AIMA + "&tree=[[3 5] [3 ?]]&cut=beyond")
    lectern.press("Run to end")
    expect(lectern.page.locator("body")).to_contain_text("Leaf 4 (column 11) must not be evaluated")


def test_questions_are_about_values_cuts_and_moves(lectern):
    """Each answer has its reason."""
    lectern.open(AIMA + "&predict=3")
    question, page = region(lectern, "Question"), lectern.page
    kinds = []
    for _ in range(20):
        expect(question).to_have_attribute("data-question", re.compile("game-"))
        kinds.append(question.get_attribute("data-question"))
        field = question.get_by_role("textbox", name="Your answer (a number)", exact=True)
        if field.is_visible():
            field.fill("99")
            field.press("Enter")
        else:
            question.get_by_role("group").get_by_role("button").first.click()
        answered = len(kinds)
        expect(page.locator("html")).to_have_attribute("data-answered", str(answered))
        following = question.get_by_role("button", name="Next question")
        following.click()
        expect(following).to_be_hidden()  # the next question is open, or there is none
        if question.get_by_text("No more questions").is_visible():
            break
    assert {"game-move", "game-value"} <= set(kinds)


def test_run_it_yourself_has_values_and_cuts_to_fill_in(lectern):
    """By pointer and by keyboard; each mistake gets its reason, and at last everything is right."""
    lectern.open(AIMA + "&step=5").press("Run it yourself")
    exercise, page = region(lectern, "Run it yourself"), lectern.page
    lectern.expect_status("A is the root. MAX moves here.")  # nothing is given away
    expect(exercise).to_contain_text("a value that equals the bound cuts, too (≥)")
    field = {name: exercise.get_by_role("textbox", name="Value of " + name, exact=True) for name in "ABCD"}
    for name, value in (("A", "3"), ("B", "12"), ("C", "3"), ("D", "2")):
        field[name].fill(value)
    exercise.get_by_role("button", name="Cut the edge to D", exact=True).click()
    compare = exercise.get_by_role("button", name="Compare", exact=True)
    compare.click()
    expect(exercise).to_contain_text("0 of 4 right")
    expect(field["B"]).to_have_attribute("aria-invalid", "true")
    expect(field["B"]).to_have_accessible_description(re.compile("You took the highest value, as MAX would"))
    expect(exercise).to_contain_text("No player above has a bound here yet, so nothing can be cut.")
    expect(exercise).to_contain_text("B is the first move with the best value for MAX, 3.")
    edge = exercise.get_by_role("button", name="Cut the edge to D", exact=True)
    edge.focus()
    page.keyboard.press("Space")  # the edge is whole again
    expect(edge).to_have_attribute("aria-pressed", "false")
    for leaf in ("4", "6"):
        exercise.get_by_role("button", name=f"Cut the edge to {leaf} below C", exact=True).press("Enter")
    field["B"].fill("3")
    field["C"].fill("<= 2")
    exercise.get_by_role("combobox", name="Move played", exact=True).select_option("B")
    compare.click()
    expect(exercise).to_contain_text("5 of 5 right")
    expect(exercise).to_contain_text("Right.")
    expect(field["C"]).to_have_attribute("aria-invalid", "false")
    lectern.choose("Algorithm", "minimax")  # another search, without cuts
    expect(exercise).not_to_contain_text("bound")
    expect(exercise.get_by_role("button", name=re.compile("Cut"))).to_have_count(0)
    exercise.get_by_role("button", name="Close this exercise").click()
    expect(page.locator("html")).not_to_have_attribute("data-predict", "")


def test_run_it_yourself_says_what_to_choose_for_a_large_game(lectern):
    lectern.open("problem=graph&algorithm=astar&step=1").press("Run it yourself")
    expect(lectern.page.locator("html")).to_have_attribute("data-predict", "")
    lectern.choose("Problem", "nim")  # a game ends what is being played on a search
    expect(lectern.page.locator("html")).not_to_have_attribute("data-predict", "")
    lectern.expect_loaded()
    expect(lectern.link_message).to_be_empty()
    lectern.press("Run it yourself")
    exercise = region(lectern, "Run it yourself")
    expect(exercise).to_contain_text("more than 30 leaves")
    expect(exercise).to_contain_text("fewer matches")
    lectern.open("problem=nim&heaps=1,2&algorithm=alpha-beta").press("Run it yourself")
    expect(exercise.get_by_role("textbox", name="Value of the root", exact=True)).to_be_visible()
