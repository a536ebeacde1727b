"""The lists beside the tree: stale entries in their places, successors in their calls, two searches side by side."""

import re

import pytest
from lectern import Lectern
from measuring import box_of
from playwright.sync_api import ViewportSize, expect

MAP = "problem=graph&graph=romania&start=Arad&goal=Bucharest&view=present&algorithm="
SMALL = "problem=graph&graph=S-A 1, A-G 4, S-G 6&start=S&goal=G&algorithm=uniform-cost&view=present"
ROWS = """(list) => [...list.querySelectorAll(".entry")].flatMap((row) => {
  const [heading, name, mark] = [".group", ".name", ".from"].map((part) => row.querySelector(part).textContent);
  const { left } = row.getBoundingClientRect();
  const isLeft = left < list.getBoundingClientRect().left + 40;
  const number = row.querySelector("b").textContent;
  return [...(heading ? [heading] : []), [name, mark, number, row.matches(".next"), isLeft]];
})"""


def listed(lectern: Lectern, search: str, step: int) -> list[str | list[object]]:
    lectern.open(f"{search}&step={step - 1}")
    lectern.press("Step")
    lectern.expect_expanded(step)
    lectern.rest()
    rows: list[str | list[object]] = lectern.frontier.locator(".list").evaluate(ROWS)
    return rows


def test_successors_are_below_their_call_and_its_limit(lectern: Lectern) -> None:
    """The innermost call first, with the reason at its best; a backed-up f is no sum, and says what it is."""
    rows = listed(lectern, f"{MAP}rbfs", 3)
    assert rows[:7] == [
        "Rimnicu Vilcea · f-limit 415 (Fagaras)", ["Pitesti", "best", "417", False, True],
        ["Craiova", "", "526", False, True], ["Sibiu", "", "553", False, True], "Sibiu · f-limit 447 (Timisoara)",
        ["Fagaras", "now best", "415", True, True], ["Arad", "", "646", False, True],
    ]  # fmt: skip
    expect(lectern.frontier.locator(".leads")).to_contain_text("Best 417 > limit 415: Rimnicu Vilcea turns back.")
    expect(lectern.page.locator("[data-list=visited]")).to_be_hidden()
    lectern.press("Step")
    backed = lectern.frontier.locator(".entry", has_text="backed up")
    expect(backed).to_contain_text("Rimnicu Vilcea")
    expect(backed.locator(".sum")).to_have_text("417 backed up", use_inner_text=True)
    expect(backed).to_have_attribute("title", re.compile(r"^#11: f = 417, more than g \+ h = 220 \+ 193: the lowest f"))
    lectern.press("Step")
    expect(lectern.frontier.locator(".leads")).to_contain_text(
        "Next: best 417 ≤ limit 447; its limit is min(447, 526)."
    )
    reason = lectern.open(f"{MAP}rbfs&step=5&lang=de").frontier.locator(".leads .why-next")
    expect(reason).to_contain_text("min(447, 526)")
    assert reason.evaluate("(line) => line.scrollWidth <= line.clientWidth"), "it is whole in German, too"


# The entries in view that are cut, or that begin beside others although they are the first of their call.
MISPLACED = """(list) => [...list.querySelectorAll(".entry")].filter((row) => {
  const { left, bottom } = row.getBoundingClientRect();
  const edge = list.getBoundingClientRect();
  if (bottom > edge.bottom) return false;
  const parts = [...row.querySelectorAll(".from, .sum, .why-next")];
  const isCut = parts.some((part) => part.getBoundingClientRect().bottom > bottom + 1);
  return isCut || (row.matches(".headed") && left > edge.left + 1);
}).map((row) => row.textContent)"""


@pytest.mark.parametrize("view", ["study", "present"])
def test_a_call_of_pictured_successors_begins_a_line(lectern: Lectern, view: str) -> None:
    """Below its heading, which no picture covers; numbers and reason are within their rows."""
    for search in ("problem=eight-puzzle", "problem=missionaries"):
        lectern.open(f"{search}&algorithm=rbfs&step=2&view={view}")
        for step in range(3, 8):
            lectern.page.keyboard.press("ArrowRight")
            lectern.expect_expanded(step)
            expect(lectern.frontier.locator(".leads .why-next")).not_to_be_empty()
            lectern.rest()
            assert lectern.frontier.locator(".list").evaluate(MISPLACED) == [], (search, step)


