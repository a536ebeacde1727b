"""In which order the entries of a frontier are served, and from when on one of them is stale: of every node at once."""

from array import array
from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from searchlight.kinds import FATES, KINDS
from searchlight.record import Record
from searchlight.recorded.search import Finished

COUNTS_AS_VISITED: Final = frozenset(FATES.index(kind.fate) for kind in KINDS if kind.visits and kind.fate)

SORT_KEYS: Final[dict[str, Callable[[Record, int], Any]]] = {  # after the priority; then the row
    "fifo": lambda record, row: 0,
    "lifo": lambda record, row: -row,
    "low-h": lambda record, row: record.h[row],
    "high-g": lambda record, row: -record.g[row],
    "state": lambda record, row: record.states[record.state[row]],
    "deepest": lambda record, row: -record.depth[row],
}


def iterations(record: Record) -> list[range]:
    """The rows of each iteration."""
    starts = [each.first_row for each in record.iterations]
    return [range(start, end) for start, end in pairwise([*starts, record.row_count])]


def turns(search: Finished) -> "array[int]":
    """The place of each node in the order of service, counted from 0 in its iteration."""
    if search.turns is None:
        record, tie = search.record, SORT_KEYS[search.traits.get("tie", "fifo")]
        search.turns = array("i", bytes(4 * record.row_count))
        for rows in iterations(record):
            order = sorted(rows, key=lambda row: (record.priority[row], tie(record, row), row))
            for turn, row in enumerate(order):
                search.turns[row] = turn
    return search.turns


def stale_from(search: Finished) -> "array[int]":
    """The event from which on a node's entry is stale, −1 where it is never: superseded, or its state visited."""
    if search.stale_from is None:
        record = search.record
        search.stale_from = array("i", record.late.superseded_at)
        if search.traits.get("stale_when"):
            no_deeper = search.traits["stale_when"] == "visited-no-deeper"
            for rows in iterations(record):
                _note_visits(record, rows, search.stale_from, no_deeper)
    return search.stale_from


def _note_visits(record: Record, rows: range, since: "array[int]", no_deeper: bool) -> None:
    """`no_deeper`: only a visit at no greater depth makes an entry stale."""
    late = record.late
    visits: dict[int, list[tuple[int, int]]] = {}  # state → (time, depth) of each visit
    for row in rows:
        if late.removed_at[row] >= 0 and late.fate[row] in COUNTS_AS_VISITED:
            visits.setdefault(record.state[row], []).append((late.removed_at[row], record.depth[row]))
    for row in rows:
        born, left = late.generated_at[row], late.removed_at[row]
        known = visits.get(record.state[row], ())
        times = [time for time, depth in known if not no_deeper or depth <= record.depth[row]]
        first = max(min(times), born) if times else -1
        if first >= 0 and (left < 0 or first < left) and (since[row] < 0 or first < since[row]):
            since[row] = first
