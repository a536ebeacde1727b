"""A class poll: the lecturer's page, two students' pages, and answer codes that are passed around."""

import re
from collections.abc import Callable

import pytest
from lectern import Lectern
from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.platforms.test_embed import read_code

ROMANIA = "problem=graph&graph=romania&start=Arad&goal=Bucharest&algorithm=astar"
SEED = "Math.random = () => 0.5"  # the seed that is taken is 500


class Student:
    """A page of its own that has opened the question's link."""

    def __init__(self, browser: Browser, base_url: str, link: str, **how: object) -> None:
        self.context = browser.new_context(service_workers="block", **how)
        self.page = self.context.new_page()
        self.lectern = Lectern(self.page, base_url)
        self.page.goto(link)
        self.region = self.page.get_by_role("region", name=re.compile("^(Question|Pregunta)$"))
        expect(self.region).to_be_visible()
        self.lectern.expect_loaded()

    def answers(self) -> Locator:
        return self.region.get_by_role("button", name=re.compile("^[A-D] "))

    @property
    def slip(self) -> str:
        return self.region.locator(".ask-signs > span").first.inner_text()


def ask(lectern: Lectern, fragment: str) -> Locator:
    lectern.page.add_init_script(SEED)
    lectern.open(fragment)
    lectern.press("Class poll")
    show = lectern.page.get_by_role("dialog")
    expect(show).to_be_visible()
    return show


def test_a_class_votes_talks_and_votes_again(
    lectern: Lectern, browser: Browser, base_url: str, violations: Callable[[Page], list[str]]
) -> None:
    """From the QR code to the two histograms beside each other; one student answers with the keyboard alone, the other
    one in Spanish on a phone; what does not count is told with its line."""
    page = lectern.page
    show = ask(lectern, f"{ROMANIA}&step=1")
    expect(show).to_have_accessible_name(re.compile("Which entries does the frontier have after this step"))
    expect(show.get_by_role("rowheader")).to_have_count(4)
    code = show.locator(".ask-code").inner_text()
    assert re.fullmatch("Question [2-9A-HJ-NP-Z]{2}", code)
    link = read_code(page, show.get_by_role("img", name="QR code with the link to this question").screenshot())
    assert "#ask=500.1.frontier-after&problem=graph" in link
    assert violations(page) == []

    first = Student(browser, base_url, link)
    expect(first.region.get_by_role("heading")).to_have_text(code)
    first.lectern.expect_expanded(1)
    expect(first.lectern.frontier).to_contain_text("Listed from A to Z while a question is open.")
    first.answers().nth(0).focus()
    first.page.keyboard.press("Tab")
    first.page.keyboard.press("Enter")
    expect(first.answers().nth(1)).to_have_attribute("aria-pressed", "true")
    expect(first.region.locator("[aria-live]").last).to_contain_text(re.compile("Your answer: B, .*Your answer code"))
    assert violations(first.page) == []
    one = first.slip
    assert one.startswith(code[-2:])
    first.page.reload()
    first.answers().nth(1).click()
    assert first.slip == one, "the page keeps its number for the question"
    first.lectern.press("Step")
    expect(first.region).to_contain_text("The question is about step 1.")
    first.region.get_by_role("button", name="Back to the question’s step").click()
    first.lectern.expect_expanded(1)

    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
    second = Student(browser, base_url, link.replace("#", "#lang=es&"), **phone)
    assert violations(second.page) == []
    assert second.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for button in second.region.get_by_role("button").all():
        assert button.bounding_box()["height"] >= 44
    second.answers().nth(2).tap()
    other = second.slip

    page.bring_to_front()
    show.get_by_role("button", name="First vote").click()
    box = show.get_by_role("textbox", name="Answer codes of the first vote, one per line")
    expect(box).to_be_focused()
    wrong = one[:-1] + ("2" if one[-1] != "2" else "3")
    page.keyboard.insert_text("\n".join([f"Ana: {one.lower()}", wrong, other, "ZZ22 2222", one, "O1"]))
    expect(show.get_by_role("status")).to_have_text("2 answer codes counted.")
    expect(show.get_by_role("listitem")).to_have_text(
        [
            "Line 2: mistyped: the check character does not match. Not counted.",
            re.compile("Line 4: (mistyped|an answer code for question ZZ)"),
            "Line 5: the same answer code as in line 1. Counted once.",
            re.compile("Line 6: “O” cannot occur in an answer code"),
        ]
    )
    expect(show.get_by_role("row").nth(2)).to_contain_text("1 · 50 %")
    assert violations(page) == []

    second.region.get_by_label("Segunda, después de discutir").check()
    second.answers().nth(1).tap()
    assert second.slip != other
    show.get_by_role("button", name="Second vote").click()
    show.get_by_role("textbox", name="Answer codes of the second vote, one per line").fill(f"{one}\n{second.slip}")
    expect(show.get_by_role("listitem")).to_have_text(["Line 1: an answer code of the first vote. Not counted here."])
    expect(show.get_by_role("columnheader")).to_have_text(["Answer", "First vote (2 votes)", "Second vote (1 vote)"])
    expect(show.get_by_role("row").nth(2)).to_contain_text(re.compile("1 · 50 %.*1 · 100 %"))
    page.keyboard.press("Escape")  # to look at the search meanwhile
    expect(show).to_be_hidden()
    lectern.press("Step")
    lectern.expect_expanded(2)
    page.keyboard.press("a")
    expect(show.get_by_role("columnheader")).to_have_text(["Answer", "First vote (2 votes)", "Second vote (1 vote)"])
    show.get_by_role("button", name="Show the answer").click()
    expect(show.locator(".ask-right:visible")).to_have_count(1)
    expect(show).to_contain_text("After the step, the frontier is, next one first: Rimnicu Vilcea, Fagaras")
    assert violations(page) == []

    show.get_by_role("button", name="Ask another question").click()
    expect(show).not_to_have_accessible_name(re.compile("Which entries does the frontier have"))
    show.get_by_role("button", name="Next question").click()
    lectern.expect_expanded(2)
    for step in range(3, 6):  # each has one; the last is whether it is over
        show.get_by_role("button", name="Next question").click()
        lectern.expect_expanded(step)
    show.get_by_role("button", name="Next question").click()
    expect(show.get_by_role("alert")).to_have_text(re.compile("There is no question after this step"))
    page.keyboard.press("Escape")
    expect(show).to_be_hidden()
    for student in (first, second):
        student.context.close()