# The last f-limit of the sentence, of the caption and of the first heading; whether the reason and the code turn back.
LIMITS = r"""() => {
  const last = (part) => [...document.querySelector(part).textContent.matchAll(/f\S*limit ([\d∞]+)/g)].at(-1)?.[1];
  const said = (part) => document.querySelector(part).textContent;
  const limits = ["[data-part=band] [role=status]", "#frontier .caption", "#frontier .group:not(:empty)"].map(last);
  return [...limits, said(".leads .why-next").includes("turns back"), said(".code .now").includes("return best.f")];
}"""


def test_sentence_list_and_code_agree_on_each_f_limit(lectern: Lectern) -> None:
    """Where the reason says that a call turns back, the code returns. Cards and map are compared with them in Node."""
    page = lectern.open(f"{MAP}rbfs").page
    told = []
    for step in range(1, 7):
        page.keyboard.press("ArrowRight")
        lectern.expect_expanded(step)
        expect(lectern.frontier.locator(".leads .why-next")).not_to_be_empty()
        lectern.rest()
        told.append(page.evaluate(LIMITS))
    limits = ["∞", "447", "415", "417", "447", "447"]
    assert told == [[limit] * 3 + [step in (3, 4)] * 2 for step, limit in enumerate(limits, 1)]


def test_each_side_of_two_searches_has_its_column(lectern: Lectern) -> None:
    """So the two lowest g whose sum decides are the first ones."""
    rows = listed(lectern, f"{MAP}bidirectional", 9)
    firsts = [rows[at + 1] for at, row in enumerate(rows) if isinstance(row, str)]
    assert [row for row in rows if isinstance(row, str)] == ["from the start", "from the goal"]
    assert firsts == [["Rimnicu Vilcea", "", "220", False, True], ["Hirsova", "", "183", True, False]]
    expect(lectern.frontier.locator(".leads")).to_contain_text("220 + 183 < 418")
    lectern.open("problem=eight-puzzle&algorithm=bidirectional&step=9&view=present")
    reason = lectern.frontier.locator(".leads .why-next")
    expect(reason).to_contain_text("Next: ")
    below = lectern.frontier.locator(".entry:not(.headed)").first
    lectern.rest()
    assert box_of(reason)["y"] + box_of(reason)["height"] <= box_of(below)["y"] + 1, "it is on no picture"


def test_stale_entries_are_in_their_places_if_all_have_room(lectern: Lectern) -> None:
    """Else a line counts them, and says how many are before the next entry; a press lists them in their places."""
    assert listed(lectern, SMALL, 2) == [
        ["S", "stale", "2", False, True], ["G", "via A, new", "5", True, True], ["G", "via S", "6", False, True],
    ]  # fmt: skip
    lectern.open("problem=eight-puzzle&algorithm=uniform-cost&step=6&view=present")
    fold, entries = lectern.frontier.locator(".stale-entries"), lectern.frontier.locator(".entry")
    expect(entries.first).to_have_class("entry stale run")
    expect(fold).to_be_hidden()
    expect(entries.nth(1)).to_have_class("entry next leads")
    expect(entries.nth(1).locator(".why-next")).to_have_text(re.compile("the oldest of 3 with g\u00a0=\u00a02 that"))
    assert box_of(entries.first)["y"] == box_of(entries.nth(1))["y"], "beside it"
    lectern.open("problem=eight-puzzle&algorithm=uniform-cost&step=60&view=present")  # too many to look at all
    expect(fold).to_have_text(re.compile("^[0-9]{2} stale"))
    size = int(entries.first.get_attribute("aria-setsize") or 0)
    fold.click()
    expect(entries.first).not_to_have_attribute("aria-setsize", str(size))
    fold.click()
    expect(entries.first).to_have_attribute("aria-setsize", str(size))


LAST_LINE = """(code) => code.querySelector("[data-line]:last-child").getBoundingClientRect().bottom
  >= code.getBoundingClientRect().bottom - 1"""


