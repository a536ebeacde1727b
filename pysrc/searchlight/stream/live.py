"""A run for the page: in chunks, each with the new rows and events as whole columns."""

import json
from array import array
from typing import Any

from searchlight.anchored_run import AnchoredRun
from searchlight.columns import BIRTH_COLUMNS, EVENT_COLUMNS, Columns
from searchlight.events import Drive, Event, Outcome, Solution, Unsolved
from searchlight.record import Record
from searchlight.run import Run
from searchlight.setup import Setup
from searchlight.source_listing.listing import Listing, TracedDrive
from searchlight.stream.chunk import encoded, ending
from searchlight.tally import Tally, as_number

MOST_COMPARED = 1_000  # nodes of the search for an optimal path: some milliseconds
EQUAL = 1e-12  # relative difference of costs by rounding errors

# The part of a search that is not sent yet.
#
# The receiver keeps the columns it was sent. Kept here as well, those of a million nodes would take sixty megabytes of
# a memory that never shrinks.


class Unsent(Columns):
    """The unsent part of a search, or of one iteration (`only`, from 0); rows and events keep their numbers."""

    def __init__(self, only: int | None = None) -> None:
        super().__init__()
        self.only = only
        self.first_row = 0  # the number of the columns' first row
        self.first_event = 0  # the number of the columns' first event

    @property
    def recording(self) -> bool:
        return self.only is None or self.only == len(self.iterations) - 1

    @property
    def first_state(self) -> int:
        """The number of the first of `states`."""
        return self._states.first

    def hand_over(self) -> "dict[str, array[Any]]":
        """Return the columns by name, and begin new ones."""
        columns = {name: getattr(self, name) for name in (*EVENT_COLUMNS, *BIRTH_COLUMNS, *self.of_game)}
        self.begin_columns()
        self.first_row, self.first_event = self.row_count, self.event_count
        return columns

    def hand_over_values(self) -> tuple[list[Any], list[Any]]:
        """Return the new actions and states, and drop them here."""
        return self._actions.take_new(), self._states.take_new()

    def _begin(self, limit: float | None) -> None:
        begun = self.event_count, self.row_count
        super()._begin(limit)
        if self.recording and self.only is not None:
            self.first_event, self.first_row = begun


