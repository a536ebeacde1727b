"""States that are drawn, and changed by hand: in lists, in sentences, beside a node; on a grid and on a map."""

import re

import pytest
from playwright.sync_api import expect

PAINTED = """canvas => canvas.width > 0
  && canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data.some(byte => byte)"""


def expect_painted(place):
    """Its picture is painted in the frame after the one in which it appears."""
    place.page.wait_for_function(PAINTED, arg=place.locator("canvas").element_handle())


def editor(lectern, end="Start state"):
    """The drawn state, in the opened picker of the problem."""
    if not (menu := lectern.page.locator("#problem-menu")).is_visible():
        lectern.open_picker("Problem")
    return menu.get_by_role("group", name=f"{end}, drawn", exact=True)


TOUCHES = {
    "hanoi": (("Disc 1, on peg A", "Peg C", "Disc 2, on peg A", "Peg B"), "43,2,1"),
    "water-jugs": (("Jug A: fill to 5 of 5", "Jug A: 5 of 5", "Jug B: 0 of 3"), "2,3"),
    "missionaries": (
        ("Missionary on the left bank", "Cannibal on the left bank", "Boat at the left bank"),
        "2,2,0",  # one of each, with the boat
    ),
}


@pytest.mark.parametrize("problem", TOUCHES)
def test_a_state_is_drawn_wherever_it_stands_and_changed_by_touching_it(lectern, problem):
    """It is drawn in both lists, on the card and in the sentence, and screen readers get its text. A press on the start
    changes the text field, and a search from the new start is opened.
    """
    lectern.open(f"problem={problem}&algorithm=breadth-first")
    start = lectern.start.input_value()
    lectern.press("Step", times=2)
    lectern.expect_expanded(2)
    for region in (lectern.frontier, lectern.visited):
        expect_painted(region)
    first = lectern.entries(lectern.visited).last
    expect(first).to_contain_text(start)
    first.click()
    card = lectern.page.get_by_role("region", name="Node", exact=True)
    expect(card.get_by_role("img", name=start, exact=True)).to_be_visible()
    lectern.run_to_end()
    lectern.page.keyboard.press("ArrowRight")
    lectern.expect_status("1 of ")
    expect_painted(lectern.status)
    touches, text = TOUCHES[problem]
    for name in touches:
        editor(lectern).get_by_role("button", name=name, exact=True).first.click()
    expect(lectern.start).to_have_value(text)
    lectern.expect_fragment(f"start={text}")
    lectern.expect_expanded(0)


def test_a_drawn_state_is_changed_with_the_keyboard(lectern):
    """One stop of the Tab key; arrow keys go over its places, Enter touches, Escape leaves what was chosen."""
    lectern.open("problem=hanoi&algorithm=breadth-first")
    keyboard, drawn = lectern.page.keyboard, editor(lectern)
    expect(drawn.locator("button[tabindex='0']")).to_have_count(1)
    drawn.get_by_role("button", name="Disc 1, on peg A").focus()
    keyboard.press("Enter")
    expect(drawn).to_contain_text("Click the peg to put it on.")
    keyboard.press("ArrowRight")
    expect(drawn.get_by_role("button", name="Peg B")).to_be_focused()
    keyboard.press("Escape")
    expect(drawn).to_contain_text("Click a disc")
    for key in ("ArrowLeft", "Enter", "ArrowRight", "Enter"):
        keyboard.press(key)
    expect(lectern.start).to_have_value(re.compile("^(432,1,-|43(2|1),.*)$"))
    lectern.expect_expanded(0)


def test_a_drawn_state_follows_its_text(lectern):
    """The drawing shows the searched state; a text that is not a state does not change it."""
    lectern.open("problem=hanoi&algorithm=breadth-first")
    lectern.start.fill("21,-,3")
    expect(editor(lectern).get_by_role("button", name="Disc 3, on peg C")).to_be_visible()
    expect(editor(lectern).get_by_role("button", name=re.compile("^Disc"))).to_have_count(3)
    lectern.start.fill("12,3,-")
    lectern.expect_complaint(lectern.start, re.compile("larger"))
    expect(editor(lectern).get_by_role("button", name="Disc 3, on peg C")).to_be_visible()
    lectern.open("problem=water-jugs&algorithm=breadth-first")
    expect(editor(lectern, "Goal state")).to_be_hidden()
    lectern.page.get_by_role("textbox", name="Jugs").fill("8,5,3")
    expect(editor(lectern).get_by_role("button", name=re.compile(r"^Jug \w: \d of"))).to_have_count(3)


