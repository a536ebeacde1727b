"""Import: files from elsewhere are shown like searches of the page."""

import re
from pathlib import Path

import pytest
from lectern import LONG, Lectern
from playwright.sync_api import Route, expect

from buildtools.project import SITE
from searchlight import problem_from, solve
from searchlight.command.solving import solve_into
from searchlight.setup import Setup, read
from tests.page.files.test_evil_files import expect_workers


class Desk:
    """The dialog of `Import`."""

    def __init__(self, lectern: Lectern) -> None:
        self.lectern, self.page = lectern, lectern.page
        self.dialog = self.page.get_by_role("dialog", name="Import")
        self.said = self.dialog.get_by_role("status")
        self.strip = self.page.locator("#strip")

    def choose(self, path: Path) -> None:
        with self.page.expect_file_chooser() as chooser:
            self.lectern.press("Import")
        expect(self.dialog.get_by_label("File", exact=True)).to_be_visible()
        chooser.value.set_files(path)

    def expect_shown(self, text: str) -> None:
        expect(self.strip).to_contain_text(text, timeout=LONG)
        expect(self.dialog).to_be_hidden()
        self.lectern.expect_loaded()


ROOT = Path(__file__).parents[3]
SEARCH = {"problem": "eight-puzzle", "algorithm": "uniform-cost", "start": "8,0,6,5,4,7,2,3,1", "max_nodes": "3000"}
LINK = "problem=eight-puzzle&algorithm=uniform-cost&max-nodes=3000"
# What a reader could see of a step, in all panels: the sentence, the numbers, the lists.
SHOWN = """async () => {
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame); // the panels take turns
  const names = ["status", "numbers", "frontier-count", "frontier-list", "visited-count", "visited-list", "outcome"];
  const data = ["expanded", "generated", "frontier"].map((name) => document.documentElement.dataset[name]);
  const first = (text) => text.slice(0, 100); // how many rows of a list are there depends on its room
  const elements = names.map((name) => document.getElementById(name));
  return elements.map((each) => each.hidden || first(each.innerText)).concat(data);
}"""
# A worker answers nothing until this address does.
HOLD = """const [go, post] = [fetch("%shold"), self.postMessage.bind(self)];
self.postMessage = (...all) => void go.then(() => post(...all));
"""
STEPS = (0, 7, 500, 1100)


@pytest.fixture
def desk(lectern: Lectern) -> Desk:
    lectern.open("problem=graph")
    return Desk(lectern)


def test_a_record_is_as_the_pages_own_search(lectern: Lectern, desk: Desk, tmp_path: Path) -> None:
    """At each step all panels show what they show of the same search, run here. Progress is shown while it is read, and
    the previous search stays after a cancellation. A dialog that opens again is not taken for a closed one: the browser
    tells of its closing later, when another file may be read in it, which is not cancelled.
    """
    setup = read(SEARCH)
    assert isinstance(setup, Setup)
    path = tmp_path / "search.json.gz"
    solve_into(setup, str(path))
    held: list[Route] = []  # what the worker waits for before it answers
    worker = (SITE / "web/features/importing/worker.js").read_text(encoding="utf-8")
    body = HOLD % lectern.url + worker
    lectern.page.route("**/importing/worker.js*", lambda it: it.fulfill(body=body, content_type="text/javascript"))
    lectern.page.route("**/hold", lambda it: held.append(it))
    lectern.press("Step", 2)
    workers = len(lectern.page.workers)
    progress = desk.dialog.get_by_role("progressbar")
    desk.choose(path)
    expect(progress).to_be_visible()
    desk.dialog.get_by_role("button", name="Cancel").click()
    expect(progress).to_be_hidden()
    expect_workers(lectern.page, workers)
    desk.dialog.get_by_role("button", name="Close").click()
    lectern.expect_expanded(2)
    with lectern.page.expect_request("**/hold"):  # of this reading, not of the one that was cancelled
        desk.choose(path)
    expect(progress).to_be_visible()
    desk.dialog.evaluate("dialog => { dialog.close(); dialog.showModal(); }")
    held[-1].fulfill(body="")
    desk.expect_shown("Opened search.json.gz: 3,001 nodes.")
    desk.strip.get_by_role("button", name="Close").click()  # so that the lists have as much room as later
    seen = []
    for source in ("file", "worker"):
        if source == "worker":
            lectern.open(LINK)
            lectern.run_to_end()
        shown = []
        for step in STEPS:
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
    lectern.page.unroute_all()
    lectern.page.goto("about:blank")


