"""At each step in Present at 1280×720, nothing is cut: sentence, rows of the lists, line of the code."""

import re

import pytest
from lectern import Lectern
from playwright.sync_api import expect

ROMANIA = "problem=graph&graph=romania&start=Arad&goal=Bucharest&view=present"
CUT = """() => {
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
    const last = [...list.querySelectorAll(".entry")].findLast((row) => box(row).bottom <= end);
    const below = last ? last.ariaSetSize - last.ariaPosInSet : 0;
    if (Number(beyond.textContent.match(/[0-9]+/) ?? 0) !== below) faults.push(`not ${below}: ${beyond.textContent}`);
  }
  const tabs = Math.max(...seen(".list-tabs", "button").map(([, tab]) => box(tab).right));
  if (seen(".lists", "h2").some(([, head]) => head.checkVisibility() && tabs > box(head).left)) faults.push("head");
  const isOver = document.documentElement.dataset.state === "finished"; // the loop may then be far above its return
  for (const [code, line] of seen(".code", isOver ? ".now" : ".now, .ran")) {
    const [{ top, bottom }, view] = [box(line), box(code)];
    if (top < view.top - 1 || bottom > view.bottom + 1) faults.push("line " + line.textContent);
  }
  for (const [code, line] of seen(".code", "[data-pin]")) {
    const pinned = box(line).top - box(code).top;
    if (pinned < -1 || box(line).bottom > box(code).bottom + 1) faults.push("name " + line.textContent);
  }
  if (!document.querySelector(".code .now")) faults.push("no line is lit");
  if (/ [=>] /.test(said.textContent)) faults.push("a sign may be at the end of a line");
  return faults;
}"""


MOVED = """step => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() => {
  const { expanded, state } = document.documentElement.dataset;
  return Number(expanded) >= step || state === "finished";
})"""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("algorithm", ["uniform-cost", "bidirectional", "ida-star", "rbfs"])
def test_nothing_that_is_said_is_cut(lectern: Lectern, algorithm: str, language: str) -> None:
    """Up to the end of the search, where the line is a return; then along the solution."""
    page = lectern.open(f"{ROMANIA}&algorithm={algorithm}&lang={language}").page
    lectern.expect_expanded(0)
    page.locator(".why-next").first.wait_for(state="attached")
    for step in range(1, 30):
        page.keyboard.press("ArrowRight")
        page.wait_for_function(MOVED, arg=step)
        assert page.evaluate(CUT) == [], step
        if page.locator("html").get_attribute("data-state") == "finished":
            break
    expect(page.locator(".code .now")).to_contain_text("return")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
        page.wait_for_function(MOVED, arg=0)
        assert page.evaluate(CUT) == []


RULES = [
    (
        "problem=eight-puzzle&algorithm=astar",
        "Each move is named after the way the blank goes. h = Manhattan distance.",
    ),
    (
        "problem=two-blank-puzzle&algorithm=iterative-deepening",
        "Each move is named after the way the blank goes. A new",
    ),
    ("problem=pillars&algorithm=greedy", "A move switches a pillar and its two neighbors. h = pillars off."),
    ("problem=hanoi&algorithm=astar", "Disc 1 is the smallest; none may be on a smaller one. h = largest disc off."),
    ("problem=missionaries&algorithm=breadth-first", "Cannibals may not outnumber missionaries on either bank."),
    ("problem=water-jugs&algorithm=uniform-cost", "A move fills a jug, empties it or pours it into another."),
    (
        ROMANIA + "&algorithm=ida-star",
        "is called first. h = straight-line distance. A new iteration begins: f-limit 366.",
    ),
]


LINES = """(all) => all.map((said) => {
  const range = document.createRange();
  range.selectNodeContents(said.querySelector(".said > span:last-child"));
  return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
})"""


@pytest.mark.parametrize("language", ["en", "de", "es", "pt-BR"])
def test_the_start_says_the_rule_of_the_problem_and_h(lectern: Lectern, language: str) -> None:
    """In two lines, in each language."""
    for search, rule in RULES:
        page = lectern.open(f"{search}&view=present&lang={language}").page
        lectern.rest()
        assert page.evaluate(CUT) == [], search
        if language == "en":
            lectern.expect_status(re.compile(re.escape(rule)))
    page = lectern.open(f"problem=eight-puzzle&algorithm=weighted-astar&b.algorithm=astar&lang={language}").page
    lectern.rest()
    assert page.locator(".status").evaluate_all(LINES) == [1, 1], "a comparison has one for each search"


NAMES_CUT = """() => [...document.querySelectorAll(".list .entry .name")]
  .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.parentNode.textContent)"""


