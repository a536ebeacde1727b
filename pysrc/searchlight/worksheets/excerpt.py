"""The steps and nodes of a sheet, read from the record."""

from dataclasses import dataclass
from functools import cached_property
from math import inf
from typing import Final

from searchlight.anchored_run import AnchoredRun
from searchlight.errors import BadInput
from searchlight.events import END, EXPAND, FOUND, GOAL, ITERATION, MEET, SUPERSEDED, Drive, Outcome, Solution, Unsolved
from searchlight.kinds import flags
from searchlight.record import Record
from searchlight.recorded.search import Finished
from searchlight.recorded.steps import Entry, Frontier
from searchlight.setup import Setup
from searchlight.tally import as_number
from searchlight.texts import message

MOST_NODES: Final = 600_000  # generated before the sheet begins

STARTS: Final = flags(lambda kind: kind.starts)
EXTENDS: Final = flags(lambda kind: kind.extends)


def budget_of(setup: Setup) -> int | None:
    """The budget of the search, if it may stop the search before the sheet's end."""
    budget: int | None = setup.values["max_nodes"]
    return None if budget is None or budget >= MOST_NODES else budget


@dataclass
class Run:
    """A search, run one expansion further than the sheet shows, to know what comes next."""

    search: Finished
    record: Record
    outcome: str | None  # the value of an Outcome; None: not ended
    path: list[int]  # rows of the solution, if found
    cost: float | None


def run(setup: Setup, expansions: int) -> Run:
    """Run the search for this many expansions. Raises BadInput if they generate too many nodes for a browser."""
    record = Record()
    budget = budget_of(setup)
    running = AnchoredRun(Drive(setup.search()), record, budget or MOST_NODES)
    running.advance(expansions + 1)
    if running.outcome is Unsolved.BUDGET and budget is None and record.expanded <= expansions:
        raise BadInput("first", message("worksheet.too_far", nodes=MOST_NODES))
    ending = _settled(running) if running.outcome is Unsolved.BUDGET else running.outcome
    solution = ending if isinstance(ending, Solution) else None
    path, cost = ([], None) if solution is None else (solution.path, as_number(solution.cost))
    outcome = None if ending is None else ending.value
    traits = setup.algorithm.traits(setup.values)
    search = Finished(record, outcome, traits=traits, shape=dict(setup.problem.shape), show=setup.problem.text)
    known = Run(search, record, outcome, [node.row for node in path], cost)
    running.release()
    return known


def _settled(running: AnchoredRun) -> Outcome:
    """The outcome of a search stopped by its budget, after all events of its last node, which may be a goal."""
    record, drive = running.record, running.drive
    assert isinstance(record, Record)
    if record.kind[-1] == FOUND:
        drive.take(1)
        assert drive.outcome is not None
        record.end(drive.outcome)
        return drive.outcome
    while (events := drive.take(1)) and events[0][0] in (SUPERSEDED, MEET):
        record.consume(events)
    return Unsolved.BUDGET


class Excerpt:
    """Steps `first` + 1 … `first` + `count` of a search. Times are event numbers; rows are the record's."""

    def __init__(self, setup: Setup, known: Run, first: int, count: int) -> None:
        self.setup, self.run, self.first, self.count = setup, known, first, count
        self.search, self.record = known.search, known.record
        self.traits = known.search.traits
        expansions = [time for time, kind in enumerate(self.record.kind) if kind == EXPAND]
        self._check(len(expansions))
        self.expanded = [self.record.node[time] for time in expansions[first : first + count]]  # the rows, in order
        # times[k]: the last event of step first + k; times[0]: the beginning of the sheet.
        ends = [self._end_of(time) for time in expansions[max(first - 1, 0) : first + count]]
        self.times = ends if first else [self._start(expansions[0]), *ends]
        # The outcome, if the search ends with these steps.
        self.ended = known.outcome if len(expansions) == first + count else None
        # The time whose state the sheet shows.
        self.end = self.times[-1] if self.ended is None else len(self.record.kind) - 1

    def _check(self, expansions: int) -> None:
        if expansions < self.first + self.count and self.run.outcome == Unsolved.BUDGET.value:
            budget = budget_of(self.setup)
            raise BadInput("steps", message("worksheet.budget_too_small", nodes=budget, steps=expansions))
        if expansions == 0:
            raise BadInput("first", message("worksheet.no_steps"))
        if expansions <= self.first:
            raise BadInput("first", message("worksheet.no_such_step", first=self.first, last=expansions))
        if expansions < self.first + self.count:
            left = expansions - self.first
            raise BadInput("steps", message("worksheet.too_few_steps", first=self.first, steps=left, wanted=self.count))

    def _end_of(self, expansion: int) -> int:
        """The last event of the step that begins with this expansion (finished.steps)."""
        kinds, end = self.record.kind, expansion
        for time in range(expansion + 1, len(kinds)):
            if kinds[time] in (EXPAND, ITERATION, END):
                break
            end = time if EXTENDS[kinds[time]] else end
        return end

    def _start(self, expansion: int) -> int:
        return max((time for time in range(expansion) if STARTS[self.record.kind[time]]), default=0)

    @cached_property
    def rows(self) -> list[int]:
        """The nodes on the sheet: those expanded in its steps, their children, and the paths to them."""
        born, parent = self.record.late.generated_at, self.record.parent
        rows = [row for row in range(self.record.row_count) if born[row] <= self.end]
        if self.first == 0:
            return rows
        wanted = set(self.expanded)
        chosen = {row for row in rows if row in wanted or parent[row] in wanted}
        for row in reversed(rows):
            if row in chosen and parent[row] >= 0:
                chosen.add(parent[row])
        return sorted(chosen)

    def is_new(self, row: int) -> bool:
        """Whether the node is generated in these steps."""
        return self.record.late.generated_at[row] > self.times[0]

    def waiting(self, time: int) -> Frontier:
        return Frontier(self.search, time)

    def rivals(self, step: int) -> list[Entry]:
        """The entries that share the lowest priority before this step, in order."""
        if self.traits["key"] is None or self.traits["recursive"]:
            return []
        rivals: list[Entry] = []
        for entry in self.waiting(self.times[step - 1]):
            if entry.stale or entry.priority == inf:
                continue
            if rivals and entry.priority != rivals[0].priority:
                break
            rivals.append(entry)
        return rivals

    @property
    def expanded_next(self) -> int:
        """The node expanded after the last step, if the search has not ended."""
        later = range(self.end + 1, len(self.record.kind))
        return next(self.record.node[time] for time in later if self.record.kind[time] == EXPAND)

    @cached_property
    def goal(self) -> int | None:
        """The row of the goal, or of the node in a frontier in which two searches met; None without a solution."""
        record, late = self.record, self.record.late
        if self.ended != Solution.value:
            return None
        ends = reversed([*zip(record.kind, record.node, strict=True)])
        goal = next((row for kind, row in ends if kind in (GOAL, FOUND, MEET)), None)
        if not self.meets or goal is None:
            return goal
        same = [row for row in range(record.row_count) if record.state[row] == record.state[goal]]
        left = [row for row in same if late.removed_at[row] < 0 and late.superseded_at[row] < 0]
        return next((row for row in left if row in self.run.path), left[0])

    @property
    def meets(self) -> bool:
        """Whether the search is bidirectional: two searches that meet."""
        return "meet" in self.traits["kinds"]

    def text(self, row: int) -> str:
        """The state of a node as a line of text."""
        return str(self.search.state(row))
