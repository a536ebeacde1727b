"""Experiments in use: set up in the form, stopped, sorted, read as charts, opened row by row, saved."""

import csv
import io
import json
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from lectern import Lectern
from playwright.sync_api import Locator, Page, expect
from workbench import Workbench

from buildtools import venv

LINK = "experiment=eight-puzzle;depths:4-8/2;each:4;seed:3;with:breadth-first,astar;by:misplaced,manhattan"
COMMAND = ["--depths", "4-8/2", "--per-depth", "4", "--seed", "3", "--algorithms", "breadth-first,astar"]
COMMAND += ["--heuristics", "misplaced,manhattan"]
BY_CLOCK = ("seconds", "peak_kb")  # no two runs have the same


class Bench:
    """The region with the experiments."""

    def __init__(self, lectern: Lectern) -> None:
        self.lectern, self.page = lectern, lectern.page
        self.region = self.page.get_by_role("region", name="Experiments", exact=True)
        self.run = self.region.get_by_role("button", name="Run experiment")
        self.stop = self.region.get_by_role("button", name="Stop experiment")
        self.now = self.region.locator(".experiment-now")
        self.rows = self.region.locator("#experiment-rows tbody tr[data-place]")
        self.table = self.region.locator("#experiment-rows table")

    def open(self, link: str = LINK) -> "Bench":
        self.lectern.open(f"problem=eight-puzzle&algorithm=astar&heuristic=manhattan&step=3&{link}")
        expect(self.run).to_be_visible()
        return self

    def begin(self) -> None:
        """What is looked at stays what it was: here, the rows."""
        self.run.click()
        self.view("Rows")

    def finish(self) -> None:
        self.begin()
        expect(self.now).to_contain_text(re.compile(r"^\d+ search(es)? · "), timeout=120_000)

    def column(self, name: str) -> list[str]:
        names = self.table.locator("thead th").all_inner_texts()
        place = [text.strip().casefold() for text in names].index(name)
        return [row.locator("th, td").nth(place).inner_text() for row in self.rows.all()]

    def sort(self, name: str) -> None:
        self.table.locator("thead").get_by_role("button", name=name, exact=True).click()

    def view(self, name: str) -> Locator:
        self.region.get_by_role("tab", name=name).click()
        return self.region.get_by_role("tabpanel", name=name)

    def saved(self, button: Locator) -> str:
        with self.page.expect_download() as download:
            button.click()
        return Path(download.value.path()).read_text(encoding="utf-8")


def stable(rows: Iterable[dict[str, Any]]) -> list[str]:
    """The rows without times, sorted: the command writes them in the order in which its searches end."""
    return sorted(str({name: value for name, value in row.items() if name not in BY_CLOCK}) for row in rows)


def test_the_rows_are_those_of_the_command(lectern):
    """A link runs nothing by itself; what is wrong is said beside its field. JSON and CSV have the command's rows."""
    its = Bench(lectern).open(f"{LINK};colour:red")
    expect(lectern.link_message).to_contain_text("colour:red")
    expect(its.rows).to_have_count(0)
    expect(its.region).to_contain_text("12 initial states × 3 configurations: 36 searches.")
    each = its.region.get_by_role("textbox", name="States per depth")
    each.fill("none")
    its.run.click()
    lectern.expect_complaint(each, "Enter a whole number from 1")
    each.fill("4")
    its.finish()
    expect(its.now).to_contain_text("36 searches")
    expect(its.table).to_have_attribute("aria-rowcount", "37")
    written = its.saved(its.region.get_by_role("button", name="JSON", exact=True))
    table = its.saved(its.region.get_by_role("button", name="CSV", exact=True))
    command = [sys.executable, "-m", "searchlight", "experiment", *COMMAND, "--workers", "1", "--json"]
    done = subprocess.run(command, env=venv.environment(), capture_output=True, text=True, check=True, timeout=120)
    assert stable(json.loads(written)) == stable(json.loads(done.stdout))
    assert [row["expanded"] for row in csv.DictReader(io.StringIO(table))] == [
        str(row["expanded"]) for row in json.loads(written)
    ]
    its.region.get_by_role("radio", name="typed in").check()  # and what the solver refuses, beside its field
    starts = its.region.get_by_role("textbox", name="Initial states, one per line")
    starts.fill("1,0,2,3,4,5,6,7,8\n1,1,1")
    its.run.click()
    lectern.expect_complaint(starts, "Initial state 2 cannot be used")


