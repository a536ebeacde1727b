"""`grid`: a list of lists of numbers, 0 free. The reads of cells and the removals from containers are observed.

The current cell, whose neighbours the program reads, is part of the value that it removed last. The whole run shows
which part (grid_evidence.py); grid_story.py derives the search from it. If the program has no container, its variables
show the cell: the reached neighbour whose row and column are in adjacent variables (grid_variables.py).
"""

from sys import _getframe
from types import FrameType
from typing import Any, Final

from searchlight.problems.grid import BARRIER, GridProblem
from searchlight.tracing.watch.families.grid_evidence import Ambiguous, Step, Takes
from searchlight.tracing.watch.families.grid_places import Cell, PartPath, place_at
from searchlight.tracing.watch.families.grid_story import Story
from searchlight.tracing.watch.families.grid_variables import Variables
from searchlight.tracing.watch.nodes import KINDS, POP, READ
from searchlight.tracing.watch.observation import UNKNOWN
from searchlight.tracing.watch.parameters import called
from searchlight.tracing.watch.places import Places
from searchlight.tracing.watch.session import Session

MORE: Final = 8  # the program is stopped after this many reads per allowed node


def run(session: Session, name: str) -> Any:
    """Call the function, and return its result; rows come before columns in its arguments."""
    problem = session.problem
    assert isinstance(problem, GridProblem)
    session.states.rows_first = True
    grid = ReadGrid(session, problem)
    arguments = {
        "grid": lambda: grid.rows,
        "start": lambda: list(problem.initial[::-1]),
        "goal": lambda: list(problem.goal[::-1]) if problem.goal else None,
        "cost": lambda: 1,
        "h": lambda: _heuristic(problem),
        "limit": lambda: session.values["limit"],
    }
    return called(session.function(name), arguments, by_place=("grid", "start", "goal"))


def _heuristic(problem: GridProblem) -> list[list[float]]:
    """The h values of the cells, row by row."""
    return [[problem.h((x, y)) for x in range(problem.grid.columns)] for y in range(problem.grid.rows)]


class ReadGrid:
    """A grid whose reads are recorded, each as a number in the log. `rows`: the program's argument."""

    def __init__(self, session: Session, problem: GridProblem) -> None:
        self.recorder, self.watch, self.problem = session.recorder, session.program.lists.watch, problem
        self.columns = problem.grid.columns
        self.sorts = "sort" in session.request.text
        self.takes = Takes(problem)
        self.variables = Variables(problem)
        self.centres: list[Cell | None] | None = []  # for each read, the current cell by the variables
        self.lines_of_reads, self.lines = Places(session.recorder.file), Places(session.recorder.file)
        self.rows = self._rows()
        self.watch.on_take = self._take
        self.recorder.at_end.append(self.tell)

    def _rows(self) -> list[Any]:
        log, get, stop = self.recorder.log, list.__getitem__, self.recorder.stop
        enter, most = log.append, MORE * self.recorder.max_nodes

        class Row(list[int]):
            __slots__ = ("base",)
            base: int

            def __getitem__(self, x: Any) -> Any:
                if type(x) is int:
                    enter(self.base + x * KINDS)
                    if len(log) > most:
                        stop("budget")
                return get(self, x)

        def noted_and_looked_at(row: Row, x: Any) -> Any:
            value = get(row, x)
            if type(x) is int:
                enter(row.base + x * KINDS)
                self._look(self._cell(row.base + x * KINDS), _getframe(1))
            return value

        self._fast, Row.__getitem__ = Row.__getitem__, noted_and_looked_at  # type: ignore[method-assign]
        self._row = Row
        rows = []
        for y in range(self.problem.grid.rows):
            costs = self.problem.grid.costs[y * self.columns : (y + 1) * self.columns]
            rows.append(Row(int(cost == BARRIER) for cost in costs))
            rows[-1].base = (2 * y + 1) * self.columns * KINDS + READ  # a column may be counted from the right
        return rows

    def _cell(self, code: int) -> Cell:
        y, x = divmod(code // KINDS, 2 * self.columns)
        return (x if x < self.columns else x - self.columns), y

    def _look(self, cell: Cell, frame: FrameType) -> None:
        """Look for the current cell in the variables, as long as they may be the only evidence."""
        if self.centres is not None:
            self.centres.append(self.variables.centre(cell, frame))
            self.lines_of_reads.note()

    def _take(self, item: Any) -> None:
        self.lines.note()
        if self.takes.take(item) and self.takes.narrow(self._steps(self.recorder.log)):
            self.centres = None
            self._row.__getitem__ = self._fast  # type: ignore[method-assign]
        if not len(self.lines) & 15:
            self.recorder.check_time()

    def _steps(self, log: list[int]) -> list[Step]:
        """Removed values and read cells, in order."""
        steps: list[Step] = []
        for code in log:
            number, kind = divmod(code, KINDS)
            if kind == POP:
                steps.append(("take", number))
            elif kind == READ:
                steps.append(("read", self._cell(code)))
        return steps

    def tell(self) -> None:
        """Reconstruct expansions and nodes; none if the current cell is unknown."""
        log, self.recorder.log[:] = self.recorder.log[:], ()
        try:
            steps = self._steps(log)
            walked = self._walked_before(steps)
            path = None if walked else self.takes.standing(steps)
            through = path is None and not walked and self.takes.standing(steps, walled=False)
            if path is not None:
                self._tell_by_takes(log, path, through=False)
            elif through:
                self._tell_by_takes(log, through, through=True)
            elif self.centres and self.variables.tell_enough:
                self._tell_by_variables(log, self.centres)
            else:
                raise Ambiguous
        except Ambiguous:
            self.recorder.log[:] = [code for code in log if code % KINDS not in (READ, POP)]
            self.watch.nodes_taken = [UNKNOWN] * len(self.watch.items)

    def _walked_before(self, steps: list[Step]) -> bool:
        """Whether the program reads most cells before its first removal, beside reached cells and not in scan order.
        Then removals, such as on returning from a recursion, do not show the current cell.
        """
        reads = [cell for kind, cell in steps if kind == "read"]
        first = next((at for at, (kind, _) in enumerate(steps) if kind == "take"), len(steps))
        before = reads[:first]
        scanned = before in (sorted(before), sorted(before, key=lambda cell: cell[::-1]))
        return bool(self.centres) and self.variables.tell_enough and not scanned and 2 * len(before) > len(reads)

    def _tell_by_takes(self, log: list[int], path: PartPath, *, through: bool) -> None:
        """Reconstruct the search from the removals; `through`: the program goes through barriers."""
        places = [each.get(path) for each in self.takes.places]
        story, self.watch.nodes_taken = Story(self.recorder, self.problem, self.lines), []
        story.through = through
        for code in log:
            number, kind = divmod(code, KINDS)
            if kind == POP:
                newest = not self.sorts and bool(self.watch.turned[self.watch.numbers[number]]())
                self.watch.nodes_taken.append(story.take(places[number], number, newest=newest))
            if kind == READ:
                story.read(self._cell(code))
            else:
                self.recorder.log.append(code)
        story.end()
        self.watch.node_left = lambda item: UNKNOWN if (at := place_at(path, item)) is None else story.node_at(at)

    def _tell_by_variables(self, log: list[int], centres: list[Cell | None]) -> None:
        story, read = Story(self.recorder, self.problem, self.lines_of_reads), 0
        for code in log:
            if code % KINDS != READ:
                self.recorder.log.append(code)
                continue
            centre = centres[read]
            if centre is not None:
                story.read_from(centre, self._cell(code), read)
            read += 1
