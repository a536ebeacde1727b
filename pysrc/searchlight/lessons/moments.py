"""Run a lesson's search once, and give its numbers at a step, the same as on the page."""

from bisect import bisect_right
from functools import cached_property
from itertools import pairwise
from math import isfinite
from typing import Any, Final

from searchlight.events import CUT, END, EXPAND, ITERATION, VALUE, Decision, Drive, Solution, Unsolved
from searchlight.kinds import flags
from searchlight.record import Record
from searchlight.recorded.search import Finished
from searchlight.recorded.steps import Frontier
from searchlight.run import Run
from searchlight.setup import Setup
from searchlight.source_listing.listing import Listing
from searchlight.tally import CHANGE, GENERATES, MAKES_A_NODE, as_number

MOST_NODES: Final = 600_000  # limit of a search here; later steps are not checked
FINISH: Final = "end"

STARTS: Final = flags(lambda kind: kind.starts)
EXTENDS: Final = flags(lambda kind: kind.extends)
FOLLOWS: Final = flags(lambda kind: kind.follows)
LEAF: Final = (EXPAND, VALUE)  # a node that has its value as soon as it is visited

COUNTS: Final = ("expanded", "generated", "frontier", "max_frontier", "iteration", "limit")
OF_NODE: Final = ("g", "h", "f", "depth")  # of the node expanded last, or of a named state
OF_STATE: Final = ("nodes", "expansions", "waiting")  # counts for a named state
OF_SEARCH: Final = ("cost", "length")  # of a finished search
OF_GAME: Final = ("value", "leaves", "skipped")  # of a game tree: the root's, leaves evaluated, nodes skipped
NUMBERS: Final = (*COUNTS, *OF_NODE, *OF_STATE, *OF_SEARCH, *OF_GAME)
FACTS: Final = ("state", "next", "outcome")  # texts: the state expanded last, the state expanded next


def readable(state: str) -> str:
    """A state in the form for comparisons, with commas."""
    return ",".join(state.replace(",", " ").split())


