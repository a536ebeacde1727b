"""Questions on the search: asked before a step, answered in the tree, in the list, by buttons and by typing."""

import re
from collections.abc import Callable

import pytest
from lectern import Lectern
from measuring import SIZE
from playwright.sync_api import Locator, Page, expect

from buildtools import node

SIZES = "(spans) => spans.map((span) => parseFloat(getComputedStyle(span).fontSize))"
ROMANIA = "problem=graph&graph=romania&start=Arad&goal=Bucharest"


class Questions:
    """The region `Question` as who answers knows it."""

    def __init__(self, lectern: Lectern) -> None:
        self.lectern, self.page = lectern, lectern.page
        self.region = self.page.get_by_role("region", name="Question", exact=True)

    def open(self, fragment: str) -> None:
        self.lectern.open(fragment)
        expect(self.region).to_be_visible()

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.region.get_by_role("button", name=name)

    def expect_kind(self, kind: str) -> None:
        expect(self.region).to_have_attribute("data-question", kind)
        expect(self.lectern.html).to_have_attribute("data-asked", kind)

    def expect_counts(self, answered: int, right: int) -> None:
        expect(self.lectern.html).to_have_attribute("data-answered", str(answered))
        expect(self.lectern.html).to_have_attribute("data-right", str(right))
        expect(self.region).to_contain_text(f"{right} of {answered} right")


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
    lectern.expect_expanded(1)
    entries = lectern.entries(lectern.frontier)
    expect(entries).to_have_count(3)
    expect(lectern.frontier).to_contain_text("Listed from A to Z while a question is open.")
    expect(lectern.frontier.locator(".next")).to_have_count(0)
    shown = questions.region.get_by_role("group").get_by_role("button")
    assert not re.search(r"393.*447.*449", " ".join(shown.all_inner_texts()), re.DOTALL)
    assert [text.split()[0] for text in entries.all_inner_texts()] == ["Sibiu", "Timisoara", "Zerind"]  # A to Z
    entries.filter(has_text="449").click()
    questions.expect_counts(1, 0)
    expect(questions.region).to_contain_text(
        "Sibiu (#1) has the lowest value, f = 393. The runner-up, Timisoara (#2), has 447."
    )
    expect(entries.first).to_contain_text("Sibiu")
    expect(lectern.frontier.locator(".next .why-next")).to_contain_text("lowest f")
    assert violations(page) == []
    questions.button("Next question").click()
    questions.expect_kind("goal")
    questions.button("Yes").click()
    expect(questions.region).to_contain_text("The goal Bucharest (#11) is in the frontier with f = 450")
    questions.button("Show the step").click()
    lectern.expect_expanded(5)
    questions.expect_kind("goal")
    questions.button("Yes").click()
    questions.expect_counts(3, 1)
    questions.button("Next question").click()
    questions.expect_kind("optimal")
    expect(lectern.open_picker("Algorithm")).to_be_visible()
    expect(page.locator("#about")).to_be_hidden()
    page.keyboard.press("Escape")
    questions.button("Yes").click()
    questions.expect_counts(4, 2)
    questions.button("Next question").click()
    expect(questions.region).to_contain_text("No more questions: 2 of 4 right.")
    questions.region.get_by_text("Review these (2)").click()
    questions.button(re.compile("Step 1: Which node")).click()
    lectern.expect_expanded(1)
    questions.button(re.compile("^Sibiu")).click()
    questions.expect_counts(4, 2)
    expect(questions.region).to_contain_text("Review these (1)")
    questions.button("Close the questions").click()
    expect(questions.region).to_be_hidden()
    page.wait_for_function("!location.hash.includes('predict=')")


