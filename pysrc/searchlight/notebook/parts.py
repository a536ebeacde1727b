"""The columns of a record, cut into parts as the page takes them (chunks.py): one after the other, each on its own.

A part is gzipped: a length (four bytes), that many bytes of JSON, then the columns, each beginning at a multiple of
eight; web/packed_columns.js reads it. JSON: `chunk`, without its columns, and `columns`: [name, type code, cells].
"""

import gzip
import json
import struct
from array import array
from bisect import bisect_left
from itertools import chain
from typing import Any, Final

from searchlight.columns import BIRTH_COLUMNS, EVENT_COLUMNS
from searchlight.events import EXPAND, ITERATION
from searchlight.library.finished import Finished
from searchlight.run import effective_branching

ROWS = 200_000  # of a part, at least: what goes with the widget itself, before it is asked for anything
LEVEL: Final = 1  # of gzip: a fifth of the size in the shortest time


def starts(search: Finished, rows: int | None = None) -> list[int]:
    """The number of the first event of each part: one with which an expansion or an iteration begins."""
    record = search.record
    made = record.late.generated_at
    found = [0]
    rows = rows or ROWS
    for row in range(rows, record.row_count, rows):
        event = made[row]
        while event > found[-1] and record.kind[event] not in (EXPAND, ITERATION):
            event -= 1
        if event > found[-1]:
            found.append(event)
    return found


def part(search: Finished, first: int, end: int | None) -> bytes:
    """The events from `first` on, before `end` (None: to the last one), with the nodes that they make."""
    record = search.record
    made = record.late.generated_at
    begin, until = bisect_left(made, first), len(made) if end is None else bisect_left(made, end)
    columns: dict[str, Any] = {name: getattr(record, name)[first:end] for name in EVENT_COLUMNS}
    columns["line"] = array("h", bytes(2 * len(columns["kind"])))  # nobody has noted it
    columns["limits"] = array("d", _limits(search, first, end))
    columns |= {name: getattr(record, name)[begin:until] for name in BIRTH_COLUMNS}
    states, actions = _new(record.state, begin, until), _new(record.action, begin, until)
    chunk: dict[str, Any] = {"first_event": first, "first_row": begin, "first_state": states.start}
    chunk["new_actions"] = [str(record.actions[number]) for number in actions]
    columns_or_labels = _encoded(search, [record.states[number] for number in states])
    for name, values in columns_or_labels.items():
        (columns if isinstance(values, array) else chunk)[name] = values
    chunk["outcome"] = json.dumps(_ending(search)) if end is None else None
    chunk |= {"expanded": record.expanded, "generated": record.generated, "max_frontier": record.max_frontier}
    return gzip.compress(_packed(chunk, columns), LEVEL, mtime=0)


def _limits(search: Finished, first: int, end: int | None) -> list[float]:
    begun = [each for each in search.record.iterations if each.limit is not None]
    return [each.limit for each in begun if each.first_event >= first and (end is None or each.first_event < end)]  # type: ignore[misc]


def _new(numbers: "array[int]", begin: int, until: int) -> range:
    """The numbers that appear first in these rows: they are given in order of first appearance."""
    before = max(numbers[:begin], default=-1) + 1
    return range(before, max(before, max(numbers[begin:until], default=-1) + 1))


def _encoded(search: Finished, states: list[Any]) -> dict[str, Any]:
    """The states as their shape says that they travel (chunks.py)."""
    if "cells" in search.shape:
        return {"cells": array("B", b"".join(bytes(search.plain(state)) for state in states))}
    if "places" in search.shape:
        return {"places": array("h", chain.from_iterable(map(_place, states)))}
    return {"new_labels": [str(search.plain(state)) for state in states]}


def _place(state: Any) -> list[int]:
    """Two numbers; a file has them as a text."""
    return [int(each) for each in (state.split(",") if isinstance(state, str) else state)]


def _ending(search: Finished) -> dict[str, Any]:
    """How the search ended, as the worker tells it; its path as rows."""
    record = search.record
    return {
        "outcome": search.outcome, "path": search.rows, "cost": search.cost, "seconds": search.seconds,
        "actions": None if search.actions is None else [str(action) for action in search.actions],
        "expanded": record.expanded, "generated": record.generated, "max_frontier": record.max_frontier,
        "iterations": [each.as_plain_data() for each in record.iterations],
        "budget": search.options.get("max_nodes"),
        "effective_branching": effective_branching(record.generated, len(search.rows) - 1) if search.rows else None,
    }  # fmt: skip


def _packed(chunk: dict[str, Any], columns: "dict[str, array[Any]]") -> bytes:
    listed = [[name, cells.typecode, len(cells)] for name, cells in columns.items()]
    told = json.dumps({"chunk": chunk, "columns": listed}, separators=(",", ":")).encode()
    data = bytearray(struct.pack("<I", len(told)) + told)
    for cells in columns.values():
        data += bytes(-len(data) % 8) + cells.tobytes()
    return bytes(data)