def test_whatever_is_dropped_is_told_by_what_is_in_it(lectern: Lectern, desk: Desk) -> None:
    """Recordings, lessons, graphs and Python files are recognised; other files are refused with the accepted kinds."""
    own = solve(problem_from(0, 3, lambda state: [1, 2], lambda state, action: state + action)).to_json()
    lectern.drop("own.json", own)
    desk.expect_shown("Opened own.json: ")
    lectern.press("Run to end")
    lectern.expect_status("Goal found after")
    lectern.drop("a.json", '{"edges": {"A": {"B": 4}}}')
    lectern.expect_fragment("problem=graph")
    expect(lectern.page.get_by_role("combobox", name="Problem").locator("option", has_text="own")).to_have_count(0)
    lectern.drop("b.txt", (ROOT / "lessons/corridor.json").read_text(encoding="utf-8"))
    expect(lectern.page.locator("#lesson-title")).to_be_visible()
    for name, text, said in (
        ("c.json", "{}", "unsupported file type. Open one of the kinds listed here. Searchlight opens its own record"),
        ("d.json", '{"format": "searchlight-record", "version": 7,\n"blocks": [\n', "it has format version 7"),
        ("e.yaml", "version: 1.4.0\nevents:\n", "it is a search trace for Posthoc"),
    ):
        lectern.drop(name, text)
        expect(desk.said).to_contain_text(f"{name} cannot be opened: ")
        expect(desk.said).to_contain_text(said)
        desk.dialog.get_by_role("button", name="Close").click()
    lectern.drop("g.txt", "def h(state):\n    return 0\n")
    expect(lectern.page.get_by_role("textbox", name="Python")).to_contain_text("return 0")


HALL = "type octile\nheight 3\nwidth 5\nmap\n.....\n.@T..\n.....\n"
SCENARIOS = "version 1\n0\thall.map\t5\t3\t0\t0\t1\t0\t1\n1\thall.map\t5\t3\t0\t0\t4\t2\t5.41421356\n"


def test_scenarios_are_listed_opened_and_run(lectern: Lectern, desk: Desk) -> None:
    """A file waits for its map; one of its scenarios is searched; all of them are an experiment."""

    drop = lectern.drop
    drop("bad.scen", "version 1\n0\thall.map\t5\n")
    expect(desk.said).to_contain_text("Line 2 has 3 fields.")
    drop("hall.scen", SCENARIOS)
    expect(desk.dialog).to_contain_text("hall.scen: 2 scenarios on hall.map. Open hall.map, too.")
    opener = desk.dialog.get_by_role("button", name="Open scenario")
    expect(opener).to_be_disabled()
    drop("hall.map", HALL)
    listed = desk.dialog.get_by_role("listbox", name="Scenarios")
    expect(opener).to_be_enabled()
    expect(listed.locator("option").nth(1)).to_have_text("2: 0,0 to 4,2, length 5.41421 (bucket 1)")
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
    lectern.drop("d3.json", text)
    expect(desk.dialog).to_contain_text("These data are numbers: value.", timeout=60_000)
    assert len(fetched()) == 1
    cost = desk.dialog.get_by_role("combobox", name="Cost of an edge")
    expect(cost).to_have_value("1")
    cost.select_option("value")
    opener = desk.dialog.get_by_role("button", name="Open graph")
    opener.click()
    expect(desk.dialog).not_to_contain_text("These data are numbers")
    opener.click()
    expect(desk.dialog).to_be_hidden()
    lectern.expect_fragment("start=Home&goal=Town")
    lectern.run_to_end()
    lectern.expect_status("cost 6.")