@pytest.mark.parametrize(("algorithm", "step"), [("rbfs", 6), ("ida-star", 10), ("uniform-cost", 10)])
def test_no_name_is_cut_for_what_is_said_of_its_entry(lectern: Lectern, algorithm: str, step: int) -> None:
    """Its parent, or what its call returned: in the narrow lists of Study."""
    page = lectern.open(f"{ROMANIA}&algorithm={algorithm}&lang=de&step={step}".replace("&view=present", "")).page
    page.locator(".list .entry .from:not(:empty)").first.wait_for()
    assert page.evaluate(NAMES_CUT) == []


NOWHERE = "problem=graph&graph=A-B 1, C-D 1&start=A&goal=C&view=present&algorithm="
DECIDED = [
    (f"{ROMANIA}&algorithm=bidirectional", 10, "while may_improve(sides, cost):", []),
    (
        f"{ROMANIA}&algorithm=rbfs",
        4,
        "successors.append(child)",
        ["if best.f > limit or best.f == inf:", "successors.append(best)"],
    ),
    (f"{ROMANIA}&algorithm=ida-star", 10, "if node.g + node.h > bound:", ["for child in children(problem, node):"]),
    (
        "problem=eight-puzzle&algorithm=iterative-deepening&view=present",
        30,
        "for child in",
        ["if node.depth == limit:"],
    ),
    (f"{NOWHERE}uniform-cost", 99, "return Unsolved.FAILURE", ["while frontier:"]),
    (f"{NOWHERE}iterative-deepening&limit=1", 99, "return Unsolved.CUTOFF", ["for depth in range(limit + 1):"]),
]


@pytest.mark.parametrize(("search", "step", "now", "decides"), DECIDED)
def test_the_line_that_decides_is_lit(lectern: Lectern, search: str, step: int, now: str, decides: list[str]) -> None:
    """Beside the current line, and in view: the cut-off, the backed-up f, the end of the loop."""
    page = lectern.open(f"{search}&step={step - 1}").page
    lectern.rest()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".code .now")).to_contain_text(now)
    expect(page.locator(".code .ran")).to_contain_text(decides)
    assert page.evaluate(CUT) == []


SEEN_WHOLE = """(each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  return [left + 2, right - 2].every((x) => each.contains(document.elementFromPoint(x, (top + bottom) / 2)));
}"""


@pytest.mark.parametrize(("algorithm", "step", "marks"), [("uniform-cost", 10, 2), ("ida-star", 6, 1)])
def test_a_lecture_explains_the_marks_that_occur(lectern: Lectern, algorithm: str, step: int, marks: int) -> None:
    """Under the tree, in words that are seen whole; those that explain themselves are last."""
    page = lectern.open(f"{ROMANIA}&algorithm={algorithm}&step={step}").page
    lectern.rest()
    found = page.locator("[data-part=legend] .term:visible")
    expect(found.first).to_have_text("stale entry" if algorithm == "uniform-cost" else "cut off")
    for mark in found.all()[:marks]:
        assert mark.evaluate(SEEN_WHOLE)


def test_a_path_is_the_solution_when_it_is_proven(lectern: Lectern) -> None:
    """Before the two searches stop it is the best so far; where they meet is no goal, and its entries stay."""
    page = lectern.open(f"{ROMANIA}&algorithm=bidirectional&lang=en&step=8").page
    found = page.locator("[data-part=legend] .term:visible", has_text="path")
    for _ in range(2):
        expect(found).to_have_text("best path so far")
        page.keyboard.press("ArrowRight")
    lectern.expect_expanded(10)
    before = page.locator(".list .entry:visible").all_inner_texts()
    page.keyboard.press("ArrowRight")
    expect(found).to_have_text("solution path")
    expect(page.locator("[data-part=legend] .term", has_text="goal")).to_be_hidden()
    assert page.locator(".list .entry:visible").all_inner_texts() == before
    lectern.expect_status(re.compile("^Best path found after 10 expansions"))


def test_a_comparison_that_is_closed_leaves_no_marks(lectern: Lectern) -> None:
    """Stale entries are those of uniform-cost search beside A*."""
    page = lectern.open(f"{ROMANIA}&algorithm=astar&b.algorithm=uniform-cost&step=3").page
    stale = page.locator("#legend .term", has_text="stale entry")
    expect(stale).not_to_have_attribute("hidden", "")
    lectern.open(f"{ROMANIA}&algorithm=astar&step=3")
    expect(page.locator("#legend .term", has_text="discarded")).to_be_visible()
    expect(stale).to_be_hidden()
