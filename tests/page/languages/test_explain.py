"""Words that a student may not know: each is a button that shows its meaning."""

import re

from lectern import Lectern
from playwright.sync_api import Locator, expect

from searchlight.texts import texts


def explain(lectern: Lectern, words: Locator) -> set[str]:
    """What these words are explained as, each pressed once with a key, and left with Escape."""
    page, said, met = lectern.page, lectern.page.locator("#explanation"), set()
    for word in words.all():
        word.press("Enter" if len(met) % 2 else "Space")
        expect(said).to_be_visible()
        met.add(said.evaluate("it => it.firstChild.textContent"))  # of a number more is told below it
        expect(word).to_have_attribute("aria-expanded", "true")
        page.keyboard.press("Escape")
        expect(said).to_be_hidden()
        expect(word).to_be_focused()
        expect(word).to_have_attribute("aria-expanded", "false")
    return met


def test_every_word_is_explained_by_a_press_or_a_key(lectern: Lectern, violations) -> None:
    """In the statistics, the legend, the lists, the card and the pickers; the keys' own work is not done."""
    lectern.open("problem=eight-puzzle&algorithm=astar&step=3")
    page, said = lectern.page, lectern.page.locator("#explanation")
    expect(page.locator("#verdict-text")).not_to_be_empty()  # the solver has judged h: the promises stay what they are
    lectern.show_statistics()
    lectern.entries(lectern.frontier).first.click()
    met = explain(lectern, page.locator("[data-term]:visible"))
    for name in ("Algorithm", "Problem", "Heuristic"):
        picker = lectern.open_picker(name)
        met |= explain(lectern, picker.locator("[data-term]:visible"))
        expect(picker).to_be_visible()
        page.keyboard.press("Escape")
        expect(picker).to_be_hidden()
    lectern.expect_expanded(3)
    glossary = {text for name, text in texts().messages.items() if name.startswith("glossary.")}
    assert met <= glossary
    named = ("frontier", "branching", "expand", "generate", "g", "h", "f", "row", "duplicate", "admissible",
             "consistent", "complete", "optimal", "tie.fifo", "order", "reopen", "growth", "visited")  # fmt: skip
    assert {texts().messages[f"glossary.{name}"] for name in named} <= met

    lectern.choose("Tie-breaking", "low-h")
    tie = page.get_by_role("button", name="Tie-breaking: what it means")
    tie.click()
    expect(said).to_contain_text("the one with the lower h is expanded first")
    lectern.frontier.get_by_role("button", name="Frontier: what it means").click()  # another word is explained now
    expect(said).to_contain_text("Frontier: ")
    assert violations(page) == []
    page.locator("h1").click()
    expect(said).to_be_hidden()
    page.keyboard.press("ArrowRight")  # after a press with the pointer the keys are the player's
    lectern.expect_expanded(1)

    lectern.open("problem=graph&algorithm=uniform-cost&step=4")  # the legend has the signs that occur
    stale = lectern.tree.locator("[data-term=stale]")
    stale.click()
    expect(said).to_have_text(re.compile("^Stale entry: "))
    stale.click()

    lectern.open("problem=graph&algorithm=iterative-deepening&step=2&b.algorithm=astar")
    lectern.show_statistics()
    calls = lectern.statistics.get_by_role("button", name="Calls: what it means", exact=True)
    calls.click()
    expect(said).to_have_text(re.compile("^Calls: "))
    calls.click()
    expect(said).to_be_hidden()
    page.get_by_role("region", name="Statistics 2").get_by_role("button", name="Frontier: what it means 2").click()
    expect(said).to_have_text(re.compile("^Frontier: "))
    page.keyboard.press("Escape")
