"""Import: files from elsewhere are shown like searches of the page."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from lectern import Lectern
from playwright.sync_api import Page, expect

from searchlight import problem_from, solve
from searchlight.command.solving import solve_into
from searchlight.setup import Setup, read
from tests.page.files.import_dialog import Desk

ROOT = Path(__file__).parents[3]
SEARCH = {"problem": "eight-puzzle", "algorithm": "uniform-cost", "start": "8,0,6,5,4,7,2,3,1", "max_nodes": "200000"}
LINK = "problem=eight-puzzle&algorithm=uniform-cost&max-nodes=200000"
# What a reader could see of a step, in all panels: the sentence, the numbers, the lists.
SHOWN = """async () => {
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame); // the panels take turns
  const names = ["status", "numbers", "frontier-count", "frontier-list", "visited-count", "visited-list", "outcome"];
  const data = ["expanded", "generated", "frontier"].map((name) => document.documentElement.dataset[name]);
  const first = (text) => text.slice(0, 100); // how many rows of a list are there depends on its room
  const elements = names.map((name) => document.getElementById(name));
  return elements.map((each) => each.hidden || first(each.innerText)).concat(data);
}"""


def record(path: Path, options: dict[str, str]) -> Path:
    setup = read(options)
    assert isinstance(setup, Setup)
    solve_into(setup, str(path), None)
    return path


CUT = "(cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.innerText)"


@pytest.fixture
def desk(lectern: Lectern) -> Desk:
    lectern.open("problem=graph")
    return Desk(lectern)


def test_a_record_is_as_the_pages_own_search(lectern: Lectern, desk: Desk, tmp_path: Path) -> None:
    """200,000 nodes: at random steps all panels show what they show of the same search, run here."""
    path = record(tmp_path / "search.json.gz", SEARCH)
    desk.choose(path)
    desk.expect_shown("Opened search.json.gz: 200,001 nodes.")
    desk.strip.get_by_role("button", name="Close").click()  # so that the lists have as much room as later
    steps = [0, *random.Random(7).sample(range(74_000), 4)]
    seen = []
    for source in ("file", "worker"):
        if source == "worker":
            lectern.open(LINK)
            lectern.run_to_end()
        shown = []
        for step in steps:
            lectern.scrub(step)
            lectern.expect_expanded(step)
            expect(lectern.page.locator("#visited-count")).to_have_text(f"{step:,}")
            expect(lectern.page.locator("#frontier-count")).to_have_text(f"{lectern.counts()[2]:,}")
            shown.append(lectern.page.evaluate(SHOWN))
        lectern.press("Run to end")
        lectern.expect_state("finished")
        lectern.expect_status("Out of budget after")
        seen.append(shown)
    assert seen[0] == seen[1]


def test_a_sample_says_that_it_is_one(lectern: Lectern, desk: Desk, violations: Callable[[Page], list[str]]) -> None:
    """Korf's instance 25, of a hundred million nodes: in the sentence, beside tree and statistics.

    The numbers are those of the whole search, which Korf published (with the root), and the path is there.
    """
    said = "A sample of 23,237 of 100,734,854 nodes."
    desk.choose(ROOT / "examples/korf-25.json.gz")
    desk.expect_shown("is a sample: 23,237 of 100,734,854 nodes, at most 5,000 per iteration")
    for region in (lectern.tree, lectern.statistics):
        expect(region).to_contain_text(said)
    lectern.press("Step")
    lectern.expect_status(said)
    expect(lectern.code.locator(".now")).to_have_count(1)
    assert violations(lectern.page) == []
    lectern.scrub(9_000)
    lectern.expect_status("None of its children is in the sample.")
    lectern.press("Run to end")
    lectern.expect_state("finished")
    lectern.expect_status(re.compile(r"^Goal found after 51,116,860 expansions?: .*cost 52\."))
    assert lectern.counts()[:2] == (51_116_860, 100_734_843)
    expect(lectern.page.locator("#outcome")).to_contain_text("52 moves")
    assert lectern.page.locator("#numbers > div").evaluate_all(CUT) == []
    iterations = lectern.page.get_by_role("region", name="Iterations", exact=True)
    expect(iterations.locator("[data-limit='50']")).to_contain_text("31,943,890 expanded")
    expect(iterations).not_to_contain_text(re.compile(r"\bagain\b"))
    iterations.locator("[data-limit='44'] button").click()
    expect(iterations.locator("[aria-current]")).to_have_attribute("data-limit", "44")
    assert "problem=" not in lectern.fragment()
    lectern.choose("Algorithm", "astar")
    lectern.expect_loaded()
    expect(lectern.statistics).not_to_contain_text("sample")
    lectern.expect_fragment("algorithm=astar")


TRACE = """version: 1.4.0
events:
  - {type: source, id: 1, x: 8, y: 15}
  - {type: expanding, id: 1, g: 0, f: 2}
  - {type: generating, id: 2, pId: 1, g: 1, f: 2, x: 8, y: 16}
  - {type: raycast, id: 2, rayX: 3}
  - {type: end, id: 2}