class Shown:
    """A search of a lesson."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.run = Run(Drive(setup.search()), Record(), min(MOST_NODES, setup.values["max_nodes"] or MOST_NODES))
        self.run.advance()
        self.record: Record = self.run.record  # type: ignore[assignment]
        traits = setup.algorithm.traits(setup.values)
        self.recursive = traits["recursive"]
        self.whole = self.run.outcome is not Unsolved.BUDGET
        self.search = Finished(self.record, None, traits=traits, show=setup.problem.text)

    @property
    def last(self) -> int:
        """The last step."""
        return bytes(self.record.kind).count(self.begins)

    @property
    def begins(self) -> int:
        """The kind of event with which a step begins: an expansion, or a value of a game tree."""
        return VALUE if self.record.game else EXPAND

    @cached_property
    def times(self) -> list[int]:
        """The last event of each step, from 0, and then that of the finish."""
        kinds, times, open_at, begins = bytes(self.record.kind), [0], -1, self.begins
        extends = FOLLOWS if self.record.game else EXTENDS
        for time, kind in enumerate((*kinds, END)):
            if kind in (begins, ITERATION, END) and open_at >= 0:
                times.append(open_at)
                open_at = -1
            if kind == begins or (open_at >= 0 and extends[kind]):
                open_at = time
            elif len(times) == 1 and open_at < 0 and STARTS[kind] and (time == 0 or not self.record.game):
                times[0] = time
        return [*times, len(kinds)]

    def time(self, step: int | str, fine: int = 0) -> int:
        return self.times[-1] if step == FINISH else self.times[int(step)] + fine

    def has(self, step: int | str) -> bool:
        return step == FINISH or int(step) <= self.last

    @cached_property
    def listing(self) -> str:
        """The lines of the algorithm: the lecture listing, then the full source."""
        listing = Listing(self.setup.algorithm.source(self.setup.values))
        board = "\n".join("".join(spans[1::2]) for spans in listing.as_plain_data()["lecture"])
        return f"{board}\n{listing.text}"

    def state(self, row: int) -> str:
        return readable(str(self.search.state(row)))

    def rows_of(self, state: str, time: int) -> list[int]:
        """The nodes of a state that exist by then, in order of generation."""
        wanted, text = readable(state), self.setup.problem.text
        number = next((at for at, each in enumerate(self.record.states) if readable(text(each)) == wanted), None)
        born = self.record.late.generated_at
        return [row for row, each in enumerate(self.record.state) if each == number and born[row] <= time]

    def frontier(self, time: int) -> Frontier:
        return Frontier(self.search, time)

    # -- numbers -------------------------------------------------------------------------------------------------------

    def value(self, name: str, time: int, of: str | None = None) -> Any:
        """A number or a fact at a time, or None. `of`: the named state."""
        if name in OF_SEARCH or name == "outcome":
            return self._ended(name)
        if name in OF_STATE or (name in OF_NODE and of is not None):
            return self._of_state(name, self.rows_of(of or "", time), time)
        if name in OF_NODE or name == "state":
            row = self._expanded(time)
            return None if row is None else self.state(row) if name == "state" else self._cell(name, row)
        if name == "next":
            waiting = self.frontier(time)
            return readable(str(waiting[0].state)) if len(waiting) else None
        if name in OF_GAME:
            return self._of_game(name, time)
        return self._count(name, time)

    def _of_game(self, name: str, time: int) -> Any:
        """A number of a game tree; None for a search, and for a value that is not known yet."""
        record, outcome = self.record, self.run.outcome
        if name == "value":
            known = isinstance(outcome, Decision) and time >= self.times[self.last]
            return as_number(outcome.worth) if isinstance(outcome, Decision) and known else None
        kinds = bytes(record.kind[: time + 1])
        if name == "skipped":
            return kinds.count(CUT)
        return sum(pair == LEAF for pair in pairwise(kinds))

    def _ended(self, name: str) -> Any:
        outcome = self.run.outcome
        if name == "outcome":
            return outcome.value if outcome is not None else None
        if not isinstance(outcome, Solution):
            return None
        return as_number(outcome.cost) if name == "cost" else len(outcome.actions)

    def _count(self, name: str, time: int) -> Any:
        record, kinds = self.record, bytes(self.record.kind[: time + 1])
        if name == "expanded":
            return kinds.count(EXPAND)
        if name == "generated":
            roots = sum(parent < 0 for parent in record.parent[: sum(kinds.translate(MAKES_A_NODE))])
            return sum(kinds.translate(GENERATES)) - roots
        starts = [each.first_event for each in record.iterations]
        at = max(bisect_right(starts, time) - 1, 0)
        if name == "iteration":
            return at + 1
        if name == "limit":
            limit = record.iterations[at].limit
            return None if limit is None else as_number(limit)
        if self.recursive:
            return None  # there, the page counts calls
        size = most = 0
        for kind in kinds:
            size = 0 if kind == ITERATION else size + CHANGE[kind]
            most = max(most, size)
        return size if name == "frontier" else most

    def _expanded(self, time: int) -> int | None:
        """The row of the node expanded last."""
        at = bytes(self.record.kind[: time + 1]).rfind(EXPAND)
        return None if at < 0 else self.record.node[at]

    def _cell(self, name: str, row: int) -> Any:
        if name == "depth":
            return self.record.depth[row]
        g, h = self.record.g[row], self.record.h[row]
        value = {"g": g, "h": h, "f": g + h}[name]
        return as_number(value) if isfinite(value) else None

    def _of_state(self, name: str, rows: list[int], time: int) -> Any:
        late = self.record.late
        if name in OF_NODE:
            return self._cell(name, rows[-1]) if rows else None
        if name == "nodes":
            return len(rows)
        if name == "expansions":
            return sum(0 <= late.expanded_at[row] <= time for row in rows)
        return sum(late.generated_at[row] <= time and not 0 <= late.removed_at[row] <= time for row in rows)


class Searches:
    """The searches of a lesson, each run only once for all its stops."""

    def __init__(self) -> None:
        self._known: dict[str, Shown] = {}

    def of(self, setup: Setup) -> Shown:
        key = repr(sorted(setup.values.items(), key=lambda item: item[0]))
        if key not in self._known:
            self._known[key] = Shown(setup)
        return self._known[key]
