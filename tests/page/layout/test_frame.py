"""The frame: few controls, a header of one row, one stage, one sentence and one row of controls, in Study and in narrow
windows; nothing is covered.
"""

import re
from collections.abc import Iterator

import pytest
from lectern import Lectern
from measuring import CUT, LINES, box_of
from playwright.sync_api import expect

ROMANIA = "problem=graph&algorithm=astar&step=3"
# Everything on which one can press, in sight on the page, and smaller than a finger.
SMALL = """() => [...document.querySelectorAll("button, select, input:not([type=checkbox])")].filter((each) => {
  const { width, height } = each.getBoundingClientRect();
  return each.checkVisibility() && width > 0 && (width < 43.5 || height < 43.5);
}).map((each) => each.getAttribute("aria-label") ?? each.textContent ?? each.id)"""


@pytest.fixture(autouse=True)
def forgetful(lectern: Lectern) -> Iterator[None]:
    """Nothing is remembered of the test before."""
    yield
    lectern.page.evaluate("localStorage.clear()")


def test_lists_and_code_are_in_sight_together_and_nothing_is_cut(lectern: Lectern) -> None:
    """Frontier and Visited, and the whole listing from 900 lines on, fifteen lines below that; no line wraps. In both
    views every control fits into the window, and nothing covers a drawing.
    """
    page, code = lectern.page, lectern.code.locator(".code")
    for view in ("study", "present"):
        lectern.open(ROMANIA.replace("step=3", "step=2") + f"&view={view}")  # Rimnicu Vilcea is next
        for width, height in ((1024, 768), (1280, 720), (1440, 900), (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})
            for name in ("Reset", "Back", "Play", "Step", "Run to end", "Jump to"):
                box = box_of(lectern.button(name))
                assert box["x"] >= 0
                assert box["x"] + box["width"] <= width
                assert box["y"] + box["height"] <= height
            assert box_of(page.locator("#tree-tools"))["y"] >= box_of(page.locator("#tree-view"))["height"]
            assert page.evaluate("document.documentElement.scrollHeight") <= height
            if view == "present" or width < 1280:
                continue
            assert not page.locator("header").evaluate(CUT)
            for region in (lectern.frontier, lectern.visited, lectern.code):
                expect(region).to_be_visible()
            lines = code.locator("> div > div").count()
            assert code.evaluate(LINES) >= (lines if height >= 900 else min(lines, 15))
            names = page.locator(".entry .name:visible")
            assert names.evaluate_all("(all) => all.filter((each) => each.scrollWidth > each.clientWidth).length") == 0
            assert not code.evaluate(CUT)
            stage, column = box_of(page.locator("#views")), box_of(lectern.code)
            assert 410 <= column["width"] <= 502
            assert stage["x"] + stage["width"] <= column["x"] + 1


def test_nothing_moves_while_one_steps(lectern: Lectern) -> None:
    """The sentence has one line or two: the tree keeps its size, the buttons their place, in both views."""
    for view in ("study", "present"):
        lectern.open(f"problem=graph&algorithm=uniform-cost&step=0&view={view}")
        places = set()
        for step in range(1, 7):
            lectern.press("Step")
            lectern.expect_expanded(step)
            places.add((box_of(lectern.tree)["height"], box_of(lectern.button("Step"))["x"]))
        assert len(places) == 1


def test_panels_are_shown_and_hidden_and_that_is_remembered(lectern: Lectern) -> None:
    """Both views keep their panels after a reload, and there are no panels without content."""
    lectern.open(ROMANIA)
    lectern.press("More")
    lectern.page.get_by_role("checkbox", name="Visited").uncheck()
    expect(lectern.page.get_by_role("checkbox", name="State space")).to_be_visible()
    expect(lectern.visited).to_be_hidden()
    lectern.page.keyboard.press("Escape")
    lectern.page.reload()
    lectern.expect_loaded()
    expect(lectern.visited).to_be_hidden()
    expect(lectern.frontier).to_be_visible()
    lectern.open("step=3")
    lectern.press("More")
    expect(lectern.page.get_by_role("checkbox", name="State space")).to_be_hidden()


