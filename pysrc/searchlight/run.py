"""A run: one search, taken in slices, counted or recorded, stopped by its budget."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from sys import maxsize
from time import perf_counter
from typing import Any

from searchlight.events import Decision, Drive, Event, Outcome, Solution, Unsolved
from searchlight.node import Node
from searchlight.tally import Tally, as_number

SLICE = 1024  # events between two checks of the time: a few milliseconds
LONG = 0.02  # seconds; a slice that takes longer is halved, so that searches with slow events respond as quickly


@contextmanager
def collector_paused() -> Iterator[None]:
    """Pause the cyclic garbage collector, which would take a quarter of the time and find nothing.

    A search makes a million objects that live until it ends, and no cycles: a node knows its parent, not its children.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


class Run:
    """A search under way, and what takes its events in (a Tally, or a Record).

    `max_nodes` is the budget: the search is stopped, with outcome BUDGET, as soon as so many nodes have been generated.
    """

    def __init__(self, drive: Drive, record: Tally, max_nodes: int | None = None) -> None:
        self.drive = drive
        self.record = record
        self.max_nodes = max_nodes
        self.outcome: Outcome | None = None  # None: not over
        self.seconds = 0.0  # spent on the search so far
        self._slice = SLICE

    def advance(self, expansions: int | None = None, seconds: float | None = None) -> None:
        """Searches on: to the end, or until so many more expansions or so many seconds, whichever comes first."""
        record = self.record
        last = maxsize if expansions is None else record.expanded + expansions
        self._search(lambda: last - record.expanded, seconds)  # no event makes more than one expansion

    def reach(self, events: int, seconds: float | None = None) -> bool:
        """Searches on until there are so many events, it is over, or after so many seconds; whether there are."""
        self._search(lambda: events - self.record.event_count, seconds)
        return self.record.event_count >= events

    def _search(self, missing: Callable[[], int], seconds: float | None) -> None:
        """Search on as long as `missing` returns a positive number of events."""
        started = perf_counter()
        with collector_paused():
            while self.outcome is None and (count := missing()) > 0:
                before = perf_counter()
                self._consume(self.drive.take(min(self._most(), count)))
                now = perf_counter()
                self._slice = max(1, self._slice // 2) if now - before > LONG else min(SLICE, 2 * self._slice)
                ended = self._ended()
                if ended is not None:
                    self._end(ended)
                elif seconds is not None and now - started >= seconds:
                    break
        self.seconds += perf_counter() - started

    def extend(self, nodes: int) -> None:
        """More budget: a search that was stopped for want of it goes on with the next `advance`."""
        if self.max_nodes is not None:
            self.max_nodes += nodes
        if self.outcome is Unsolved.BUDGET:
            self.outcome = None
            self.record.rest(out_of_budget=False)

    def path(self) -> list[Node]:
        """The nodes from the root to the goal; empty without a solution."""
        return self.outcome.path if isinstance(self.outcome, Solution) else []

    def result(self, plain: Callable[[Any], Any]) -> dict[str, Any]:
        """How a search that is over ended, in plain data; `plain(state)` is a state as JSON has it."""
        assert self.outcome is not None, "the search is not over"
        record = self.record
        solution = self.outcome if isinstance(self.outcome, Solution) else None
        decided = self.outcome if isinstance(self.outcome, Decision) else None
        decision = {"value": as_number(decided.worth), "move": decided.move} if decided else {}
        return {
            "outcome": self.outcome.value,
            **decision,
            "path": [plain(node.state) for node in solution.path] if solution else None,
            "actions": solution.actions if solution else None,
            "cost": as_number(solution.cost) if solution else None,
            "expanded": record.expanded,
            "generated": record.generated,
            "max_frontier": record.max_frontier,
            "iterations": [each.as_plain_data() for each in record.iterations],
            "seconds": self.seconds,
        }

    def _most(self) -> int:
        """The number of events that may be taken at once."""
        return self._slice if self.max_nodes is None else min(self._slice, self.max_nodes - self.record.generated)

    def _consume(self, events: list[Event]) -> None:
        self.record.consume(events)

    def _ended(self) -> Outcome | None:
        """The outcome, if the search is over."""
        if self.drive.outcome is None and self.record.generated == self.max_nodes:
            return Unsolved.BUDGET
        return self.drive.outcome

    def _end(self, outcome: Outcome) -> None:
        """The search is over, which is its last event; or its budget is spent, which is none: more may come."""
        self.outcome = outcome
        if outcome is Unsolved.BUDGET:
            self.record.rest(out_of_budget=True)
        else:
            self.record.end(outcome)


def effective_branching(generated: int, depth: int) -> float | None:
    """AIMA's b*: the branching of a uniform tree of this depth with as many nodes, N + 1 = 1 + b* + … + b*^depth.

    None where there is no such tree: for depth 0, and for fewer nodes than a path of this depth has.
    """
    if depth == 0 or generated < depth:
        return None
    low, high = 1.0, float(generated)
    while high - low > 1e-6:
        middle = (low + high) / 2
        if _reaches(middle, depth, generated):
            high = middle
        else:
            low = middle
    return high


def _reaches(branching: float, depth: int, nodes: int) -> bool:
    """Whether a uniform tree has this many nodes below its root."""
    below, level = 0.0, 1.0
    for _ in range(depth):
        level *= branching
        below += level
        if below >= nodes:
            return True
    return False
