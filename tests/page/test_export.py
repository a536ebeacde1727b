"""What is shown, saved: each file is opened by a reader that is not ours."""

import csv
import io
import json
import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest
import yaml
from playwright.sync_api import Page, expect

from searchlight import solve

SEARCH = "problem=eight-puzzle&start=8,0,6,5,4,7,2,3,1&algorithm=breadth-first"


def saved(page: Page, kind: str) -> bytes:
    """The file that a press on this button gives."""
    with page.expect_download() as download:
        page.get_by_role("dialog", name="Export").get_by_role("button", name=kind, exact=True).click()
    return Path(download.value.path()).read_bytes()


@pytest.fixture
def export(page: Page, base_url: str) -> Page:
    page.goto(f"{base_url}#{SEARCH}&step=3")
    expect(page.locator("html")).to_have_attribute("data-worker", "ready")
    page.locator("#more-tools summary").click()
    page.get_by_role("button", name="Export", exact=True).click()
    return page


def test_a_search_is_saved_as_far_as_it_is_shown(export: Page) -> None:
    """Three expansions: the nodes of the same search in Python, in each of the files."""
    rows = list(csv.DictReader(io.StringIO(saved(export, "CSV").decode())))
    expect(export.get_by_role("dialog", name="Export").get_by_role("status")).to_contain_text(".csv")
    known = solve("eight-puzzle", start="8,0,6,5,4,7,2,3,1", algorithm="breadth-first", max_nodes=100)
    last = [step.node.row for step in known.steps()][2]
    assert sum(row["expanded_at"] != "" for row in rows) == 3
    assert [int(row["row"]) for row in rows] == list(range(len(rows)))
    assert last < len(rows)
    assert json.loads(saved(export, "JSON"))["outcome"] is None
    assert len(yaml.safe_load(saved(export, "Posthoc"))["events"]) > len(rows)
    ElementTree.fromstring(saved(export, "SVG"))


def test_a_picture_has_as_many_pixels_as_are_wished(export: Page) -> None:
    """And what is seen afterwards is what was seen before."""
    canvas = export.get_by_role("region", name="Search tree").locator("canvas").first
    seen = canvas.evaluate("canvas => [canvas.width, canvas.height]")
    export.get_by_label("Pixels of the picture").select_option("3")
    picture = saved(export, "PNG")
    assert picture.startswith(b"\x89PNG")
    assert list(struct.unpack(">II", picture[16:24])) == [3 * pixels for pixels in seen]
    assert canvas.evaluate("canvas => [canvas.width, canvas.height]") == seen
