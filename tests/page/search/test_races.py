"""Controls pressed at the same moment, too early or too late: the page stays and does what still makes sense."""

import re
from typing import Any

import pytest
from lectern import Lectern
from playwright.sync_api import Page, Route, expect

PREDICT = "predict=8&problem=graph&graph=romania&algorithm=astar"
# Presses in one task, as a queue of a busy browser hands them on; the second stage is there, its search is not.
AT_ONCE = """(selectors) => { for (const each of selectors) document.querySelector(each).click(); }"""
REFUSING = """() => Object.defineProperty(navigator, "clipboard", {
  configurable: true, value: { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) },
})"""
MISSING = """() => Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined })"""


def expect_two(lectern: Lectern) -> None:
    """Both searches are there, and move."""
    expect(lectern.page.locator("html")).to_have_attribute("data-stages", "2")
    expect(lectern.html).to_have_attribute("data-expanded-2", re.compile(r"\d"))
    lectern.expect_loaded()


def close_comparison(lectern: Lectern) -> None:
    lectern.press("Close comparison")
    expect(lectern.page.locator("html")).to_have_attribute("data-stages", "1")


def test_predict_is_pressed_while_the_second_search_is_opened(lectern: Lectern) -> None:
    """The next question is asked of the searches that are there."""
    lectern.open(PREDICT)
    expect(lectern.page.get_by_role("region", name="Question")).to_be_visible()
    lectern.page.evaluate(AT_ONCE, ["#compare", "[data-feature^=predict]"])
    expect_two(lectern)
    lectern.press("Step")
    lectern.expect_loaded()
    close_comparison(lectern)


@pytest.mark.parametrize("control", ["#back", "#step", "#run", "#play", "#reset"])
def test_the_transport_is_pressed_while_the_second_search_is_opened(lectern: Lectern, control: str) -> None:
    """The command waits for it, and then moves both."""
    lectern.open("problem=graph&graph=romania&algorithm=astar&step=2")
    lectern.page.evaluate(AT_ONCE, ["#compare", control])
    expect_two(lectern)
    if control == "#step":
        lectern.expect_expanded(3)
        expect(lectern.html).to_have_attribute("data-expanded-2", "3")
    close_comparison(lectern)


def test_a_start_is_refused_while_the_searches_of_a_link_are_opened(lectern: Lectern) -> None:
    """Both searches come, with what is shown."""
    lectern.open("problem=graph&graph=romania&algorithm=astar&step=2")
    lectern.page.evaluate("""() => {
      location.hash = "problem=graph&algorithm=astar&b.algorithm=uniform-cost&step=2";
      window.addEventListener("hashchange", () => {
        document.querySelector("#field-goal").value = "Atlantis";
        document.querySelector("#field-goal").dispatchEvent(new Event("change", { bubbles: true }));
      }, { once: true });
    }""")
    expect_two(lectern)


def test_a_time_of_the_search_before_is_no_time_of_this_one(lectern: Lectern) -> None:
    """A node's card leads to a step, and is pressed while another search is opened."""
    lectern.open("algorithm=breadth-first&step=100")
    lectern.expect_expanded(100)
    lectern.frontier.get_by_role("option").last.click()
    expect(lectern.page.locator("#node-card li button").first).to_be_attached()
    lectern.page.evaluate("""() => {
      const algorithm = document.querySelector("#algorithm");
      algorithm.value = "astar";
      algorithm.dispatchEvent(new Event("change", { bubbles: true }));
      document.querySelector("#node-card li button").click();
    }""")
    lectern.expect_loaded()
    lectern.expect_expanded(0)


def test_what_is_pressed_before_a_link_moves_nothing_of_it(lectern: Lectern) -> None:
    """Presses that wait for a search are not for the one that a link opens instead."""
    lectern.open("problem=eight-puzzle&algorithm=breadth-first")
    lectern.page.evaluate("""() => {
      document.querySelector("#algorithm").value = "astar";
      document.querySelector("#algorithm").dispatchEvent(new Event("change", { bubbles: true }));
      for (const each of ["#step", "#run", "#step"]) document.querySelector(each).click();
      location.hash = "problem=graph&graph=romania&algorithm=astar&step=1";
    }""")
    lectern.expect_expanded(1)
    lectern.press("Step")
    lectern.expect_expanded(2)


