"""The rows of programs as JSON and CSV, and as the files of grading platforms: each a function of the rows."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from typing import Any, Final

from searchlight.cells import as_csv
from searchlight.texts import english
from searchlight.tracing.grading import classroom50, junit
from searchlight.tracing.grading.criteria import CRITERIA, OF_GAMES, Item, items, score
from searchlight.tracing.process.judges import COLUMNS

SCORES: Final = (*(f"score_{name}" for name in CRITERIA), "score", "max_score", "link",
                 *(f"score_{name}" for name in OF_GAMES))  # fmt: skip


def as_json(rows: Iterable[Mapping[str, Any]]) -> str:
    return json.dumps([*rows]) + "\n"


def as_csv_table(rows: Iterable[Mapping[str, Any]]) -> str:
    rows = [*rows]
    graded = any(row["criteria"] is not None for row in rows)
    return heading(graded=graded) + "".join(as_csv_row(row, graded=graded) for row in rows)


def heading(*, graded: bool) -> str:
    """The first line. `graded`: the programs were compared with a textbook algorithm."""
    return as_csv((*COLUMNS, *SCORES) if graded else COLUMNS)


def as_csv_row(row: Mapping[str, Any], *, graded: bool) -> str:
    cells = [row[name] for name in COLUMNS]
    if graded:
        points = {item.criterion: item.points for item in items(row, among=False) if item.most}
        cells += [*map(points.get, CRITERIA), *score(row), row["link"], *map(points.get, OF_GAMES)]
    return as_csv(cells)


def as_gradescope(rows: Sequence[Mapping[str, Any]]) -> str:
    """Gradescope's results.json: one test per criterion and program, and their sum as the score.

    Its format is at gradescope-autograders.readthedocs.io/en/latest/specs.
    """
    tests = [_test(item) for row in rows for item in items(row, among=len(rows) > 1)]
    whole = {"score": sum(test["score"] for test in tests), "output_format": "html", "tests": tests}
    return json.dumps(whole, indent=1) + "\n"


def _test(item: Item) -> dict[str, Any]:
    output = escape(item.text)
    if item.link:
        output += f'<br><a href="{escape(item.link)}">{escape(english("grading.open"))}</a>'
    return {
        "name": item.name, "score": item.points, "max_score": item.most,
        "status": "failed" if item.passed is False else "passed", "output": output, "output_format": "html",
    }  # fmt: skip


Rows = Sequence[Mapping[str, Any]]

FORMATS: Final[dict[str, Callable[[Rows], str]]] = {
    "json": as_json, "csv": as_csv_table, "gradescope": as_gradescope,
    "classroom50": classroom50.written, "junit": junit.written,
}  # fmt: skip
FOR_GRADERS: Final = ("gradescope", "classroom50", "junit")  # formats that contain only grades