def test_an_experiment_is_sorted_opened_and_drawn(lectern, violations):
    """Rows by a column; a row and a pair as searches, and back; the summary; both charts with their tables and keys."""
    its = Bench(lectern).open()
    lectern.page.get_by_role("button", name="Close experiments").click()
    expect(its.region).to_be_hidden()
    lectern.press("Experiments")
    its.finish()
    its.sort("generated")
    its.sort("generated")
    generated = [int(text.replace(",", "")) for text in its.column("generated")]
    assert generated == sorted(generated, reverse=True)
    expect(its.table.locator("th[aria-sort]")).to_have_attribute("aria-sort", "descending")
    links = its.rows.get_by_role("link")
    links.first.focus()
    lectern.page.keyboard.press("ArrowDown")
    expect(links.nth(1)).to_be_focused()
    start, expanded = links.nth(1).inner_text(), its.column("expanded")[1]
    lectern.page.keyboard.press("Enter")
    expect(its.region).to_be_hidden()
    expect(lectern.start).to_have_value(start)
    expect(lectern.page.get_by_role("combobox", name="Algorithm", exact=True)).to_have_value("breadth-first")
    lectern.run_to_end()
    lectern.expect_expanded(int(expanded.replace(",", "")))
    lectern.expect_fragment("experiment=eight-puzzle;depths:4-8/2;each:4;seed:3;with:breadth-first,astar")
    lectern.press("Show rows")
    expect(links.nth(1)).to_be_focused()
    summary = its.view("Summary")
    expect(summary.locator("tbody tr")).to_have_count(3)
    expect(summary.locator("tbody tr").first.locator("th, td")).to_have_text(
        ["4", "4", *[re.compile(r"^\d+$")] * 3, *[re.compile(r"^\d\.\d\d$")] * 3]
    )
    by_depth = its.view("By depth")
    plot = by_depth.get_by_role("slider", name="By depth")
    plot.focus()
    lectern.page.keyboard.press("End")
    expect(plot).to_have_attribute("aria-valuetext", re.compile(r"^depth 8: Breadth-first search \d+.*Manhattan"))
    lines = its.saved(by_depth.get_by_role("button", name="Save CSV")).splitlines()
    assert [line.split(",")[0] for line in lines] == ["depth", "4", "6", "8"]
    pairs = its.view("Scatter plot")
    pairs.get_by_role("combobox", name="Y axis").select_option(label="A*, Manhattan distance")
    plot = pairs.get_by_role("slider")
    plot.focus()
    lectern.page.keyboard.press("Home")
    expect(plot).to_have_attribute(
        "aria-valuetext", re.compile(r"^initial state [\d,]+: Breadth-first search \d+ · A\*")
    )
    most = pairs.locator("tbody tr").first.locator("th").text_content()
    assert violations(lectern.page) == []
    pairs.get_by_role("button", name="Open the largest difference").click()
    expect(lectern.page.get_by_role("region", name="Search tree 2", exact=True)).to_be_visible()
    expect(lectern.start).to_have_value(most)
    expect(lectern.page.get_by_role("combobox", name="Algorithm 2")).to_have_value("astar")
    lectern.press("Show rows")
    expect(pairs).to_be_visible()


def test_a_long_one_is_stopped_while_steps_go_on(lectern):
    """Rows arrive one by one, only visible ones have elements, and steps still work; a spent budget is reported."""
    its = Bench(lectern).open("experiment=here;starts:5000;with:astar;by:misplaced,manhattan;nodes:300")
    its.begin()
    expect(its.table).to_have_attribute("aria-rowcount", re.compile(r"^\d{3,}$"), timeout=120_000)
    lectern.press("Back to the search")
    lectern.press("Step", times=2)
    lectern.expect_expanded(5)
    lectern.press("Show rows")
    expect(its.region.get_by_role("progressbar")).to_be_visible()
    its.stop.click()
    expect(its.now).to_contain_text(re.compile(r"^Stopped after [\d,]+ of 10,000 searches"))
    count = int(its.table.get_attribute("aria-rowcount") or 0)
    assert 100 <= count < 10_000
    assert its.rows.count() < 120
    expect(its.rows.filter(has_text="out of budget").first).to_be_visible()
    its.rows.get_by_role("link").first.focus()
    lectern.page.keyboard.press("End")
    expect(its.rows.last.get_by_role("link")).to_be_focused()
    expect(its.rows.last).to_have_attribute("aria-rowindex", str(count))


OWN = """
def outside(state, goal):
    return sum(tile not in (0, goal[at]) for at, tile in enumerate(state))
"""


def test_own_code_takes_part(lectern):
    """A heuristic beside ours; each weight is a way of its own."""
    its = Bench(lectern).open("experiment=here;depths:6;each:2;with:weighted-astar;weight:1,2;by:misplaced")
    lectern.press("Close experiments")
    work = Workbench(lectern).open()
    work.run(OWN)
    work.expect_code("ready")
    lectern.press("Experiments")
    for name in ("Misplaced tiles", "Outside", "Manhattan distance"):
        its.region.get_by_role("checkbox", name=name).set_checked(name != "Manhattan distance")
    expect(its.region).to_contain_text("2 initial states × 4 configurations: 8 searches.")
    its.finish()
    rows = json.loads(its.saved(its.region.get_by_role("button", name="JSON", exact=True)))
    assert [row["heuristic"] for row in rows[:4]] == ["misplaced", "own:outside"] * 2
    assert [row["generated"] for row in rows[::2]] == [row["generated"] for row in rows[1::2]]
    assert {row["options"] for row in rows} == {"weight=1", "weight=2"}


def test_on_a_phone_they_have_a_tab(lectern, violations_in_both_schemes):
    """Form above, rows below; nothing is wider than the window, what is pressed is 44 pixels high."""
    page: Page = lectern.page
    page.set_viewport_size({"width": 390, "height": 844})
    its = Bench(lectern).open("experiment=here;depths:4;each:3;with:breadth-first,astar;by:manhattan")
    its.finish()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    low = its.region.locator("button:visible, .way:visible, .boxes label:visible, select:visible")
    assert [each for each in low.all() if (each.bounding_box() or {"height": 0})["height"] < 43.5] == []
    assert violations_in_both_schemes(page) == []
    its.rows.get_by_role("link").first.click()
    expect(lectern.tree).to_be_visible()
    page.get_by_role("navigation").get_by_role("button", name="Experiments").click()
    expect(its.rows.first).to_be_visible()
