"""The room: the view for a lecture in sizes that the last row can read, panels and their sizes, narrow windows."""

import re

import pytest
from lectern import Lectern
from measuring import CUT, LINES, NOTE_TYPE, SIZE, box_of
from playwright.sync_api import Page, expect

PROJECTOR = {"width": 1280, "height": 720}
SEARCHES = ["step=30", "problem=graph&algorithm=astar&step=3", "problem=grid&algorithm=astar&step=30"]
# Everything on which one can press, in sight on the page, and smaller than a finger.
SMALL = """() => [...document.querySelectorAll("button, select, input:not([type=checkbox])")].filter((each) => {
  const { width, height } = each.getBoundingClientRect();
  return each.checkVisibility() && width > 0 && (width < 43.5 || height < 43.5);
}).map((each) => each.getAttribute("aria-label") ?? each.textContent ?? each.id)"""


@pytest.fixture
def lectern(lectern: Lectern):
    """On a projector, in the view for study, with nothing remembered."""
    lectern.page.set_viewport_size(PROJECTOR)
    yield lectern
    lectern.page.set_viewport_size(PROJECTOR)
    lectern.page.evaluate("localStorage.clear()")


@pytest.mark.parametrize("search", SEARCHES)
def test_the_lecture_is_read_from_the_last_row(lectern: Lectern, search: str) -> None:
    """The sentence in 22 pixels, the code in 18 with fourteen lines whole, nodes in 16; the frontier, and no more."""
    lectern.open(f"{search}&view=present")
    expect(lectern.html).to_have_attribute("data-view", "present")
    code = lectern.code.locator(".code")
    assert lectern.status.evaluate(SIZE) >= 22
    assert code.evaluate(SIZE) >= 18
    assert code.evaluate(LINES) >= 14
    assert not code.evaluate(CUT)
    for region in (lectern.tree, lectern.frontier):
        expect(region).to_be_visible()
    for region in (lectern.visited, lectern.statistics, lectern.start):
        expect(region).to_be_hidden()
    lectern.page.evaluate(NOTE_TYPE)
    lectern.page.emulate_media(color_scheme="dark")  # everything is drawn anew
    lectern.page.wait_for_function("window.smallestType")
    lectern.page.emulate_media(color_scheme="light")
    assert lectern.page.evaluate("window.smallestType") >= 16, lectern.page.evaluate("window.smallestText")
    tree = box_of(lectern.tree)
    assert tree["height"] > 500
    assert tree["width"] > 280
    space = lectern.page.locator("#space-view")
    assert "grid" not in search or box_of(space)["width"] > 450


def test_present_is_a_key_a_button_and_a_part_of_the_link(lectern: Lectern) -> None:
    """Each leads there and back, and the address says it."""
    lectern.open("step=3")
    lectern.page.keyboard.press("p")
    expect(lectern.html).to_have_attribute("data-view", "present")
    lectern.expect_fragment("view=present")
    lectern.press("Present")
    expect(lectern.html).to_have_attribute("data-view", "study")
    lectern.page.wait_for_function("!location.hash.includes('view=')")
    lectern.open("view=theatre&step=2")
    expect(lectern.link_message).to_contain_text("view=theatre")
    lectern.expect_expanded(2)


def test_a_presenters_remote_steps(lectern: Lectern) -> None:
    """It sends the keys for the next and the previous page."""
    lectern.open("step=3&view=present")
    lectern.page.keyboard.press("PageDown")
    lectern.expect_expanded(4)
    lectern.page.keyboard.press("PageUp")
    lectern.page.keyboard.press("PageUp")
    lectern.expect_expanded(2)


def test_nothing_moves_while_one_steps(lectern: Lectern) -> None:
    """The sentence has one line or two: the tree keeps its size, the buttons their place, in both views."""
    for view in ("study", "present"):
        lectern.open(f"problem=graph&algorithm=uniform-cost&step=0&view={view}")
        places = set()
        for step in range(1, 9):
            lectern.press("Step")
            lectern.expect_expanded(step)
            places.add((box_of(lectern.tree)["height"], box_of(lectern.button("Step"))["x"]))
            places.add((box_of(lectern.tree)["height"], box_of(lectern.button("Step"))["x"]))
        assert len(places) == 1


def test_panels_are_shown_and_hidden_and_that_is_remembered(lectern: Lectern) -> None:
    """Each view has its own; after a reload everything is as it was left."""
    lectern.open("step=3")
    lectern.page.get_by_text("Panels", exact=True).click()
    lectern.page.get_by_role("checkbox", name="Visited").uncheck()
    expect(lectern.visited).to_be_hidden()
    lectern.page.get_by_text("Panels", exact=True).click()
    lectern.page.keyboard.press("p")
    lectern.page.get_by_text("Panels", exact=True).click()
    lectern.page.get_by_role("checkbox", name="Visited").check()
    expect(lectern.visited).to_be_visible()
    lectern.expect_fragment("view=present")
    lectern.page.reload()
    lectern.expect_loaded()
    expect(lectern.visited).to_be_visible()
    lectern.page.keyboard.press("p")
    expect(lectern.visited).to_be_hidden()
    expect(lectern.frontier).to_be_visible()


