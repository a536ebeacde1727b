"""Questions on the search: asked before a step, answered in the tree, in the list, by buttons and by typing."""

import re
from collections.abc import Callable

import pytest
from lectern import Lectern
from measuring import SIZE
from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.platforms.test_embed import read_code
from tests.page.teaching.questions import Questions

SIZES = "(spans) => spans.map((span) => parseFloat(getComputedStyle(span).fontSize))"
ROMANIA = "problem=graph&graph=romania&start=Arad&goal=Bucharest"


def expect_letters(answers: Locator, letters: str) -> None:
    expect(answers).to_have_count(len(letters))
    for at, letter in enumerate(letters):
        expect(answers.nth(at)).to_have_accessible_name(re.compile(f"^{letter} "))


@pytest.fixture
def questions(lectern: Lectern) -> Questions:
    return Questions(lectern)


def test_a_class_answers_from_a_link(questions: Questions, violations: Callable[[Page], list[str]]) -> None:
    """The node that is next, by the list: its order tells nothing meanwhile. What was wrong is gone back to. Then the
    goal that waits, and the end; whether the path is a cheapest one, while nothing on the page promises that."""
    lectern, page = questions.lectern, questions.page
    questions.open(f"predict=8&{ROMANIA}&algorithm=astar")
    questions.expect_kind("next-node")
    expect(questions.region).to_contain_text("Which node is expanded next?")
    lectern.expect_expanded(1)
    entries = lectern.entries(lectern.frontier)
    expect(entries).to_have_count(3)
    expect(lectern.frontier).to_contain_text("Listed from A to Z while a question is open.")
    expect(lectern.frontier.locator(".next .why-next")).to_have_count(0)
    expect(lectern.frontier.locator(".next")).to_have_count(0)
    shown = questions.region.get_by_role("group").get_by_role("button")
    assert not re.search(r"393.*447.*449", " ".join(shown.all_inner_texts()), re.DOTALL)
    assert [text.split()[0] for text in entries.all_inner_texts()] == ["Sibiu", "Timisoara", "Zerind"]  # A to Z
    assert violations(page) == []
    entries.filter(has_text="449").click()
    questions.expect_counts(1, 0)
    expect(questions.region).to_contain_text("Zerind (#3) has f = 449.")
    expect(questions.region).to_contain_text(
        "Sibiu (#1) has the lowest value, f = 393. The runner-up, Timisoara (#2), has 447."
    )
    expect(entries.first).to_contain_text("Sibiu")
    expect(lectern.frontier.locator(".next .why-next")).to_contain_text("lowest f")
    expect(entries.first).to_have_class(re.compile(r"\bnext\b"))
    assert violations(page) == []
    questions.button("Next question").click()
    questions.expect_kind("goal")
    expect(questions.region).to_contain_text("Does the search end with the next step?")
    expect(lectern.frontier.locator(".next")).to_have_count(0)
    questions.button("Yes").click()
    expect(questions.region).to_contain_text("The goal Bucharest (#11) is in the frontier with f = 450")
    questions.button("Show the step").click()
    lectern.expect_expanded(5)
    questions.expect_kind("goal")
    questions.button("Yes").click()
    questions.expect_counts(3, 1)
    expect(questions.region).to_contain_text("Bucharest (#13) is next, and it is the goal.")
    questions.button("Next question").click()
    questions.expect_kind("optimal")
    expect(lectern.open_picker("Algorithm")).to_be_visible()
    expect(page.locator("#about")).to_be_hidden()
    page.keyboard.press("Escape")
    questions.button("Yes").click()
    questions.expect_counts(4, 2)
    lectern.open_picker("Algorithm")
    expect(page.locator("#about")).to_be_visible()
    page.keyboard.press("Escape")
    questions.button("Next question").click()
    expect(questions.region).to_contain_text("No more questions: 2 of 4 right.")
    expect(questions.region).to_be_visible()
    questions.region.get_by_text("Review these (2)").click()
    questions.button(re.compile("Step 1: Which node")).click()
    lectern.expect_expanded(1)
    questions.button(re.compile("^Sibiu")).click()
    expect(questions.region).to_contain_text("Right.")
    questions.expect_counts(4, 2)
    expect(questions.region).to_contain_text("Review these (1)")
    lectern.expect_fragment("predict=8&")
    questions.button("Close the questions").click()
    expect(questions.region).to_be_hidden()
    page.wait_for_function("!location.hash.includes('predict=')")


