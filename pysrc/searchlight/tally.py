"""The counts of a search that the command line reports, and that a record keeps beside its columns."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, compress
from operator import attrgetter
from typing import Any, Final

from searchlight.events import EXPAND, ITERATION, Event, Outcome, Unsolved
from searchlight.kinds import KINDS, flags
from searchlight.node import Node

MAKES_A_NODE: Final = flags(lambda kind: kind.makes)
GENERATES: Final = flags(lambda kind: kind.generates)
DEPTH: Final = attrgetter("depth")
CHANGE: Final = [kind.enters - kind.leaves for kind in KINDS]  # of the frontier's size, by kind
# The same as signed bytes, and the kinds without a change, for bytes.translate over many events at once.
_CHANGES: Final = bytes(change % 256 for change in CHANGE).ljust(256, b"\0")
_NO_CHANGE: Final = bytes(kind for kind, change in enumerate(CHANGE) if change == 0)


@dataclass
class Iteration:
    """One pass of an algorithm; an algorithm without iterations has a single one, with limit None."""

    limit: float | None
    first_event: int
    first_row: int
    expanded: int = 0  # in this pass
    generated: int = 0  # in this pass
    outcome: str | None = None  # the value of an Outcome; None while it is running

    def as_plain_data(self) -> dict[str, Any]:
        return {
            "limit": None if self.limit is None else as_number(self.limit),
            "outcome": self.outcome,
            "expanded": self.expanded,
            "generated": self.generated,
        }


class Tally:
    """Takes events in, numbers the nodes in the order in which they were made (`node.row`), and counts.

    expanded: nodes whose children were generated. generated: child nodes made, duplicates included; roots and copies
    of backed-up nodes not.
    frontier: entries that it holds, stale ones included; max_frontier: the most it held, read after each insertion.
    """

    def __init__(self) -> None:
        self.event_count = 0
        self.row_count = 0
        self.expanded = self.generated = 0
        self.frontier = self.max_frontier = 0
        self.iterations: list[Iteration] = []

    def consume(self, events: Sequence[Event]) -> None:
        """Count the next events."""
        if not events:
            return
        numbers, nodes = zip(*events, strict=True)
        kinds = bytes(numbers)
        start = 0
        while (place := kinds.find(ITERATION, start)) >= 0:
            self._take(kinds[start:place], nodes[start:place])
            self._begin(nodes[place])
            start = place + 1
        self._take(kinds[start:], nodes[start:])

    def end(self, outcome: Outcome) -> None:
        """Record the event END at the end of the search."""
        if not self.iterations:  # IDA*, where h says already of the start that no goal can be reached
            self._begin(None)
        self.iterations[-1].outcome = outcome.value
        self.event_count += 1

    def rest(self, out_of_budget: bool) -> None:
        """The budget is spent, or there is more again: no event, as the search may go on from here."""
        self.iterations[-1].outcome = Unsolved.BUDGET.value if out_of_budget else None

    def _begin(self, limit: float | None) -> None:
        """Begin an iteration, and record its event unless the algorithm has no iterations (limit None)."""
        if self.iterations:
            self.iterations[-1].outcome = Unsolved.CUTOFF.value  # what else would call for another one
        self.iterations.append(Iteration(limit, self.event_count, self.row_count))
        self.frontier = 0
        self.event_count += limit is not None

    def _take(self, kinds: bytes, nodes: Sequence[Node]) -> Sequence[Node]:
        """Count events of one iteration, and return the nodes that they generate."""
        if not kinds:
            return ()
        if not self.iterations:
            self._begin(None)
        made = list(compress(nodes, kinds.translate(MAKES_A_NODE)))
        depths = list(map(DEPTH, made))
        self._receive(made, depths)
        self._count(kinds.count(EXPAND), kinds.translate(GENERATES).count(1) - depths.count(0))  # without roots
        sizes = frontier_sizes(kinds, self.frontier)
        self.frontier = sizes[-1]
        self.max_frontier = max(self.max_frontier, max(sizes))
        self.row_count += len(made)
        self.event_count += len(kinds)
        return made

    def _receive(self, made: Sequence[Node], _depths: Sequence[int]) -> None:
        """Number the new nodes."""
        for row, node in enumerate(made, self.row_count):
            node.row = row

    def _count(self, expanded: int, generated: int) -> None:
        for count in (self, self.iterations[-1]):
            count.expanded += expanded
            count.generated += generated


def frontier_sizes(kinds: bytes, before: int) -> list[int]:
    """How many entries the frontier holds before these events of one iteration, and after each that changes it."""
    return list(accumulate(memoryview(kinds.translate(_CHANGES, _NO_CHANGE)).cast("b"), initial=before))


def as_number(value: float) -> float:
    """The value as an int if it is integral."""
    return int(value) if value == int(value) else value