def test_a_link_is_put_in_by_hand_and_one_that_is_none_is_said(lectern: Lectern) -> None:
    """For who has the page as a file: the link came by mail. A fragment that names no question says so, and the search
    is there all the same."""
    lectern.open(ROMANIA)
    lectern.press("Join a class poll")
    dialog = lectern.page.get_by_role("dialog", name="Join a class poll")
    dialog.get_by_role("button", name="Open the question").click()
    field = dialog.get_by_role("textbox", name="Link to the question, or its part after #")
    expect(field).to_have_accessible_description(re.compile("This is not a link to a question"))
    field.fill(f"https://example.org/elsewhere/#ask=8.1.next-node&{ROMANIA}&step=1")
    dialog.get_by_role("button", name="Open the question").click()
    region = lectern.page.get_by_role("region", name="Question", exact=True)
    expect(region).to_contain_text("expanded next")
    lectern.expect_fragment("ask=8.1.next-node&")
    region.get_by_role("button", name="Close the question").click()
    expect(region).to_be_hidden()
    lectern.page.wait_for_function("!location.hash.includes('ask=')")
    for wrong, said in (("8.next", "does not name a question"), ("8.900.goal", "no such question at step 900")):
        lectern.open(f"ask={wrong}&{ROMANIA}&step=2")
        expect(lectern.link_message).to_contain_text(said)
        lectern.expect_expanded(2)
        expect(region).to_be_hidden()


@pytest.mark.parametrize("algorithm", ["ida-star", "iterative-deepening"])
def test_where_nothing_can_be_asked_the_next_place_is_found(lectern: Lectern, algorithm: str) -> None:
    """From any step, of a recursion too."""
    show = ask(lectern, f"{ROMANIA.replace('astar', algorithm)}&step=0")
    expect(show.get_by_role("rowheader").first).to_be_visible()
