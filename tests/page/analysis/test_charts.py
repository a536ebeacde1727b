"""Charts in use: opened from the menu, read as numbers, clicked, used by keyboard, saved; for two searches."""

import csv
import io
import re
import struct
from itertools import pairwise
from pathlib import Path

from lectern import Lectern
from measuring import box_of
from playwright.sync_api import expect

EIGHT = "problem=eight-puzzle&start=2,6,5,3,1,8,7,4,0"
ROMANIA = "problem=graph&graph=romania&start=Arad&goal=Bucharest&algorithm=astar&heuristic=table"


class Wall:
    """The region with the charts."""

    def __init__(self, lectern: Lectern) -> None:
        self.lectern, self.page = lectern, lectern.page
        self.region = self.page.get_by_role("region", name="Charts", exact=True)
        self.choice = self.region.get_by_role("combobox", name="Chart")
        self.plot = self.region.get_by_role("slider")
        self.present = self.region.locator("tr[aria-current=true]")

    def rows(self) -> list[list[str]]:
        """What the table's body says, line by line; it is filled with the next frame."""
        expect(self.region.locator("tbody tr")).not_to_have_count(0)
        return self.region.locator("tbody tr").evaluate_all(
            "rows => rows.map(it => [...it.cells].map(cell => cell.textContent))"
        )

    def expect_present(self, cells: list[str]) -> None:
        expect(self.present.locator("th, td")).to_have_text(cells)

    def press(self, share: float) -> None:
        """A press on the drawing, at this share of its time."""
        over = self.plot.locator(".u-over")
        box = over.bounding_box()
        over.click(position={"x": share * box["width"], "y": box["height"] / 2})

    def saved(self, button: str) -> Path:
        with self.page.expect_download() as download:
            self.region.get_by_role("button", name=button).click()
        return Path(download.value.path())


def number(text: str | None) -> int:
    return int((text or "").replace(",", ""))


def statistic(lectern: Lectern, name: str) -> int:
    """A count of the region Statistics; the small print below it is not asked for."""
    cell = lectern.statistics.locator("#numbers > div").filter(has=lectern.page.get_by_text(name, exact=True))
    return number(cell.locator("dd").evaluate("cell => cell.firstChild.data"))


def test_charts_follow_the_search_and_lead_it(lectern):
    """From the menu; the table says what the statistics say; a press and the arrow keys go to a step; it grows."""
    lectern.open(EIGHT + "&algorithm=astar&heuristic=manhattan&step=12")
    charts = Wall(lectern)
    lectern.press("Charts")
    expect(charts.region).to_be_visible()
    expect(charts.choice).to_be_focused()
    expect(charts.present).to_be_hidden()
    charts.region.locator("summary").filter(has_text="Table").click()
    expect(charts.present).to_be_visible()
    _, _, frontier = lectern.counts()
    reached = charts.rows()[-1][2]
    charts.expect_present(["12", str(frontier), reached])
    lectern.expect_fragment("charts=course")
    charts.press(0.5)
    lectern.expect_expanded(6)
    expect(charts.plot).to_have_attribute("aria-valuenow", "6")
    expect(charts.plot).to_have_attribute("aria-valuetext", re.compile(r"^step 6: frontier \d+ · reached \d+$"))
    charts.plot.focus()
    for key, step in (("ArrowRight", 7), ("ArrowLeft", 6), ("End", 12), ("Home", 0), ("PageUp", 2)):
        lectern.page.keyboard.press(key)
        lectern.expect_expanded(step)
    assert len(charts.rows()) == 13  # what was seen stays
    lectern.run_to_end()
    expanded, _, frontier = lectern.counts()
    assert expanded > 12
    expect(charts.plot).to_have_attribute("aria-valuemax", str(expanded))
    assert statistic(lectern, "Frontier") == frontier
    expect(charts.present.locator("td").first).to_have_text(str(frontier))
    charts.region.get_by_role("button", name="Close charts").click()
    expect(charts.region).to_be_hidden()
    lectern.page.wait_for_function("!location.hash.includes('charts=')")


