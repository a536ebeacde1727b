"""The nodes of a search as CSV, a line for each, for spreadsheets and data frames. An empty cell stands for nothing.

`turn` and `stale_from` say what the frontier at any time needs beside the times.
"""

from math import isnan
from typing import Any, Final

from searchlight.cells import as_line, harmless
from searchlight.kinds import FATES, NAMES
from searchlight.recorded.files.text import as_text
from searchlight.recorded.search import Finished
from searchlight.recorded.service import stale_from, turns

HEADER: Final = (
    "row", "iteration", "limit", "depth", "parent", "action", "state", "g", "h", "priority",
    "made_by", "generated_at", "expanded_at", "removed_at", "superseded_at", "fate", "turn", "stale_from",
)  # fmt: skip


def to_csv(search: Finished) -> str:
    """A line for each node; a state is written as a text, or as JSON where `Problem.plain` gives none.

    A state or an action that a spreadsheet would take for a formula has a mark in front (cells.py).
    """
    record, late = search.record, search.record.late
    states = [harmless(as_text(search.plain(state))) for state in record.states]
    actions = [_action(action) for action in [*record.actions, None]]  # the last one: row −1
    limits = [each.limit for each in record.iterations]
    turn, stale = turns(search), stale_from(search)
    out = [as_line(HEADER)]
    for row in range(record.row_count):
        number = record.iteration[row]
        out.append(as_line([
            str(row), str(number), _cell(limits[number]), str(record.depth[row]), _time(record.parent[row]),
            actions[record.action[row]], states[record.state[row]],
            _cell(record.g[row]), _cell(record.h[row]), _cell(record.priority[row]),
            NAMES[record.kind[late.generated_at[row]]], str(late.generated_at[row]), _time(late.expanded_at[row]),
            _time(late.removed_at[row]), _time(late.superseded_at[row]), FATES[late.fate[row]],
            str(turn[row]), _time(stale[row]),
        ]))  # fmt: skip
    return "".join(out)


def _action(action: Any) -> str:
    return harmless(action) if isinstance(action, str) else "" if action is None else str(action)


def _cell(value: float | None) -> str:
    if value is None or isnan(value):
        return ""
    number = float(value)
    return str(int(number)) if number.is_integer() and str(number) != "-0.0" else repr(number)


def _time(value: int) -> str:
    return "" if value < 0 else str(value)
