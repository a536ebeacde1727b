"""A lecture at 1280×720: what is large and what is hidden; at each step nothing is cut, and nothing leaves the view."""

import re

import pytest
from lectern import Lectern
from measuring import CUT as WIDE
from measuring import LINES, NOTE_TYPE, SIZE, box_of
from playwright.sync_api import expect

PLACES = "problem=graph&algorithm=astar&step=3"
GRAPH_14 = "A-B 4, A-C 3, B-D 5, B-E 12, C-E 10, C-F 7, D-G 6, E-G 5, E-H 4, F-H 2, F-I 8, G-J 3, H-J 6, H-K 5, K-O 6"
ROMANIA = "problem=graph&graph=romania&start=Arad&goal=Bucharest&view=present"
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
# Entries whose numbers begin in their picture, or end beyond their edge.
NARROW = """(entries) => entries.filter((entry) => {
  const sum = entry.querySelector(".sum").getBoundingClientRect(), box = entry.getBoundingClientRect();
  const list = entry.closest(".list"), inset = parseFloat(getComputedStyle(list.querySelector(".pictures")).left);
  return sum.left < box.left + inset + parseFloat(list.style.getPropertyValue("--picture")) || sum.right > box.right;
}).map((entry) => entry.textContent)"""
# Entries whose number is not beside their picture, or whose reason does not begin below the number
APART = """(entries) => entries.filter((entry) => {
  const [sum, reason] = [".sum b", ".why-next"].map((part) => entry.querySelector(part).getBoundingClientRect());
  const picture = parseFloat(entry.closest(".list").style.getPropertyValue("--picture"));
  const isBelow = !reason.width || Math.abs(reason.left - sum.left) < 30;
  return sum.left - entry.getBoundingClientRect().left - 18 - picture > 40 || !isBelow;
}).map((entry) => entry.textContent)"""
RULES = [
    "problem=eight-puzzle&algorithm=astar", "problem=two-blank-puzzle&algorithm=iterative-deepening",
    "problem=missionaries&algorithm=breadth-first", "problem=pillars&algorithm=greedy", "problem=hanoi&algorithm=astar",
    "problem=water-jugs&algorithm=uniform-cost",
]  # fmt: skip
CUT = """async () => {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame); // what moved is measured then
  const box = (each) => each.getBoundingClientRect();
  const seen = (parent, kind) => [...document.querySelectorAll(parent)].filter((each) => each.checkVisibility())
    .flatMap((each) => [...each.querySelectorAll(kind)].map((one) => [each, one]));
  const said = document.querySelector("[data-part=band] [role=status]");
  const faults = said.scrollHeight > said.clientHeight + 1 ? ["sentence " + said.textContent] : [];
  for (const [list, row] of seen(".list", ".entry")) {
    const end = box(list).bottom - parseFloat(getComputedStyle(list).getPropertyValue("--rest") || "0");
    if (box(row).top < end - 1 && box(row).bottom > end + 1) faults.push("row " + row.textContent);
  }
  for (const [list, beyond] of seen(".list", ".beyond")) {
    const end = box(list).bottom - parseFloat(getComputedStyle(list).getPropertyValue("--rest") || "0") + 1;
    const rows = [...list.querySelectorAll(".entry")];
    const number = (each) => Number(each?.checkVisibility() ? (each.textContent.match(/[0-9]+/) ?? 1) : 0);
    const part = (name) => list.matches("[data-part=frontier-list]") && document.querySelector(`[data-part=${name}]`);
    const listed = number(part("frontier-count") || null) - number(part("stale") || null);
    const all = rows.length ? Math.max(rows[0].ariaSetSize, listed) : 0; // a run of stale entries is one row
    const inView = rows.filter((row) => box(row).bottom <= end);
    const many = (row) => (row.matches(".run") ? number(row.querySelector(".from")) : 1);
    const below = inView.reduce((rest, row) => rest - many(row), all);
    const said = [...list.querySelectorAll(".skipped"), beyond].map((each) => each.textContent);
    const counted = said.reduce((sum, text) => sum + Number(text.match(/[0-9]+/) ?? 0), 0);
    if (counted !== below) faults.push(`not ${below}: ${said}`);
  }
  const tabs = Math.max(...seen(".list-tabs", "button").map(([, tab]) => box(tab).right));
  if (seen(".lists", "h2").some(([, head]) => head.checkVisibility() && tabs > box(head).left)) faults.push("head");
  const isOver = document.documentElement.dataset.state === "finished"; // the return may then be far above
  for (const [code, line] of seen(".code", isOver ? ".now" : ".now, .ran")) { // above, a head stays
    const [{ top, bottom }, view] = [box(line), box(code)];
    const isAbove = line.matches(".now") && top < view.top - 1;
    if (isAbove || bottom > view.bottom + 1) faults.push("line " + line.textContent);
  }
  for (const [code, line] of seen(".code", "[data-pin]")) {
    const pinned = box(line).top - box(code).top;
    if (pinned < -1 || box(line).bottom > box(code).bottom + 1) faults.push("name " + line.textContent);
    const next = line.nextElementSibling;
    const hidden = Boolean(next) && !next.hasAttribute("data-pin") && box(next).top < box(line).bottom - 1;
    if (hidden !== line.hasAttribute("data-gap")) faults.push("gap after " + line.textContent);
  }
  for (const code of document.querySelectorAll(".code")) { // no line is there without its head
    const depth = (line) => line.textContent.search(/\\S|$/);
    const lines = [...code.querySelectorAll("[data-line]")].filter((line) => line.textContent.trim());
    const seen = lines.map((line) => line.contains(document.elementFromPoint(box(line).left + 60, box(line).top + 9)));
    for (let at = 0; at < lines.length; at++) {
      if (!seen[at]) continue;
      const head = lines.slice(0, at).findLastIndex((line) => depth(line) < depth(lines[at]));
      if (head >= 0 && !seen[head]) faults.push("no head of " + lines[at].textContent);
    }
  }
  if (!document.querySelector(".code .now")) faults.push("no line is lit");
  for (const [head, part] of seen("[data-part=code] h2 > :first-child, .lists h2", "span")) {
    const inSight = box(part).top < box(head).bottom - 2 && box(part).width > 2;
    if (inSight && box(part).right > box(head).right + 1) faults.push("heading " + part.textContent);
  }
  if (/[=<>≤≥+] /.test(said.textContent)) faults.push("a sign may be at the end of a line");
  return faults;
}"""
MOVED = """step => Number(document.documentElement.dataset.expanded) >= step
  || document.documentElement.dataset.state === "finished" """
