"""A finished search, expansion by expansion, and its frontier at any time: all of it read from the columns."""

from array import array
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from math import isnan
from typing import Any, Final, overload

from searchlight.events import CUTOFF, CYCLE, DUPLICATE, END, EXPAND, FOUND, GENERATE, GOAL, ITERATION
from searchlight.kinds import FATES, flags
from searchlight.record import Record
from searchlight.recorded import wording
from searchlight.recorded.search import Finished
from searchlight.recorded.service import iterations, stale_from, turns
from searchlight.tally import CHANGE

# The frontier of one iteration, moved from one time to the next: the cost of a step hardly grows with the search.
#
# The nodes are in the order of their expansions. A tree of counts has the number of frontier nodes in each range.
# So an event takes logarithmic time in both directions, and so does finding the k-th entry (Fenwick 1994).

FAR = 8  # from how many times fewer events than nodes on the counts are made anew rather than changed


class Sweep:
    """The frontier of an iteration, initially before its first event."""

    def __init__(self, search: Finished, iteration: int) -> None:
        record = search.record
        self.record = record
        self.turns = turns(search)
        self.iteration = iteration
        self.rows = iterations(record)[iteration]
        self.order = array("i", bytes(4 * len(self.rows)))  # the rows, as they are served
        for row in self.rows:
            self.order[self.turns[row]] = row
        self.before = record.iterations[iteration].first_event - 1
        self.time = self.before
        self.count = 0
        self._counts = [0] * (len(self.rows) + 1)  # of the turns (i − lowest bit of i, i], counted from 1
        self._widest = 1 << (len(self.rows)).bit_length() >> 1

    def move(self, time: int) -> None:
        """Move to the time after the event with this number."""
        time = min(max(time, self.before), len(self.record.kind) - 1)
        if abs(time - self.time) * FAR > len(self.rows):
            self._look(time)
            return
        kinds, nodes = self.record.kind, self.record.node
        for at in range(self.time + 1, time + 1):
            if change := CHANGE[kinds[at]]:
                self._change(self.turns[nodes[at]], change)
        for at in range(self.time, time, -1):
            if change := CHANGE[kinds[at]]:
                self._change(self.turns[nodes[at]], -change)
        self.time = time

    def at(self, place: int) -> int:
        """The row of the entry at this place in the order of removal."""
        turn, step = 0, self._widest
        while step:
            if turn + step < len(self._counts) and self._counts[turn + step] <= place:
                turn += step
                place -= self._counts[turn]
            step >>= 1
        return self.order[turn]

    def _change(self, turn: int, change: int) -> None:
        self.count += change
        at = turn + 1
        while at < len(self._counts):
            self._counts[at] += change
            at += at & -at

    def _look(self, time: int) -> None:
        """Count the frontier's nodes at this time from the columns."""
        born, left = self.record.late.generated_at, self.record.late.removed_at
        self._counts = [0, *(born[row] <= time and (left[row] < 0 or left[row] > time) for row in self.order)]
        self.count = sum(self._counts)
        for at in range(1, len(self._counts)):
            above = at + (at & -at)
            if above < len(self._counts):
                self._counts[above] += self._counts[at]
        self.time = time


VISITS: Final[dict[str, tuple[int, ...]]] = {  # the events with which a state is visited (trait `visited`)
    "expanded": (EXPAND,), "taken-off": (EXPAND, CUTOFF, GOAL), "none": (),
}  # fmt: skip

EXTENDS: Final = flags(lambda kind: kind.extends)


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
    fate: str  # what became of it in the end: kinds.FATES


@dataclass(frozen=True)
class Entry(NodeView):
    """An entry of the frontier; a stale one will be discarded when it is removed."""

    stale: bool


