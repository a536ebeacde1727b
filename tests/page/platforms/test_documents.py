"""Books with searches in them, made by Sphinx with MyST and by Pandoc: the app in HTML, pictures in what is printed."""

import re
import subprocess
from ctypes.util import find_library
from pathlib import Path

import pypandoc
import pytest
import typst
from playwright.sync_api import BrowserContext, Page, expect
from pypdf import PdfReader

from buildtools import venv
from buildtools.project import ROOT, SITE
from buildtools.serve import Server

CONVERTER = "sphinxcontrib.cairosvgconverter"
CONF = """
from pathlib import Path
import searchlight.documents.sphinx as directive
extensions = ["myst_parser", "searchlight.documents.sphinx", *{more!r}]
searchlight_site = {site!r}
directive.SITE = Path({app!r})  # as if it were installed
"""
BOOK = {
    "index.rst": """
Search
======

.. toctree::

   chapter/greedy

.. searchlight:: problem=graph&graph=romania
                 &start=Arad&goal=Bucharest&algorithm=astar&step=3
   :height: 520
   :caption: A* after *three* expansions.
   :name: three

See :ref:`three`.
""",
    "chapter/greedy.md": """
# Greedy search

```{searchlight} https://example.org/#problem=eight-puzzle&algorithm=greedy&step=5
:alt: Greedy search after five expansions
```
""",
}
WRONG = """
Wrong
=====

.. searchlight:: problem=nothing

.. searchlight:: romania

.. searchlight:: lesson=frontier

.. searchlight:: problem=graph
   :height: tall
"""
PANDOC = """---
title: Search
searchlight: {{site: "{site}", python: "{python}"}}
---

::: {{.searchlight link="problem=graph&algorithm=astar&step=3" height=520}}
A\\* after *three* expansions.
:::

::: {{.searchlight link="problem=nothing" alt="Nothing"}}
:::
"""
FILTER = ROOT / "pysrc/searchlight/documents/searchlight.lua"
ENVIRONMENT = {**venv.environment(), "PYTHONWARNINGS": "ignore,error:::searchlight.documents.sphinx"}


def sphinx_build(source: Path, builder: str, site: str | None = None, *more: str) -> tuple[Path, str]:
    """What the builder made of a book, and its warnings; `more`: extensions."""
    (source / "conf.py").write_text(CONF.format(site=site, more=more, app=str(SITE)), encoding="utf-8")
    out = source.parent / builder
    command = [venv.program("python"), "-m", "sphinx", "-q", "-b", builder, "-d", source.parent / "read", source, out]
    done = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, check=True)
    return out, done.stderr


@pytest.fixture
def book(tmp_path: Path) -> Path:
    source = tmp_path / "source"
    for name, text in BOOK.items():
        path = source / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return source


def expect_tree(page: Page, name: str, expanded: str) -> None:
    """The frame of that name shows its search at that step."""
    frame = page.locator(f"iframe[title='{name}']").content_frame
    html = frame.locator("html")
    expect(html).to_have_attribute("data-state", "ready")
    expect(html).to_have_attribute("data-expanded", expanded)
    expect(html).to_have_attribute("data-embed", "yes")
    expect(frame.get_by_role("region", name="Search tree")).to_have_attribute("data-visible", re.compile("root"))


@pytest.mark.usefixtures("base_url")  # which builds the app
def test_a_book_of_sphinx_shows_the_app(context: BrowserContext, book: Path) -> None:
    """In a figure of reStructuredText, and in MyST; each frame has a title, and the app is in the book."""
    out, warnings = sphinx_build(book, "html")
    assert warnings == ""
    page = context.new_page()
    with Server(out) as server:
        page.goto(server.url)
        expect(page.locator("figure figcaption")).to_contain_text("A* after three expansions.")
        expect_tree(page, "Search tree of astar on graph after 3 expansions", "3")
        page.goto(server.url + "chapter/greedy.html")
        expect_tree(page, "Greedy search after five expansions", "5")


