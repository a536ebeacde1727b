"""The frame: one stage, one sentence and one row of controls, in both views and in narrow windows."""

import re

import pytest
from lectern import Lectern
from measuring import CUT, LINES, box_of
from playwright.sync_api import Page, expect

from tests.page.layout.frame.searches import SEARCHES

# Everything on which one can press, in sight on the page, and smaller than a finger.
SMALL = """() => [...document.querySelectorAll("button, select, input:not([type=checkbox])")].filter((each) => {
  const { width, height } = each.getBoundingClientRect();
  return each.checkVisibility() && width > 0 && (width < 43.5 || height < 43.5);
}).map((each) => each.getAttribute("aria-label") ?? each.textContent ?? each.id)"""


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)])
def test_lists_and_code_are_in_sight_together(lectern: Lectern, size: tuple[int, int]) -> None:
    """Frontier and Visited, and the whole listing from 900 lines on, fifteen lines below that; no line wraps."""
    width, height = size
    lectern.page.set_viewport_size({"width": width, "height": height})
    lectern.open(SEARCHES[1].replace("step=3", "step=2"))  # Rimnicu Vilcea is next
    for region in (lectern.frontier, lectern.visited, lectern.code):
        expect(region).to_be_visible()
    code = lectern.code.locator(".code")
    lines = code.locator("> div > div").count()
    assert code.evaluate(LINES) >= (lines if height >= 900 else min(lines, 15))
    names = lectern.page.locator(".entry .name:visible")
    assert names.evaluate_all("(all) => all.filter((each) => each.scrollWidth > each.clientWidth).length") == 0
    assert not code.evaluate(CUT)
    stage, column = box_of(lectern.page.locator("#views")), box_of(lectern.code)
    assert 410 <= column["width"] <= 502
    assert stage["x"] + stage["width"] <= column["x"] + 1
    assert abs(box_of(lectern.page.locator("#transport"))["height"] - 52 * max(1, width / 1600)) < 4


def test_the_numbers_open_all_statistics(lectern: Lectern) -> None:
    """Four of them are beside the sentence; the others in a row above it, until the button is pressed again."""
    lectern.open(SEARCHES[1])
    brief = lectern.statistics.get_by_role("button", name="3 expanded")
    expect(brief).to_contain_text("in the frontier")
    branching = lectern.statistics.get_by_text("Branching")
    expect(branching).to_be_hidden()
    brief.click()
    expect(branching).to_be_visible()
    brief.click()
    expect(branching).to_be_hidden()


def test_one_button_is_the_primary_one(lectern: Lectern) -> None:
    """Step, until a question waits for its answer."""
    primary = """() => [...document.querySelectorAll("button")].filter((button) => button.checkVisibility()
      && getComputedStyle(button).backgroundColor === "rgb(168, 67, 0)").map((button) => button.innerText.trim())"""
    lectern.open(SEARCHES[1])
    assert lectern.page.evaluate(primary) == ["Step"]
    lectern.open("lesson=uninformed-search&stop=2")
    assert len(lectern.page.evaluate(primary)) == 1


def test_nothing_moves_while_one_steps(lectern: Lectern) -> None:
    """The sentence has one line or two: the tree keeps its size, the buttons their place, in both views."""
    for view in ("study", "present"):
        lectern.open(f"problem=graph&algorithm=uniform-cost&step=0&view={view}")
        places = set()
        for step in range(1, 9):
            lectern.press("Step")
            lectern.expect_expanded(step)
            places.add((box_of(lectern.tree)["height"], box_of(lectern.button("Step"))["x"]))
        assert len(places) == 1


def test_panels_are_shown_and_hidden_and_that_is_remembered(lectern: Lectern) -> None:
    """Both views keep their panels after a reload, and there are no panels without content."""
    lectern.open(SEARCHES[1])
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


def test_a_bar_gives_room_by_keys_and_by_dragging(lectern: Lectern, browser_name: str) -> None:
    """Arrow keys and the pointer move it, a double click takes it back; the search is not stepped."""
    lectern.open("step=3")
    bar = lectern.page.get_by_role("separator", name="Width of the right column")
    before = box_of(bar)
    bar.focus()
    lectern.page.keyboard.press("ArrowRight")
    expect.soft(lectern.html).to_have_attribute("data-expanded", "3")
    moved = box_of(bar)
    assert (moved["x"], moved["y"]) != (before["x"], before["y"])
    place = moved["x"] + moved["width"] / 2, moved["y"] + moved["height"] / 2
    lectern.page.mouse.move(*place)
    lectern.page.mouse.down()
    lectern.page.mouse.move(place[0] + 40, place[1] + 40)
    lectern.page.mouse.up()
    dragged = box_of(bar)
    assert abs(dragged["x"] - moved["x"] - 40) < 8 or abs(dragged["y"] - moved["y"] - 40) < 8
    if browser_name == "firefox":
        bar.dispatch_event("dblclick")  # its driver presses twice, and each counts for itself
    else:
        bar.dblclick()
    assert abs(box_of(bar)["x"] - before["x"]) < 2
    assert abs(box_of(bar)["y"] - before["y"]) < 2