def test_what_is_saved_is_what_is_shown(lectern):
    """Every step in the CSV file, however many the table leaves out; an image of the drawing."""
    lectern.open(EIGHT + "&algorithm=astar&heuristic=misplaced&charts=course")
    lectern.run_to_end()
    charts = Wall(lectern)
    expanded, _, frontier = lectern.counts()
    expect(charts.present.locator("td").first).to_have_text(f"{frontier:,}")
    assert len(charts.rows()) < 40 < expanded
    lines = list(csv.reader(io.StringIO(charts.saved("Save CSV").read_text(encoding="utf-8"))))
    assert lines[0] == ["step", "frontier", "reached"]
    assert [int(line[0]) for line in lines[1:]] == list(range(expanded + 1))
    by_step = {line[0]: line[1:] for line in lines[1:]}
    for step, *counts in charts.rows()[:-1]:  # in the last one the goal is taken off: no step, but what one sees
        assert by_step[str(number(step))] == [str(number(count)) for count in counts]
    image = charts.saved("Save image").read_bytes()
    assert image[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", image[16:24])
    assert width > 300
    assert height > 150


def test_layers_lead_to_their_beginning(lectern):
    """Enter goes to the beginning of the layer that is looked at."""
    lectern.open(EIGHT + "&algorithm=breadth-first&charts=depths&step=40")
    charts = Wall(lectern)
    expect(charts.present).to_have_count(1)
    columns = list(zip(*[[number(cell) for cell in row] for row in charts.rows()], strict=True))
    assert sum(columns[1]) == lectern.counts()[0]
    charts.plot.focus()
    lectern.page.keyboard.press("Home")
    lectern.page.keyboard.press("ArrowRight")
    expect(charts.plot).to_have_attribute("aria-valuetext", re.compile(r"^depth 1: expanded \d+"))
    lectern.expect_expanded(40)  # to look is not to go
    lectern.page.keyboard.press("Enter")
    lectern.expect_expanded(2)


def test_two_searches_stand_in_one_chart(lectern):
    """Each search has a column, the list selects a chart, a press moves both searches, and iterations have a chart."""
    lectern.open(EIGHT + "&algorithm=ida-star&heuristic=manhattan&b.algorithm=astar&step=9&charts=values")
    charts = Wall(lectern)
    expect(charts.region.locator("thead th[scope=colgroup]")).to_have_count(2)
    expect(charts.region.locator("thead tr").last.locator("th")).to_have_text(
        ["step", "f", "g", "h", "depth", "f", "g", "h", "depth"]
    )
    charts.press(1 / 3)
    lectern.expect_expanded(3)
    expect(lectern.html).to_have_attribute("data-expanded-2", "3")
    lectern.run_to_end()
    charts.choice.select_option(label="Expansions by iteration")
    expect(charts.plot).to_have_attribute("aria-label", "Expansions by iteration")
    expanded = lectern.counts()[0]
    assert sum(number(row[2]) for row in charts.rows()) == expanded
    lectern.press("Close comparison")
    expect(charts.region.locator("thead tr")).to_have_count(1)
    lectern.choose("Algorithm", "astar")
    expect(charts.region.get_by_text("This search has no iterations.")).to_be_visible()
    expect(charts.plot).to_be_hidden()


def test_h_stands_beside_the_true_distance(lectern):
    """Found out by the solver when that chart is opened; a search without h says so, a large space, too."""
    lectern.open(ROMANIA + "&charts=truth&step=4")
    charts = Wall(lectern)
    expect(charts.region).to_contain_text("10 states: h never overestimates.", timeout=30_000)
    assert sum(number(row[1]) for row in charts.rows()) == 10
    nearest = charts.rows()[0]
    assert nearest[1:] == ["1", "0", "0", "0"]  # Bucharest itself
    lectern.choose("Algorithm", "uniform-cost")
    expect(charts.region).to_contain_text("does not use a heuristic h")
    lectern.open("problem=fifteen-puzzle&algorithm=astar&heuristic=manhattan&charts=truth&step=2")
    expect(charts.region).to_contain_text("too large to compute the true distances", timeout=60_000)


def test_all_charts_are_in_a_tab_of_a_phone(lectern, violations_in_both_schemes):
    """One below the other, none wider than the window, for two searches; closed, they leave the tree."""
    page = lectern.page
    page.set_viewport_size({"width": 390, "height": 844})
    lectern.open(ROMANIA + "&b.algorithm=greedy&step=4&charts=all")
    charts = Wall(lectern)
    page.get_by_role("navigation").get_by_role("button", name="Charts").click()
    expect(charts.region.locator("figure")).to_have_count(6)
    expect(charts.plot.first).to_be_visible()
    expect(lectern.tree).to_be_hidden()
    boxes = [box_of(plot) for plot in charts.plot.all() if plot.is_visible()]
    assert len(boxes) >= 4
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= 390 for box in boxes)
    assert all(upper["y"] + upper["height"] <= lower["y"] for upper, lower in pairwise(boxes))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations_in_both_schemes(page) == []
    charts.region.get_by_role("button", name="Close charts").click()
    expect(lectern.tree).to_be_visible()
