"""A run: one search, taken in slices, counted or recorded, stopped by its budget."""

from time import perf_counter
from typing import Any

from searchlight.events import Drive, Event, Outcome, Solution, Unsolved
from searchlight.node import Node
from searchlight.tally import Tally

SLICE = 2048  # events between two looks at the clock: a few milliseconds


class Run:
    """A search under way and what takes its events in (a Tally, or a Record).

    `max_nodes` is the budget: the search is stopped, with outcome BUDGET, as soon as so many nodes were generated.
    """

    def __init__(self, drive: Drive, record: Tally, max_nodes: int | None = None) -> None:
        self.drive = drive
        self.record = record
        self.max_nodes = max_nodes
        self.outcome: Outcome | None = None
        self.seconds = 0.0  # spent searching so far

    def advance(self, expansions: int | None = None, seconds: float | None = None) -> None:
        """Searches on: to the end, or until so many more expansions or so many seconds, whichever comes first."""
        record = self.record
        started = perf_counter()
        last = None if expansions is None else record.expanded + expansions
        while self.outcome is None:
            # No event makes more than one node or one expansion: so many events cannot overshoot.
            count = self._most() if last is None else min(self._most(), last - record.expanded)
            if count > 0:
                self._consume(self.drive.take(count))
            ended = self._ended()
            if ended is not None:
                self._end(ended)
            elif record.expanded == last or (seconds is not None and perf_counter() - started >= seconds):
                break
        self.seconds += perf_counter() - started

    def extend(self, nodes: int) -> None:
        """More budget: a search that was stopped for want of it goes on with the next `advance`."""
        if self.max_nodes is not None:
            self.max_nodes += nodes
        if self.outcome is Unsolved.BUDGET:
            self.outcome = None
            self.record.reopen()

    def path(self) -> list[Node]:
        """The nodes from the root to the goal; empty without a solution."""
        return self.outcome.node.path() if isinstance(self.outcome, Solution) else []

    def _most(self) -> int:
        """How many events may be taken at once."""
        return SLICE if self.max_nodes is None else min(SLICE, self.max_nodes - self.record.generated)

    def _ended(self) -> Outcome | None:
        if self.drive.outcome is None and self.max_nodes is not None and self.record.generated >= self.max_nodes:
            return Unsolved.BUDGET
        return self.drive.outcome

    def _consume(self, events: list[Event]) -> None:
        self.record.consume(events)

    def _end(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self.record.end(outcome)


def effective_branching(generated: int, depth: int) -> float | None:
    """AIMA's b*: the branching of a uniform tree of this depth with as many nodes, N + 1 = 1 + b* + … + b*^d.

    None for depth 0, and for fewer nodes than a path of this depth has.
    """
    if depth == 0 or generated < depth:
        return None
    low, high = 1.0, float(generated)
    while high - low > 1e-6:
        middle = (low + high) / 2
        if sum(middle**level for level in range(1, depth + 1)) < generated:
            low = middle
        else:
            high = middle
    return high


def as_number(value: float) -> float:
    """An integer where it is one."""
    return int(value) if value == int(value) else value


def result(run: Run, plain: Any) -> dict[str, Any]:
    """What the command line prints of a run that has ended; `plain(state)` is the state as JSON has it."""
    record, path, outcome = run.record, run.path(), run.outcome
    assert outcome is not None, "the run has not ended"
    return {
        "outcome": outcome.value,
        "path": [plain(node.state) for node in path] or None,
        "actions": [node.action for node in path[1:]] if path else None,
        "cost": as_number(path[-1].g) if path else None,
        "expanded": record.expanded,
        "generated": record.generated,
        "max_frontier": record.max_frontier,
        "iterations": [
            {
                "limit": iteration.limit,
                "outcome": iteration.outcome.value if iteration.outcome else None,
                "expanded": iteration.expanded,
                "generated": iteration.generated,
            }
            for iteration in record.iterations
        ],
        "seconds": run.seconds,
    }