def test_a_bar_gives_room_by_keys_and_by_dragging(lectern: Lectern) -> None:
    """Arrow keys and the pointer move it, Home takes it back; the search is not stepped. Its value is the column's
    share of the window.
    """
    lectern.open("step=3")
    bar, mouse = lectern.page.get_by_role("separator", name="Width of the right column"), lectern.page.mouse

    def place() -> float:
        box, window = box_of(bar), box_of(lectern.page.locator("main"))
        middle = box["x"] + box["width"] / 2
        share = round(100 - (middle - window["x"]) * 100 / window["width"])
        expect(bar).to_have_attribute("aria-valuenow", re.compile(f"^({share - 1}|{share}|{share + 1})$"))
        return middle

    before = place()
    bar.press("ArrowRight")
    moved = place()
    assert moved != before
    mouse.move(moved, 300)
    mouse.down()
    mouse.move(moved - 40, 300)
    mouse.up()
    assert abs(place() - moved + 40) < 8
    bar.press("Home")
    assert abs(place() - before) < 2
    lectern.page.set_viewport_size({"width": 1920, "height": 1080})
    assert place() > before
    lectern.expect_expanded(3)


def test_the_full_source_is_in_the_editor(lectern: Lectern) -> None:
    """The lecture listing has neither events nor types, and both have a lit line; the editor has half of the page."""
    lectern.open("step=3")
    listing = lectern.page.locator("#code-lines")
    expect(listing).not_to_contain_text("yield")
    expect(listing.locator(".now")).to_have_count(1)
    expect(lectern.button("Full source")).to_be_hidden()
    lectern.press("Edit a copy")
    expect(lectern.button("Close editor")).to_be_visible()
    assert box_of(lectern.code)["width"] > 600
    lectern.code.get_by_role("button", name="Algorithm").click()
    lectern.press("Full source")
    expect(listing.locator(".ran", has_text="yield GENERATE, child")).to_have_count(1)
    lectern.press("Run to end")
    lectern.expect_state("finished")
    lectern.choose("Algorithm", "depth-first")  # whose source is shorter than the line that is lit
    lectern.expect_loaded()
    expect(listing.locator(".now")).to_contain_text("yield")
    lectern.press("Close editor")
    expect(listing).not_to_contain_text("yield")
    assert box_of(lectern.code)["width"] < 502


