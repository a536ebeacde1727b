"""The nodes of a search as CSV, a line for each, for spreadsheets and data frames. An empty cell stands for nothing.

`turn` and `stale_from` say what the frontier at any time needs beside the times. What all these do not tell is lost:
how the search ended, without a goal (one of whose frontiers ran empty reads as ended, another as stopped); which node a
meeting of two searches was about, unless it was the latest made; and the difference between states or actions that read
alike.
"""

import csv
import io
from array import array
from math import isnan, nan
from typing import Any, Final

from searchlight import errors
from searchlight.cells import as_line, harmless, unmarked
from searchlight.columns import BIRTH_COLUMNS, Interned
from searchlight.events import END, EXPAND, ITERATION, SUPERSEDED
from searchlight.kinds import FATES, KINDS, NAMES
from searchlight.recorded.files.text import as_text
from searchlight.recorded.restore import check_turns, follow, restored
from searchlight.recorded.search import Finished
from searchlight.recorded.service import stale_from, turns
from searchlight.tally import MAKES_A_NODE
from searchlight.texts import message

HEADER: Final = (
    "row", "iteration", "limit", "depth", "parent", "action", "state", "g", "h", "priority",
    "made_by", "generated_at", "expanded_at", "removed_at", "superseded_at", "fate", "turn", "stale_from",
)  # fmt: skip
ACCEPTED: Final = message("files.accepted.csv", columns=HEADER)
TAKEN_OFF_AS: Final = {kind.fate: kind.name for kind in KINDS if kind.leaves} | {"superseded": "stale"}


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


def from_csv(text: str) -> Finished:
    """What `to_csv` wrote; states and actions as texts. Raises BadInput."""
    reader = csv.DictReader(io.StringIO(text, newline=""))
    try:
        absent = [name for name in HEADER if name not in (reader.fieldnames or ())]
        if absent:
            raise errors.files.columns_absent(absent, ACCEPTED)
        return _finished(list(reader))
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError, csv.Error) as error:
        raise errors.files.unreadable_data(error, ACCEPTED) from error


def _finished(lines: list[dict[str, str]]) -> Finished:
    actions, states = Interned(), Interned()
    columns: dict[str, Any] = {name: array("i") for name in BIRTH_COLUMNS}
    columns |= {name: array("d") for name in ("g", "h", "priority")}
    limits: dict[int, float | None] = {}
    turn, stale = array("i"), array("i")
    goal = None
    for row, line in enumerate(lines):
        if int(line["row"]) != row:
            raise errors.files.wrong_row(row + 2, row)
        parent, number = _row(line["parent"]), int(line["iteration"])
        limits[number] = None if line["limit"] == "" else float(line["limit"])
        columns["parent"].append(parent)
        columns["action"].append(-1 if parent < 0 else actions[unmarked(line["action"])])
        columns["state"].append(states[unmarked(line["state"])])
        columns["depth"].append(int(line["depth"]))
        columns["iteration"].append(number)
        for name in ("g", "h", "priority"):
            columns[name].append(nan if line[name] == "" else float(line[name]))
        turn.append(int(line["turn"]))
        stale.append(_row(line["stale_from"]))
        goal = row if line["fate"] == "goal" else goal
    outcome = None if goal is None else "solution"
    events = _events(lines)
    record = restored(
        columns, events, states.order, actions.order, [limits[n] for n in sorted(limits)] or [None], outcome
    )
    search = Finished(record, outcome, turns=turn, stale_from=stale, turns_are_given=True)
    check_turns(search)
    follow(search)
    return search


def _events(lines: list[dict[str, str]]) -> "tuple[array[int], array[int]]":
    """The kinds and the nodes of the events that the times of the nodes speak of."""
    known: dict[int, tuple[int, int]] = {}  # time → kind, node
    for row, line in enumerate(lines):
        made, removed, superseded = (_row(line[name]) for name in ("generated_at", "removed_at", "superseded_at"))
        known[made] = NAMES.index(line["made_by"]), row
        if superseded >= 0:
            known[superseded] = SUPERSEDED, row
        if removed > made:
            kind = EXPAND if _row(line["expanded_at"]) >= 0 else NAMES.index(TAKEN_OFF_AS[line["fate"]])
            known[removed] = kind, row
        if line["limit"] != "" and (row == 0 or lines[row - 1]["iteration"] != line["iteration"]):
            known[made - 1] = ITERATION, int(line["iteration"])
    last = max(known, default=-1)
    if last > 10 * len(lines) + 10:
        raise errors.files.too_late(last, len(lines))
    kinds, nodes = array("B"), array("i")
    latest = 0
    for time in range(last + 1):
        kind, node = known.get(time, (NAMES.index("meet"), latest))
        latest = node if MAKES_A_NODE[kind] else latest
        kinds.append(kind)
        nodes.append(node)
    if _came_to_its_end(lines):
        kinds.append(END)
        nodes.append(-1)
    return kinds, nodes


def _came_to_its_end(lines: list[dict[str, str]]) -> bool:
    """Whether a goal was found, or nothing of the last iteration waits any more; from both ends: on one side."""
    if any(line["fate"] == "goal" for line in lines):
        return True
    roots: list[int] = []  # of the rows
    for row, line in enumerate(lines):
        roots.append(row if _row(line["parent"]) < 0 else roots[_row(line["parent"])])
    last = lines[-1]["iteration"] if lines else ""
    of_last = [(root, line) for root, line in zip(roots, lines, strict=True) if line["iteration"] == last]
    waiting = {root for root, line in of_last if line["removed_at"] == "" and line["priority"] != "inf"}
    return any(root not in waiting for root, _ in of_last)


def _action(action: Any) -> str:
    return harmless(action) if isinstance(action, str) else "" if action is None else str(action)


def _cell(value: float | None) -> str:
    if value is None or isnan(value):
        return ""
    number = float(value)
    return str(int(number)) if number.is_integer() and str(number) != "-0.0" else repr(number)


def _time(value: int) -> str:
    return "" if value < 0 else str(value)


def _row(text: str) -> int:
    return -1 if text == "" else int(text)
