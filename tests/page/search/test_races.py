"""Controls pressed at the same moment, too early or too late: the page stays and does what still makes sense."""

import re
from typing import Any

from lectern import Lectern
from playwright.sync_api import Page, Route, expect

from bench.walk import Walk

ROMANIA = "problem=graph&graph=romania&algorithm=astar"
TAB = "[data-stage='2'] [data-feature='editor:problem']"
# Presses in one task, as a queue of a busy browser hands them on; the second stage is there, its search is not.
AT_ONCE = """(selectors) => { for (const each of selectors) document.querySelector(each).click(); }"""
CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { configurable: true, value: %s })"
REFUSING = "{ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }"
TAKING = "{ writeText: async (text) => { globalThis.copied = text; } }"


def expect_two(lectern: Lectern) -> None:
    """Both searches are there, and move."""
    expect(lectern.page.locator("html")).to_have_attribute("data-stages", "2")
    expect(lectern.html).to_have_attribute("data-expanded-2", re.compile(r"\d"))
    lectern.expect_loaded()


def close_comparison(lectern: Lectern) -> None:
    lectern.press("Close comparison")
    expect(lectern.page.locator("html")).to_have_attribute("data-stages", "1")


def test_controls_are_pressed_while_the_second_search_is_opened(lectern: Lectern) -> None:
    """What is pressed waits for it, and then moves both; nothing of a comparison that was closed is awaited."""
    lectern.open(f"{ROMANIA}&step=2")
    lectern.page.evaluate(AT_ONCE, ["#compare", "#compare", "#compare", "#step"])
    expect_two(lectern)
    lectern.expect_expanded(3)
    expect(lectern.html).to_have_attribute("data-expanded-2", "3")
    close_comparison(lectern)
    lectern.page.evaluate(AT_ONCE, ["#compare", TAB])  # the source that is asked for comes with the search
    expect_two(lectern)
    expect(lectern.page.locator(TAB)).to_have_attribute("aria-pressed", "true")
    close_comparison(lectern)
    lectern.press("Close editor")
    lectern.page.evaluate(AT_ONCE, ["#compare", "#run"])
    expect_two(lectern)
    lectern.expect_state("finished")
    close_comparison(lectern)
    lectern.open(f"predict=8&{ROMANIA}")
    expect(lectern.page.get_by_role("region", name="Question")).to_be_visible()
    lectern.page.evaluate(AT_ONCE, ["#compare", "[data-feature^=predict]"])
    expect_two(lectern)
    lectern.press("Step")
    lectern.expect_loaded()
    close_comparison(lectern)


def test_a_start_is_refused_while_the_searches_of_a_link_are_opened(lectern: Lectern) -> None:
    """Both searches come, with what is shown."""
    lectern.open(f"{ROMANIA}&step=2")
    lectern.page.evaluate("""() => {
      location.hash = "problem=graph&algorithm=astar&b.algorithm=uniform-cost&step=2";
      window.addEventListener("hashchange", () => {
        document.querySelector("#field-goal").value = "Atlantis";
        document.querySelector("#field-goal").dispatchEvent(new Event("change", { bubbles: true }));
      }, { once: true });
    }""")
    expect_two(lectern)


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