def test_stale_entries_that_follow_each_other_are_named_in_a_line(lectern: Lectern) -> None:
    """At their place, also where the last entries have no room; the code leaves them more."""
    assert listed(lectern, f"{MAP}uniform-cost", 8) == [
        ["Arad\u00a0280\u200b,\u00a0Oradea\u00a0291\u200b,\u00a0Sibiu\u00a0297", "3 stale", "", False, True],
        ["Mehadia", "", "299", True, True],
        ["Sibiu", "stale, via Rimnicu Vilcea", "300", False, True], ["Pitesti", "", "317", False, True],
        ["Sibiu\u00a0338\u200b,\u00a0Timisoara\u00a0340", "2 stale", "", False, True],
        ["Craiova", "", "366", False, True], ["Bucharest", "new", "450", False, True],
    ]  # fmt: skip
    entries, fold = lectern.frontier.locator(".entry"), lectern.frontier.locator(".stale-entries")
    expect(entries.last).to_be_in_viewport(ratio=1)
    expect(fold).to_be_hidden()
    lectern.page.set_viewport_size({"width": 1280, "height": 580})
    expect(lectern.frontier.locator(".beyond")).to_have_text("4 more, 1 new")  # two of them in one line
    expect(entries.first).to_have_class("entry result stale run")
    lectern.page.set_viewport_size({"width": 1280, "height": 720})
    lectern.press("Step", times=2)
    lectern.expect_expanded(10)
    expect(entries).to_have_count(8)  # lines of code before the loop have left them more room
    expect(fold).to_be_hidden()
    expect(entries.last).to_be_in_viewport(ratio=1)
    code = lectern.code.locator(".code")
    assert box_of(code)["height"] == 12 * box_of(code.locator(".now"))["height"]
    assert code.evaluate(LAST_LINE), "no line after the loop is empty"
    lectern.press("Back", times=9)
    lectern.expect_expanded(1)
    assert box_of(code)["height"] == 12 * box_of(code.locator(".now"))["height"], "until the next search"
    lectern.open(f"{MAP}astar&step=4")  # terms of different lengths, 75 + 374 and 450 + 0, have no holes between them
    holes = """(all) => all.map(({ children }) => [...children].map((part) => part.getBoundingClientRect()))
      .map(([g, plus, h]) => [g.left, plus.left - g.right, h.left - plus.right].map(Math.round))"""
    terms = lectern.frontier.locator(".terms").evaluate_all(holes)
    assert len(terms) > 4
    assert all(edges == [terms[0][0], 0, 0] for edges in terms)


def test_the_one_line_of_a_phone_has_the_next_entry(lectern: Lectern) -> None:
    """Although the line that counts stale entries has no room; and nothing of the entry is cut."""
    lectern.page.set_viewport_size({"width": 390, "height": 844})
    lectern.open("problem=graph&graph=A-B 4, A-C 3, B-D 5, B-E 12, C-E 10, C-F 7&start=A&goal=D&algorithm=uniform-cost")
    for _ in range(3):
        lectern.press("Step")
        lectern.rest()
        expect(lectern.frontier.locator(".entry.next")).to_be_in_viewport(ratio=1)
    lectern.open("problem=eight-puzzle&start=1,5,4,2,0,6,3,7,8&algorithm=astar&step=12")
    lectern.rest()
    line = box_of(lectern.frontier.locator(".entry.next"))
    for part in lectern.frontier.locator(".entry.next > *:visible").all():
        assert box_of(part)["y"] + box_of(part)["height"] <= line["y"] + line["height"] + 1
    lectern.open("problem=fifteen-puzzle&algorithm=astar&step=6")
    lectern.rest()
    name, total = (box_of(lectern.frontier.locator(f".entry.next {part}")) for part in (".name", ".sum"))
    assert name["x"] + name["width"] <= total["x"]
    assert abs(name["y"] + name["height"] / 2 - total["y"] - total["height"] / 2) < 2


# Words that are over a picture
OVER = """(list) => [...list.querySelectorAll(".skipped, .beyond, .from, .sum")].filter((each) => {
  const size = parseFloat(list.style.getPropertyValue("--picture"));
  const inset = parseFloat(getComputedStyle(list.querySelector(".pictures")).left);
  const range = document.createRange();
  range.selectNodeContents(each);
  const words = range.getBoundingClientRect();
  return words.width && [...list.querySelectorAll(".entry")].some((entry) => {
    const { left, top, bottom } = entry.getBoundingClientRect();
    const isBeside = words.left > left + inset + size - 1 || words.right < left + inset;
    return !isBeside && words.top < bottom - 3 && words.bottom > top + 3;
  });
}).map((each) => each.textContent)"""
CELLS = """(list) => Array.from(list.querySelectorAll(".entry, .skipped"), (each) => {
  const word = each.matches(".fresh") ? ` ${each.querySelector(".from").textContent}` : "";
  return each.matches(".entry") ? each.ariaPosInSet + word : each.textContent;
})"""
PAIR = "problem=graph&view=present&algorithm="
PROJECTOR, WIDE, PHONE = (
    {"width": width, "height": height} for width, height in ((1280, 720), (1440, 900), (390, 844))
)
CUT = """() => [...document.querySelectorAll(".list .entry > .name, [data-columns='1'] .from")]
  .filter((each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth).map((each) => each.textContent)"""
