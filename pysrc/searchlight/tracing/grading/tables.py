"""All columns of the rows: an array in JSON, a table in CSV."""

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

from searchlight.cells import as_csv
from searchlight.tracing.games.judged import OF_GAMES
from searchlight.tracing.grading.criteria import CRITERIA
from searchlight.tracing.grading.items import items, score
from searchlight.tracing.process.rows import COLUMNS

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
