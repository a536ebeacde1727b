"""Worksheets as a lecturer makes them: chosen in the dialog, printed, and written to files."""

import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from lectern import reveal
from playwright.sync_api import Page, expect
from pypdf import PdfReader
from worker_calls import asked

from searchlight.setup import Setup, read
from searchlight.texts import texts
from searchlight.worksheets.command import worded
from searchlight.worksheets.markdown import markdown
from searchlight.worksheets.request import Request
from searchlight.worksheets.sheet import sheet

ROMANIA = "problem=graph&graph=romania&start=Arad&goal=Bucharest&algorithm=astar"
INSIDE = {"A4": (180, 297 - 28), "Letter": (215.9 - 30, 279.4 - 28)}  # millimetres between the margins
PIXELS = 96 / 25.4  # to a millimetre


def opened(page: Page, url: str, fragment: str) -> None:
    """The page with the dialog of a worksheet."""
    page.goto(f"{url}#{fragment}")
    expect(page.locator("html")).to_have_attribute("data-worker", "ready")
    reveal(page, "button", "Create a worksheet").click()
    expect(page.locator("dialog.worksheet .papers svg").first).to_be_visible()


def printed(page: Page) -> list[str]:
    """The text of each page that the printer gets."""
    reader = PdfReader(io.BytesIO(page.pdf(prefer_css_page_size=True)))
    return [each.extract_text() for each in reader.pages]


def saved(page: Page, button: str) -> str:
    with page.expect_download() as download:
        page.get_by_role("button", name=button, exact=True).click()
    return Path(download.value.path()).read_text(encoding="utf-8")


def of_python(**given: Any) -> dict[str, Any]:
    """The same sheet, made without a browser."""
    setup = read(given)
    assert isinstance(setup, Setup)
    return worded(sheet(setup, Request()), texts("en"))


def test_a_sheet_and_its_key_are_printed(page: Page, base_url: str) -> None:
    """On A4 two sides with blanks, on Letter up to three, then the key; nothing is cut, nor is the page on it."""
    opened(page, base_url, ROMANIA)
    for paper, (width, height) in INSIDE.items():
        page.get_by_role("combobox", name="Paper", exact=True).select_option(label=paper)
        page.wait_for_function(
            "size => document.querySelector('.worksheet-print style')?.textContent.includes(`size: ${size};`)",
            arg={"A4": "A4", "Letter": "letter"}[paper],
        )
        pages = printed(page)
        size = PdfReader(io.BytesIO(page.pdf(prefer_css_page_size=True))).pages[0].mediabox
        points = {"A4": (595.28, 841.89), "Letter": (612, 792)}[paper]  # which browsers round as they please
        assert (float(size.width), float(size.height)) == pytest.approx(points, abs=1)
        key = next(number for number, text in enumerate(pages) if text.startswith("Answer key: A*"))
        assert (key, len(pages)) in {"A4": ((2, 3), (2, 4)), "Letter": ((2, 4), (3, 5))}[paper]
        student, answers = "\n".join(pages[:key]), "\n".join(pages[key:])
        assert student.startswith("Worksheet: A*")
        for text in ("Arad 366", "Mehadia", "Step by step", "How does the search end"):
            assert text in student
        assert "Pitesti 417" not in student
        assert "Run to end" not in student
        assert "Arad → Sibiu → Rimnicu Vilcea → Pitesti → Bucharest, cost 418" in " ".join(answers.split())
        page.emulate_media(media="print")
        page.set_viewport_size({"width": int(width * PIXELS), "height": int(height * PIXELS)})
        beyond = page.evaluate(
            """([right, high]) => [...document.querySelectorAll(".worksheet-print :is(svg, table, p, li, h3, h4, dl)")]
              .map((each) => [each.tagName, each.getBoundingClientRect()])
              .filter(([, box]) => box.left < -1 || box.right > right + 1 || box.height > high)
              .map(([name]) => name)""",
            [width * PIXELS, height * PIXELS],
        )
        assert beyond == []
        page.emulate_media(media="null")
        page.set_viewport_size({"width": 1280, "height": 800})


