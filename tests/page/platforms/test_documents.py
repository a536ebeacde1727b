"""Books with searches in them, made by Sphinx with MyST and by Pandoc: the app in HTML, pictures in what is printed."""

import re
import subprocess
from ctypes.util import find_library
from pathlib import Path

import pypandoc
import pytest
import typst
from playwright.sync_api import BrowserContext, expect
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


@pytest.mark.usefixtures("base_url")  # which builds the app
def test_a_book_of_sphinx_shows_the_app(context: BrowserContext, book: Path) -> None:
    """In a figure of reStructuredText, and in MyST; each frame has a title, and the app is in the book."""
    out, warnings = sphinx_build(book, "html")
    assert warnings == ""
    page = context.new_page()
    with Server(out) as server:
        page.goto(server.url)
        expect(page.locator("figure figcaption")).to_contain_text("A* after three expansions.")
        page.goto(server.url + "chapter/greedy.html")
        frame = page.locator("iframe[title='Greedy search after five expansions']").content_frame
        expect(frame.locator("html")).to_have_attribute("data-expanded", "5")
        expect(frame.locator("html")).to_have_attribute("data-embed", "yes")
        expect(frame.get_by_role("region", name="Search tree")).to_have_attribute("data-visible", re.compile("root"))


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
    out, _ = sphinx_build(book, "epub", "https://example.org/s/", CONVERTER)
    assert len(list(out.glob("_images/tree-*.svg"))) == 2


def test_what_cannot_be_shown_is_a_warning_with_its_place(book: Path) -> None:
    """A wrong link, and a builder without a converter; the book is built all the same, with links in print."""
    (book / "index.rst").write_text(WRONG + BOOK["index.rst"], encoding="utf-8")
    out, warnings = sphinx_build(book, "latex", "https://example.org/s/")
    assert re.search(r"greedy\.md:4: WARNING: searchlight: The latex builder cannot include SVG", warnings)
    [latex] = out.glob("*.tex")
    printed = latex.read_text(encoding="utf-8")
    assert r"\sphinxhref{https://example.org/s/\#problem=eight-puzzle\&algorithm=greedy\&step=5}{Greedy" in printed
    assert r"\sphinxhref{https://example.org/s/\#lesson=frontier}{Searchlight}" in printed
    told = dict(re.findall(r"index\.rst:(\d+): (.*)", warnings))
    assert told["5"].startswith("WARNING: searchlight: problem: “nothing” is not known here. Use one of")
    assert told["7"].startswith("WARNING: searchlight: 'romania' is not a link to a search.")
    assert "11" in told
    assert "invalid option value: (option: \"height\"; value: 'tall')" in warnings
    assert "Traceback" not in warnings


def pandoc(folder: Path, site: str, *arguments: str) -> str:
    """What Pandoc says while it makes a page of PANDOC."""
    text = PANDOC.format(site=site, python=venv.program("python"))
    (folder / "search.md").write_text(text, encoding="utf-8")
    command = [pypandoc.get_pandoc_path(), "--standalone", "--lua-filter", FILTER, "search.md", *arguments]
    done = subprocess.run(command, cwd=folder, env=ENVIRONMENT, capture_output=True, text=True, check=True)
    return done.stderr


def test_pandoc_makes_a_page_with_the_app_and_prints_a_picture(tmp_path: Path) -> None:
    """As PDF, through Typst; there a wrong link is told, and has a link in its place. The package prints the filter."""
    site = "https://example.org/s/"
    assert pandoc(tmp_path, site, "--to", "html", "--output", "index.html") == ""
    made = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert re.search(r"<figcaption[^>]*>\s*(<p>)?A\* after <em>three</em>\s+expansions\.", made)
    [frame] = re.findall(r"<iframe[^>]*step=3[^>]*>", made)
    assert f'src="{site}#embed=1&amp;problem=graph&amp;algorithm=astar&amp;step=3"' in frame
    assert 'title="A* after three expansions."' in frame

    said = pandoc(tmp_path, site, "--to", "typst", "--extract-media", ".", "--output", "x.typ")
    assert "searchlight picture: problem: “nothing” is not known here." in said
    assert "[WARNING] search.md: no picture of searchlight link problem=nothing" in said
    typst.compile(str(tmp_path / "x.typ"), output=str(tmp_path / "x.pdf"))
    [printed] = PdfReader(tmp_path / "x.pdf").pages
    text = printed.extract_text()
    for part in ("Rimnicu Vilcea", "All 11 nodes.", "A* after three expansions."):
        assert part in text
    assert printed["/Annots"][0].get_object()["/A"]["/URI"] == f"{site}#problem=nothing"
    command = [venv.program("python"), "-m", "searchlight.documents"]
    done = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, check=True)
    assert done.stdout == FILTER.read_text(encoding="utf-8")
