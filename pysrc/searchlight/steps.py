"""A finished search, expansion by expansion, and its frontier at any time: all of it read from the columns."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import isnan
from typing import Any, Final

from searchlight import wording
from searchlight.events import BACK_UP, CUTOFF, CYCLE, DUPLICATE, END, EXPAND, FOUND, GENERATE, ITERATION, SUPERSEDED
from searchlight.finished import FATES, Finished
from searchlight.record import Record

# What belongs to the expansion before it; the other kinds belong to what comes next (web/table/steps.js).
EXTENDS: Final = frozenset((EXPAND, GENERATE, DUPLICATE, CYCLE, SUPERSEDED, CUTOFF, FOUND))
COUNTS_AS_VISITED: Final = frozenset(("expanded", "cutoff", "goal"))

SORT_KEYS: Final[dict[str, Callable[[Record, int], Any]]] = {  # after the priority; then the row
    "fifo": lambda record, row: 0,
    "lifo": lambda record, row: -row,
    "low-h": lambda record, row: record.h[row],
    "high-g": lambda record, row: -record.g[row],
    "state": lambda record, row: record.states[record.state[row]],
    "deepest": lambda record, row: -record.depth[row],
}


@dataclass(frozen=True)
class NodeView:
    """A node of the record. `parent` and `action` are None for a root, `h` where the algorithm uses none."""

    row: int
    state: Any
    parent: int | None  # its row
    action: Any
    g: float
    h: float | None
    priority: float  # what orders the frontier: f, as a rule
    depth: int
    iteration: int
    fate: str  # what became of it in the end: finished.FATES


@dataclass(frozen=True)
class Entry(NodeView):
    """A node in the frontier; a stale one will be dropped when it is its turn."""

    stale: bool


@dataclass(frozen=True)
class Step:
    """One expansion, counted from 1. `time` is the number of the last event that belongs to it."""

    number: int
    time: int
    node: NodeView
    children: list[NodeView]  # all that this node ever got, discarded ones included
    _search: Finished = field(repr=False)

    @property
    def frontier(self) -> list[Entry]:
        """The frontier after this step, the entry that is served next first. Made when it is asked for."""
        return frontier(self._search, self.time)

    def __str__(self) -> str:
        discarded = sum(child.fate in ("duplicate", "cycle") for child in self.children)
        node = self.node
        return wording.step(self.number, node.state, node.g, node.h, len(self.children), discarded)


def steps(search: Finished) -> Iterator[Step]:
    """The expansions in their order."""
    record = search.record
    children = _children(record)
    kinds, nodes = record.kind, record.node
    row, time = -1, -1
    number = 0
    for at, kind in enumerate(kinds):
        if kind in (EXPAND, ITERATION, END):
            if row >= 0:
                number += 1
                below = [view(search, child) for child in children.get(row, ())]
                yield Step(number, time, view(search, row), below, search)
            row = nodes[at] if kind == EXPAND else -1
        if kind in EXTENDS:
            time = at


def view(search: Finished, row: int) -> NodeView:
    """A node of the record."""
    return NodeView(**_cells(search, row))


def frontier(search: Finished, time: int) -> list[Entry]:
    """The frontier after the event with number `time`, the entry that is served next first."""
    record, late = search.record, search.record.late
    iteration = max((each for each in record.iterations if each.first_event <= time), key=lambda each: each.first_event)
    end = next((each.first_row for each in record.iterations if each.first_row > iteration.first_row), record.row_count)
    rows = range(iteration.first_row, end)
    waiting = [
        row for row in rows
        if late.generated_at[row] <= time and (late.removed_at[row] < 0 or late.removed_at[row] > time)
    ]  # fmt: skip
    tie = SORT_KEYS[search.traits.get("tie", "fifo")]
    waiting.sort(key=lambda row: (record.priority[row], tie(record, row), row))
    stale = _staleness(search, rows, time)
    return [Entry(**_cells(search, row), stale=stale(row)) for row in waiting]


def _cells(search: Finished, row: int) -> dict[str, Any]:
    record = search.record
    parent, h = record.parent[row], record.h[row]
    return {
        "row": row,
        "state": search.state(row),
        "parent": parent if parent >= 0 else None,
        "action": search.action(row),
        "g": record.g[row],
        "h": None if isnan(h) else h,
        "priority": record.priority[row],
        "depth": record.depth[row],
        "iteration": record.iteration[row],
        "fate": FATES[record.late.fate[row]],
    }


def _children(record: Record) -> dict[int, list[int]]:
    """The rows of each node's children; a copy of a backed-up node is no child."""
    children: dict[int, list[int]] = {}
    for kind, row in zip(record.kind, record.node, strict=True):
        if kind in (GENERATE, DUPLICATE, CYCLE, FOUND) and kind != BACK_UP and record.parent[row] >= 0:
            children.setdefault(record.parent[row], []).append(row)
    return children


def _staleness(search: Finished, rows: range, time: int) -> Callable[[int], bool]:
    """Which of the iteration's rows are stale at a time: superseded, or visited meanwhile (trait `stale_when`)."""
    record, late = search.record, search.record.late
    visited: dict[int, int] = {}  # state → the least depth at which it was visited
    if search.traits.get("stale_when"):
        for row in rows:
            if 0 <= late.removed_at[row] <= time and FATES[late.fate[row]] in COUNTS_AS_VISITED:
                state, depth = record.state[row], record.depth[row]
                visited[state] = min(depth, visited.get(state, depth))
    no_deeper = search.traits.get("stale_when") == "visited-no-deeper"

    def stale(row: int) -> bool:
        if 0 <= late.superseded_at[row] <= time:
            return True
        depth = visited.get(record.state[row])
        return depth is not None and (not no_deeper or depth <= record.depth[row])

    return stale