RING = " · green ring: goal"
JUGS = f"A 5: A can hold 5 · 2,3: 2 in A, 3 in B · A↑: fill, A↓: empty{RING}"


@pytest.mark.parametrize(
    ("problem", "picture", "text", "key"),
    [
        ("eight-puzzle", "0 1 2 / 3 4 5 / 6 7 8", "Goal", "left: the blank goes left"),
        ("missionaries", "0,0,0", "Goal", f"3,1,0: 3 missionaries (M), 1 cannibal (C) left, boat right{RING}"),
        ("water-jugs", "", "Goal: 4 in one jug", JUGS),
        ("hanoi", "-,-,4321", "Goal", "green: goal peg · ■ moved"),
        ("grid", "", "Goal: 20,6", "4,6: column 4, row 6"),
    ],
)
def test_a_lecture_shows_the_goal_and_what_names_mean(lectern, problem, picture, text, key):
    """Beside the sentence, drawn like a state; a test in words. In Study, the header has it."""
    lectern.open(f"problem={problem}&algorithm=breadth-first&step=2")
    goal, notation = lectern.page.locator("#goal-shown"), lectern.page.locator("#notation")
    brush = lectern.page.get_by_role("combobox", name="Brush")
    expect(brush).to_be_visible(visible=problem == "grid")
    expect(goal).to_be_hidden()
    lectern.press("Present")
    expect(goal).to_have_text(text)
    expect(notation).to_have_text(key)
    for part, wanted in ((goal, text), (notation, key)):
        expect(part).to_be_visible(visible=bool(wanted))
    expect(brush).to_be_hidden()
    expect(lectern.status.get_by_role("img", name="into")).to_have_count(int(problem == "water-jugs"))  # A→B
    if picture:
        expect_painted(goal.get_by_role("img", name=picture, exact=True))
    mapped = problem in ("missionaries", "water-jugs")  # other states have no names beside their dots
    expect(lectern.page.get_by_role("region", name="Map")).to_be_visible(visible=mapped)
    name = lectern.page.locator(".list .entry.next .name").first
    expect(name).to_have_css("position", "static" if mapped or problem == "grid" else "absolute")  # seen
    lectern.press("Step")
    code = {"missionaries": "2,2,0", "water-jugs": "0,3"}.get(problem, "")  # as on the map
    expect(lectern.status.locator(".said > span").last).to_contain_text(code)


def test_the_forms_change_into_one_another_with_the_same_node_selected(lectern):
    """Tree and icicle; the selected node and its card stay, and stepping goes on in each."""
    lectern.open("algorithm=astar&step=60")
    lectern.entries(lectern.frontier).nth(2).click()
    card = lectern.page.locator("#node-card h3")
    title = card.inner_text()
    assert title.startswith("#")
    corner = """(isBar) => isBar === document.querySelector("[data-status=expanded] > canvas")
      .getContext("2d").getImageData(7, 11, 1, 1).data[3] > 128"""  # in a bar, but not in a disc
    for step, form in enumerate(("icicle", "tidy", "auto"), start=61):
        lectern.choose("Layout", form)
        lectern.press("Step")
        lectern.expect_expanded(step)
        expect(card).to_have_text(title)
        expect(lectern.canvas).to_be_visible()
        lectern.page.wait_for_function(corner, arg=form == "icicle")


OPEN = "problem=grid&grid=........./........./........./........./.........&start=0,2&goal=8,2&algorithm=astar"


@pytest.fixture
def grid(lectern):
    """A small field without walls."""
    lectern.open(OPEN)
    return lectern.page.get_by_role("region", name="Grid")