def test_sentence_and_transport_stay_in_sight(lectern: Lectern) -> None:
    """On a phone and at 200 %: whatever is scrolled, at the bottom; nothing is wider than the window, and the drawings
    above them are in sight from top to bottom.
    """
    page = lectern.page
    tabs = page.get_by_role("navigation")
    for width, height in ((390, 844), (640, 360), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        lectern.open(ROMANIA)
        for tab, drawing in (("Tree", "#tree-view"), ("Map", "#space-view")):
            tabs.get_by_role("button", name=tab, exact=True).click()
            box = box_of(page.locator(drawing))
            assert box["height"] >= (400 if height > 800 else 100), drawing
            assert box["y"] + box["height"] <= box_of(lectern.status)["y"] + 1, drawing
        for tab in ("Lists", "Code", "Tree"):
            tabs.get_by_role("button", name=tab, exact=True).click()
            page.mouse.wheel(0, 3000)
            for part in (lectern.status, lectern.button("Step")):
                box = box_of(part)
                assert box["y"] >= 0
                assert box["y"] + box["height"] <= height + 1
            assert page.evaluate("document.documentElement.scrollWidth") <= width
        expect(lectern.tree).to_be_visible()


def test_a_phone_has_targets_for_fingers(lectern: Lectern) -> None:
    """Whatever can be pressed in any of the tabs is at least 44 pixels high and wide; the header is one row, and opens
    the search as a sheet and one menu over the page.
    """
    page = lectern.page
    page.set_viewport_size({"width": 390, "height": 844})
    lectern.open("problem=graph&algorithm=astar&b.algorithm=greedy&b.heuristic=table&step=2")
    for tab in ("Lists", "Code", "Tree"):
        page.get_by_role("navigation").get_by_role("button", name=tab, exact=True).click()
        assert page.evaluate(SMALL) == [], tab
    assert box_of(page.locator("header"))["height"] < 60
    expect(lectern.button("Course")).to_be_hidden()
    lectern.press("Menu")
    assert page.evaluate(SMALL) == []
    page.keyboard.press("Escape")
    page.locator("#search-open").click()
    assert page.evaluate(SMALL) == []
    page.keyboard.press("Escape")
    expect(lectern.button("Course")).to_be_hidden()


def test_the_card_of_a_node_leaves_the_editor_in_sight(lectern: Lectern) -> None:
    """It is below the editor, with its own button to close it."""
    lectern.open("problem=graph&algorithm=uniform-cost&step=9")
    lectern.press("Edit a copy")
    text = lectern.page.get_by_role("textbox", name="Python", exact=True)
    expect(text).to_be_visible()
    lectern.canvas.focus()
    lectern.page.keyboard.press("ArrowDown")
    card = lectern.page.locator("#node-card")
    expect(card).to_be_visible()
    editor = box_of(lectern.page.get_by_role("region", name="Editor", exact=True))
    assert editor["height"] > 150
    assert box_of(card)["y"] >= editor["y"] + 150
    assert box_of(card)["y"] <= box_of(card.get_by_role("button", name="Close", exact=True))["y"]
    lectern.press("Close editor")


FOUR_STEPS = "problem=graph&algorithm=astar&step=4"
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
CUT_IN_HEADER = """() => [...document.querySelectorAll(".top .shown, .top button, .top .word")]
  .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.textContent)"""


def test_the_first_screen_has_few_controls(lectern: Lectern) -> None:
    """At most 45 of them at 1440×900, and Step is within 20 presses of Tab."""
    page = lectern.page
    page.set_viewport_size({"width": 1440, "height": 900})
    for search in (PUZZLE, FOUR_STEPS):
        lectern.open(search)
        controls = page.evaluate(CONTROLS)
        assert len(controls) <= 45, controls
    page.locator("a.skip").focus()  # to which the first press of Tab leads
    reached = ["skip"]
    while "step" not in reached:
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.id"))
        assert len(reached) <= 20, reached


def test_the_header_is_one_row(lectern: Lectern) -> None:
    """48 pixels, also for two searches; nothing in it is wider than the window, and only of the longest names some are
    cut.
    """
    page, header = lectern.page, lectern.page.locator("header")
    for search in (PUZZLE, BOTH, LONG):
        lectern.open(search)
        for width in (1280, 1440, 1920):
            page.set_viewport_size({"width": width, "height": 800})
            expect(header).to_have_css("height", "48px")
            assert header.evaluate("each => each.scrollWidth <= each.clientWidth"), (search, width)
            assert search == LONG or page.evaluate(CUT_IN_HEADER) == [], (search, width)


def test_a_picker_is_a_select_with_a_popover(lectern: Lectern, violations) -> None:
    """Arrow keys and Enter open the list with the options; Escape gives the drawing the focus."""
    page = lectern.page
    lectern.open(FOUR_STEPS)
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


def test_about_gives_the_version_and_the_license(lectern: Lectern) -> None:
    """In the last menu, with what to cite."""
    lectern.open(FOUR_STEPS)
    lectern.press("About")
    about = lectern.page.get_by_role("dialog", name="About Searchlight", exact=True)
    expect(about).to_contain_text("Version 1.0.0. Free software under the MIT license.")
    expect(about).to_contain_text("The Searchlight authors.")
    expect(about.get_by_role("link", name="Licenses of the software that it contains")).to_have_attribute(
        "href", "./licenses.txt"
    )
    about.get_by_role("button", name="Close", exact=True).click()
    expect(about).to_be_hidden()
