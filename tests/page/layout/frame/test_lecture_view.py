"""The frame in a lecture: what is large, what is hidden, and how the view is chosen."""

import pytest
from lectern import Lectern
from measuring import CUT, LINES, NOTE_TYPE, SIZE, box_of
from playwright.sync_api import expect

from tests.page.layout.frame.searches import SEARCHES

PROBLEMS = [
    "eight-puzzle", "fifteen-puzzle", "two-blank-puzzle", "pillars", "water-jugs", "hanoi", "missionaries", "grid",
    "graph&graph=romania",
]  # fmt: skip

# Every text on the page, outside drawings, and the size in which it is written
TYPE = """() => {
  const sizes = {};
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    const box = element.getBoundingClientRect();
    if (!text.data.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (box.width <= 1 || box.height <= 1) continue;
    if (element.closest("option, script, style, .heard")) continue;
    sizes[text.data.trim()] = parseFloat(getComputedStyle(element).fontSize);
  }
  return sizes;
}"""
# Of a list: the number of entries before the first one that is not in view whole, and what is said of those below
IN_VIEW = """(list) => {
  const note = list.querySelector(".beyond"), words = document.createRange();
  const bottom = list.getBoundingClientRect().bottom - parseFloat(list.style.getPropertyValue("--rest") || "0");
  words.selectNodeContents(note);
  const { x, y } = words.getBoundingClientRect();
  const isHidden = (box) => box.bottom > bottom + 1
    || (note.classList.contains("instead") && box.top < y && box.bottom > y && box.left < x && box.right > x);
  const entries = [...list.querySelectorAll(".entry")];
  const hidden = entries.find((entry) => isHidden(entry.getBoundingClientRect())) ?? entries.at(-1)?.nextSibling;
  const seen = hidden ? hidden.ariaPosInSet - 1 : entries.length;
  return [seen, (entries[0]?.ariaSetSize ?? 0) - seen, note.textContent];
}"""
# Where each part is, and what is shown
FRAME = """() => {
  const parts = [
    "#space", "#tree", "#frontier", "#code", "#status", "#brief", "#transport", "#step", "#leave", ".list-tabs",
  ];
  const boxes = parts.map((part) => {
    const element = document.querySelector(part);
    const { x, y, width, height } = element.getBoundingClientRect();
    return [part, element.checkVisibility(), ...[x, y, width, height].map(Math.round)].join(" ");
  });
  // A list keeps some rows beyond its edges, and how many depends on what it has shown before.
  const beyond = [...document.querySelectorAll(".entry")].filter(
    (entry) => entry.getBoundingClientRect().top >= entry.closest(".list").getBoundingClientRect().bottom,
  );
  for (const entry of beyond) entry.hidden = true;
  const text = document.body.innerText.trim().replace(/\\n+/g, "\\n");
  for (const entry of beyond) entry.hidden = false;
  return [...boxes, getComputedStyle(document.documentElement).fontSize, text];
}"""


# Entries whose numbers begin in their picture, or end beyond their edge.
NARROW = """(entries) => entries.filter((entry) => {
  const sum = entry.querySelector(".sum").getBoundingClientRect(), box = entry.getBoundingClientRect();
  const picture = parseFloat(entry.closest(".list").style.getPropertyValue("--picture"));
  return sum.left < box.left + 18 + picture || sum.right > box.right;
}).map((entry) => entry.textContent)"""

# Entries whose number is not beside their picture, or whose reason does not begin below the number
APART = """(entries) => entries.filter((entry) => {
  const [sum, reason] = [".sum b", ".why-next"].map((part) => entry.querySelector(part).getBoundingClientRect());
  const picture = parseFloat(entry.closest(".list").style.getPropertyValue("--picture"));
  const isBelow = !reason.width || Math.abs(reason.left - sum.left) < 30;
  return sum.left - entry.getBoundingClientRect().left - 18 - picture > 40 || !isBelow;
}).map((entry) => entry.textContent)"""


@pytest.mark.parametrize("search", SEARCHES)
def test_the_lecture_is_read_from_the_last_row(lectern: Lectern, search: str) -> None:
    """No header; the sentence in 28 pixels, every other text in 18 at least; fifteen lines of code, five entries."""
    lectern.open(f"{search}&view=present")
    expect(lectern.html).to_have_attribute("data-view", "present")
    assert lectern.status.evaluate(SIZE) >= 28
    small = {text: size for text, size in lectern.page.evaluate(TYPE).items() if size < 18}
    assert small == {}
    expect(lectern.page.locator(".search-line")).to_be_hidden()
    expect(lectern.button("Edit a copy")).to_have_count(0)
    code = lectern.code.locator(".code")
    assert code.evaluate(LINES) >= min(15, code.locator("> div > div").count())
    assert not code.evaluate(CUT)
    lit = box_of(code.locator(".now"))
    assert box_of(code)["y"] - 1 <= lit["y"] <= box_of(code)["y"] + box_of(code)["height"] - lit["height"] + 1
    lectern.page.evaluate(NOTE_TYPE)
    lectern.page.emulate_media(color_scheme="dark")  # everything is drawn anew
    lectern.page.wait_for_function("window.smallestType")
    lectern.page.emulate_media(color_scheme="light")
    assert lectern.page.evaluate("window.smallestType") >= 16, lectern.page.evaluate("window.smallestText")
    tree = box_of(lectern.tree)
    assert tree["height"] > 500
    assert tree["width"] > 340