NAMES_CUT = """() => [...document.querySelectorAll(".list .entry .name, [data-sides] .from, [data-sides] .why-next")]
  .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.parentNode.textContent)"""
ROWS = """(all) => all.map((said) => {
  const range = document.createRange();
  range.selectNodeContents(said.querySelector(".said > span:last-child"));
  return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
})"""
SEEN_WHOLE = """(each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  return [left + 2, right - 2].every((x) => each.contains(document.elementFromPoint(x, (top + bottom) / 2)));
}"""


@pytest.mark.parametrize("search", ["step=30", PLACES])
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
    assert not code.evaluate(WIDE)
    lit = box_of(code.locator(".now"))
    assert box_of(code)["y"] - 1 <= lit["y"] <= box_of(code)["y"] + box_of(code)["height"] - lit["height"] + 1
    lectern.page.evaluate(NOTE_TYPE)
    lectern.page.emulate_media(color_scheme="dark")  # everything is drawn anew
    lectern.page.wait_for_function("window.smallestType")
    lectern.page.emulate_media(color_scheme="light")
    assert lectern.page.evaluate("window.smallestType") >= 16, lectern.page.evaluate("window.smallestText")
    assert box_of(lectern.tree)["height"] > 500
    assert box_of(lectern.tree)["width"] > 340


