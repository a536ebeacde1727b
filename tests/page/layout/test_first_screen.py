"""The first screen: how much there is to press, how far it is to Step, and a header of one row."""

import pytest
from lectern import Lectern
from playwright.sync_api import expect

ROMANIA = "problem=graph&algorithm=astar&step=4"
PUZZLE = "problem=eight-puzzle&algorithm=astar&step=6"
BOTH = "problem=graph&algorithm=greedy&b.algorithm=weighted-astar&b.heuristic=table&step=3"
LONG = "problem=fifteen-puzzle&algorithm=iterative-deepening-visited&b.algorithm=rbfs&b.heuristic=misplaced&step=2"
# What can be pressed or typed into, and is in the window
CONTROLS = """() => [...document.querySelectorAll(
  "button, select, input, textarea, a[href], summary, [tabindex]:not([tabindex='-1'])")].filter((each) => {
  const { left, top, right, bottom } = each.getBoundingClientRect();
  return each.checkVisibility({ visibilityProperty: true }) && right > left && bottom > top
    && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}).map((each) => each.getAttribute("aria-label") ?? (each.textContent.trim() || each.id))"""
# The parts of the header that are wider than their place.
CUT = """() => [...document.querySelectorAll(".top .shown, .top button, .top .word")]
  .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.textContent)"""


@pytest.mark.parametrize("search", [ROMANIA, PUZZLE])
def test_the_first_screen_has_few_controls(lectern: Lectern, search: str) -> None:
    """At most 45 of them at 1440×900, and Step is within 20 presses of Tab."""
    page = lectern.page
    page.set_viewport_size({"width": 1440, "height": 900})
    lectern.open(search)
    controls = page.evaluate(CONTROLS)
    assert len(controls) <= 45, controls
    page.locator("a.skip").focus()  # to which the first press of Tab leads
    reached = ["skip"]
    while "step" not in reached:
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.id"))
        assert len(reached) <= 20, reached


@pytest.mark.parametrize("width", [1280, 1440, 1920])
@pytest.mark.parametrize("search", [ROMANIA, PUZZLE, BOTH, LONG])
def test_the_header_is_one_row(lectern: Lectern, width: int, search: str) -> None:
    """48 pixels, also for two searches; nothing in it is wider than the window, and with one search no name is cut."""
    page = lectern.page
    page.set_viewport_size({"width": width, "height": 800})
    lectern.open(search)
    header = page.locator("header")
    expect(header).to_have_css("height", "48px")
    assert header.evaluate("each => each.scrollWidth <= each.clientWidth")
    assert search == LONG or page.evaluate(CUT) == []


def test_a_picker_is_a_select_with_a_popover(lectern: Lectern, violations) -> None:
    """Arrow keys and Enter open the list with the options; Escape gives the drawing the focus."""
    page = lectern.page
    lectern.open(ROMANIA)
    algorithm = page.get_by_role("combobox", name="Algorithm", exact=True)
    algorithm.focus()
    page.keyboard.press("ArrowDown")
    expect(algorithm).to_have_value("astar")
    popover = page.locator("#algorithm-menu")
    expect(popover).to_be_visible()
    expect(popover.get_by_role("option", name="A*", exact=False).first).to_be_focused()
    expect(popover.get_by_role("combobox", name="Tie-breaking", exact=True)).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(popover).to_be_hidden()
    expect(lectern.canvas).to_be_focused()
    algorithm.click()
    popover.get_by_role("button", name="All algorithms").click()
    popover.get_by_role("option", name="Bidirectional search").click()
    expect(popover).to_be_hidden()
    expect(algorithm).to_have_value("bidirectional")
    lectern.open_picker("Problem").get_by_role("option", name="Trap").click()
    expect(lectern.start).to_have_value("S")
    lectern.expect_fragment("graph=trap")


def test_a_pressed_city_becomes_the_goal(lectern: Lectern) -> None:
    """The map offers both ends beside the city that is pressed; the sentence and the search follow."""
    page = lectern.page
    lectern.open(ROMANIA)
    page.locator("#space-view canvas").focus()
    page.keyboard.press("Shift+ArrowUp")  # a cursor on the start
    page.locator("#space-view canvas").evaluate(
        """(canvas) => {
            const { left, top, width, height } = canvas.getBoundingClientRect();
            for (let y = 4; y < height; y += 6) for (let x = 4; x < width; x += 6) {
                canvas.dispatchEvent(new MouseEvent("contextmenu", { clientX: left + x, clientY: top + y, bubbles: true,
                    cancelable: true }));
                if (document.querySelector(".place-menu:popover-open .menu-title")?.textContent === "Craiova") return;
            }
        }"""
    )
    expect(page.locator(".place-menu")).to_contain_text("Craiova")
    page.get_by_role("button", name="Goal here").click()
    expect(lectern.goal).to_have_value("Craiova")
    lectern.expect_fragment("goal=Craiova")


def test_about_gives_the_version_and_the_license(lectern: Lectern) -> None:
    """In the last menu, with what to cite."""
    lectern.open(ROMANIA)
    lectern.press("About")
    about = lectern.page.get_by_role("dialog", name="About Searchlight", exact=True)
    expect(about).to_contain_text("Version 1.0.0. Free software under the MIT license.")
    expect(about).to_contain_text("The Searchlight authors.")
    expect(about.get_by_role("link", name="Licenses of the software that it contains")).to_have_attribute(
        "href", "./licenses.txt"
    )
    about.get_by_role("button", name="Close", exact=True).click()
    expect(about).to_be_hidden()
