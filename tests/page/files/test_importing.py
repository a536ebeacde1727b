"""Import: files from elsewhere are shown like searches of the page."""

import random
import re
from pathlib import Path

import pytest
from lectern import LONG, Lectern
from playwright.sync_api import expect

from searchlight import problem_from, solve
from searchlight.command.solving import solve_into
from searchlight.setup import Setup, read


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


ROOT = Path(__file__).parents[3]
SEARCH = {"problem": "eight-puzzle", "algorithm": "uniform-cost", "start": "8,0,6,5,4,7,2,3,1", "max_nodes": "60000"}
LINK = "problem=eight-puzzle&algorithm=uniform-cost&max-nodes=60000"
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
    solve_into(setup, str(path))
    return path


CUT = "(cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.innerText)"


@pytest.fixture
def desk(lectern: Lectern) -> Desk:
    lectern.open("problem=graph")
    return Desk(lectern)


def test_a_record_is_as_the_pages_own_search(lectern: Lectern, desk: Desk, tmp_path: Path) -> None:
    """60,000 nodes: at random steps all panels show what they show of the same search, run here."""
    path = record(tmp_path / "search.json.gz", SEARCH)
    desk.choose(path)
    desk.expect_shown("Opened search.json.gz: 60,001 nodes.")
    desk.strip.get_by_role("button", name="Close").click()  # so that the lists have as much room as later
    steps = [0, *random.Random(7).sample(range(20_000), 4)]
    seen = []
    for source in ("file", "worker"):
        if source == "worker":
            lectern.open(LINK)
            lectern.run_to_end()
        shown = []
        for step in steps:
            lectern.scrub(step)
            lectern.expect_expanded(step)
            expect(lectern.page.locator("#visited-count")).to_have_text(re.compile(rf"^{step:,} states?$"))
            expect(lectern.page.locator("#frontier-count")).to_contain_text(f"{lectern.counts()[2]:,} entr")
            lectern.rest()  # rows out of sight come when the search stands still
            shown.append(lectern.page.evaluate(SHOWN))
        lectern.press("Run to end")
        lectern.expect_state("finished")
        lectern.expect_status("Out of budget after")
        seen.append(shown)
    assert seen[0] == seen[1]


DROP = """async ([name, text]) => {
  const transfer = new DataTransfer();
  transfer.items.add(new File([text], name));
  document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
}"""


def test_whatever_is_dropped_is_told_by_what_is_in_it(lectern: Lectern, desk: Desk) -> None:
    """Recordings, lessons, graphs and Python files are recognised; other files are refused with the accepted kinds."""

    def drop(name: str, text: str) -> None:
        lectern.page.evaluate(DROP, [name, text])

    old_form = ROOT / "tests/unit/old_form/exported.json"
    drop("old.json", old_form.read_text(encoding="utf-8"))
    desk.expect_shown("Opened old.json: 11 nodes.")
    drop("own.json", solve(problem_from(0, 3, lambda state: [1, 2], lambda state, action: state + action)).to_json())
    desk.expect_shown("Opened own.json: ")
    lectern.press("Run to end")
    lectern.expect_status("Goal found after")
    drop("a.json", '{"edges": {"A": {"B": 4}}}')
    lectern.expect_fragment("problem=graph")
    expect(lectern.page.get_by_role("combobox", name="Problem").locator("option", has_text="own")).to_have_count(0)
    drop("b.txt", (ROOT / "lessons/corridor.json").read_text(encoding="utf-8"))
    expect(lectern.page.locator("#lesson-title")).to_be_visible()
    for name, text, said in (
        (
            "c.json",
            "{}",
            "unsupported file type. Open one of the kinds listed here. Searchlight opens its own recordings",
        ),
        ("d.json", '{"format": "searchlight-record", "version": 7,\n"blocks": [\n', "it has format version 7"),
        ("e.yaml", "version: 1.4.0\nevents:\n", "it is a search trace for Posthoc"),
        ("f.csv", "row,iteration,limit,depth\n", "writes tables of nodes but cannot read them"),
    ):
        drop(name, text)
        desk.expect_refused(f"{name} cannot be opened: ")
        drop(name, text)
        expect(desk.said).to_contain_text(said)
        lectern.page.keyboard.press("Escape")
    drop("g.txt", "def h(state):\n    return 0\n")
    expect(lectern.page.get_by_role("textbox", name="Python")).to_contain_text("return 0")


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record that takes a while to be read."""
    return record(tmp_path_factory.mktemp("large") / "large.json", {**SEARCH, "max_nodes": "480000"})


def test_reading_is_cancelled(lectern: Lectern, desk: Desk, large: Path) -> None:
    """Progress is shown while reading, and the previous search stays after a cancellation."""
    lectern.press("Step", 2)
    desk.choose(large)
    expect(desk.dialog.get_by_role("progressbar")).to_be_visible()
    desk.dialog.get_by_role("button", name="Cancel").click()
    expect(desk.dialog.get_by_role("progressbar")).to_be_hidden()
    desk.dialog.get_by_role("button", name="Close").click()
    lectern.expect_expanded(2)
    lectern.press("Step")
    lectern.expect_expanded(3)


def test_a_dialog_that_opens_again_is_not_taken_for_a_closed_one(desk: Desk, large: Path) -> None:
    """The browser tells of its closing later: by then another file may be read in it, which is not cancelled."""
    desk.choose(large)
    expect(desk.dialog.get_by_role("progressbar")).to_be_visible()
    desk.dialog.evaluate("dialog => { dialog.close(); dialog.showModal(); }")
    desk.expect_shown("Opened large.json: ")


HALL = "type octile\nheight 3\nwidth 5\nmap\n.....\n.@T..\n.....\n"
SCENARIOS = "version 1\n0\thall.map\t5\t3\t0\t0\t1\t0\t1\n1\thall.map\t5\t3\t0\t0\t4\t2\t5.41421356\n"


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


def test_what_the_reader_must_know_of_a_graph_comes_first(lectern: Lectern, desk: Desk) -> None:
    """Networkx is fetched with the first such file, and not before; the cost of the edges is chosen."""
    asked: list[str] = []
    lectern.page.reload()
    lectern.expect_loaded()
    lectern.page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    fetched = lambda: [name for name in asked if name.startswith("networks-")]  # noqa: E731
    lectern.run_to_end()
    assert fetched() == []
    text = (ROOT / "tests/unit/networks/files/d3.json").read_text(encoding="utf-8")
    lectern.page.evaluate(DROP, ["d3.json", text])
    expect(desk.dialog).to_contain_text("These data are numbers: value.", timeout=60_000)
    assert len(fetched()) == 1
    cost = desk.dialog.get_by_role("combobox", name="Cost of an edge")
    expect(cost).to_have_value("1")
    cost.select_option("value")
    opener = desk.dialog.get_by_role("button", name="Open graph")
    opener.click()
    expect(desk.dialog).not_to_contain_text("These data are numbers")
    expect(cost).to_have_value("value")
    opener.click()
    expect(desk.dialog).to_be_hidden()
    lectern.expect_fragment("start=Home&goal=Town")
    lectern.run_to_end()
    lectern.expect_status("cost 6.")