def test_a_tool_that_is_still_loaded_moves_nothing_of_a_link(page: Page, watch: Any, base_url: str) -> None:
    """*Next goal* is pressed before its code has come; by then a link is followed."""
    held: list[Route] = []
    page.route("**/features/why/**", lambda route: held.append(route))
    lectern = Lectern(page, base_url).open("problem=graph&algorithm=uniform-cost")
    page.evaluate("""() => {
      document.querySelector("[data-feature='why:goal']").click();
      location.hash = "problem=graph&algorithm=astar&step=1";
    }""")
    lectern.expect_expanded(1)
    assert held
    page.unroute("**/features/why/**")  # it arrives
    page.wait_for_load_state("networkidle")
    lectern.press("Step")
    lectern.expect_expanded(2)


def test_the_next_match_is_of_the_search_that_is_shown(lectern: Lectern) -> None:
    """It is pressed again and again while a search with fewer nodes than the match's row is opened."""
    lectern.open("problem=eight-puzzle&algorithm=breadth-first&step=60")
    lectern.press("Find a state")
    lectern.page.get_by_role("searchbox", name="Find a state").fill("1")
    lectern.page.get_by_role("button", name="Next match").evaluate("""(next) => {
      globalThis.presses = setInterval(() => next.click());
      location.hash = "problem=graph&graph=romania&algorithm=astar&step=1";
    }""")
    lectern.expect_loaded()
    lectern.expect_expanded(1)
    lectern.press("Step")
    lectern.expect_expanded(2)
    lectern.page.evaluate("clearInterval(presses)")


def test_a_comparison_of_game_trees_becomes_one_of_searches(lectern: Lectern) -> None:
    """Nothing compares a game tree with a search, while only the first of the two is open."""
    lectern.open("problem=game-tree&algorithm=minimax&b.algorithm=alpha-beta&step=3")
    expect_two(lectern)
    lectern.choose("Problem", "graph")
    expect_two(lectern)


def test_a_second_search_has_the_start_of_the_first_after_a_refusal(lectern: Lectern) -> None:
    """*Compare* is pressed while the solver has not yet refused what was typed."""
    lectern.open("start=1,2,5,3,0,7,6,8,4&algorithm=astar")
    lectern.page.evaluate("""() => {
      const start = document.querySelector("#field-start");
      start.value = "99";
      start.dispatchEvent(new Event("input", { bubbles: true }));
      start.dispatchEvent(new Event("change", { bubbles: true }));
      document.querySelector("#compare").click();
    }""")
    expect_two(lectern)
    expect(lectern.page.locator("[data-part=status]")).to_have_text([re.compile("1 2 5 ?/ ?3 0 7 ?/ ?6 8 4")] * 2)
    close_comparison(lectern)


def test_code_of_the_second_search_is_asked_for_before_it_is_there(lectern: Lectern) -> None:
    """Its source is shown as soon as there is one."""
    lectern.open("problem=graph&graph=romania&algorithm=astar&step=2")
    lectern.page.evaluate(AT_ONCE, ["#compare", "[data-stage='2'] [data-feature='editor:problem']"])
    expect_two(lectern)
    tab = lectern.page.locator("[data-stage='2'] [data-feature='editor:problem']")
    expect(tab).to_have_attribute("aria-pressed", "true")
    close_comparison(lectern)


def test_a_comparison_is_closed_before_it_has_come(lectern: Lectern) -> None:
    """And opened again: nothing of the first one is awaited any more."""
    lectern.open("problem=graph&graph=romania&algorithm=astar&step=2")
    lectern.page.evaluate(AT_ONCE, ["#compare", "#compare", "#compare", "#step"])
    expect_two(lectern)
    lectern.expect_expanded(3)
    close_comparison(lectern)
    lectern.press("Step")
    lectern.expect_expanded(4)


