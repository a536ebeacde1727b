"""Texts become elements of the page in one place, where nothing in them can run."""

import re

from buildtools.project import ROOT, sources

SINKS = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|setHTMLUnsafe")
ALLOWED = {"web/canvas/theme.js": "names of colours, which are constants"}


def test_markup_has_one_way_in() -> None:
    """Every other place uses `set_markup` (web/text/markup.js)."""
    found = {
        path.relative_to(ROOT).as_posix()
        for path in sources("pysrc/page", "web")
        if path.suffix in (".py", ".js") and SINKS.search(path.read_text(encoding="utf-8"))
    }
    assert found == set(ALLOWED)
