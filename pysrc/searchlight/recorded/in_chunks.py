"""A finished search in chunks, as chunks/chunk.py describes them: for a file, or packed and gzipped for the page."""

import gzip
import json
from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from typing import Any, Final

from searchlight.columns import BIRTH_COLUMNS, EVENT_COLUMNS
from searchlight.events import END, EXPAND, ITERATION, Unsolved
from searchlight.recorded.search import Finished
from searchlight.stream.chunk import encoded, ending, packed

ROWS = 200_000  # of a part, at least: what goes with the widget itself, before it is asked for anything
COUNTED: Final = ("expanded", "generated")
LEVEL: Final = 1  # of gzip: a fifth of the size in the shortest time


def starts(search: Finished, rows: int | None = None) -> list[int]:
    """The number of the first event of each part: one with which an expansion or an iteration begins."""
    record = search.record
    made = record.late.generated_at
    firsts = [0]
    rows = rows or ROWS
    for row in range(rows, record.row_count, rows):
        event = made[row]
        while event > firsts[-1] and record.kind[event] not in (EXPAND, ITERATION):
            event -= 1
        if event > firsts[-1]:
            firsts.append(event)
    return firsts


def chunks(search: Finished, at_once: int) -> Iterator[dict[str, Any]]:
    """The whole search in chunks of `at_once` events."""
    known = 0, 0
    for first in range(0, search.record.event_count, at_once):
        chunk, known = _next(search, first, first + at_once, known)
        yield chunk


def part(search: Finished, first: int, end: int | None) -> bytes:
    """The events from `first` up to before `end` (None: to the last one), with their new nodes."""
    begin, record = bisect_left(search.record.late.generated_at, first), search.record
    states, actions = (max(getattr(record, name)[:begin], default=-1) + 1 for name in ("state", "action"))
    chunk, _ = _next(search, first, end, (states, actions))
    counts = {name: getattr(record, name) for name in COUNTED}
    return _gzipped(search, chunk, json.dumps(ending_of(search)) if end is None else None, counts)


def iteration(search: Finished, index: int) -> bytes:
    """One iteration by itself, for a page that had to let it go; its states and actions are numbered anew."""
    record = search.record
    wanted, later = record.iterations[index], record.iterations[index + 1 :]
    columns = _columns(search, wanted.first_event, later[0].first_event if later else None)
    numbered: dict[str, dict[int, int]] = {}
    for name in ("state", "action"):
        of = numbered[name] = {-1: -1}
        columns[name] = array("i", [of.setdefault(number, len(of) - 1) for number in columns[name]])
        del of[-1]
    end = ending_of(search)
    if later:  # of the whole search this was no end
        end = {"outcome": Unsolved.CUTOFF.value, "path": None}
        for name, value in (("kind", END), ("node", -1), ("line", 0)):
            columns[name].append(value)
    counts = {name: sum(getattr(each, name) for each in record.iterations[: index + 1]) for name in COUNTED}
    first = wanted.first_event, wanted.first_row, 0
    chunk = _chunk(search, columns, first, numbered["state"], numbered["action"])
    return _gzipped(search, chunk, json.dumps(end), counts)


def _next(
    search: Finished, first: int, end: int | None, known: tuple[int, int]
) -> tuple[dict[str, Any], tuple[int, int]]:
    """The chunk from an event on, and how many states and actions are known after it. `known`: before it.

    States and actions are numbered in order of first appearance.
    """
    columns = _columns(search, first, end)
    begin = bisect_left(search.record.late.generated_at, first)
    now = max(known[0], max(columns["state"], default=-1) + 1), max(known[1], max(columns["action"], default=-1) + 1)
    states, actions = (range(*ends) for ends in zip(known, now, strict=True))
    return _chunk(search, columns, (first, begin, known[0]), states, actions), now


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
    actions: Iterable[int],
) -> dict[str, Any]:  # fmt: skip
    """`first`: event, row, state; `states` and `actions`: the numbers of those that are new."""
    record = search.record
    chunk: dict[str, Any] = dict(zip(("first_event", "first_row", "first_state"), first, strict=True))
    chunk["new_actions"] = [str(record.actions[number]) for number in actions]
    listed = [record.states[number] for number in states]
    if "places" in search.shape:
        listed = list(map(_place, listed))
    chunk |= encoded(
        search.shape, listed, lambda state: bytes(search.plain(state)), lambda state: str(search.plain(state))
    )
    return columns | chunk


def _gzipped(search: Finished, chunk: dict[str, Any], outcome: str | None, counts: dict[str, int]) -> bytes:
    """`counts`: at the end of the chunk."""
    more = {"outcome": outcome, "max_frontier": search.record.max_frontier, **counts}
    return gzip.compress(packed(chunk | more), LEVEL, mtime=0)


def _limits(search: Finished, first: int, end: int | None) -> list[float]:
    begun = [each for each in search.record.iterations if each.limit is not None]
    return [each.limit for each in begun if each.first_event >= first and (end is None or each.first_event < end)]  # type: ignore[misc]


def _place(state: Any) -> list[int]:
    """A place as two numbers; files have it as a text."""
    return [int(each) for each in (state.split(",") if isinstance(state, str) else state)]


def ending_of(search: Finished) -> dict[str, Any]:
    """How the search ended, in the worker's form, with its path as rows."""
    record = search.record
    ended = {
        "outcome": search.outcome, "cost": search.cost, "seconds": search.seconds,
        "actions": None if search.actions is None else [str(action) for action in search.actions],
        "expanded": record.expanded, "generated": record.generated, "max_frontier": record.max_frontier,
        "iterations": [each.as_plain_data() for each in record.iterations],
    }  # fmt: skip
    return ending(ended, search.rows, search.options.get("max_nodes"))