@pytest.mark.parametrize("name", ["Width of the left column", "Width of the right column", "Height of the code"])
def test_a_bar_gives_room_by_keys_and_by_dragging(lectern: Lectern, browser_name: str, name: str) -> None:
    """Arrow keys and the pointer move it, a double click takes it back; the search is not stepped."""
    lectern.open("step=3")
    bar = lectern.page.get_by_role("separator", name=name)
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


def test_the_code_is_read_in_the_view_for_study(lectern: Lectern) -> None:
    """One press widens its column: fourteen lines and more, none cut; one more, and it is as before."""
    lectern.open("step=30")
    code = lectern.code.locator(".code")
    narrow = box_of(lectern.code)["width"]
    lectern.press("Widen")
    assert code.evaluate(LINES) >= 14
    assert not code.evaluate(CUT)
    lectern.press("Widen")
    assert box_of(lectern.code)["width"] == narrow


def test_the_listing_is_for_the_board_or_in_full(lectern: Lectern) -> None:
    """The board's has neither events nor types; both have a lit line; which one was chosen is remembered."""
    lectern.open("step=3")
    expect(lectern.code).not_to_contain_text("yield")
    expect(lectern.code.locator(".now")).to_have_count(1)
    lectern.press("Full source")
    expect(lectern.code.locator(".now")).to_contain_text("yield")
    lectern.page.reload()
    lectern.expect_loaded()
    expect(lectern.code).to_contain_text("-> Search")
    lectern.press("Full source")
    expect(lectern.code).not_to_contain_text("yield")


@pytest.mark.parametrize("size", [(390, 844), (640, 360), (360, 640)])
@pytest.mark.parametrize("search", SEARCHES[:2])
def test_sentence_and_transport_stay_in_sight(lectern: Lectern, size: tuple[int, int], search: str) -> None:
    """On a phone and at 200 %: whatever is scrolled, at the bottom; nothing is wider than the window, and the drawings
    above them are in sight from top to bottom.
    """
    width, height = size
    lectern.page.set_viewport_size({"width": width, "height": height})
    lectern.open(search)
    lectern.page.mouse.wheel(0, -3000)
    for drawing in ("#tree-view", "#space-view")[: 2 if "graph" in search else 1]:
        box = box_of(lectern.page.locator(drawing))
        assert box["height"] >= 100, drawing
        assert box["y"] + box["height"] <= box_of(lectern.status)["y"] + 1, drawing
    for tab in ("Frontier", "Visited", "Code", "Setup", "Tree"):
        lectern.page.get_by_role("navigation").get_by_role("button", name=tab).click()
        lectern.page.mouse.wheel(0, 3000)
        for part in (lectern.status, lectern.button("Step")):
            box = box_of(part)
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= height + 1
        assert lectern.page.evaluate("document.documentElement.scrollWidth") <= width
    expect(lectern.tree).to_be_visible()


def test_a_phone_has_targets_for_fingers(lectern: Lectern) -> None:
    """Whatever can be pressed in any of the tabs is at least 44 pixels high and wide, with one search and with two; the
    header is two rows, and what else it has comes when it is asked for.
    """
    page = lectern.page
    page.set_viewport_size({"width": 390, "height": 844})
    for search in ("step=3", "problem=graph&algorithm=astar&b.algorithm=greedy&b.heuristic=table&step=2"):
        lectern.open(search)
        for tab in ("Frontier", "Visited", "Code", "Setup", "Tree"):
            page.get_by_role("navigation").get_by_role("button", name=tab).click()
            assert page.evaluate(SMALL) == [], tab
        assert box_of(page.locator("header"))["height"] < 115
        expect(lectern.button("Lessons")).to_be_hidden()
        lectern.press("Menu")
        assert page.evaluate(SMALL) == []
        lectern.press("Close comparison" if "b." in search else "Menu")
        expect(lectern.button("Lessons")).to_be_hidden()


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
def test_nothing_is_cut(lectern: Lectern, size: tuple[int, int]) -> None:
    """The page fits into the window, every control of it, in both views; nothing lies over a drawing."""
    width, height = size
    lectern.page.set_viewport_size({"width": width, "height": height})
    for view in ("study", "present"):
        lectern.open(f"{SEARCHES[1]}&view={view}")
        for name in ("Reset", "Back", "Play", "Step", "Run to end", "Present"):
            box = box_of(lectern.button(name))
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height
        assert not lectern.page.locator("header").evaluate(CUT)
        tools, tree, legend = (lectern.page.locator(part) for part in ("#tree-tools", "#tree-view", "#legend"))
        assert not tools.evaluate(CUT)
        assert box_of(tools)["y"] + box_of(tools)["height"] <= box_of(tree)["y"]
        assert view == "present" or box_of(tree)["y"] + box_of(tree)["height"] <= box_of(legend)["y"] + 1
        assert lectern.page.evaluate("document.documentElement.scrollHeight") <= height


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (640, 360)])
def test_axe_finds_nothing(lectern: Lectern, violations, size: tuple[int, int], scheme: str) -> None:
    """In both views and in every tab."""
    page: Page = lectern.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=scheme)
    for view in ("study", "present"):
        lectern.open(f"{SEARCHES[1]}&view={view}")
        assert violations(page) == [], view
    if size[0] < 900:
        for tab in ("Frontier", "Visited", "Code", "Setup"):
            page.get_by_role("navigation").get_by_role("button", name=re.compile(tab)).click()
            assert violations(page) == [], tab
    page.emulate_media(color_scheme="light")
