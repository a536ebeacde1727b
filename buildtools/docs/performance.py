"""Write the results of the benchmarks into docs/explanation/performance.md, between its markers.

Each module of bench/ has its place there, `<!-- results: NAME -->` … `<!-- end -->`; two modules have theirs on other
pages (ELSEWHERE). A run of some modules renews only their tables. Below each table are its date, versions and machine.
"""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from buildtools.project import ROOT, BuildError

DOCUMENT = ROOT / "docs/explanation/performance.md"
ELSEWHERE = {  # the pages of results that are not of speed or memory
    name: ROOT / f"docs/explanation/{page}.md"
    for name, page in (("oracles", "judgements"), ("published", "published-numbers"))
}
_PLACE = "<!-- results: {} -->\n.*?<!-- end -->"


def update(report: Mapping[str, Any]) -> None:
    """Puts the tables of a report, as dist/bench.json has it, into their documents. Raises BuildError."""
    pages: dict[Path, dict[str, Any]] = {}
    for name, rows in report["results"].items():
        pages.setdefault(page_of(name), {})[name] = rows
    for page, results in pages.items():
        text = filled(page.read_text(encoding="utf-8"), {**report, "results": results}, page.name)
        page.write_text(text, encoding="utf-8")


def page_of(name: str) -> Path:
    """The document that has the results of a benchmark."""
    return ELSEWHERE.get(name, DOCUMENT)


def filled(document: str, report: Mapping[str, Any], page: str = DOCUMENT.name) -> str:
    """The document with the report's tables in their places. Raises BuildError if one of them has no place."""
    for name, rows in report["results"].items():
        place = re.search(_PLACE.format(re.escape(name)), document, re.DOTALL)
        if place is None:
            raise BuildError(f"docs/{page} has no place for the results of bench/{name}")
        text = f"<!-- results: {name} -->\n{table(rows)}\n\n{_origin(report)}\n<!-- end -->"
        document = document[: place.start()] + text + document[place.end() :]
    return document


def table(rows: Sequence[Mapping[str, Any]]) -> str:
    """A Markdown table, its columns in the order of first use."""
    columns = list(dict.fromkeys(key for row in rows for key in row))
    lines = [["" if key == "name" else key for key in columns]]
    lines += [["---" if isinstance(_first(rows, key), str) else "---:" for key in columns]]
    lines += [[_cell(row.get(key, "")) for key in columns] for row in rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _first(rows: Sequence[Mapping[str, Any]], key: str) -> object:
    return next(row[key] for row in rows if key in row)


def _cell(value: object) -> str:
    if isinstance(value, float):
        return f"{value:,.3g}" if abs(value) < 100 else f"{value:,.0f}"
    return f"{value:,}" if isinstance(value, int) else str(value).replace("|", "\\|")


def _origin(report: Mapping[str, Any]) -> str:
    machine = report["machine"]
    browser, node = machine["browser"], machine["node"]
    return (
        f"*{report['date'][:10]}, Searchlight {report['versions']['searchlight']}; {machine['processor']}, "
        f"{machine['system']}; {browser}, Node.js {node}, Python {machine['python']}.*"
    )
