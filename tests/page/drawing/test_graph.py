"""A graph drawn by hand on its map: with pointer, touch and keys; the search follows."""

import json
import re
from urllib.parse import unquote

import pytest
from lectern import Lectern
from playwright.sync_api import Locator, expect

OPEN = "problem=graph&graph=inconsistent&algorithm=astar&heuristic=table"


@pytest.fixture
def board(lectern: Lectern) -> Locator:
    """The drawing board, opened on a small graph."""
    lectern.open(OPEN)
    lectern.press("Edit a copy of this graph")
    return lectern.page.get_by_role("group", name=re.compile("Graph editor"))


def place(board: Locator, name: str) -> Locator:
    return board.locator(f'[data-place="{name}"]')


def middle(shape: Locator) -> tuple[float, float]:
    box = shape.locator(".body").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def graph(lectern: Lectern, awaited: str) -> dict[str, dict[str, object]]:
    """What the link says of the graph, once it says this much."""
    lectern.expect_fragment(awaited)
    found = re.search(r"graph=([^&]*)", lectern.page.url)
    assert found
    told: dict[str, dict[str, object]] = json.loads(unquote(found[1]))
    return told


def test_a_graph_is_drawn_with_the_pointer(lectern: Lectern, board: Locator) -> None:
    """Vertices, edges, costs and h values can be drawn and undone, and the search uses the drawn graph."""
    page = lectern.page
    expect(place(board, "B")).to_have_attribute("aria-label", re.compile("not in the allowed range: 2 to 2"))
    page.get_by_role("button", name="New graph").click()
    lectern.expect_status("S, the initial state")
    expect(place(board, "A")).to_have_count(0)

    canvas = board.bounding_box()
    assert canvas
    page.mouse.click(canvas["x"] + canvas["width"] / 2, canvas["y"] + 40)  # beside everything: another place
    expect(place(board, "A")).to_be_visible()
    page.get_by_role("button", name="Edges").click()
    for source, target in (("S", "A"), ("A", "G")):
        page.mouse.move(*middle(place(board, source)))
        page.mouse.down()
        page.mouse.move(*middle(place(board, target)), steps=4)
        page.mouse.up()
        expect(board.locator(f'[data-from="{source}"][data-to="{target}"]')).to_be_visible()
    board.locator('[data-from="S"][data-to="G"] .cost').click()
    page.get_by_role("textbox", name="Cost from S to G").fill("7")
    page.keyboard.press("Enter")
    lectern.run_to_end()
    lectern.expect_status("cost 2.")
    assert graph(lectern, '"G": 7')["edges"]["S"] == {"G": 7, "A": 1}

    # The handle of S is dragged to the top: outside of what is admissible it has another form, and the verdict follows.
    x, y = middle(place(board, "S"))
    grip = place(board, "S").locator(".grip").bounding_box()
    assert grip
    page.mouse.move(x + 27, y + 18)
    page.mouse.down()
    page.mouse.move(x + 27, grip["y"], steps=4)
    expect(place(board, "S").locator(".gauge path.handle")).to_be_visible()
    expect(page.locator("#graph-verdict")).to_contain_text("h not admissible: h(S) =")
    page.mouse.up()
    expect(page.locator("#verdict")).to_contain_text("h not admissible")
    lectern.expect_fragment("heuristic=table")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#graph-verdict")).to_be_empty()

    page.get_by_role("button", name="Erase").click()
    place(board, "A").locator(".body").click()
    expect(place(board, "A")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(place(board, "A")).to_be_visible()
    page.get_by_role("button", name="Redo").click()
    expect(place(board, "A")).to_have_count(0)
    with page.expect_download() as saved:
        page.get_by_role("button", name="DOT", exact=True).click()
    assert saved.value.path().read_text().startswith("digraph {\n")
    page.get_by_role("button", name="Done").click()
    expect(board).to_have_count(0)
    expect(page.get_by_role("application", name=re.compile("state space"))).to_be_visible()


def test_a_graph_is_drawn_with_the_keyboard(lectern: Lectern, board: Locator, violations) -> None:
    """A place is made, named, moved and joined; costs and estimates are typed; nothing steps the search meanwhile."""
    page, press = lectern.page, lectern.page.keyboard.press
    page.get_by_role("button", name="Add a vertex").focus()
    press("Enter")
    expect(place(board, "C")).to_be_focused()
    press("Enter")
    page.keyboard.type("Café")
    press("Enter")
    expect(place(board, "Café")).to_be_focused()
    before = middle(place(board, "Café"))
    press("ArrowLeft")
    assert middle(place(board, "Café"))[0] < before[0]
    press("r")
    place(board, "B").focus()
    press("Enter")
    road = board.get_by_role("group", name="Edge from Café to B, cost 1")
    road.focus()
    press("+")
    board.get_by_role("group", name="Edge from Café to B, cost 2").focus()
    press("Enter")
    page.keyboard.type("much")
    press("Enter")
    expect(page.get_by_text("is not a valid cost. Enter a number from 0 to")).to_be_visible()
    place(board, "Café").focus()
    press("s")
    expect(lectern.start).to_have_value("Café")
    press("h")
    page.keyboard.type("2")
    press("Enter")
    expect(place(board, "Café")).to_have_attribute("aria-label", "Café, the start, h 2, allowed h: 0 to 2")
    lectern.expect_expanded(0)
    press("Delete")
    expect(page.get_by_text("Café is the start of the search")).to_be_visible()
    told = graph(lectern, '"Café": 2')
    assert told["h"]["Café"] == 2
    assert told["edges"]["Café"] == {"B": 2}
    assert violations(page) == []
    lectern.run_to_end()
    lectern.expect_status("cost 4.")
    expect(place(board, "Café")).to_be_visible()
    lectern.open_picker("Problem").get_by_role("option", name="Trap").click()
    expect(place(board, "Café")).to_have_count(0)
    lectern.open("problem=eight-puzzle")
    expect(board).to_have_count(0)


def test_a_graph_is_typed_as_a_line(lectern: Lectern, board: Locator) -> None:
    """The field has the drawn graph; what is typed is searched, and a mistake is named with its column."""
    field = lectern.page.get_by_role("textbox", name="Type it")
    expect(field).to_have_value(re.compile(r"^S>A 1, S>B 3, "))
    field.fill("S-A 1, A G 4")
    field.press("Enter")
    expect(lectern.page.locator("#graph-said")).to_contain_text("Column 10: “G” cannot be here.")
    expect(place(board, "G")).to_have_count(1)
    field.fill("S-A 1, A>G 4; h S 5")
    field.press("Enter")
    expect(place(board, "S")).to_be_visible()
    expect(board.locator(".place")).to_have_count(3)
    lectern.expect_fragment("start=S&goal=G")
    expect(field).to_have_value("S>A 1, A>S 1, A>G 4; h S 5")
    lectern.run_to_end()
    lectern.expect_status("cost 5.")
    lectern.page.get_by_role("button", name="Done").click()
    draw = lectern.page.get_by_role("button", name="Draw on this graph")  # which is on the map of one that is typed
    lectern.open(OPEN)
    expect(draw).to_have_count(0)
    lectern.open('problem=graph&graph={"edges":{"A":{"B":1},"B":{"C":1}}}&start=A&goal=C&algorithm=astar')
    draw.click()
    expect(board).to_be_visible()
    lectern.open("problem=eight-puzzle")