class Frontier(Sequence[Entry]):
    """The entries of the frontier after an event, the one that is served next first.

    How many there are, and each of them, is found out when it is asked for, from what was asked for last: to go from
    step to step, forwards or backwards, costs as little in a large search as in a small one.
    """

    def __init__(self, search: Finished, time: int) -> None:
        self.search = search
        self.time = time

    def __len__(self) -> int:
        return self._swept().count

    @overload
    def __getitem__(self, place: int) -> Entry: ...
    @overload
    def __getitem__(self, place: slice) -> list[Entry]: ...
    def __getitem__(self, place: int | slice) -> Entry | list[Entry]:
        sweep = self._swept()
        places = range(sweep.count)[place]  # a slice of a range is a range
        if isinstance(places, int):
            return _entry(self.search, sweep.at(places), self.time)
        return [_entry(self.search, sweep.at(each), self.time) for each in places]

    def __iter__(self) -> Iterator[Entry]:
        return (self[place] for place in range(len(self)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # as a list

    def __repr__(self) -> str:
        return repr(list(self))

    def _swept(self) -> Sweep:
        """The sweep of the iteration, kept with the search, at this time."""
        starts = [each.first_event for each in self.search.record.iterations]
        iteration = max(bisect_right(starts, self.time) - 1, 0)
        sweep: Sweep | None = self.search.sweep
        if sweep is None or sweep.iteration != iteration:
            sweep = self.search.sweep = Sweep(self.search, iteration)
        sweep.move(self.time)
        return sweep


@dataclass(frozen=True)
class Step:
    """One expansion, counted from 1. `time` is the number of the last event that belongs to it."""

    number: int
    time: int
    node: NodeView
    children: list[NodeView]  # all that this node ever got, discarded ones included
    _search: Finished = field(repr=False)

    @property
    def frontier(self) -> "Frontier":
        """The frontier after this step, the entry that is served next first. Made when it is asked for."""
        return Frontier(self._search, self.time)

    def __str__(self) -> str:
        discarded = sum(child.fate in ("duplicate", "cycle") for child in self.children)
        node = self.node
        return wording.step(self.number, _readable(node.state), node.g, node.h, len(self.children), discarded)


def steps(search: Finished) -> Iterator[Step]:
    """The expansions in their order."""
    record = search.record
    children = _children(record)
    kinds, nodes = record.kind, record.node
    row, time = -1, -1
    number = 0
    for at, kind in enumerate(chain(kinds, (END,))):  # a search out of budget has no end of its own
        if kind in (EXPAND, ITERATION, END):
            if row >= 0:
                number += 1
                below = [view(search, child) for child in children.get(row, ())]
                yield Step(number, time, view(search, row), below, search)
            row = nodes[at] if kind == EXPAND else -1
        if EXTENDS[kind]:
            time = at


def view(search: Finished, row: int) -> NodeView:
    """A node of the record."""
    return NodeView(**_cells(search, row))


def visited(search: Finished, time: int) -> list[NodeView]:
    """What was visited up to the event with this number, in its iteration; the latest first, as the page lists it."""
    record = search.record
    starts = [each.first_event for each in record.iterations]
    first = starts[max(bisect_right(starts, time) - 1, 0)]
    kinds = VISITS[search.traits.get("visited", "expanded")]
    times = range(first, min(time + 1, len(record.kind)))
    return [view(search, record.node[at]) for at in reversed(times) if record.kind[at] in kinds]


def _entry(search: Finished, row: int, time: int) -> Entry:
    return Entry(**_cells(search, row), stale=0 <= stale_from(search)[row] <= time)


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


def _readable(state: Any) -> str:
    """The value as a text, even if its `__str__` fails."""
    try:
        return str(state)
    except Exception:
        return f"<{type(state).__name__}>"


def _children(record: Record) -> dict[int, list[int]]:
    """The rows of each node's children, without copies of backed-up nodes."""
    children: dict[int, list[int]] = {}
    for kind, row in zip(record.kind, record.node, strict=True):
        if kind in (GENERATE, DUPLICATE, CYCLE, FOUND) and record.parent[row] >= 0:
            children.setdefault(record.parent[row], []).append(row)
    return children