class ChunkedRun(AnchoredRun):
    """A recorded run that also knows the algorithm's line of each event."""

    record: Unsent
    drive: TracedDrive
    repeats = False  # whether it replays known events
    check: Any = None  # of its heuristic, in a large space, as far as that has come

    def __init__(self, setup: Setup, only: int | None = None) -> None:
        self.setup = setup
        self.listing = self._listing()
        super().__init__(self._drive(), Unsent(only), setup.values["max_nodes"])
        self.first_row = 0  # the first recorded row
        self.next_iteration = only or 0  # the first iteration whose limit has not been sent
        self.lines = array("h")  # of the unsent events
        self.last_line = 0

    def _listing(self) -> Listing:
        return Listing(self.setup.algorithm.source(self.setup.values))

    def _drive(self) -> TracedDrive:
        return TracedDrive(self.setup.search(), self.listing)

    def replay(self, index: int) -> "Replay":
        """A run that shows one finished iteration of this one."""
        return Replay(self, index)

    @property
    def now(self) -> int:
        """The number of the next event."""
        return self.record.event_count + len(self.drive.lines)

    def printed(self) -> list[tuple[int, str]]:
        """The new output as (event number, line), if the run records it."""
        return []

    def table(self) -> dict[str, Any]:
        """The data that the page's table and panels need before the first chunk."""
        setup = self.setup
        return {
            **setup.algorithm.traits(setup.values),
            "states": setup.problem.shape, "source": self.listing.as_plain_data(),
            "actions": {action: name.as_plain_data() for action, name in setup.entry.actions.items()},
        }  # fmt: skip

    def advance(self, expansions: int | None = None, seconds: float | None = None) -> None:
        """Advance the run; an exception in your code is raised after all earlier events were returned."""
        try:
            super().advance(expansions, seconds)
        except Exception:
            if not self.record.kind:
                raise

    def chunk(self) -> dict[str, Any]:
        """The unsent rows and events, which are then dropped. The first event comes with the first node."""
        record, problem = self.record, self.setup.problem
        part = record if record.row_count > self.first_row else Unsent()
        chunk: dict[str, Any] = {
            "first_event": part.first_event, "first_row": part.first_row, "first_state": part.first_state,
            "line": self.lines if part is record else array("h"),
            "limits": self._new_limits() if part is record else array("d"),
            **part.hand_over(),
        }  # fmt: skip
        actions, states = part.hand_over_values()
        chunk["new_actions"] = [str(action) for action in actions]
        chunk |= encoded(problem.shape, states, problem.cells, problem.plain)
        chunk["outcome"] = json.dumps(self.ending()) if self.outcome else None
        chunk |= {"expanded": record.expanded, "generated": record.generated, "max_frontier": record.max_frontier}
        if part is record:
            self.lines = array("h")
            self.next_iteration = len(record.iterations)
        return chunk

    def catch_up(self, events: int, seconds: float | None = None) -> bool:
        """Search up to this many events, which count as sent, for at most `seconds`; return whether it got there.

        The same search has the same events, so this run can continue what a recording or a stopped run has sent.
        """
        reached = self.reach(events, seconds)
        self.chunk()
        return reached

    def whole(self) -> Record:
        """The record of everything searched so far, from running the search again, because sent parts are dropped."""
        again = AnchoredRun(Drive(self.setup.search()), record := Record(), self.max_nodes)
        again.reach(self.record.event_count)
        again.release()
        return record

    def ending(self) -> dict[str, Any]:
        """How the search ended, with its path as rows."""
        result = {**self.result(self.setup.problem.plain), "lowest_cost": self._lowest_cost()}
        return ending(result, [node.row for node in self.path()] or None, self.max_nodes)

    def _lowest_cost(self) -> float | None:
        """The cost of an optimal path, if another search finds it soon; None: the one found is optimal, or unknown."""
        if not isinstance(self.outcome, Solution) or self.setup.values["problem"].startswith("own:"):
            return None
        run = Run(Drive(self.setup.optimal_search()), Tally(), MOST_COMPARED)
        run.advance()
        best = run.outcome.cost if isinstance(run.outcome, Solution) else self.outcome.cost
        return as_number(best) if best < self.outcome.cost * (1 - EQUAL) else None

    def _new_limits(self) -> "array[float]":
        """The limits of the iterations that begin in this chunk."""
        begun = self.record.iterations[self.next_iteration :]
        return array("d", [each.limit for each in begun if each.limit is not None])

    def _consume(self, events: list[Event]) -> None:
        super()._consume(events)
        if self.record.kind:
            self.lines.fromlist(self.drive.lines)
            self.last_line = self.drive.lines[-1] if events else self.last_line
        self.drive.lines.clear()

    def _end(self, outcome: Outcome) -> None:
        super()._end(outcome)
        if outcome is not Unsolved.BUDGET:
            self.lines.append(self.last_line)  # of the event END


class Replay(ChunkedRun):
    """Runs a search again to show one finished iteration, with the same numbers of rows and events."""

    repeats = True

    def __init__(self, original: ChunkedRun, index: int) -> None:
        super().__init__(original.setup, only=index)
        iterations = original.record.iterations
        self.wanted = iterations[index]
        if self.wanted.outcome is None:
            raise ValueError(f"iteration {index} has not ended")
        self.first_row = self.wanted.first_row
        later = iterations[index + 1 :]
        self.end_event = later[0].first_event if later else None  # None: it is the last iteration
        self.max_nodes = None if later else original.max_nodes

    def _most(self) -> int:
        done = self.record.event_count
        border = self.wanted.first_event if done < self.wanted.first_event else self.end_event
        return super()._most() if border is None else min(super()._most(), border - done)

    def _ended(self) -> Outcome | None:
        if self.end_event is None:
            return super()._ended()
        return Unsolved.CUTOFF if self.record.event_count == self.end_event else None
