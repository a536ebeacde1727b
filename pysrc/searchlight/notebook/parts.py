"""The columns of a record, cut into parts as the page takes them (chunks.py): one after the other, each on its own.

A part is gzipped: a length (four bytes), that many bytes of JSON, then the columns, each beginning at a multiple of
eight; web/packed_columns.js reads it. JSON: `chunk`, without its columns, and `columns`: [name, type code, cells].
"""

import gzip
import json
import struct
from array import array
from bisect import bisect_left
from collections.abc import Iterable
from itertools import chain
from typing import Any, Final

from searchlight.columns import BIRTH_COLUMNS, EVENT_COLUMNS
from searchlight.events import END, EXPAND, ITERATION, Unsolved
from searchlight.library.finished import Finished
from searchlight.run import effective_branching

ROWS = 200_000  # of a part, at least: what goes with the widget itself, before it is asked for anything
COUNTED: Final = ("expanded", "generated")
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
    columns = _columns(search, first, end)
    begin, record = bisect_left(search.record.late.generated_at, first), search.record
    states, actions = (_new(getattr(record, name), begin, columns[name]) for name in ("state", "action"))
    outcome = json.dumps(_ending(search)) if end is None else None
    counts = {name: getattr(record, name) for name in COUNTED}
    return _chunk(search, columns, (first, begin, states.start), states, actions, outcome, counts)


def iteration(search: Finished, index: int) -> bytes:
    """One iteration by itself, for a page that had to let it go; its states and actions are numbered anew."""
    record = search.record
    its, later = record.iterations[index], record.iterations[index + 1 :]
    columns = _columns(search, its.first_event, later[0].first_event if later else None)
    numbered: dict[str, dict[int, int]] = {}
    for name in ("state", "action"):
        of = numbered[name] = {-1: -1}
        columns[name] = array("i", [of.setdefault(number, len(of) - 1) for number in columns[name]])
        del of[-1]
    ending = _ending(search)
    if later:  # of the whole search this was no end
        ending = {"outcome": Unsolved.CUTOFF.value, "path": None}
        for name, value in (("kind", END), ("node", -1), ("line", 0)):
            columns[name].append(value)
    counts = {name: sum(getattr(each, name) for each in record.iterations[: index + 1]) for name in COUNTED}
    first = its.first_event, its.first_row, 0
    return _chunk(search, columns, first, numbered["state"], numbered["action"], json.dumps(ending), counts)


def _columns(search: Finished, first: int, end: int | None) -> "dict[str, array[Any]]":
    record = search.record
    made = record.late.generated_at
    begin, until = bisect_left(made, first), len(made) if end is None else bisect_left(made, end)
    columns: dict[str, array[Any]] = {name: getattr(record, name)[first:end] for name in EVENT_COLUMNS}
    columns["line"] = array("h", bytes(2 * len(columns["kind"])))  # nobody has noted it
    columns["limits"] = array("d", _limits(search, first, end))
    return columns | {name: getattr(record, name)[begin:until] for name in BIRTH_COLUMNS}


def _chunk(
    search: Finished, columns: "dict[str, array[Any]]", first: tuple[int, int, int], states: Iterable[int],
    actions: Iterable[int], outcome: str | None, counts: dict[str, int],
) -> bytes:  # fmt: skip
    """`first`: event, row, state; `counts`: at the end of the chunk."""
    record = search.record
    chunk: dict[str, Any] = dict(zip(("first_event", "first_row", "first_state"), first, strict=True))
    chunk["new_actions"] = [str(record.actions[number]) for number in actions]
    for name, values in _encoded(search, [record.states[number] for number in states]).items():
        (columns if isinstance(values, array) else chunk)[name] = values
    chunk |= {"outcome": outcome, "max_frontier": record.max_frontier, **counts}
    return gzip.compress(_packed(chunk, columns), LEVEL, mtime=0)


def _limits(search: Finished, first: int, end: int | None) -> list[float]:
    begun = [each for each in search.record.iterations if each.limit is not None]
    return [each.limit for each in begun if each.first_event >= first and (end is None or each.first_event < end)]  # type: ignore[misc]


def _new(numbers: "array[int]", begin: int, its: "array[int]") -> range:
    """The numbers that appear first from row `begin` on: they are given in order of first appearance."""
    before = max(numbers[:begin], default=-1) + 1
    return range(before, max(before, max(its, default=-1) + 1))


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