def test_the_order_is_hidden_while_the_next_frontier_is_asked(questions: Questions) -> None:
    """The frontier listed in its order would be the answer."""
    questions.open(f"predict=1&{ROMANIA}&algorithm=uniform-cost")
    questions.expect_kind("frontier-after")
    expect(questions.lectern.frontier).to_contain_text("Listed from A to Z while a question is open.")


def test_the_tree_is_pressed_and_playing_stops_at_a_question(questions: Questions) -> None:
    """A node outside the frontier is not accepted; going on without an answer shows it."""
    lectern, page = questions.lectern, questions.page
    lectern.open(f"{ROMANIA}&algorithm=greedy")
    lectern.press("Predict")
    expect(questions.region).to_be_visible()
    lectern.open(f"predict=8&{ROMANIA}&algorithm=greedy")
    questions.expect_kind("next-node")
    lectern.press("Fit")
    box = lectern.canvas.bounding_box()
    root = {"x": box["width"] / 2, "y": 75}
    lectern.canvas.click(position=root)
    expect(questions.region.get_by_role("alert")).to_contain_text("Arad (#0) is not in the frontier")
    questions.expect_counts(0, 0)
    page.keyboard.press("ArrowDown")  # to look around with the keys is no answer either
    expect(page.locator("#node-card")).to_contain_text("Sibiu")
    questions.expect_counts(0, 0)
    page.keyboard.press("Enter")
    questions.expect_counts(1, 1)
    lectern.press("Play")
    questions.expect_kind("goal")
    lectern.expect_state("ready")
    lectern.press("Step")
    expect(questions.region).to_have_attribute("data-question", "optimal")
    questions.button("No").click()
    expect(questions.region).to_contain_text("The algorithm does not guarantee it: it ignores the path cost so far")
    expect(questions.region).to_contain_text("Review these (1)")
    questions.expect_counts(2, 2)


@pytest.mark.parametrize("view", ["study", "present"])
def test_two_searches_are_asked_about_the_first(questions: Questions, violations, view: str) -> None:
    """Its numbers at the end are hidden during the question, and both searches move together."""
    lectern = questions.lectern
    questions.open(f"predict=8&{ROMANIA}&algorithm=astar&b.algorithm=uniform-cost&view={view}")
    questions.expect_kind("next-node")
    expect(questions.page.get_by_role("region", name="Comparison")).to_have_count(0)
    assert violations(questions.page) == []
    questions.button(re.compile("Sibiu")).click()
    questions.expect_counts(1, 1)
    questions.button("Show the step").click()
    lectern.expect_expanded(2)
    expect(lectern.html).to_have_attribute("data-expanded-2", "2")


