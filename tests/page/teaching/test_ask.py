"""Ask: the next expansion stays covered until the search moves (pysrc/page/shell/questions.py)."""

import re

import pytest
from lectern import Lectern
from playwright.sync_api import expect

ROMANIA = "problem=graph&algorithm=astar"


@pytest.fixture(autouse=True)
def uncovered(lectern: Lectern):
    yield
    if lectern.button("Ask").get_attribute("aria-pressed") == "true":
        lectern.press("Ask")


def names(lectern: Lectern, number: int = 1) -> list[str]:
    lectern.rest()
    return lectern.page.locator(f"[data-stage='{number}'] [data-part='frontier-list'] .entry .name").all_inner_texts()


def expect_covered(
    lectern: Lectern, number: int = 1, note: str = "Which node is expanded next? Listed A to Z."
) -> None:
    frontier = lectern.page.locator(f"[data-stage='{number}'] [data-part='frontier']")
    expect(frontier).to_contain_text(note)
    expect(frontier.locator(".next")).to_have_count(0)
    listed = names(lectern, number)
    assert listed == sorted(listed)


def test_a_lecturer_asks_and_the_step_answers(lectern: Lectern) -> None:
    """After four expansions Pitesti is next. The key covers the order, the badge and the reason; the step lifts it."""
    lectern.open(f"{ROMANIA}&step=4&view=present")
    expect(lectern.frontier.locator(".entry.next")).to_contain_text("Pitesti")
    ask = lectern.button("Ask")
    expect(ask).to_be_visible()
    lectern.page.keyboard.press("x")
    expect(ask).to_have_attribute("aria-pressed", "true")
    expect_covered(lectern)
    expect(lectern.frontier.get_by_text("Which node is expanded next?")).to_be_visible()
    assert names(lectern) == ["Bucharest", "Craiova", "Oradea", "Pitesti", "Timisoara", "Zerind"]
    lectern.press("Step")
    lectern.expect_expanded(5)
    expect(ask).to_have_attribute("aria-pressed", "false")
    expect(lectern.frontier.locator(".entry.next")).to_contain_text("Bucharest")
    expect(lectern.frontier).not_to_contain_text("from A to Z")


def test_the_tree_shows_what_is_next_unless_it_is_asked(lectern: Lectern) -> None:
    """Below a band that says how many rows are left out; also to a screen reader."""
    lectern.open("problem=missionaries&algorithm=astar&step=8&view=present")
    expect(lectern.canvas).to_have_attribute("aria-description", re.compile("^3 rows not shown, "))
    lectern.press("Ask")
    expect(lectern.canvas).to_have_attribute("aria-description", re.compile(r"^\d+ more$"))


def test_nothing_on_the_page_names_what_is_next(lectern: Lectern) -> None:
    """No sentence, list or live region singles Pitesti out: it is one entry of six, a node and a city as before."""
    lectern.open(f"{ROMANIA}&step=4")
    count = "() => document.body.innerText.split('Pitesti').length - 1"
    lectern.press("Ask")
    expect_covered(lectern)
    assert lectern.page.evaluate(count) == 1
    live = lectern.page.locator("[aria-live], [role=status], [role=alert]")
    assert not [text for text in live.all_inner_texts() if "Pitesti" in text]


def test_the_key_lifts_the_cover_too_and_the_end_asks_nothing(lectern: Lectern) -> None:
    """Pressed twice nothing has happened; at the goal no node is next."""
    lectern.open(f"{ROMANIA}&step=2")
    lectern.page.keyboard.press("x")
    expect_covered(lectern)
    lectern.page.keyboard.press("x")
    expect(lectern.frontier.locator(".entry.next")).to_have_count(1)
    lectern.run_to_end()
    expect(lectern.button("Ask")).to_have_attribute("aria-disabled", "true")
    lectern.page.keyboard.press("x")
    expect(lectern.html).not_to_have_attribute("data-asked", "next-node")


def test_both_searches_of_a_comparison_are_covered(lectern: Lectern) -> None:
    """Each search asks in place of its next entry, and the sentence about the difference is hidden."""
    lectern.open(f"{ROMANIA}&b.algorithm=uniform-cost&step=2")
    expect(lectern.html).to_have_attribute("data-expanded-2", "2")
    lectern.press("Ask")
    for number in (1, 2):
        expect_covered(lectern, number, "Which node is next?")
        stage = lectern.page.locator(f"[data-stage='{number}']")
        expect(stage.locator("[data-part='frontier-note']")).to_be_visible()
        expect(stage.locator("[data-part='frontier-list']")).to_be_hidden()
    expect(lectern.page.locator("#difference-text")).to_be_hidden()
    expect(lectern.page.locator("[data-row='expanded']")).to_be_visible()
    lectern.press("Step")
    expect(lectern.page.locator("#difference-text")).to_be_visible()
    lectern.press("Close comparison")


def test_another_search_is_not_covered(lectern: Lectern) -> None:
    """The question was about the search that has left."""
    lectern.open(f"{ROMANIA}&step=2")
    lectern.press("Ask")
    lectern.open("problem=graph&algorithm=uniform-cost&step=3")
    expect(lectern.button("Ask")).to_have_attribute("aria-pressed", "false")
    expect(lectern.frontier.locator(".entry.next")).to_have_count(1)


def test_the_button_is_there_in_a_lecture_of_two_searches(lectern: Lectern) -> None:
    """At 1280 × 720 the row of controls has room for Ask beside Step."""
    lectern.open(f"{ROMANIA}&b.algorithm=uniform-cost&step=2&view=present")
    expect(lectern.html).to_have_attribute("data-expanded-2", "2")
    lectern.press("Ask")
    expect_covered(lectern, 2, "Which node is next?")


def test_a_lesson_hides_the_whole_comparison_during_its_question(lectern: Lectern) -> None:
    """The numbers of two searches answer it; they are back once it has an answer."""
    lectern.open("lesson=greedy&stop=3")
    expect(lectern.html).to_have_attribute("data-asked", "lesson")
    comparison = lectern.page.locator("#comparison")
    expect(comparison).to_have_count(1)
    expect(comparison).not_to_have_attribute("hidden", "")
    expect(comparison).to_be_hidden()
    strip = lectern.page.locator("#lesson")
    strip.get_by_role("radio").first.check()
    strip.get_by_role("button", name="Answer").click()
    expect(comparison).to_be_visible()
