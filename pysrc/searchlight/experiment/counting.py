"""One search of an experiment: run by the algorithm itself, counted as everywhere (tally.py), and not recorded."""

from collections.abc import Sequence
from operator import attrgetter
from sys import getsizeof
from typing import Any, Final, NamedTuple

from searchlight.catalog import BUILT_IN, Catalog
from searchlight.errors import SearchlightError
from searchlight.events import Drive, Solution
from searchlight.experiment.memory import Peak
from searchlight.experiment.row import Row
from searchlight.node import Node
from searchlight.options import Values
from searchlight.run import Run, effective_branching
from searchlight.setup import Setup, read
from searchlight.tally import Tally, as_number


class Limits(NamedTuple):
    """The limits of a search; None: unlimited."""

    max_nodes: int | None = None  # generated
    seconds: float | None = None


NO_LIMITS: Final = Limits()


class Search(NamedTuple):
    """A search to run, as plain data, so that another process can run it."""

    problem: str
    start: str
    depth: int | None  # fewest actions to a goal, where that is known
    algorithm: str
    heuristic: str | None  # None: the algorithm uses none
    options: str  # the column of that name
    given: Values  # all options except the start, as typed


STATE: Final = attrgetter("state")


class Counts(Tally):
    """A tally that also counts the states with a node and the greatest depth, but does not number nodes."""

    def __init__(self) -> None:
        super().__init__()
        self.states: set[Any] = set()
        self.max_depth = 0

    def _receive(self, made: Sequence[Node], depths: Sequence[int]) -> None:
        self.states.update(map(STATE, made))
        self.max_depth = max(self.max_depth, max(depths, default=0))

    def bytes_taken(self, states_too: bool) -> int:
        """The memory used for counting; `states_too`: the states are no longer used by the search itself."""
        return getsizeof(self.states) + (sum(map(getsizeof, self.states)) if states_too else 0)


class CountedSearch:
    """A search in progress, which gives a row."""

    def __init__(self, search: Search, limits: Limits = NO_LIMITS, catalog: Catalog = BUILT_IN) -> None:
        """Raises BadInput if the search is impossible; searches of a plan are possible."""
        self.search = search
        self.limits = limits
        self.setup = _setup(search, catalog)
        self._counts = Counts()
        self._run = Run(Drive(self.setup.search()), self._counts, limits.max_nodes)
        self._peak = Peak()

    def advance(self, seconds: float | None = None) -> Row | None:
        """Search for this long; return the row once the search has ended, for any reason."""
        run, most = self._run, self.limits.seconds
        left = None if most is None else max(0, most - run.seconds)
        limits = [each for each in (seconds, left) if each is not None]
        try:
            run.advance(seconds=min(limits, default=None))
        except MemoryError:
            return self._row("memory")
        except SearchlightError:  # from a problem outside the library
            return self._row("error")
        if run.outcome is not None:
            return self._row(run.outcome.value)
        return self._row("timeout") if most is not None and run.seconds >= most else None

    def _row(self, outcome: str) -> Row:
        counts, run = self._counts, self._run
        solution = run.outcome if isinstance(run.outcome, Solution) else None
        length = len(solution.actions) if solution else None
        own = counts.bytes_taken(states_too=self.setup.algorithm.visited == "none")
        branching = None if length is None else effective_branching(counts.generated, length)
        return row_of(self.search, outcome, length) | {
            "cost": as_number(solution.cost) if solution else None,
            "expanded": counts.expanded,
            "generated": counts.generated,
            "max_frontier": counts.max_frontier,
            "max_depth": counts.max_depth,
            "reached": len(counts.states),
            "seconds": round(run.seconds, 6),
            "peak_kb": self._peak.kilobytes(own),
            "b_star": None if branching is None else round(branching, 4),
        }


def row_of(search: Search, outcome: str, length: int | None = None) -> Row:
    """The row of a search without counts; `length`: actions on its path."""
    return {
        "problem": search.problem,
        "start": search.start,
        "depth": length if search.depth is None else search.depth,
        "algorithm": search.algorithm,
        "heuristic": search.heuristic,
        "options": search.options,
        "outcome": outcome,
        "cost": None,
        "expanded": None,
        "generated": None,
        "max_frontier": None,
        "max_depth": None,
        "reached": None,
        "seconds": None,
        "peak_kb": None,
        "b_star": None,
    }


def counted(search: Search, limits: Limits = NO_LIMITS, catalog: Catalog = BUILT_IN) -> Row:
    """Run a search to its end or its limits, and return the row."""
    row = CountedSearch(search, limits, catalog).advance()
    assert row is not None  # without a slice of time, it is over
    return row


def _setup(search: Search, catalog: Catalog) -> Setup:
    setup = read({**search.given, "start": search.start}, catalog, ahead=False)
    if isinstance(setup, list):
        raise setup[0]
    return setup