LONG_NAMES = [
    ("problem=graph&algorithm=weighted-astar", 2, WIDE), ("problem=graph&algorithm=uniform-cost&lang=de", 8, WIDE),
    ("problem=graph&algorithm=ida-star&lang=es", 14, PHONE), (f"{PAIR}bidirectional&lang=es", 8, PROJECTOR),
    ("problem=graph&algorithm=weighted-astar&b.algorithm=greedy", 2, WIDE),
    (f"{PAIR}weighted-astar&b.algorithm=greedy", 3, PROJECTOR), (f"{PAIR}ida-star&b.algorithm=rbfs", 9, PROJECTOR),
]  # fmt: skip


@pytest.mark.parametrize(("search", "step", "size"), LONG_NAMES)
def test_names_are_whole(lectern: Lectern, search: str, step: int, size: ViewportSize) -> None:
    """Terms of a sum, captions, and what else there is to say give way to them."""
    lectern.page.set_viewport_size(size)
    lectern.open(f"{search}&step={step}")
    lectern.rest()
    assert lectern.page.evaluate(CUT) == []


IN_VIEW = [
    ("pillars&algorithm=astar", 5, ["1", "2", "3", "⋯ 19 between", "23 new", "24 new", "25 new", "26 new"]),
    ("eight-puzzle&algorithm=astar", 8, ["1", "2", "3", "4", "5", "6 new", "7 new", "8"]),
    ("eight-puzzle&algorithm=uniform-cost", 10, ["1", "2", "3", "⋯ 10 between", "14 new", "15", "16 new", "17 new"]),
    ("fifteen-puzzle&algorithm=astar", 12, ["1", "2", "3", "4", "⋯ 2 between", "7 new", "8 new", "8 more"]),
]


@pytest.mark.parametrize(("problem", "step", "cells"), IN_VIEW)
def test_entries_of_the_last_step_are_in_view(lectern: Lectern, problem: str, step: int, cells: list[str]) -> None:
    """In their order, after a count of those between; not in a list that is scrolled, or while the order is hidden."""
    page = lectern.open(f"problem={problem}&step={step}&view=present").page
    entries = lectern.frontier.get_by_role("listbox")
    lectern.rest()
    assert entries.evaluate(CELLS)[: len(cells)] == cells
    assert entries.evaluate(OVER) == []
    page.keyboard.press("x")
    expect(lectern.frontier.locator(".fresh")).to_have_count(0)
    assert not [text for text in entries.evaluate(CELLS) if "between" in text or "new" in text]
    page.keyboard.press("x")
    entries.evaluate("(list) => list.scrollTo(0, 40)")
    expect(lectern.frontier.locator(".skipped", has_text="between")).to_have_count(0)


def test_boards_of_open_calls_are_beside_each_other(lectern: Lectern) -> None:
    """The innermost one is above the others, with the word for its number; the code has room for every line."""
    lectern.open("problem=eight-puzzle&algorithm=iterative-deepening&step=26&view=present")
    entries = lectern.frontier.locator(".entry")
    expect(entries).to_have_count(3)  # and not the call that has returned
    tops = [(entries.nth(at).bounding_box() or {})["y"] for at in range(3)]
    assert tops[0] < tops[1] == tops[2]
    lead = lectern.frontier.locator(".leads b")
    assert lead.evaluate("(each) => getComputedStyle(each, '::before').content") == '"depth "'
    expect(lectern.page.locator("#code-lines div > div", has_text="return outcome")).to_be_in_viewport(ratio=1)


def test_a_class_chooses_among_all_entries(lectern: Lectern) -> None:
    """In the narrow list of Study, lines are closer while the order is covered."""
    lectern.open(f"{MAP.replace('&view=present', '')}astar&step=3")
    lectern.page.keyboard.press("x")
    expect(lectern.html).to_have_attribute("data-order", "covered")
    lectern.rest()
    expect(lectern.frontier.locator(".beyond")).to_be_empty()