def test_what_is_pressed_again_and_again_is_of_the_search_that_is_shown(lectern: Lectern) -> None:
    """A step on a node's card, a match, an iteration, while a search is opened that has none of them."""
    strip = lectern.page.get_by_role("region", name="Iterations", exact=True)
    card = lectern.page.locator("#node-card li button")
    for pressed in (card.first, lectern.button("Next match"), strip.get_by_role("button").last):
        lectern.open("problem=eight-puzzle&algorithm=iterative-deepening&step=60")
        if not lectern.button("Next match").is_visible():
            lectern.press("Find a state")
        lectern.page.get_by_role("searchbox", name="Find a state").fill("1")
        lectern.frontier.get_by_role("option").last.click()
        pressed.evaluate("""(button) => {
          globalThis.presses = setInterval(() => button.click());
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


def test_a_link_that_is_overtaken_opens_nothing(lectern: Lectern) -> None:
    """What it asks for is still on its way when the next link is followed."""
    lectern.open(f"{ROMANIA}&step=2")
    for asks in ("charts=course", "predict=8", "lines=8"):
        lectern.page.evaluate(
            "links => { for (const link of links) location.hash = link; }",
            [f"{asks}&{ROMANIA}&step=3", f"{ROMANIA}&step=1"],
        )
        lectern.expect_expanded(1)
        lectern.expect_loaded()
        lectern.press("Step")
        lectern.expect_expanded(2)
        lectern.expect_fragment("step=2")
        assert asks not in lectern.fragment()
        expect(lectern.page.locator(":is(#charts, .question, dialog):visible")).to_have_count(0)


def test_a_link_that_cannot_be_copied_is_offered(lectern: Lectern) -> None:
    """Nothing is said to be copied that is not: the link is there to be copied by hand."""
    page = lectern.open("problem=graph&algorithm=astar&step=2").page
    for clipboard in (REFUSING, "undefined"):
        page.evaluate(CLIPBOARD % clipboard)
        lectern.press("Copy link")
        expect(lectern.link_message).to_contain_text("did not allow copying")
        by_hand = page.get_by_role("textbox", name="Text to copy")
        expect(by_hand).to_have_value(page.url)
        expect(by_hand).to_be_focused()
        page.evaluate(CLIPBOARD % TAKING)
        lectern.press("Copy link")
        expect(lectern.button("Link copied")).to_be_visible()
        assert page.evaluate("copied") == page.url
        expect(lectern.link_message).to_be_hidden()
    page.evaluate("delete navigator.clipboard")


def test_a_tool_that_comes_too_late_does_nothing(lectern: Lectern) -> None:
    """By then another link has been followed, or the search that asked for it has been closed."""
    page, held = lectern.page, list[Route]()
    page.goto("about:blank")  # nothing has been fetched into the page that comes
    page.route("**/features/why/**", lambda route: held.append(route))
    lectern.open("problem=graph&algorithm=uniform-cost")
    page.evaluate("""() => {
      document.querySelector("[data-feature='why:goal']").click();
      location.hash = "problem=graph&algorithm=astar&b.algorithm=uniform-cost&step=1";
    }""")
    lectern.expect_expanded(1)
    expect_two(lectern)
    assert held
    page.unroute_all()  # it arrives
    page.route("**/editor/feature.js", lambda route: held.append(route))
    with page.expect_request("**/editor/feature.js"):
        page.locator("[data-stage='2'] [data-feature='editor:heuristic']").first.evaluate("button => button.click()")
    close_comparison(lectern)
    page.unroute_all()
    page.wait_for_load_state("networkidle")
    lectern.press("Step")
    lectern.expect_expanded(2)
    lectern.press("Edit a copy")
    page.locator("[data-stage='1'] .code-tabs [data-feature='editor:heuristic']").click()
    expect(lectern.code).to_contain_text("def table")
    lectern.press("Close editor")


def test_a_fault_in_a_tool_closes_the_tool_and_leaves_the_page(lectern: Lectern, opened: tuple[Page, Any]) -> None:
    """The page says so and goes on; a press on the tool's button opens it anew."""
    page = lectern.open("problem=graph&algorithm=astar&step=2").page
    press = """(what) => document.body.appendChild(
      Object.assign(document.createElement("button"), { id: "faulty", textContent: what })).dataset.feature = what"""
    page.evaluate(press, "tree_tools:nothing-that-there-is")
    page.locator("#faulty").evaluate("button => { button.click(); button.remove(); }")
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
    errors, opened[1].errors = opened[1].errors, []
    assert len(errors) == 1
    assert "KeyError" in errors[0]


def test_a_random_walk_breaks_nothing(lectern: Lectern, thorough: bool) -> None:
    """Buttons, choices, keys, typed texts, links, one search and two, without waiting in between and with a fixed seed;
    at the end a link opens as ever, the page answers, and its console is empty."""
    lectern.page.emulate_media(reduced_motion="no-preference")
    lectern.open()
    walk = Walk(lectern.page, seed=1)
    for _ in range(40 if thorough else 12):
        walk.act()
    for _ in range(4):  # a menu, a hint, a dialog, and one within it
        lectern.page.keyboard.press("Escape")
    assert lectern.html.get_attribute("data-state") != "error", walk.done[-20:]
    lectern.open("problem=graph&algorithm=astar&step=0")
    lectern.press("Step")
    lectern.expect_expanded(1)
    expect(lectern.page.locator("#loading")).to_be_hidden()