def test_a_sentence_has_room_when_the_window_is_narrower(lectern: Lectern) -> None:
    lectern.page.set_viewport_size({"width": 1600, "height": 720})
    lectern.open("problem=two-blank-puzzle&start=4,3,0,5,1,6,7,2,0&algorithm=astar&step=12&view=present&lang=es")
    lectern.page.set_viewport_size({"width": 1050, "height": 720})
    lectern.rest()
    assert lectern.status.evaluate("(said) => said.scrollHeight <= said.clientHeight")


FIFTEEN = "problem=fifteen-puzzle&algorithm=astar"


@pytest.mark.parametrize(("search", "side", "least"), [("step=12", 54, 7), (f"{FIFTEEN}&step=10", 64, 6)])
def test_boards_are_drawn_in_the_lists_of_a_lecture(lectern: Lectern, search: str, side: int, least: int) -> None:
    """Digits have 18 pixels, two 14. Entries are beside each other in their order, row by row, and none is cut."""
    lectern.open(f"{search}&view=present")
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
    lectern.page.set_viewport_size({"width": 390, "height": 844})  # a name in its place: the number is at the end
    lectern.open("problem=eight-puzzle&algorithm=astar&step=8")
    row, number = (box_of(lectern.frontier.locator(part)) for part in (".next", ".next .sum"))
    assert row["x"] + row["width"] - number["x"] - number["width"] < 12


def test_one_of_the_lists_has_the_room_in_a_lecture(lectern: Lectern) -> None:
    """Visited is one press away. Above the code the search has its name, as there is no header."""
    lectern.open(f"{PLACES}&view=present")
    expect(lectern.code.locator("h2 > span").first).to_have_text(re.compile(r"A\* · h = .+"))
    expect(lectern.visited).to_be_hidden()
    lectern.press("Visited")
    expect(lectern.visited).to_be_visible()
    expect(lectern.frontier).to_be_hidden()
    lectern.press("Frontier")
    expect(lectern.frontier).to_be_visible()


def test_the_numbers_beside_the_sentence_stand_below_each_other(lectern: Lectern) -> None:
    """Words begin at one edge and numbers end at one, whatever number of digits they have."""
    edges = set()
    for step in (8, 9, 12):
        lectern.open(f"{ROMANIA}&algorithm=uniform-cost&step={step}")
        one, _, three = (box_of(lectern.statistics.locator(f".brief > :nth-child({at})")) for at in (1, 2, 3))
        digits = [box_of(lectern.statistics.locator(f".brief > :nth-child({at}) > b")) for at in (1, 3)]
        edges |= {round(one["x"]), round(three["x"]), *(round(box["x"]) for box in digits)}
        assert digits[0]["width"] == digits[1]["width"]
    assert len(edges) == 1
    lectern.open(f"{ROMANIA}&algorithm=uniform-cost&step=1")
    last = lectern.statistics.locator(".brief > :last-child")
    expect(last).to_have_text("g = 0")
    assert box_of(last.locator("b"))["width"] < digits[0]["width"] * 0.6  # no hole before the only digit


@pytest.mark.parametrize(
    ("algorithm", "step", "shown"),
    [
        ("astar", 0, "f = 0+366"),
        ("astar", 4, "f = 239+176"),
        ("astar", 6, "cost 418"),
        ("weighted-astar&weight=2", 2, "f = 140+2·253"),
        ("rbfs", 5, "f ≥ 220+193"),  # 417, backed up
        ("bidirectional", 1, "best –"),
        ("bidirectional", 9, "best 418"),
    ],
)
def test_the_last_number_is_the_f_of_the_sentence_or_the_best_path(
    lectern: Lectern, algorithm: str, step: int, shown: str
) -> None:
    lectern.open(f"{ROMANIA}&algorithm={algorithm}&step={step}")
    expect(lectern.statistics.locator(".brief > :last-child")).to_have_text(shown)