def test_a_bar_tells_its_place(lectern: Lectern) -> None:
    """Its value is the column's share of the window: at first, in another window, moved, and taken back."""
    lectern.open("step=3")
    bar = lectern.page.get_by_role("separator", name="Width of the right column")

    def expect_place() -> int:
        box, window = box_of(bar), box_of(lectern.page.locator("main"))
        share = round(100 - (box["x"] + box["width"] / 2 - window["x"]) * 100 / window["width"])
        expect(bar).to_have_attribute("aria-valuenow", re.compile(f"^({share - 1}|{share}|{share + 1})$"))
        return share

    places = [expect_place()]
    lectern.page.set_viewport_size({"width": 1920, "height": 1080})
    places.append(expect_place())
    for key in ("ArrowLeft", "Home"):
        bar.press(key)
        places.append(expect_place())
    assert places[0] != places[1] == places[3] < places[2]


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
    expect(listing.locator(".now")).to_contain_text("yield")
    lectern.press("Close editor")
    expect(listing).not_to_contain_text("yield")
    assert box_of(lectern.code)["width"] < 502


@pytest.mark.parametrize("size", [(390, 844), (640, 360), (360, 640)])
@pytest.mark.parametrize("search", SEARCHES[:2])
def test_sentence_and_transport_stay_in_sight(lectern: Lectern, size: tuple[int, int], search: str) -> None:
    """On a phone and at 200 %: whatever is scrolled, at the bottom; nothing is wider than the window, and the drawings
    above them are in sight from top to bottom.
    """
    width, height = size
    lectern.page.set_viewport_size({"width": width, "height": height})
    lectern.open(search)
    for tab in ("Tree", "Map")[: 2 if "graph" in search else 1]:
        lectern.page.get_by_role("navigation").get_by_role("button", name=tab, exact=True).click()
        drawing = {"Tree": "#tree-view", "Map": "#space-view"}[tab]
        box = box_of(lectern.page.locator(drawing))
        assert box["height"] >= (400 if height > 800 else 100), drawing
        assert box["y"] + box["height"] <= box_of(lectern.status)["y"] + 1, drawing
    for tab in ("Lists", "Code", "Tree"):
        lectern.page.get_by_role("navigation").get_by_role("button", name=tab, exact=True).click()
        lectern.page.mouse.wheel(0, 3000)
        for part in (lectern.status, lectern.button("Step")):
            box = box_of(part)
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= height + 1
        assert lectern.page.evaluate("document.documentElement.scrollWidth") <= width
    expect(lectern.tree).to_be_visible()


def test_a_phone_has_targets_for_fingers(lectern: Lectern) -> None:
    """Whatever can be pressed in any of the tabs is at least 44 pixels high and wide, with one search and with two; the
    header is one row, and opens the search as a sheet and one menu over the page.
    """
    page = lectern.page
    page.set_viewport_size({"width": 390, "height": 844})
    for search in ("step=3", "problem=graph&algorithm=astar&b.algorithm=greedy&b.heuristic=table&step=2"):
        lectern.open(search)
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


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
def test_nothing_is_cut(lectern: Lectern, size: tuple[int, int]) -> None:
    """In both views, every control fits into the window, and nothing covers a drawing."""
    width, height = size
    lectern.page.set_viewport_size({"width": width, "height": height})
    for view in ("study", "present"):
        lectern.open(f"{SEARCHES[1]}&view={view}")
        for name in ("Reset", "Back", "Play", "Step", "Run to end", "Jump to"):
            box = box_of(lectern.button(name))
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height
        assert view == "present" or not lectern.page.locator("header").evaluate(CUT)
        assert box_of(lectern.page.locator("#tree-tools"))["y"] >= box_of(lectern.page.locator("#tree-view"))["height"]
        assert lectern.page.evaluate("document.documentElement.scrollHeight") <= height


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (640, 360)])
def test_axe_finds_nothing(lectern: Lectern, violations_in_both_schemes, size: tuple[int, int]) -> None:
    """In both views and in every tab."""
    page: Page = lectern.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for view in ("study", "present"):
        lectern.open(f"{SEARCHES[1]}&view={view}")
        assert violations_in_both_schemes(page) == [], view
    if size[0] < 900:
        for tab in ("Lists", "Code"):
            page.get_by_role("navigation").get_by_role("button", name=re.compile(tab)).click()
            assert violations_in_both_schemes(page) == [], tab
