"""The state space beside the tree: a grid on which walls are painted, and a map."""

import re

import pytest
from playwright.sync_api import expect

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
        x, y = map(int, said.inner_text().split(":")[0].split(","))
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


def test_an_edit_that_cannot_be_is_taken_back(lectern, grid):
    """A wall on the start is refused beside the field, and the drawing shows the searched grid again."""
    lectern.reveal("textbox", "Grid").fill("#........")
    lectern.start.fill("0,0")
    expect(lectern.start).to_have_attribute("aria-invalid", "true")
    lectern.open(OPEN)
    lectern.press("Step")
    lectern.expect_expanded(1)


def test_a_map_is_drawn_where_the_places_are_known(lectern):
    """The map of Romania is beside the tree, and the bar between them can be moved with the keyboard."""
    lectern.open("problem=graph&graph=romania&algorithm=astar")
    expect(lectern.page.get_by_role("region", name="Map")).to_be_visible()
    bar = lectern.page.get_by_role("separator", name="Resize Map")
    bar.focus()
    lectern.page.keyboard.press("ArrowRight")
    expect(bar).to_have_attribute("aria-valuenow", "47")
    lectern.expect_expanded(0)
    lectern.open("problem=eight-puzzle")
    expect(bar).to_be_hidden()


def test_moves_may_be_diagonal(lectern):
    """Diagonal moves cost √2, and the page says that Manhattan distance overestimates."""
    lectern.open(f"{OPEN}&moves=8&goal=8,4&heuristic=octile")
    expect(lectern.page.locator("#verdict")).to_contain_text("h admissible")
    lectern.run_to_end()
    lectern.expect_status("cost 8.83.")
    lectern.choose("Heuristic", "manhattan")
    expect(lectern.page.locator("#verdict")).to_contain_text("h not admissible")


def test_a_built_in_grid_comes_with_its_own_start(lectern, grid):
    """A grid chosen from the list has its own start; painting makes it a custom grid."""
    lectern.choose("Grid: choose a built-in one", "maze")
    expect(lectern.start).not_to_have_value("0,2")
    lectern.expect_fragment("grid=maze")
    lectern.run_to_end()
    lectern.expect_status("Goal found")


def test_a_link_to_a_graph_need_not_say_where_to_begin(lectern):
    """Start and goal are the graph's own; a start that it does not have is named, and the rest is loaded."""
    lectern.open("problem=graph&graph=detour&algorithm=iterative-deepening-visited")
    expect(lectern.start).to_have_value("S")
    lectern.run_to_end()
    lectern.expect_status("S – A – B – G, cost 3.")
    lectern.open("problem=graph&graph=detour&start=Nowhere&algorithm=iterative-deepening-optimal")
    expect(lectern.link_message).to_contain_text("Nowhere")
    expect(lectern.start).to_have_value("S")
    lectern.run_to_end()
    lectern.expect_status("S – B – G, cost 2.")


def test_in_a_lecture_a_map_says_what_its_numbers_are(lectern):
    """The caption under the map names the letter beside the names; a search by depth has no numbers and no caption."""
    caption = lectern.page.locator("#space .notation", has_text=re.compile("of "))
    for algorithm, text in (("astar", "f of reached states · grey: h"), ("uniform-cost", "g of reached states")):
        lectern.open(f"problem=graph&graph=romania&algorithm={algorithm}")
        lectern.page.get_by_role("button", name="Present", exact=True).click()
        expect(caption).to_have_text(text)
        lectern.page.keyboard.press("p")
    lectern.open("problem=graph&graph=romania&algorithm=breadth-first")
    lectern.page.get_by_role("button", name="Present", exact=True).click()
    expect(caption).to_have_count(0)


def test_in_a_lecture_a_grid_says_what_its_colours_are(lectern, grid):
    """Below the drawing: the frontier and the expanded cells, and walls where there are some."""
    lectern.page.get_by_role("button", name="Present", exact=True).click()
    key = grid.locator("[data-part=space-legend] > span:visible")
    expect(key).to_have_text(["expanded: early to late", "frontier"])