def test_the_lecture_keeps_in_view_what_it_speaks_of(lectern: Lectern) -> None:
    """At each step on the map, root, path, current node and children are legible, and nothing lies on them."""
    lectern.open(f"{ROMANIA}&algorithm=uniform-cost")
    for step in range(12):
        lectern.expect_expanded(step)
        expect(lectern.tree).to_have_attribute("data-visible", "root path current children")
        lectern.press("Step")


STALE_BEFORE_GOAL = "problem=graph&graph=S-A 1, A-G 4, S-G 6&start=S&goal=G&view=present&algorithm=uniform-cost"
NOWHERE = "problem=graph&graph=A-B 1, C-D 1&start=A&goal=C&view=present&algorithm="
RBFS_TURNS = [
    "if problem.is_goal",
    "successors = []",
    "for child in",
    "evaluate",
    "successors.append(child)",
    "while successors",
    "best = lowest",
    "if best.f > limit",
    "successors.remove",
    "bound = new_limit",
    "result = rbfs",
    "if isinstance",
    "if result < inf",
    "best = backed_up",
    "successors.append(best)",
]
IDS_RETURNS = [
    "if problem.is_goal",
    "if node.depth == limit:",
    "return Unsolved.CUTOFF",
    "outcome = Unsolved.FAILURE",
    "result = dls",
    "if result is",
    "outcome = Unsolved.CUTOFF",
    "return outcome",
]
TAKEN = ["while", "node =", "if node.state in", "continue", "visited.add", "if problem.is_goal"]
ITERATION = "problem=eight-puzzle&algorithm=iterative-deepening&view=present"
DECIDED = [
    (f"{ROMANIA}&algorithm=rbfs", 4, "return best.f", RBFS_TURNS),
    (ITERATION, 30, "for child in", IDS_RETURNS),
    (STALE_BEFORE_GOAL, 3, "return Solution", TAKEN),
    (f"{NOWHERE}uniform-cost", 99, "return Unsolved.FAILURE", ["while frontier:"]),
]


@pytest.mark.parametrize(("search", "step", "now", "decides"), DECIDED)
def test_the_line_that_decides_is_lit(lectern: Lectern, search: str, step: int, now: str, decides: list[str]) -> None:
    """Beside the last line that ran: the cut-off, the backed-up f, what calls return; none is below the window."""
    page = lectern.open(f"{search}&step={step - 1}").page
    lectern.rest()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".code .now")).to_contain_text(now)
    expect(page.locator(".code .ran")).to_contain_text(decides)
    assert page.evaluate(CUT) == []


MARKS = {  # the steps at which there are most
    f"{ROMANIA}&algorithm=uniform-cost": (6, 10, 99),
    f"{ROMANIA}&algorithm=astar": (4, 99),
    f"{ROMANIA}&algorithm=greedy": (2, 99),
    f"{ROMANIA}&algorithm=ida-star": (5, 99),
    f"{ROMANIA}&algorithm=bidirectional": (8,),
    f"problem=graph&graph={GRAPH_14}&start=A&goal=O&algorithm=uniform-cost&view=present": (10, 99),
    "problem=grid&algorithm=astar&view=present": (4,),
    "problem=eight-puzzle&algorithm=uniform-cost&view=present": (6,),
    "problem=eight-puzzle&algorithm=iterative-deepening&view=present": (26,),
    "problem=pillars&algorithm=astar&view=present": (4,),
    "problem=water-jugs&algorithm=breadth-first&view=present": (8, 99),
}
NOT_EXPLAINED = """() => {
  const box = (each) => each.getBoundingClientRect();
  const parts = [...document.querySelectorAll("#legend-row :is(.term:not([hidden]), .notation, #tree-tools > *)")]
    .filter((each) => each.checkVisibility());
  const beside = (one, other) => box(one).right <= box(other).left + 1 || box(other).right <= box(one).left + 1;
  const cut = parts.filter((each) => {
    const [{ left, right, top, bottom }, isWhole] = [box(each), each.scrollWidth <= each.clientWidth + 1];
    const isAt = (x) => each.contains(document.elementFromPoint(x, (top + bottom) / 2));
    return each.matches(".term, .notation") && !(isWhole && isAt(left + 2) && isAt(right - 2));
  });
  const faults = [...cut, ...parts.filter((one, at) => !parts.slice(at + 1).every((other) => beside(one, other)))];
  return faults.map((each) => each.textContent);
}"""