def test_the_tree_is_pressed_and_playing_stops_at_a_question(questions: Questions) -> None:
    """A node outside the frontier is not accepted; going on without an answer shows it."""
    lectern, page = questions.lectern, questions.page
    questions.open(f"predict=8&{ROMANIA}&algorithm=greedy")
    questions.expect_kind("next-node")
    lectern.press("Fit")
    box = lectern.canvas.bounding_box()
    lectern.canvas.click(position={"x": box["width"] / 2, "y": 75})
    expect(questions.region.get_by_role("alert")).to_contain_text("Arad (#0) is not in the frontier")
    questions.expect_counts(0, 0)
    page.keyboard.press("ArrowDown")  # to look around with the keys is no answer either
    expect(page.locator("#node-card")).to_contain_text("Sibiu")
    page.keyboard.press("Enter")
    questions.expect_counts(1, 1)
    lectern.press("Play")
    questions.expect_kind("goal")
    lectern.expect_state("ready")
    lectern.press("Step")
    expect(questions.region).to_have_attribute("data-question", "optimal")
    questions.button("No").click()
    expect(questions.region).to_contain_text("Review these (1)")
    questions.expect_counts(2, 2)


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
    page.evaluate("() => { window.told = []; addEventListener('message', ({ data }) => window.told.push(data)); }")
    page.keyboard.press("Enter")
    questions.expect_counts(1, 1)
    assert page.evaluate("window.told.filter((data) => data.subject)") == []  # there is no page around
    expect(heard.last).to_contain_text(re.compile("Right.*One enters. Discarded: 8 0 6 / 5 4 7 / 2 3 1."))
    expect(questions.button("Show the step")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#question-prompt")).to_be_focused()
    expect(heard.first).not_to_contain_text("It has 2 children")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.question-answers') !== null")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowRight")  # goes on without an answer: it is told, and kept for later
    expect(questions.region).to_contain_text(re.compile("You moved on without answering|Review these"))


def read_code(page: Page, code: Locator) -> str | None:
    """What a reader of QR codes that is not ours sees in a drawing, as large as it is shown."""
    page.evaluate((node.MODULES / "jsqr/dist/jsQR.js").read_text(encoding="utf-8"))
    said: str | None = code.evaluate(
        """async (code) => {
          const { width, height } = code.getBoundingClientRect();
          const image = new Image(width, height);
          image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(code))}`;
          await image.decode();
          const context = new OffscreenCanvas(width, height).getContext("2d");
          context.drawImage(image, 0, 0, width, height);
          const pixels = context.getImageData(0, 0, Math.floor(width), Math.floor(height));
          return jsQR(pixels.data, pixels.width, pixels.height)?.data ?? null;
        }"""
    )
    return said


def test_a_class_votes_by_hands(questions: Questions, violations_in_both_schemes: Callable[[Page], list[str]]) -> None:
    """In Present the answers have letters and the type is large; the same question is on a phone by its QR code. Of two
    searches the first is asked about, while their numbers are hidden. A number is chosen among common mistakes; leaving
    Present gives the field back.
    """
    lectern, page = questions.lectern, questions.page
    lectern.open(f"{ROMANIA}&algorithm=astar&view=present")
    page.keyboard.press("a")
    expect(questions.region).to_be_visible()
    questions.open(f"predict=8&{ROMANIA}&algorithm=astar&b.algorithm=uniform-cost&view=present")
    questions.expect_kind("next-node")
    expect(page.get_by_role("region", name="Comparison")).to_have_count(0)
    questions.button(re.compile("Sibiu")).click()
    questions.button("Show the step").click()
    lectern.expect_expanded(2)
    expect(lectern.html).to_have_attribute("data-expanded-2", "2")

    questions.open(f"predict=8&{ROMANIA}&algorithm=astar&view=present")
    questions.expect_kind("next-node")
    answers = questions.region.get_by_role("group").get_by_role("button")
    expect_letters(answers, "ABC")
    assert all(size >= 26 for size in answers.locator("span").evaluate_all(SIZES))
    assert questions.region.locator("#question-prompt").evaluate(SIZE) >= 28
    assert lectern.tree.evaluate("(tree) => tree.getBoundingClientRect().width") > 600
    assert violations_in_both_schemes(page) == []
    asked = answers.all_inner_texts()
    questions.button("QR code").click()
    code = page.get_by_role("dialog", name="QR code").get_by_role("img")
    expect(code).to_be_visible()
    address, _, fragment = (read_code(page, code) or "").partition("#")
    assert address == lectern.url
    page.keyboard.press("Escape")
    lectern.open("problem=pillars")
    page.set_viewport_size({"width": 390, "height": 844})
    questions.open(fragment)
    questions.expect_kind("next-node")
    expect_letters(answers, "ABC")
    assert answers.all_inner_texts() == asked

    questions.open("predict=12&problem=eight-puzzle&algorithm=astar&max-nodes=400&view=present")
    questions.expect_kind("frontier-size")
    expect(answers.locator("> span:last-child")).to_have_text(["0", "1", "2", "3"])
    expect_letters(answers, "ABCD")
    expect(questions.region.get_by_role("textbox")).to_be_hidden()
    page.keyboard.press("p")
    expect(questions.region.get_by_role("textbox")).to_be_visible()
    expect(answers).to_have_text(["Answer"])
    page.keyboard.press("p")
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
    expect(lectern.frontier).to_contain_text("Listed from A to Z while a question is open.")
    assert violations(page) == []
    game.get_by_role("button", name="Hint").click()
    expect(game).to_contain_text("lowest h first, ties first in, first out")
    lectern.entries(lectern.frontier).filter(has_text="Zerind").click()
    expect(game).to_contain_text("A mistake, after 2 right decisions.")
    expect(game).to_contain_text("Sibiu (#1) has the lowest value, h = 253. The runner-up, Timisoara (#2), has 329.")
    expect(game.get_by_role("button", name="Try again from here")).to_be_focused()
    page.keyboard.press("Enter")
    lectern.entries(lectern.frontier).filter(has_text="Sibiu").click()
    game.get_by_role("checkbox", name=re.compile("^Arad")).check()
    game.get_by_role("button", name="Continue").click()
    lectern.expect_expanded(2)
    game.get_by_role("button", name=re.compile("^Fagaras")).click()
    game.get_by_role("checkbox", name=re.compile("^Sibiu")).check()
    game.get_by_role("button", name="Continue").click()
    lectern.expect_expanded(3)
    game.get_by_role("button", name="The goal is found").click()
    expect(game).to_contain_text("The search is over.")
    game.get_by_role("button", name="Close this exercise").click()
    expect(game).to_be_hidden()


def names(lectern: Lectern, number: int = 1) -> list[str]:
    lectern.rest()
    return lectern.page.locator(f"[data-stage='{number}'] [data-part='frontier-list'] .entry .name").all_inner_texts()


def test_a_lecturer_asks_and_the_step_answers(lectern: Lectern) -> None:
    """After four expansions Pitesti is next. The key covers the order, the badge and the reason, and lifts the cover;
    so do a step and another search. Meanwhile nothing singles Pitesti out, and at the goal nothing is asked.
    """
    page, ask = lectern.page, lectern.button("Ask")
    lectern.open("problem=missionaries&algorithm=astar&step=8&view=present")
    expect(lectern.canvas).to_have_attribute("aria-description", re.compile("not shown, 2 whole rows"))
    lectern.press("Ask")
    expect(lectern.canvas).to_have_attribute("aria-description", re.compile(r"^\d+ more$"))
    lectern.open(f"{ROMANIA}&algorithm=astar&step=4")
    expect(ask).to_have_attribute("aria-pressed", "false")
    following, sign = lectern.frontier.locator(".entry.next"), page.locator("[data-part='legend'] [data-status=next]")
    expect(following).to_contain_text("Pitesti")
    expect(sign).to_be_visible()
    city = page.locator("#space-view canvas")
    marked = city.evaluate("each => each.toDataURL()")
    page.keyboard.press("x")
    expect(ask).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("marked => document.querySelector('#space-view canvas').toDataURL() !== marked", arg=marked)
    expect(lectern.frontier).to_contain_text("Which node is expanded next? Listed A to Z.")
    expect(following).to_have_count(0)
    expect(sign).to_be_hidden()
    assert names(lectern) == ["Bucharest", "Craiova", "Oradea", "Pitesti", "Timisoara", "Zerind"]
    assert page.evaluate("document.body.innerText.split('Pitesti').length - 1") == 1
    live = page.locator("[aria-live], [role=status], [role=alert]")
    assert not [text for text in live.all_inner_texts() if "Pitesti" in text]
    page.keyboard.press("x")
    expect(following).to_contain_text("Pitesti")
    page.keyboard.press("x")
    expect(following).to_have_count(0)
    lectern.press("Step")
    lectern.expect_expanded(5)
    expect(ask).to_have_attribute("aria-pressed", "false")
    expect(following).to_contain_text("Bucharest")
    lectern.run_to_end()
    expect(ask).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("x")
    expect(lectern.html).not_to_have_attribute("data-asked", "next-node")
    lectern.open(f"{ROMANIA}&algorithm=breadth-first&step=4")
    lectern.press("Step")  # an early goal test has found Bucharest: no node is next
    lectern.expect_expanded(5)
    expect(ask).to_have_attribute("aria-disabled", "true")


def test_both_searches_of_a_comparison_are_covered(lectern: Lectern) -> None:
    """Each asks in place of its next entry; the sentence about the difference is hidden, in a lesson too."""
    lectern.open(f"{ROMANIA}&algorithm=astar&b.algorithm=uniform-cost&step=2&view=present")
    expect(lectern.html).to_have_attribute("data-expanded-2", "2")
    lectern.press("Ask")
    for number in (1, 2):
        stage = lectern.page.locator(f"[data-stage='{number}']")
        expect(stage.locator("[data-part='frontier-note']")).to_be_visible()
        expect(stage.locator("[data-part='frontier']")).to_contain_text("Which node is next?")
        expect(stage.locator("[data-part='frontier-list']")).to_be_hidden()
    expect(lectern.page.locator("#difference-text")).to_be_hidden()
    expect(lectern.page.locator("[data-row='expanded']")).to_be_visible()
    lectern.press("Step")
    expect(lectern.page.locator("#difference-text")).to_be_visible()
    lectern.open("lesson=greedy&stop=2")
    expect(lectern.html).to_have_attribute("data-asked", "lesson")
    comparison, strip = lectern.page.locator("#comparison"), lectern.page.locator("#lesson")
    expect(comparison).not_to_have_attribute("hidden", "")
    expect(comparison).to_be_hidden()
    strip.get_by_role("radio").first.check()
    strip.get_by_role("button", name="Answer").click()
    expect(comparison).to_be_visible()
