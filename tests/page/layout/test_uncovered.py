"""No panel covers another, and no question covers or drops what it asks about."""

import pytest
from lectern import Lectern
from playwright.sync_api import Locator, expect

ROMANIA = "problem=graph&graph=romania&start=Arad&goal=Bucharest"
PUZZLES = "problem=eight-puzzle&start=1,5,4,2,0,6,3,7,8&algorithm=astar&heuristic=misplaced&b.heuristic=manhattan"


def box(element: Locator) -> dict[str, float]:
    found = element.bounding_box()
    assert found
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"x": x, "y": y, "height": height, "right": x + width, "bottom": y + height}


@pytest.mark.parametrize("view", ["", "&view=present"])
@pytest.mark.parametrize("search", [PUZZLES, ROMANIA + "&algorithm=astar&b.algorithm=uniform-cost"])
def test_the_code_of_a_comparison_ends_above_the_sentence(lectern: Lectern, search: str, view: str) -> None:
    """Whichever listing is shown, of one search or of both."""
    lectern.open(search + view)
    sentence = box(lectern.page.locator(".band").first)
    for code in lectern.page.locator(".code").all():
        if code.is_visible():
            assert box(code)["bottom"] <= sentence["y"] + 0.5


def test_the_lecture_keeps_in_view_what_it_speaks_of(lectern: Lectern) -> None:
    """At each step on the map, root, path, current node and children are legible, and nothing lies on them."""
    lectern.page.set_viewport_size({"width": 1280, "height": 720})
    for algorithm, steps in (("breadth-first", 4), ("uniform-cost", 11), ("greedy", 2), ("astar", 4)):
        lectern.open(f"{ROMANIA}&algorithm={algorithm}&view=present")
        for step in range(steps + 1):
            lectern.expect_expanded(step)
            expect(lectern.tree).to_have_attribute("data-visible", "root path current children")
            lectern.press("Step")


def test_the_card_of_a_node_leaves_the_editor_in_sight(lectern: Lectern) -> None:
    """It is below the editor, with its own button to close it."""
    lectern.open(ROMANIA + "&algorithm=uniform-cost&step=9")
    lectern.press("Edit a copy")
    text = lectern.page.get_by_role("textbox", name="Python", exact=True)
    expect(text).to_be_visible()
    lectern.canvas.focus()
    lectern.page.keyboard.press("ArrowDown")
    card = lectern.page.locator("#node-card")
    expect(card).to_be_visible()
    editor = box(lectern.page.get_by_role("region", name="Editor", exact=True))
    assert editor["height"] > 150
    assert box(card)["y"] >= editor["y"] + 150
    assert box(card)["y"] <= box(card.get_by_role("button", name="Close", exact=True))["y"]
    lectern.press("Close editor")


def test_a_question_about_two_searches_covers_both(lectern: Lectern) -> None:
    """What it covers says so inside its own pane, also if the second search came after the question."""
    lectern.open("lesson=heuristics&stop=4")
    notes = lectern.page.locator("[data-part=frontier-note]")
    for at in range(2):
        expect(notes.nth(at)).to_have_text("Covered until you answer.")
        expect(notes.nth(at)).to_be_visible()
        note, pane = box(notes.nth(at)), box(lectern.page.locator(".lists").nth(at))
        assert note["right"] <= pane["right"]
        assert pane["y"] <= note["y"]
        assert note["bottom"] <= pane["bottom"]


def test_the_line_of_stale_entries_has_room(lectern: Lectern) -> None:
    """Above the list, at the end too, where a note stands above it; on a projector and beside it."""
    lectern.open("problem=graph&graph=romania&start=Arad&goal=Bucharest&algorithm=astar")
    lectern.run_to_end()
    for button in ("Present", "Leave"):
        stale = lectern.frontier.get_by_role("button", name="1 is stale: not needed")
        low = stale.evaluate("(each) => each.getBoundingClientRect().bottom")
        assert low <= lectern.frontier.locator(".list").evaluate("(each) => each.getBoundingClientRect().top")
        lectern.press(button)


def test_the_lists_name_is_whole_on_a_phone(lectern: Lectern) -> None:
    """Beside the next entry, and above the lists."""
    lectern.open("problem=graph&graph=romania&start=Arad&goal=Bucharest&algorithm=astar&step=4")
    lectern.page.set_viewport_size({"width": 390, "height": 844})
    for tab in ("Tree", "Lists"):
        lectern.page.get_by_role("button", name=tab, exact=True).click()
        heading = lectern.frontier.locator("h2")
        assert heading.evaluate("(each) => each.scrollHeight <= each.clientHeight")
        name, numbers = (lectern.entries(lectern.frontier).first.locator(part) for part in (".name", ".sum"))
        assert name.bounding_box()["x"] < numbers.bounding_box()["x"]


def test_nothing_moves_under_the_pointer(lectern: Lectern) -> None:
    """Sentences of one line and of two; and what a grid's shades mean."""
    lectern.open("problem=graph&graph=romania&algorithm=astar")
    heights = set()
    while lectern.html.get_attribute("data-state") != "finished":
        heights.add(lectern.tree.bounding_box()["height"])
        before = lectern.counts()[0]
        lectern.press("Step")
        lectern.page.wait_for_function(
            "before => document.documentElement.dataset.expanded > before"
            " || document.documentElement.dataset.state === 'finished'",
            arg=before,
        )
    assert len(heights) == 1
    legend = lectern.page.locator("#space-legend")
    expect(legend).to_be_hidden()  # a map has no shades
    lectern.open("problem=grid&grid=..5#/....&start=0,0&goal=3,1&algorithm=bidirectional")
    expect(legend.locator("span:visible > span")).to_have_text(
        ["expanded: early to late", "from the goal: early to late", "cost: 1 to 9", "wall"]
    )
    lectern.open("problem=grid&grid=barriers&algorithm=astar")
    expect(legend.locator("span:visible > span")).to_have_text(["expanded: early to late", "wall"])