def test_a_lecture_explains_the_marks_that_occur(lectern: Lectern) -> None:
    """Under map and tree, in words that are seen whole: what is expanded comes first, then the frontier, then all the
    others. A comparison that is closed leaves none: stale entries are those of uniform-cost search beside A*.
    """
    marks, now = lectern.page.locator("#legend .term:visible"), "expanding"
    for search, steps in MARKS.items():
        for step in steps:
            lectern.open(f"{search}&step={step}")
            lectern.rest()
            marks.first.wait_for()  # the legend comes with a later frame
            first = ["not called" if "ida" in search or "deepening" in search else "frontier"]
            if step < 99:
                assert marks.all_inner_texts()[:2] == [now, *first], search
            lectern.page.wait_for_function(f"() => ({NOT_EXPLAINED})().length === 0")
    page = lectern.open(f"{ROMANIA}&algorithm=astar&b.algorithm=uniform-cost&step=3").page
    stale = page.locator("#legend .term", has_text=re.compile("^stale$"))
    expect(stale).not_to_have_attribute("hidden", "")
    lectern.open(f"{ROMANIA}&algorithm=astar&step=3")
    expect(page.locator("#legend .term", has_text=re.compile("^discarded$"))).to_be_visible()
    expect(stale).to_be_hidden()
    for step, is_seen in ((1, True), (2, False)):  # the call at step 1 has returned
        lectern.open(f"{ROMANIA}&algorithm=ida-star&step={step}")
        expect(page.locator("#legend .term", has_text="expanding")).to_be_visible()
        expect(page.locator("#legend .term", has_text="returned")).to_be_visible(visible=is_seen)
    for language in ("pt-BR", "es", "de"):  # in the longest legend
        lectern.open(f"{ROMANIA}&algorithm=bidirectional&step=8&lang={language}")
        lectern.page.wait_for_function(f"() => ({NOT_EXPLAINED})().length === 0")
    side = page.locator("#legend [data-status=goal-side]")
    expect(side).to_be_hidden()  # the map's own words say it
    lectern.open("problem=eight-puzzle&algorithm=bidirectional&step=8&view=present")
    expect(side).to_have_text("from the goal")
    lectern.page.wait_for_function(f"() => ({NOT_EXPLAINED})().length === 0")
    expect(page.locator("#ticks")).to_be_hidden()  # nothing of a lecture explains them


def test_a_path_is_the_solution_when_it_is_proven(lectern: Lectern) -> None:
    """Before the two searches stop it is the best so far; where they meet is no goal, and its entries stay."""
    page = lectern.open(f"{ROMANIA}&algorithm=bidirectional&step=8").page
    found = page.locator("[data-part=legend] .term:visible", has_text=re.compile("so far|path"))
    for _ in range(2):
        expect(found).to_have_text("best so far")
        page.keyboard.press("ArrowRight")
    lectern.expect_expanded(10)
    before = page.locator(".list .entry:visible .name").all_inner_texts()
    page.keyboard.press("ArrowRight")
    expect(found).to_have_text("solution path")
    expect(page.locator("[data-part=legend] .term[data-term=goal]")).to_be_hidden()
    assert page.locator(".list .entry:visible .name").all_inner_texts() == before
    lectern.expect_status(re.compile("^Best path found after 10 expansions"))