def test_one_of_the_lists_has_the_room_in_a_lecture(lectern: Lectern) -> None:
    """Five entries of the frontier, and Visited one press away."""
    lectern.open(f"{SEARCHES[1]}&view=present")
    lectern.rest()
    bottom = lectern.frontier.evaluate("(list) => list.getBoundingClientRect().bottom")
    whole = [
        box for box in map(box_of, lectern.entries(lectern.frontier).all()) if box["y"] + box["height"] <= bottom + 1
    ]
    assert len(whole) >= 5
    expect(lectern.visited).to_be_hidden()
    lectern.press("Visited")
    expect(lectern.visited).to_be_visible()
    expect(lectern.frontier).to_be_hidden()
    lectern.press("Frontier")
    expect(lectern.frontier).to_be_visible()


@pytest.mark.parametrize(
    ("search", "side", "least"),
    [("", 60, 5), ("algorithm=uniform-cost&", 60, 5), ("problem=fifteen-puzzle&algorithm=astar&", 92, 3)],
)
def test_boards_are_drawn_in_the_lists_of_a_lecture(lectern: Lectern, search: str, side: int, least: int) -> None:
    """Their digits have 18 pixels; entries are beside each other in their order, row by row, and none is cut."""
    lectern.open(f"{search}step=12&view=present")
    expect(lectern.frontier.locator(".pictures")).to_be_visible()
    lectern.rest()
    bottom = lectern.frontier.evaluate("(list) => list.getBoundingClientRect().bottom")
    entries = lectern.entries(lectern.frontier)
    boxes = [box_of(each) for each in entries.all()]
    assert boxes == sorted(boxes, key=lambda box: (box["y"], box["x"]))
    assert all(box["height"] >= side for box in boxes)
    assert sum(box["y"] + box["height"] <= bottom + 1 for box in boxes) >= least
    assert entries.evaluate_all(NARROW) == []
    listed = [entries.nth(at).get_attribute("data-row") for at in range(3)]
    for row in listed:
        lectern.frontier.get_by_role("listbox").press("ArrowDown")
        expect(lectern.frontier.locator(".entry.selected")).to_have_attribute("data-row", str(row))


def test_a_value_is_beside_its_board(lectern: Lectern) -> None:
    """In every entry, the first one as well, with its reason below it."""
    for search in ("problem=fifteen-puzzle&algorithm=astar", "problem=hanoi&algorithm=astar", "problem=pillars"):
        lectern.open(f"{search}&step=8&view=present")
        lectern.rest()
        assert lectern.entries(lectern.frontier).evaluate_all(APART) == []


def test_a_lecture_names_its_heuristic(lectern: Lectern) -> None:
    """Above the code, as there is no header; it says what h counts, if its name does not."""
    title = lectern.code.locator("h2 > span").first
    for search, text in (
        ("problem=eight-puzzle&algorithm=astar", "A* · h = Manhattan distance"),
        ("problem=hanoi&algorithm=greedy&heuristic=discs-off", "Greedy best-first search · h = discs not on their peg"),
        ("problem=pillars&algorithm=breadth-first", "Breadth-first search"),
    ):
        lectern.open(f"{search}&view=present")
        expect(title).to_have_text(text)


@pytest.mark.parametrize("problem", PROBLEMS)
def test_a_list_that_is_cut_says_how_many_more_there_are(lectern: Lectern, problem: str) -> None:
    """At some steps of each problem; the number is in view, and right."""
    lectern.open(f"problem={problem}&step=0&view=present")
    for step in (3, 8, 12):
        lectern.scrub(step)
        lectern.rest()
        seen, below, said = lectern.frontier.get_by_role("listbox").evaluate(IN_VIEW)
        assert said == (f"{below} more" if below else ""), (step, seen)


def test_the_number_of_an_entry_has_room(lectern: Lectern) -> None:
    """It is in the middle of its row in a comparison, and does not touch what a call has returned."""
    lectern.open("algorithm=astar&b.algorithm=uniform-cost&step=8&view=present")
    for entry in lectern.page.locator(".entry.next").all():
        row, number = box_of(entry), box_of(entry.locator(".sum"))
        assert number["y"] + number["height"] / 2 == pytest.approx(row["y"] + row["height"] / 2, abs=2)
    lectern.open("algorithm=iterative-deepening&step=30&view=present")
    expect(lectern.frontier.locator(".next .from")).to_have_text("returned cutoff ·")
    expect(lectern.frontier.locator(".next .from")).not_to_have_css("padding-right", "0px")


MARKS = ["discarded", "frontier", "being expanded", "expanded"]


@pytest.mark.parametrize("search", SEARCHES)
def test_the_key_gives_what_the_link_gives(lectern: Lectern, search: str) -> None:
    """The same parts in the same places, in the same type."""
    lectern.open(search)
    reason = lectern.frontier.locator(".next .why-next")  # it comes when its feature has been fetched
    expect(reason).not_to_be_empty()
    lectern.page.keyboard.press("p")
    lectern.expect_fragment("view=present")
    lectern.rest()
    key = lectern.page.locator("[data-part=legend] .term:visible")  # it is there when the tree is drawn
    expect(key).to_have_text(MARKS)
    by_key = lectern.page.evaluate(FRAME)
    lectern.page.reload()
    lectern.expect_loaded()
    expect(reason).not_to_be_empty()
    lectern.rest()
    expect(key).to_have_text(MARKS)
    assert lectern.page.evaluate(FRAME) == by_key


def test_present_is_a_key_a_button_and_a_part_of_the_link(lectern: Lectern) -> None:
    """Each leads there and back, and the address says it."""
    lectern.open("step=3")
    lectern.page.keyboard.press("p")
    expect(lectern.html).to_have_attribute("data-view", "present")
    lectern.expect_fragment("view=present")
    lectern.press("Leave")
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
