"""Import: what was made elsewhere, looked at as a search of the page's own."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from lectern import LONG, Lectern
from playwright.sync_api import Page, expect

from searchlight import problem_from, solve
from searchlight.command.solving import solve_into
from searchlight.setup import Setup, read

ROOT = Path(__file__).parents[2]
SEARCH = {"problem": "eight-puzzle", "algorithm": "uniform-cost", "start": "8,0,6,5,4,7,2,3,1", "max_nodes": "200000"}
LINK = "problem=eight-puzzle&algorithm=uniform-cost&max-nodes=200000"
# What a reader could see of a step, in all panels: the sentence, the numbers, the lists.
SHOWN = """async () => {
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame); // the panels take turns
  const names = ["status", "numbers", "frontier-count", "frontier-list", "visited-count", "visited-list", "outcome"];
  const data = ["expanded", "generated", "frontier"].map((name) => document.documentElement.dataset[name]);
  const first = (text) => text.slice(0, 140); // how many rows of a list are there depends on its room
  const elements = names.map((name) => document.getElementById(name));
  return elements.map((each) => each.hidden || first(each.innerText)).concat(data);
}"""


def record(path: Path, options: dict[str, str]) -> Path:
    setup = read(options)
    assert isinstance(setup, Setup)
    solve_into(setup, str(path), None)
    return path


CUT = "(cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.innerText)"


class Desk:
    """The dialog of `Import`."""

    def __init__(self, lectern: Lectern) -> None:
        self.lectern, self.page = lectern, lectern.page
        self.dialog = self.page.get_by_role("dialog", name="Import")
        self.said = self.dialog.get_by_role("status")
        self.strip = self.page.locator("#strip")

    def open(self) -> None:
        self.lectern.press("Import")

    def choose(self, path: Path) -> None:
        with self.page.expect_file_chooser() as chooser:
            self.open()
        expect(self.dialog.get_by_label("File", exact=True)).to_be_visible()
        chooser.value.set_files(path)

    def expect_shown(self, text: str) -> None:
        expect(self.strip).to_contain_text(text, timeout=LONG)
        expect(self.dialog).to_be_hidden()
        self.lectern.expect_loaded()

    def expect_refused(self, text: str) -> None:
        expect(self.said).to_contain_text(text)
        expect(self.said).to_contain_text("cannot be opened")
        self.dialog.get_by_role("button", name="Close").click()


@pytest.fixture
def desk(lectern: Lectern) -> Desk:
    lectern.open("problem=graph")
    return Desk(lectern)


def test_a_record_is_as_the_pages_own_search(lectern: Lectern, desk: Desk, tmp_path: Path) -> None:
    """200,000 nodes: at random steps all panels show what they show of the same search, run here."""
    path = record(tmp_path / "search.json.gz", SEARCH)
    desk.choose(path)
    desk.expect_shown("Shown from search.json.gz: 200,001 nodes.")
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
    desk.expect_shown("keeps a sample, 23,237 of 100,734,854 nodes, at most 5,000 of each iteration")
    for region in (lectern.tree, lectern.statistics):
        expect(region).to_contain_text(said)
    lectern.press("Step")
    lectern.expect_status(said)
    expect(lectern.code.locator(".now")).to_have_count(1)
    assert violations(lectern.page) == []
    lectern.scrub(9_000)
    lectern.expect_status("none of its children is in the sample")
    lectern.press("Run to end")
    lectern.expect_state("finished")
    lectern.expect_status("Goal found after 51,116,860 expansions: 52 moves, path cost 52.")
    assert lectern.counts()[:2] == (51_116_860, 100_734_843)
    expect(lectern.page.locator("#outcome")).to_contain_text("52 moves")
    assert lectern.page.locator("#numbers > div").evaluate_all(CUT) == []
    iterations = lectern.page.get_by_role("region", name="Iterations", exact=True)
    expect(iterations.locator("[data-limit='50']")).to_contain_text("31,943,890 expanded")
    expect(iterations).not_to_contain_text("again")
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
    """A trace of another maker, a lesson, a graph, Python; what is none of them is refused, with what is accepted."""

    def drop(name: str, text: str) -> None:
        lectern.page.evaluate(DROP, [name, text])

    drop("maze.txt", TRACE)
    desk.expect_shown("1 event is left out, as it is no part of a search: Event 4 (line 6): “raycast” means nothing")
    expect(lectern.page.get_by_role("combobox", name="Problem")).to_have_value("file")
    lectern.press("Run to end")
    lectern.expect_status("Goal found after 1 expansion: 1 move, path cost 1.")
    expect(lectern.entries(lectern.visited)).to_have_count(1)
    old_form = ROOT / "tests/unit/old_form/exported.json"
    drop("old.json", old_form.read_text(encoding="utf-8"))
    desk.expect_shown("Shown from old.json: 11 nodes.")
    drop("own.json", solve(problem_from(0, 3, lambda state: [1, 2], lambda state, action: state + action)).to_json())
    desk.expect_shown("Shown from own.json: ")
    lectern.press("Run to end")
    lectern.expect_status("Goal found after")
    drop("a.json", '{"edges": {"A": {"B": 4}}}')
    lectern.expect_fragment("problem=graph")
    expect(lectern.page.get_by_role("combobox", name="Problem").locator("option", has_text="maze")).to_have_count(0)
    drop("b.txt", (ROOT / "lessons/corridor.json").read_text(encoding="utf-8"))
    expect(lectern.page.locator("#lesson-title")).to_be_visible()
    for name, text, said in (
        ("c.json", "{}", "it is none of the files that are known here. Opened here: a record"),
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
    """With progress meanwhile; what was shown before is what is shown."""
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
    desk.expect_shown("Shown from large.json: ")