def test_a_fault_in_a_tool_closes_the_tool_and_leaves_the_page(page: Page, watch: Any, base_url: str) -> None:
    """The page says so and goes on; a press on the tool's button opens it anew."""
    lectern = Lectern(page, base_url).open("problem=graph&algorithm=astar&step=2")
    press = """(what) => document.body.appendChild(
      Object.assign(document.createElement("button"), { id: "faulty", textContent: what })).dataset.feature = what"""
    page.evaluate(press, "tree_tools:nothing-that-there-is")
    page.locator("#faulty").evaluate("button => button.click()")
    expect(lectern.link_message).to_contain_text("This tool failed and was closed")
    lectern.press("Step")
    lectern.expect_expanded(3)
    lectern.expect_state("ready")
    lectern.open("problem=graph&algorithm=astar&step=1")
    expect(lectern.link_message).to_be_hidden()
    lectern.press("Find a state")
    bar = page.get_by_role("region", name="Tree tools")
    expect(bar).to_have_count(1)  # nothing is left of the one before
    expect(bar).to_be_visible()
    errors, watch.errors = watch.errors, []
    assert len(errors) == 1
    assert "KeyError" in errors[0]


@pytest.mark.parametrize("asks", ["charts=course", "predict=8", "lines=8"])
def test_a_link_that_is_overtaken_opens_nothing(lectern: Lectern, asks: str) -> None:
    """What it asks for is still on its way when the next link is followed."""
    romania = "problem=graph&graph=romania&algorithm=astar"
    lectern.open(f"{romania}&step=2")
    lectern.page.evaluate("links => { for (const link of links) location.hash = link; }", [
        f"{asks}&{romania}&step=3", f"{romania}&step=1",
    ])  # fmt: skip
    lectern.expect_expanded(1)
    lectern.expect_loaded()
    lectern.press("Step")
    lectern.expect_expanded(2)
    lectern.expect_fragment("step=2")
    assert asks not in lectern.fragment()
    expect(lectern.page.locator(":is(#charts, .question, dialog):visible")).to_have_count(0)


@pytest.mark.parametrize("clipboard", [REFUSING, MISSING], ids=["refused", "missing"])
def test_a_link_that_cannot_be_copied_is_offered(page: Page, base_url: str, clipboard: str) -> None:
    """Nothing is said to be copied that is not: the link is there to be copied by hand."""
    lectern = Lectern(page, base_url).open("problem=graph&algorithm=astar&step=2")
    page.evaluate(clipboard)
    lectern.press("Copy link")
    expect(lectern.link_message).to_contain_text("did not allow copying")
    by_hand = page.get_by_role("textbox", name="Text to copy")
    expect(by_hand).to_have_value(page.url)
    expect(by_hand).to_be_focused()
    expect(lectern.button("Copy link")).to_be_visible()
    page.evaluate("""() => Object.defineProperty(navigator, "clipboard", {
      configurable: true, value: { writeText: async (text) => { globalThis.copied = text; } } })""")
    lectern.press("Copy link")
    expect(lectern.button("Link copied")).to_be_visible()
    assert page.evaluate("copied") == page.url
    expect(lectern.link_message).to_be_hidden()


def test_keys_that_a_script_sends_may_have_any_target(lectern: Lectern) -> None:
    """The document, and a tab that has not the focus: the arrow leads on from the tab that is shown."""
    lectern.open("problem=graph&algorithm=astar&step=2")
    lectern.page.evaluate("document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))")
    lectern.expect_expanded(3)
    lectern.press("Course")
    tabs = lectern.page.get_by_role("dialog", name="Lessons").get_by_role("tab")
    expect(tabs.first).to_have_attribute("aria-selected", "true")
    key = "tab => tab.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))"
    lectern.page.evaluate("document.activeElement.blur()")
    tabs.last.evaluate(key)
    expect(tabs.nth(1)).to_have_attribute("aria-selected", "true")
    lectern.page.keyboard.press("Escape")
