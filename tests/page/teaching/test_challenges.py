"""Challenges on the page: found, worked at, judged, marked, sent; a lecturer's own, with what is wrong with it."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from lectern import Lectern
from measuring import below
from pillars import LEFT
from playwright.sync_api import Locator, Page, expect
from workbench import Workbench

from searchlight.challenges.offered import NAMES, built_in
from tests.unit.teaching.challenge_cheats import SOLUTIONS

HOMEWORK = Path(__file__).parents[2] / "homework"
OWN = {
    "id": "fewer-expansions",
    "title": {"en": "Half the work", "es": "La mitad del trabajo"},
    "question": "Let the search expand no more than three places, and find the best path.",
    "options": {
        "problem": "graph", "graph": "romania", "start": "Arad", "goal": "Bucharest", "algorithm": "breadth-first",
    },
    "change": {"algorithm": {}},
    "solved": [{"number": "expanded", "is": "<=", "than": 3}, {"number": "cost", "is": "<=", "than": 420}],
}  # fmt: skip


class Desk:
    """A challenge as who works at it knows it."""

    def __init__(self, lectern: Lectern) -> None:
        self.lectern, self.page = lectern, lectern.page
        self.strip = self.page.locator("#activity > section").filter(has=self.page.get_by_role("button", name="Check"))
        self.dialog = self.page.get_by_role("dialog", name="Lessons")
        self.said = self.strip.get_by_role("listitem")

    def list(self) -> Locator:
        self.lectern.press("Course")
        self.dialog.get_by_role("tab", name="Challenges").click()
        entries = self.page.locator("#challenges-panel > ul > li")
        expect(entries).to_have_count(len(NAMES))
        return entries

    def choose(self, title: str) -> None:
        self.list().get_by_role("button", name=title).click()
        expect(self.dialog).to_be_hidden()
        expect(self.strip).to_contain_text(title)
        self.lectern.expect_loaded()

    def open_file(self, text: str) -> None:
        self.list()
        file = {"name": "mine.json", "mimeType": "application/json", "buffer": text.encode()}
        self.dialog.get_by_label("Open a challenge file").set_input_files([file])

    def check(self, *sentences: str | re.Pattern[str]) -> None:
        """What is said of it: how it stands, then a sentence for each condition."""
        self.lectern.press("Check")
        expect(self.strip.locator("[aria-live]")).to_contain_text(sentences[0])
        expect(self.said).to_have_count(len(sentences) - 1)
        for at, sentence in enumerate(sentences[1:]):
            expect(self.said.nth(at)).to_contain_text(sentence)


@pytest.fixture
def desk(lectern: Lectern) -> Iterator[Desk]:
    """Nothing is kept of what another test has solved or written."""
    yield Desk(lectern)
    lectern.page.evaluate("localStorage.clear()")


def test_a_challenge_is_tried_solved_and_marked(desk: Desk, violations: Callable[[Page], list[str]]) -> None:
    """Another start of two searches, typed into its field; the mark is there when the page is opened again."""
    lectern, page = desk.lectern, desk.page
    lectern.open()
    desk.choose("Make A* expand more than greedy")
    expect(desk.strip).to_contain_text("You may change: Start state.")
    lectern.expect_fragment("challenge=astar-expands-more&problem=graph")
    desk.check("Not solved yet.", re.compile("✗ Not met: nodes expanded: .* Required: at least"))
    assert violations(page) == []
    lectern.press("Go there")
    expect(lectern.start).to_be_focused()
    lectern.start.fill("Sibiu")
    lectern.start.press("Enter")
    expect(desk.said).to_have_count(0)  # it was not about this start
    desk.check("Solved.", "✓ Met: nodes expanded")
    expect(desk.strip).to_contain_text("✓ solved")
    expect(desk.strip.locator(".primary")).to_have_text("Next challenge")
    expect(desk.strip.locator(".primary")).to_be_in_viewport(ratio=1)
    assert below(lectern.button("Check"), desk.strip.locator(".task"))
    right = "(each) => each.offsetParent.clientWidth - each.offsetLeft - each.offsetWidth"
    assert desk.strip.locator(".primary").evaluate(right) > 12
    lectern.choose("Algorithm 2", "uniform-cost")
    expect(desk.said).to_have_count(0)  # it was not about this pair
    desk.check("Not checked.", "In the second search, Algorithm must stay as it is: greedy.")
    lectern.expect_fragment("start=Sibiu")  # written when the page rests
    page.reload()
    lectern.expect_loaded()
    expect(desk.strip).to_contain_text("✓ solved")
    expect(lectern.start).to_have_value("Sibiu")
    done = desk.list().filter(has_text="✓ solved")
    expect(done).to_contain_text(["Make A* expand more than greedy"])
    page.keyboard.press("Escape")
    lectern.press("Start over")
    expect(lectern.start).to_have_value("Craiova")
    lectern.press("Next challenge")
    expect(desk.strip).to_contain_text("Fewer roads, more miles")
    lectern.press("Previous challenge")
    expect(desk.strip).to_contain_text("Make A* expand more than greedy")
    desk.strip.get_by_role("button", name="Close").click()
    expect(desk.strip).to_be_hidden()
    page.wait_for_function("!location.hash.includes('challenge=')")


def test_go_there_leads_to_the_control_that_solves_a_challenge(desk: Desk) -> None:
    """One for each kind of control that is not a field of the search; tests/unit solves each challenge."""
    lectern, page, keyboard = desk.lectern, desk.page, desk.page.keyboard
    for name in ("repair-h", "only-the-tie", "two-rules", "own-h"):
        lectern.open(f"challenge={name}")
        lectern.press("Go there")
        solution = next(iter(SOLUTIONS.get(name, {"": LEFT}).values()))
        if name == "repair-h":
            for _ in json.loads(built_in(name)["options"]["graph"])["h"]:
                field = page.get_by_role("textbox", name=re.compile("^h of "))
                expect(field).to_be_focused()
                vertex = (field.get_attribute("aria-label") or "").removeprefix("h of ")
                keyboard.type(str(solution.get(vertex, field.input_value())))
                keyboard.press("Tab")
            keyboard.press("Escape")
            lectern.press("Done")
        elif name == "only-the-tie":
            expect(page.get_by_role("combobox", name="Tie-breaking")).to_be_focused()
            lectern.choose("Tie-breaking", solution)
            keyboard.press("Escape")
        elif name == "two-rules":
            field = page.get_by_role("textbox", name="Tree", exact=True)
            expect(field).to_be_focused()
            field.fill(solution)
            field.press("Enter")
            keyboard.press("Escape")
        else:
            bench = Workbench(lectern)
            expect(bench.box).to_be_focused()
            expect(bench.box).to_contain_text("def pillars_off(state, goal)")
            bench.run(solution)
            bench.expect_code("ready")
            lectern.choose("Heuristic", "own:left")
            lectern.expect_loaded()
        desk.check("Solved.", *["✓ Met"] * len(built_in(name)["solved"]))
    bench.run((HOMEWORK / "correct/functions_uniform_cost.py").read_text(encoding="utf-8"))
    bench.expect_chosen("Algorithm", "own:your-program")
    desk.check("Not checked.", "A traced program cannot be checked.")


def test_a_lecturers_own_challenge_comes_from_a_file_and_goes_as_a_link(desk: Desk, violations) -> None:
    """All faults of a broken file are shown at once; a valid file opens, and its link contains it. The browser's button
    for a file looks like the page's own.
    """
    lectern, page = desk.lectern, desk.page
    lectern.open()
    desk.open_file(json.dumps({**OWN, "id": "Mine!", "options": {"problem": "chess"}}))
    chooser, looks = desk.dialog.locator("#challenge-file"), "font background border borderRadius color cursor padding"
    styles = f"(each, part) => '{looks}'.split(' ').map((name) => getComputedStyle(each, part)[name])"
    assert chooser.evaluate(styles, "::file-selector-button") == lectern.button("Close").evaluate(styles)
    refused = desk.dialog.get_by_role("alert")
    for sentence in (
        "mine.json is not a valid challenge. Fix these mistakes:",
        "id: This is not a valid name",
        "options.problem: “chess” is not known",
    ):
        expect(refused).to_contain_text(sentence)
    assert violations(page) == []
    page.keyboard.press("Escape")
    desk.open_file(json.dumps(OWN))
    expect(desk.strip).to_contain_text("Half the work")
    expect(desk.strip).to_contain_text("You may change: Algorithm.")
    lectern.expect_loaded()
    lectern.choose("Algorithm", "astar")
    desk.check("Not solved yet.", "Not met: nodes expanded: ", "Met: path cost: 418.")
    lectern.expect_fragment("challenge=packed:")
    link = lectern.fragment()
    lectern.open("problem=graph&challenge=packed:@@@")
    expect(lectern.link_message).to_contain_text("The link to this challenge is incomplete")
    expect(desk.strip).to_be_hidden()
    lectern.open(link.lstrip("#"))
    expect(desk.strip).to_contain_text("Half the work")
    expect(lectern.page.get_by_role("combobox", name="Algorithm", exact=True)).to_have_value("astar")