def test_a_sheet_is_chosen_and_taken_along(page: Page, base_url: str, violations: Callable[[Page], list[str]]) -> None:
    """Files match the command line's, another seed gives another start, and mistakes appear beside their fields.

    The menu of exports leads there, too.
    """
    opened(page, base_url, "problem=eight-puzzle&algorithm=astar&heuristic=manhattan")
    dialog = page.get_by_role("dialog", name="Worksheet")
    known = of_python(problem="eight-puzzle", algorithm="astar", heuristic="manhattan")
    assert saved(page, "Markdown") == markdown(known)
    assert json.loads(saved(page, "JSON")) == known
    expect(dialog.get_by_role("heading", level=3)).to_have_text(
        ["Worksheet: A* · Eight-puzzle", "Answer key: A* · Eight-puzzle"]
    )
    heard = dialog.locator(".sheet .tree .heard > ul > li > ul > li")
    expect(heard.first).to_have_text(re.compile(r"^B, .*blank"))
    assert heard.count() == sum(node["parent"] == 0 for node in known["tree"]["nodes"])
    table = dialog.get_by_role("table").last
    expect(table.get_by_role("columnheader")).to_have_text([*known["table"]["columns"]])
    expect(table.get_by_role("row")).to_have_count(len(known["table"]["rows"]) + 1)
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
    steps.press("ControlOrMeta+A")
    steps.press_sequentially("2")
    steps.press("Tab")
    expect(dialog.get_by_role("table").first.get_by_role("row")).to_have_count(4)
    page.get_by_role("button", name="Use another seed").click()
    page.keyboard.press("Escape")  # while it is made
    expect(dialog).to_be_hidden()
    asked(page, "worksheets", "make", options={"problem": "hanoi", "algorithm": "astar"}, request={})  # comes after it

    reveal(page, "button", "Export").click()
    assert page.locator(".worksheet-print, .papers section").count() == 0
    page.get_by_role("dialog", name="Export").get_by_role("button", name="Worksheet", exact=True).click()
    expect(page.get_by_role("dialog", name="Export")).to_be_hidden()
    expect(dialog.get_by_role("table").first).to_be_visible()


FACES = ("hanoi", "water-jugs", "missionaries", "pillars", "grid", "two-blank-puzzle")
COLOURED = """() => [...document.querySelectorAll("dialog.worksheet .papers section *")]
  .flatMap((each) => {
    const style = getComputedStyle(each);
    return [style.color, style.fill, style.stroke, style.backgroundColor, style.borderBottomColor];
  })
  .filter((colour) => colour !== "none" && !/^rgba\\(0, 0, 0, 0\\)$/.test(colour))
  .filter((colour) => new Set(colour.match(/\\d+/g).slice(0, 3)).size > 1)"""


def test_every_face_is_black_on_white(page: Page, base_url: str) -> None:
    """In the dark view, in Spanish; each tree is drawn with real letters, and on a phone the fields have room."""
    page.emulate_media(color_scheme="dark")
    page.goto(f"{base_url}#lang=es&problem=pillars&algorithm=breadth-first")
    dialog = page.get_by_role("dialog", name="Hoja de ejercicios")
    for problem in FACES:
        page.evaluate("problem => { location.hash = `lang=es&problem=${problem}&algorithm=breadth-first` }", problem)
        expect(page.locator("#problem")).to_have_value(problem)
        expect(page.locator("html")).to_have_attribute("data-worker", "ready")
        expect(page.locator("html")).to_have_attribute("data-state", "ready")
        reveal(page, "button", "Crear una hoja de ejercicios").click()
        tree = dialog.locator('[data-figure="tree"] svg')
        expect(tree).to_have_attribute("aria-label", re.compile("Árbol de búsqueda de "))
        assert tree.locator("text").count() > 10
        assert page.evaluate(COLOURED) == []
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
    page.set_viewport_size({"width": 360, "height": 740})
    page.evaluate("document.querySelector('[data-feature=worksheet]').click()")
    expect(dialog.get_by_role("button", name="Imprimir o guardar como PDF")).to_be_visible()
    assert dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")