@pytest.mark.skipif(find_library("cairo") is None, reason="the converter that the book names needs Cairo")
def test_a_book_of_sphinx_is_printed_with_pictures(book: Path) -> None:
    """LaTeX gets them as PDF from a converter; EPUB takes SVG."""
    out, warnings = sphinx_build(book, "latex", "https://example.org/s/", CONVERTER)
    assert warnings == ""
    [latex] = out.glob("*.tex")
    drawn = re.findall(r"includegraphics\{\{(tree-\w+)\}\.pdf\}", latex.read_text(encoding="utf-8"))
    told = [PdfReader(out / f"{name}.pdf").pages[0].extract_text() for name in drawn]
    assert ["Rimnicu Vilcea" in text for text in told] == [False, True]  # the chapter comes first
    assert "All 11 nodes." in told[1]
    out, _ = sphinx_build(book, "epub")
    assert len(list(out.glob("_images/tree-*.svg"))) == 2


def test_without_a_converter_a_link_is_printed_and_a_warning_says_why(book: Path) -> None:
    out, warnings = sphinx_build(book, "latex", "https://example.org/s/")
    assert re.search(r"greedy\.md:4: WARNING: searchlight: The latex builder cannot include SVG", warnings)
    [latex] = out.glob("*.tex")
    printed = latex.read_text(encoding="utf-8")
    assert r"\sphinxhref{https://example.org/s/\#problem=eight-puzzle\&algorithm=greedy\&step=5}{Greedy" in printed


def test_a_wrong_link_is_a_warning_with_its_place(tmp_path: Path) -> None:
    """And the book is built all the same; a lesson has a link in print."""
    source = tmp_path / "source"
    source.mkdir()
    (source / "index.rst").write_text(WRONG, encoding="utf-8")
    out, warnings = sphinx_build(source, "text", "example.org")
    assert "WARNING: searchlight: searchlight_site: 'example.org' is not a web address of the app." in warnings
    told = warnings.split("index.rst:")[1:]
    assert [line.partition(":")[0] for line in told] == ["5", "7", "11"]
    assert "WARNING: searchlight: problem: “nothing” is not known here. Use one of" in told[0]
    assert "WARNING: searchlight: 'romania' is not a link to a search." in told[1]
    assert "invalid option value: (option: \"height\"; value: 'tall')" in told[2]
    assert "Traceback" not in warnings
    assert "Searchlight" in (out / "index.txt").read_text(encoding="utf-8")


def pandoc(folder: Path, site: str, *arguments: str) -> str:
    """What Pandoc says while it makes a page of PANDOC."""
    text = PANDOC.format(site=site, python=venv.program("python"))
    (folder / "search.md").write_text(text, encoding="utf-8")
    command = [pypandoc.get_pandoc_path(), "--standalone", "--lua-filter", FILTER, "search.md", *arguments]
    done = subprocess.run(command, cwd=folder, env=ENVIRONMENT, capture_output=True, text=True, check=True)
    return done.stderr


def test_a_page_of_pandoc_shows_the_app(context: BrowserContext, tmp_path: Path, base_url: str) -> None:
    assert pandoc(tmp_path, base_url, "--to", "html", "--output", "index.html") == ""
    page = context.new_page()
    with Server(tmp_path) as server:
        page.goto(server.url)
        expect(page.locator("figure figcaption")).to_contain_text("A* after three expansions.")
        expect_tree(page, "A* after three expansions.", "3")


def test_a_page_of_pandoc_is_printed_with_a_picture(tmp_path: Path) -> None:
    """As PDF, through Typst; a wrong link is told, and has a link in its place."""
    said = pandoc(tmp_path, "https://example.org/s/", "--to", "typst", "--extract-media", ".", "--output", "x.typ")
    assert "searchlight picture: problem: “nothing” is not known here." in said
    assert "[WARNING] search.md: no picture of searchlight link problem=nothing" in said
    typst.compile(str(tmp_path / "x.typ"), output=str(tmp_path / "x.pdf"))
    [printed] = PdfReader(tmp_path / "x.pdf").pages
    text = printed.extract_text()
    assert "Rimnicu Vilcea" in text
    assert "All 11 nodes." in text
    assert "A* after three expansions." in text
    assert printed["/Annots"][0].get_object()["/A"]["/URI"] == "https://example.org/s/#problem=nothing"


def test_the_filter_is_printed_by_the_package() -> None:
    """As docs/how-to/documents.md says."""
    command = [venv.program("python"), "-m", "searchlight.documents"]
    done = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, check=True)
    assert done.stdout == FILTER.read_text(encoding="utf-8")