def test_with_the_keyboard_alone_and_what_is_heard(questions: Questions) -> None:
    """What is asked is in a live region and has the focus; the tab key leads to the answers, Enter gives one, what is
    said of it is heard, and the focus stands on what comes next."""
    lectern, page = questions.lectern, questions.page
    lectern.open("predict=12&problem=eight-puzzle&algorithm=astar&max_nodes=400")
    heard = questions.region.locator("[aria-live=polite]")
    expect(heard.first).to_contain_text("is expanded next. It has 2 children. How many enter the frontier?")
    expect(questions.region.get_by_role("group")).to_have_accessible_name(re.compile("How many enter the frontier"))
    field = questions.region.get_by_role("textbox", name="Your answer (a number)")
    field.focus()
    page.keyboard.type("some")
    page.keyboard.press("Enter")
    expect(field).to_have_accessible_description(re.compile("Enter a number, for example 12."))
    page.keyboard.press("Control+a")
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    questions.expect_counts(1, 1)
    expect(heard.last).to_contain_text(re.compile("Right.*One enters. Discarded: 8 0 6 / 5 4 7 / 2 3 1."))
    expect(questions.button("Show the step")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#question-prompt")).to_be_focused()
    expect(heard.first).not_to_contain_text("It has 2 children")
    page.keyboard.press("Tab")
    focused = page.evaluate("document.activeElement.closest('.question-answers') !== null")
    assert focused
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowRight")  # goes on without an answer: it is told, and kept for later
    expect(questions.region).to_contain_text(re.compile("You moved on without answering|Review these"))


def test_a_seed_that_is_none_is_said(questions: Questions) -> None:
    questions.lectern.open(f"predict=7-7&{ROMANIA}")
    expect(questions.lectern.link_message).to_contain_text("“7-7” is not a valid seed. Use at most 20 letters")
    expect(questions.region).to_be_hidden()


def test_on_a_phone_in_spanish(browser: Browser, base_url: str, violations) -> None:
    """Above the tree; targets for fingers; nothing cut."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, service_workers="block")
    page = context.new_page()
    lectern = Lectern(page, base_url).open(f"lang=es&predict=8&{ROMANIA}&algorithm=astar")
    region = page.get_by_role("region", name="Pregunta")
    expect(region).to_contain_text("¿Qué nodo se expande a continuación?")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for button in region.get_by_role("button").all():
        assert button.bounding_box()["height"] >= 44
    region.get_by_role("button", name=re.compile("^Sibiu")).tap()
    expect(lectern.html).to_have_attribute("data-right", "1")
    expect(region).to_contain_text("Sibiu (#1) tiene el menor valor, f = 393.")
    context.close()


def test_a_class_votes_by_hands(
    lectern: Lectern, browser: Browser, base_url: str, violations_in_both_schemes: Callable[[Page], list[str]]
) -> None:
    """In Present the answers have letters and the type is large; the same question is on a phone by its QR code."""
    page = lectern.page
    questions = Questions(lectern)
    lectern.open(f"{ROMANIA}&algorithm=astar&view=present")
    page.add_init_script("Math.random = () => 0.5")
    page.keyboard.press("a")
    expect(questions.region).to_have_attribute("data-question", re.compile("."))
    questions.open(f"predict=8&{ROMANIA}&algorithm=astar&view=present")
    questions.expect_kind("next-node")
    answers = questions.region.get_by_role("group").get_by_role("button")
    expect_letters(answers, "ABC")
    assert all(size >= 26 for size in answers.locator("span").evaluate_all(SIZES))
    assert questions.region.locator("#question-prompt").evaluate(SIZE) >= 28
    assert lectern.tree.evaluate("(tree) => tree.getBoundingClientRect().width") > 600
    assert violations_in_both_schemes(page) == []
    questions.button("QR code").click()
    code = page.get_by_role("dialog", name="QR code").get_by_role("img")
    expect(code).to_be_visible()
    link = read_code(page, code.screenshot())
    assert link is not None
    page.keyboard.press("Escape")
    asked = answers.all_inner_texts()
    with browser.new_context(service_workers="block", viewport={"width": 390, "height": 844}, has_touch=True) as phone:
        student = Questions(Lectern(phone.new_page(), base_url))
        student.page.goto(link)
        student.expect_kind("next-node")
        shown = student.region.get_by_role("group").get_by_role("button")
        expect_letters(shown, "ABC")
        assert shown.all_inner_texts() == asked
        assert student.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert violations_in_both_schemes(student.page) == []
    answers.filter(has_text="Sibiu").click()
    expect(questions.region).to_contain_text("Right.")


def test_a_number_is_chosen_in_present_and_typed_elsewhere(questions: Questions) -> None:
    """The right one is among those of common mistakes; leaving Present gives the field back."""
    questions.open("predict=12&problem=eight-puzzle&algorithm=astar&max-nodes=400&view=present")
    questions.expect_kind("frontier-size")
    answers = questions.region.get_by_role("group").get_by_role("button")
    expect(answers.locator("> span:last-child")).to_have_text(["0", "1", "2", "3"])
    expect_letters(answers, "ABCD")
    expect(questions.region.get_by_role("textbox")).to_be_hidden()
    questions.page.keyboard.press("p")
    expect(questions.region.get_by_role("textbox")).to_be_visible()
    expect(answers).to_have_text(["Answer"])
    questions.page.keyboard.press("p")
    answers.nth(1).click()
    questions.expect_counts(1, 1)


def test_the_frontier_is_played(questions: Questions, violations: Callable[[Page], list[str]]) -> None:
    """From the start to the goal, by the list, the buttons and the keyboard; a slip is told with its reason, and one
    goes on from there; the hint says the rule."""
    lectern, page = questions.lectern, questions.page
    lectern.open(f"{ROMANIA}&algorithm=greedy&step=0")
    lectern.press("Run it yourself")
    game = page.get_by_role("region", name="Run it yourself")
    expect(page.locator("#play-prompt")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # Arad
    expect(game).to_contain_text("Arad (#0) is expanded. It has 3 children. Tick those that will be discarded.")
    # The rest of the page shows the same moment: Arad is removed, and none of its children is made.
    expect(lectern.status).to_have_text("Arad, h = 366, is removed from the frontier. Its children are generated next.")
    expect(lectern.frontier).to_contain_text("The frontier is empty.")
    assert lectern.counts() == (1, 0, 0)
    game.get_by_role("button", name="Continue").click()
    lectern.expect_expanded(1)
    expect(game).to_contain_text("Which node is expanded next?")
    expect(lectern.frontier).to_contain_text("Listed from A to Z while a question is open.")
    expect(lectern.frontier.locator(".next")).to_have_count(0)
    assert violations(page) == []
    game.get_by_role("button", name="Hint").click()
    expect(game).to_contain_text("lowest h first, ties first in, first out")
    lectern.entries(lectern.frontier).filter(has_text="Zerind").click()
    expect(game).to_contain_text("A mistake, after 2 right decisions.")
    expect(game).to_contain_text("Sibiu (#1) has the lowest value, h = 253. The runner-up, Timisoara (#2), has 329.")
    expect(game.get_by_role("button", name="Try again from here")).to_be_focused()
    page.keyboard.press("Enter")
    lectern.entries(lectern.frontier).filter(has_text="Sibiu").click()
    game.get_by_role("button", name="Continue").click()
    expect(game).to_contain_text(
        "Arad (#0) reached Arad with g = 0. The new g = 280 is not lower, so the child is discarded."
    )
    game.get_by_role("button", name="Try again from here").click()
    lectern.entries(lectern.frontier).filter(has_text="Sibiu").click()
    game.get_by_role("checkbox", name=re.compile("^Arad")).check()
    game.get_by_role("button", name="Continue").click()
    lectern.expect_expanded(2)
    game.get_by_role("button", name="The goal is found").click()
    expect(game).to_contain_text("The goal is not found here.")
    page.keyboard.press("Enter")
    game.get_by_role("button", name=re.compile("^Fagaras")).click()
    game.get_by_role("checkbox", name=re.compile("^Sibiu")).check()
    game.get_by_role("button", name="Continue").click()
    lectern.expect_expanded(3)
    game.get_by_role("button", name="The goal is found").click()
    expect(game).to_contain_text("Right.")
    expect(game).to_contain_text("The search is over.")
    expect(game).to_contain_text("is next, and it is the goal.")
    assert violations(page) == []
    game.get_by_role("button", name="Close this exercise").click()
    expect(game).to_be_hidden()