"""
DROP = """async ([name, text]) => {
  const transfer = new DataTransfer();
  transfer.items.add(new File([text], name));
  document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
}"""


def test_whatever_is_dropped_is_told_by_what_is_in_it(lectern: Lectern, desk: Desk) -> None:
    """Traces, lessons, graphs and Python files are recognised; other files are refused with the accepted kinds."""

    def drop(name: str, text: str) -> None:
        lectern.page.evaluate(DROP, [name, text])

    drop("maze.txt", TRACE)
    desk.expect_shown(
        "1 event was skipped because it is not part of a search: Event 4 (line 6): “raycast” has no meaning"
    )
    expect(lectern.page.get_by_role("combobox", name="Problem")).to_have_value("file")
    lectern.press("Run to end")
    lectern.expect_status(re.compile(r"^Goal found after 1 expansions?: .*cost 1\."))
    expect(lectern.entries(lectern.visited)).to_have_count(1)
    old_form = ROOT / "tests/unit/old_form/exported.json"
    drop("old.json", old_form.read_text(encoding="utf-8"))
    desk.expect_shown("Opened old.json: 11 nodes.")
    drop("own.json", solve(problem_from(0, 3, lambda state: [1, 2], lambda state, action: state + action)).to_json())
    desk.expect_shown("Opened own.json: ")
    lectern.press("Run to end")
    lectern.expect_status("Goal found after")
    drop("a.json", '{"edges": {"A": {"B": 4}}}')
    lectern.expect_fragment("problem=graph")
    expect(lectern.page.get_by_role("combobox", name="Problem").locator("option", has_text="maze")).to_have_count(0)
    drop("b.txt", (ROOT / "lessons/corridor.json").read_text(encoding="utf-8"))
    expect(lectern.page.locator("#lesson-title")).to_be_visible()
    for name, text, said in (
        (
            "c.json",
            "{}",
            "unsupported file type. Open one of the kinds listed here. Searchlight opens its own recordings",
        ),
        ("d.json", '{"format": "searchlight-record", "version": 7,\n"blocks": [\n', "it has format version 7"),
        ("e.yaml", "version: 1.4.0\nevents: [", "line 2 is not valid YAML"),
        ("f.csv", "row,iteration,limit,depth\n", "writes tables of nodes but cannot read them"),
    ):
        drop(name, text)
        desk.expect_refused(f"{name} cannot be opened: ")
        drop(name, text)
        expect(desk.said).to_contain_text(said)
        lectern.page.keyboard.press("Escape")
    drop("g.txt", "def h(state):\n    return 0\n")
    expect(lectern.page.get_by_role("textbox", name="Python")).to_contain_text("return 0")


def test_reading_is_cancelled(lectern: Lectern, desk: Desk, tmp_path: Path) -> None:
    """Progress is shown while reading, and the previous search stays after a cancellation."""
    path = record(tmp_path / "large.json", {**SEARCH, "max_nodes": "480000"})
    lectern.press("Step", 2)
    desk.choose(path)
    expect(desk.dialog.get_by_role("progressbar")).to_be_visible()
    desk.dialog.get_by_role("button", name="Cancel").click()
    expect(desk.dialog.get_by_role("progressbar")).to_be_hidden()
    desk.dialog.get_by_role("button", name="Close").click()
    lectern.expect_expanded(2)
    lectern.press("Step")
    lectern.expect_expanded(3)


def test_a_dialog_that_opens_again_is_not_taken_for_a_closed_one(lectern: Lectern, desk: Desk, tmp_path: Path) -> None:
    """The browser tells of its closing later: by then another file may be read in it, which is not cancelled."""
    path = record(tmp_path / "large.json", {**SEARCH, "max_nodes": "480000"})
    desk.choose(path)
    expect(desk.dialog.get_by_role("progressbar")).to_be_visible()
    desk.dialog.evaluate("dialog => { dialog.close(); dialog.showModal(); }")
    desk.expect_shown("Opened large.json: ")


HALL = "type octile\nheight 3\nwidth 5\nmap\n.....\n.@T..\n.....\n"
SCENARIOS = "version 1\n0\thall.map\t5\t3\t0\t0\t1\t0\t1\n1\thall.map\t5\t3\t0\t0\t4\t2\t5.41421356\n"
GRAPHML = '<graphml><graph><edge source="A" target="B"/><edge source="B" target="C"/></graph></graphml>'
POSTS = """\
{"id": "0", "g": 0, "earliestTime": 0, "planHead": []}
{"id": "1", "parentId": "0", "g": 1, "planHead": []}
"""


def test_scenarios_are_listed_opened_and_run(lectern: Lectern, desk: Desk) -> None:
    """A file waits for its map; one of its scenarios is searched; all of them are an experiment."""

    def drop(name: str, text: str) -> None:
        lectern.page.evaluate(DROP, [name, text])

    drop("bad.scen", "version 1\n0\thall.map\t5\n")
    expect(desk.said).to_contain_text("Line 2 has 3 fields.")
    drop("hall.scen", SCENARIOS)
    expect(desk.dialog).to_contain_text("hall.scen: 2 scenarios on hall.map. Open hall.map, too.")
    opener = desk.dialog.get_by_role("button", name="Open scenario")
    expect(opener).to_be_disabled()
    drop("hall.map", HALL)
    listed = desk.dialog.get_by_role("listbox", name="Scenarios")
    expect(opener).to_be_enabled()
    assert listed.locator("option").all_inner_texts() == [
        "1: 0,0 to 1,0, length 1 (bucket 0)", "2: 0,0 to 4,2, length 5.41421 (bucket 1)",
    ]  # fmt: skip
    listed.select_option(index=1)
    opener.click()
    lectern.expect_fragment("problem=grid")
    lectern.expect_loaded()
    lectern.expect_fragment("start=0,0&goal=4,2")
    lectern.run_to_end()
    lectern.expect_status("cost 5.41.")
    drop("hall.scen", SCENARIOS)  # its map is shown already
    desk.dialog.get_by_role("button", name="Run all as an experiment").click()
    rows = lectern.page.get_by_role("table").get_by_role("row").filter(has_text="solution")
    expect(rows).to_have_count(4)


def test_graphml_and_messages_of_the_search_debugger_are_dropped(lectern: Lectern, desk: Desk) -> None:
    """The one is a graph to be searched, the others are a search."""
    lectern.page.evaluate(DROP, ["roads.graphml", GRAPHML])
    lectern.expect_fragment("start=A&goal=C")
    lectern.page.evaluate(DROP, ["broken.graphml", "<graphml>\n<graph>"])
    desk.expect_refused("Line 2 is not XML")
    lectern.page.evaluate(DROP, ["search.jsonl", POSTS])
    desk.expect_shown("Opened search.jsonl: 2 nodes.")
