"""Worksheets as a lecturer makes them: chosen in the dialog, printed, and written to files."""

import io
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from lectern import Lectern
from playwright.sync_api import Locator, Page, expect
from pypdf import PdfReader
from worker_calls import asked

from searchlight.setup import Setup, read
from searchlight.texts import texts
from searchlight.worksheets.command import worded
from searchlight.worksheets.markdown import markdown
from searchlight.worksheets.request import Request
from searchlight.worksheets.sheet import sheet

ROMANIA = "problem=graph&graph=romania&start=Arad&goal=Bucharest&algorithm=astar"
PAPERS = {  # its name in CSS, its size in points, the millimetres between its margins, where the key may begin and end
    "A4": ("A4", (595.28, 841.89), (180, 297 - 28), {(2, 3), (2, 4)}),
    "Letter": ("letter", (612, 792), (215.9 - 30, 279.4 - 28), {(2, 4), (3, 5)}),
}
PIXELS = 96 / 25.4  # to a millimetre
BEYOND = """([right, high]) => [...document.querySelectorAll(".worksheet-print :is(svg, table, p, li, h3, h4, dl)")]
  .map((each) => [each.tagName, each.getBoundingClientRect()])
  .filter(([, box]) => box.left < -1 || box.right > right + 1 || box.height > high)
  .map(([name]) => name)"""
COLOURED = """() => [...document.querySelectorAll("dialog.worksheet .papers section *")]
  .flatMap((each) => {
    const style = getComputedStyle(each);
    return [style.color, style.fill, style.stroke, style.backgroundColor, style.borderBottomColor];
  })
  .filter((colour) => colour !== "none" && !/^rgba\\(0, 0, 0, 0\\)$/.test(colour))
  .filter((colour) => new Set(colour.match(/\\d+/g).slice(0, 3)).size > 1)"""


def opened(lectern: Lectern, fragment: str) -> Locator:
    """The dialog of a worksheet of this search."""
    lectern.open(fragment)
    lectern.press("Create a worksheet")
    dialog = lectern.page.get_by_role("dialog", name="Worksheet")
    expect(dialog.locator(".papers svg").first).to_be_visible()
    return dialog


def saved(page: Page, button: str) -> str:
    with page.expect_download() as download:
        page.get_by_role("button", name=button, exact=True).click()
    return Path(download.value.path()).read_text(encoding="utf-8")


def test_a_sheet_and_its_key_are_printed(lectern: Lectern) -> None:
    """On A4 two sides with blanks, on Letter up to three, then the key; nothing is cut, nor is the page on it."""
    dialog, page = opened(lectern, ROMANIA), lectern.page
    for paper, (name, points, inside, ends) in PAPERS.items():
        page.get_by_role("combobox", name="Paper", exact=True).select_option(label=paper)
        page.wait_for_function(
            "size => document.querySelector('.worksheet-print style')?.textContent.includes(`size: ${size};`)", arg=name
        )
        printed = PdfReader(io.BytesIO(page.pdf(prefer_css_page_size=True))).pages
        size = printed[0].mediabox  # which browsers round as they please
        assert (float(size.width), float(size.height)) == pytest.approx(points, abs=1)
        pages = [each.extract_text() for each in printed]
        key = next(number for number, text in enumerate(pages) if text.startswith("Answer key: A*"))
        assert (key, len(pages)) in ends
        student, answers = "\n".join(pages[:key]), "\n".join(pages[key:])
        assert student.startswith("Worksheet: A*")
        for text in ("Arad 366", "Mehadia", "Step by step", "How does the search end"):
            assert text in student
        assert "Pitesti 417" not in student
        assert "Run to end" not in student
        assert "Arad → Sibiu → Rimnicu Vilcea → Pitesti → Bucharest, cost 418" in " ".join(answers.split())
        page.emulate_media(media="print")
        width, height = (millimetres * PIXELS for millimetres in inside)
        page.set_viewport_size({"width": int(width), "height": int(height)})
        assert page.evaluate(BEYOND, [width, height]) == []
        page.emulate_media(media="null")
        page.set_viewport_size({"width": 1280, "height": 720})
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_every_face_is_black_on_white(lectern: Lectern, thorough: bool) -> None:
    """In the dark view; each tree is drawn with real letters."""
    faces = ("hanoi", "grid", "pillars", "water-jugs", "missionaries", "two-blank-puzzle")
    lectern.page.emulate_media(color_scheme="dark")
    for problem in faces if thorough else faces[:3]:
        dialog = opened(lectern, f"problem={problem}&algorithm=breadth-first")
        assert dialog.locator('[data-figure="tree"] svg text').count() > 10
        assert lectern.page.evaluate(COLOURED) == []
        lectern.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()


def test_a_sheet_is_chosen_and_taken_along(lectern: Lectern, violations: Callable[[Page], list[str]]) -> None:
    """Files match the command line's, another seed gives another start, and mistakes appear beside their fields.

    The menu of exports leads there, too.
    """
    dialog, page = opened(lectern, "problem=eight-puzzle&algorithm=astar&heuristic=manhattan"), lectern.page
    setup = read({"problem": "eight-puzzle", "algorithm": "astar", "heuristic": "manhattan"})
    assert isinstance(setup, Setup)
    known = worded(sheet(setup, Request()), texts("en"))
    assert saved(page, "Markdown") == markdown(known)
    assert json.loads(saved(page, "JSON")) == known
    heard = dialog.locator(".sheet .tree .heard > ul > li > ul > li")
    expect(heard.first).to_have_text(re.compile(r"^B, .*blank"))
    assert heard.count() == sum(node["parent"] == 0 for node in known["tree"]["nodes"])
    assert violations(page) == []

    page.get_by_role("button", name="Use another seed").click()
    expect(dialog.get_by_label("Seed")).to_have_value("1")
    expect(dialog.get_by_role("status")).to_contain_text("This worksheet has another initial state, ")
    assert json.loads(saved(page, "JSON"))["difficulty"] == known["difficulty"]

    steps = dialog.get_by_label("Steps")
    steps.press_sequentially("20")  # not every browser tells of a change that `fill` has made
    steps.press("Tab")
    expect(steps).to_have_attribute("aria-invalid", "true")
    expect(dialog.get_by_text("too many for paper")).to_be_visible()
    expect(dialog.locator(".papers svg")).to_have_count(0)
    dialog.get_by_role("checkbox", name="Tree").uncheck()
    expect(dialog.get_by_role("table").first.get_by_role("row")).to_have_count(22)
    page.get_by_role("button", name="Use another seed").click()
    page.keyboard.press("Escape")  # while it is made
    expect(dialog).to_be_hidden()
    asked(page, "worksheets", "make", options={"problem": "hanoi", "algorithm": "astar"}, request={})  # comes after it
    lectern.press("Export")
    assert page.locator(".worksheet-print, .papers section").count() == 0
    page.get_by_role("dialog", name="Export").get_by_role("button", name="Worksheet", exact=True).click()
    expect(dialog.get_by_role("table").first).to_be_visible()
    page.keyboard.press("Escape")