def cells(grid):
    """Turns a cell into a place on the screen: the field of 9×5 cells stands in the middle, as large as there is room.

    The cursor tells where a cell lies: it is found by moving over the drawing.
    """
    return grid.locator("canvas")


def test_walls_are_set_with_the_keyboard(lectern, grid):
    """The cursor moves and describes its cell, and Enter sets a wall, which opens another search."""
    lectern.run_to_end()
    lectern.expect_status("cost 8.")
    cells(grid).focus()
    said = grid.locator("[aria-live]")
    lectern.page.keyboard.press("ArrowRight")
    expect(said).to_contain_text(re.compile(r"\d+,\d+: cost 1"))
    while not said.inner_text().startswith("4,2"):
        x, y = map(int, re.findall(r"\d+", said.inner_text())[:2])
        key = "ArrowRight" if x < 4 else "ArrowLeft" if x > 4 else "ArrowDown" if y < 2 else "ArrowUp"
        lectern.page.keyboard.press(key)
        expect(said).not_to_contain_text(f"{x},{y}:")
    lectern.page.keyboard.press("Enter")
    lectern.expect_fragment("grid=........./........./....#..../........./.........")
    lectern.expect_state("finished")
    lectern.expect_status("cost 10.")
    assert lectern.reveal("textbox", "Grid").input_value().split("\n")[2] == "....#...."


def test_walls_are_painted_and_ends_dragged_with_the_pointer(lectern, grid):
    """A stroke over the field sets walls; the search stays at the step where it was."""
    lectern.press("Step", times=3)
    box = cells(grid).bounding_box()
    middle, top = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    lectern.page.mouse.move(middle, top - 2)
    lectern.page.mouse.down()
    lectern.page.mouse.move(middle, top + 20, steps=5)
    lectern.page.mouse.up()
    expect(lectern.reveal("textbox", "Grid")).to_have_value(re.compile("#"))
    lectern.expect_expanded(3)


def test_a_built_in_grid_comes_with_its_own_start(lectern, grid):
    """A grid chosen from the list has its own start; painting makes it a custom grid."""
    lectern.choose("Grid: choose a built-in one", "maze")
    expect(lectern.start).not_to_have_value("0,2")
    lectern.expect_fragment("grid=maze")
    lectern.run_to_end()
    lectern.expect_status("Goal found")


def test_in_a_lecture_a_grid_says_what_its_colours_are(lectern, grid):
    """Below the drawing: the expanded cells, and walls where there are some. The frontier has the sign of the tree."""
    lectern.page.get_by_role("button", name="Present", exact=True).click()
    key = grid.locator("[data-part=space-legend] > span:visible")
    expect(key).to_have_text(["expanded: early to late", "start", "goal"])
    drawn, told = grid.locator("canvas").bounding_box(), key.first.bounding_box()
    assert 0 <= told["y"] - drawn["y"] - drawn["height"] < 12, "directly below the grid"


def test_in_a_lecture_a_map_says_what_its_numbers_are(lectern):
    """Below the map, beside the legend, is the letter beside the names; a search by depth has no numbers and none. In
    Study, the bar beside it can be moved with the keyboard."""
    caption = lectern.page.locator("#legend-row .notation", has_text="map")
    lectern.open("problem=graph&graph=romania&algorithm=astar")
    bar = lectern.page.get_by_role("separator", name="Resize Map")
    bar.press("ArrowRight")
    expect(bar).to_have_attribute("aria-valuenow", "47")
    lectern.expect_expanded(0)
    lectern.press("Present")
    expect(caption).to_have_text("map: f · grey: h")
    lectern.open("problem=graph&graph=romania&algorithm=astar&b.algorithm=greedy&view=present")
    expect(lectern.page.locator("#shared .notation", has_text="map")).to_be_visible()
    lectern.open("problem=graph&graph=romania&algorithm=breadth-first&view=present")
    expect(caption).to_have_count(0)
    style = lectern.page.add_style_tag(content="[data-part=space-view] { display: none; }")  # no place for names yet
    lectern.open("problem=graph&graph=romania&algorithm=uniform-cost&step=4&view=present")
    lectern.rest()
    style.evaluate("each => each.remove()")
    expect(caption).to_have_text("map: g")
