"""Counting a search: what the command line reports, and what the record keeps beside its columns."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, compress
from typing import Final

from searchlight.events import CYCLE, DUPLICATE, EXPAND, GENERATE, ITERATION, Event, Outcome, Unsolved
from searchlight.node import Node


def table(of: dict[int, int], other: int = 0) -> bytes:
    """A table for `bytes.translate`: what stands for each kind of event."""
    return bytes(of.get(kind, other) for kind in range(256))


MAKES_A_NODE: Final = table({GENERATE: 1, DUPLICATE: 1, CYCLE: 1})
CHANGE: Final = [1, 0, 0, 0, -1, -1, -1, -1, 0, 0]  # of the number of entries in the frontier, by kind


@dataclass
class Iteration:
    """One pass of an algorithm; an algorithm without iterations has a single one, with limit None."""

    limit: float | None
    first_event: int
    first_row: int
    expanded: int = 0  # in this pass, like generated
    generated: int = 0
    outcome: Outcome | None = None  # None while it is under way


class Tally:
    """Takes events in, numbers the nodes in the order in which they were made (`node.row`), and counts.

    expanded: nodes whose children were generated. generated: child nodes made, duplicates included, roots not.
    frontier: entries that it holds, stale ones included; max_frontier: the most it held, read after each insertion.
    """

    def __init__(self) -> None:
        self.event_count = 0
        self.row_count = 0
        self.expanded = self.generated = 0
        self.frontier = self.max_frontier = 0
        self.iterations: list[Iteration] = []

    def consume(self, events: Sequence[Event]) -> None:
        """Takes the next events in."""
        kinds = bytes([kind for kind, _ in events])
        nodes = [node for _, node in events]
        start = 0
        while (found := kinds.find(ITERATION, start)) >= 0:
            if found > start:
                self._take(kinds[start:found], nodes[start:found])
            self._begin(nodes[found])
            start = found + 1
        if start < len(kinds):
            self._take(kinds[start:], nodes[start:])

    def _begin(self, limit: float) -> None:
        """Takes the event ITERATION in."""
        if self.iterations:
            self.iterations[-1].outcome = Unsolved.CUTOFF  # what else would call for another one
        self.iterations.append(Iteration(limit, self.event_count, self.row_count))
        self.frontier = 0
        self.event_count += 1

    def _take(self, kinds: bytes, nodes: Sequence[Node]) -> list[Node]:
        """Takes events of one iteration in; returns the nodes that they made."""
        if not self.iterations:
            self.iterations.append(Iteration(None, 0, 0))
        made = list(compress(nodes, kinds.translate(MAKES_A_NODE)))
        for row, node in enumerate(made, self.row_count):
            node.row = row
        expanded = kinds.count(EXPAND)
        generated = len(made) - [node.parent for node in made].count(None)
        iteration = self.iterations[-1]
        iteration.expanded += expanded
        iteration.generated += generated
        self.expanded += expanded
        self.generated += generated
        sizes = list(accumulate(map(CHANGE.__getitem__, kinds), initial=self.frontier))
        self.frontier = sizes[-1]
        self.max_frontier = max(self.max_frontier, *sizes)
        self.row_count += len(made)
        self.event_count += len(kinds)
        return made

    def end(self, outcome: Outcome) -> None:
        """The search is over: the event END."""
        self.iterations[-1].outcome = outcome
        self.event_count += 1

    def reopen(self) -> None:
        """The search goes on after all, with more budget: takes the event END back."""
        self.iterations[-1].outcome = None
        self.event_count -= 1