def test_nothing_that_is_said_is_cut_in_german(lectern: Lectern) -> None:
    """Up to the end of the search, where the line is a return; then along the solution. At the start the rule of the
    problem and h are said, in two lines. In the narrow lists of Study an entry's name is whole beside its parent.
    """
    page = lectern.page
    for algorithm in ("uniform-cost", "bidirectional", "ida-star", "rbfs"):
        lectern.open(f"{ROMANIA}&algorithm={algorithm}&lang=de")
        expect(lectern.html).to_have_attribute("lang", "de")
        lectern.expect_expanded(0)
        page.locator(".why-next").first.wait_for(state="attached")
        for step in range(1, 30):
            page.keyboard.press("ArrowRight")
            page.wait_for_function(MOVED, arg=step)
            assert page.evaluate(CUT) == [], (algorithm, step)
            if lectern.html.get_attribute("data-state") == "finished":
                break
        expect(page.locator(".code .now")).to_contain_text("return")
        for _ in range(4):
            page.keyboard.press("ArrowRight")
            page.wait_for_function(MOVED, arg=0)
            assert page.evaluate(CUT) == [], algorithm
        if algorithm == "uniform-cost":
            lectern.expect_status("Lösung · 4 von 4 · Bucharest · Kosten 418 von 418")
    for search in RULES:
        lectern.open(f"{search}&view=present&lang=de")
        lectern.rest()
        assert page.evaluate(CUT) == [], search
    for algorithm, step in (("rbfs", 5), ("ida-star", 10), ("uniform-cost", 10), ("bidirectional", 8)):
        lectern.open(f"problem=graph&algorithm={algorithm}&lang=de&step={step}")
        page.locator(".list .entry .name").first.wait_for()
        assert page.evaluate(NAMES_CUT) == [], algorithm


MOVES = {  # the order spares starts of Python: the test above ends in German
    "de": "Links, rechts und unten kommen mit g = 1 in die", "es": "Izquierda, derecha y abajo entran",
    "pt-BR": "Esquerda, direita e baixo entram na fronteira com g = 1",
    "en": "Left, right and down enter the frontier with g = 1",
}  # fmt: skip


@pytest.mark.parametrize("language", MOVES)
def test_children_are_named_by_their_moves_in_two_lines(lectern: Lectern, language: str) -> None:
    """Beside pictures of states; in Spanish, words stand before the picture as well, and three jugs are wide."""
    page = lectern.page
    jugs = "problem=water-jugs&algorithm=uniform-cost&jugs=8,5,3&start=8,0,0"
    for search in ("problem=eight-puzzle&algorithm=uniform-cost", jugs, "problem=hanoi&algorithm=uniform-cost"):
        lectern.open(f"{search}&view=present&lang={language}")
        for step in range(1, 9):
            page.keyboard.press("ArrowRight")
            page.wait_for_function(MOVED, arg=step)
            assert page.evaluate(CUT) == [], (search, step)
            if "eight-puzzle" in search and step == 1:
                assert MOVES[language] in lectern.status.inner_text().replace("\u00a0", " ")
    lectern.open(f"problem=eight-puzzle&algorithm=iterative-deepening&step=26&view=present&lang={language}")
    lectern.rest()
    assert page.evaluate(CUT) == [], "what would need three lines is smaller"
    lectern.open(f"problem=eight-puzzle&algorithm=weighted-astar&b.algorithm=astar&lang={language}")
    lectern.rest()
    assert page.locator(".status").evaluate_all(ROWS) == [1, 1], "a comparison has one for each search"
    for search in RULES[1:3] if language in ("es", "pt-BR") else ():  # the longest ones there; above, all in German
        lectern.open(f"{search}&view=present&lang={language}")
        lectern.rest()
        assert page.evaluate(CUT) == [], search
