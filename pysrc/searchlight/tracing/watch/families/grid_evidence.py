"""Find the part of removed values that is the current cell, by evidence over the whole run.

The first current cell is the start. Later ones are free cells that were read before, each beside an earlier current
cell. The program reads the current cell, or cells to which an action leads from it. `[g, row, column]` may be read in
several ways while g happens to be a row or a column, but hardly over a whole run.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise, starmap
from operator import le
from typing import Any, Final

from searchlight.problems.grid import BARRIER, STEPS, GridProblem
from searchlight.tracing.watch.families.grid_places import Cell, PartPath, place_at, places_in

LESSONS: Final = (40, 400, 4_000)  # numbers of removals after which readings that do not fit are dropped
MOST: Final = 30_000  # removals and reads that are examined
FAR: Final = 3.0  # readings with this many more faults than the best one are dropped
SHARE: Final = 0.1  # share of the checks that may fail, because a program may use a grid in other ways
WEAK: Final = 0.25  # weight of a weak fault: a diagonal read without diagonal actions, a place that grows like a cost

Step = tuple[str, Any]  # ("take", number of the removed value) or ("read", cell)


@dataclass
class Faults:
    """The evidence against one reading: `strong` faults among `checks`, and `weak` ones."""

    checks: int = 0
    strong: int = 0
    weak: float = 0
    elsewhere: bool = False  # the first cell is neither the start nor beside it
    cells: list[Cell | None] = field(default_factory=list)  # the current cell after each removal

    @property
    def fits(self) -> bool:
        return self.checks > 0 and self.strong <= SHARE * self.checks and not self.elsewhere

    @property
    def weight(self) -> float:
        return self.strong + self.weak


class Takes:
    """Removed values, each with the cells that it may mean at that time."""

    def __init__(self, problem: GridProblem) -> None:
        self.problem = problem
        self.paths: list[PartPath] | None = None  # None: still all of them
        self.places: list[dict[PartPath, Cell]] = []
        steps = list(STEPS.values())
        self.around, self.diagonal = frozenset(steps[: problem.moves]), frozenset(steps)

    def take(self, item: Any) -> bool:
        """Add a removed value, and return whether there is now enough evidence to drop readings."""
        if self.paths is None:
            self.places.append(dict(places_in(item)))
        else:
            cells = ((path, place_at(path, item)) for path in self.paths)
            self.places.append({path: cell for path, cell in cells if cell is not None})
        return len(self.places) in LESSONS

    def narrow(self, steps: Sequence[Step]) -> bool:
        """Keep only the readings that fit so far, and return whether there are any."""
        reads = any(kind == "read" for kind, _ in steps)
        near, walled = self._near(steps, walled=True) if reads else [], True
        if not near:
            near, walled = self._near(steps, walled=False), False
        if len(self.places) == LESSONS[-1]:  # readings that still agree are equivalent
            near = [each for at, each in enumerate(near) if all(each[1].cells != one.cells for _, one in near[:at])]
        self.paths = [path for path, _ in near]
        return walled and bool(self.paths)

    def _near(self, steps: Sequence[Step], *, walled: bool) -> list[tuple[PartPath, "Faults"]]:
        judged = self._judged(steps[:MOST], walled=walled)
        best = judged[0][1].weight if judged else 0
        return [(path, faults) for path, faults in judged if faults.fits and faults.weight <= best + FAR]

    def standing(self, steps: Sequence[Step], *, walled: bool = True) -> PartPath | None:
        """The reading that gives the current cells; None if there is none. Raises Ambiguous if there are two.

        `walled`: the program is never on a barrier. Otherwise it is on one at some time, and may read any cells.
        """
        judged = [(path, faults) for path, faults in self._judged(steps[:MOST], walled=walled) if faults.fits]
        reads = any(kind == "read" for kind, _ in steps)
        if not reads:  # no evidence against a constant reading
            judged = [] if walled else [each for each in judged if len(set(each[1].cells)) > 1]
        if not judged:
            return None
        path, best = judged[0]
        if reads and not walled and not any(self._is_barrier(cell) for cell in best.cells):
            return None
        if walled and self._may_be_transposed(best.cells, {cell for kind, cell in steps if kind == "read"}):
            raise Ambiguous
        if any(faults.weight == best.weight and faults.cells != best.cells for _, faults in judged[1:]):
            raise Ambiguous
        return path

    def _is_barrier(self, cell: Cell | None) -> bool:
        return cell is not None and cell in self.problem.grid and self.problem.grid.cost(cell) == BARRIER

    def _may_be_transposed(self, cells: Sequence[Cell | None], read: set[Cell]) -> bool:
        """Whether exchanging rows and columns fits as well, such as with a start on the diagonal.

        Then the program passes the goal, ends at the goal's mirror image, or never comes near the goal.
        """
        grid, goal = self.problem.grid, self.problem.goal
        x, y = self.problem.initial
        side = min(grid.rows, grid.columns)
        if (
            goal is None
            or x != y
            or goal[0] == goal[1]
            or any(map(side.__le__, map(max, (*read, *filter(None, cells)))))
        ):
            return False
        return (
            goal in cells[:-1]
            or cells[-1] == goal[::-1]
            or (goal not in (*read, *cells) and self._can_be_reached(goal))
        )

    def _can_be_reached(self, goal: Cell) -> bool:
        reached, waiting = {self.problem.initial}, [self.problem.initial]
        while waiting and goal not in reached:
            cell = waiting.pop()
            around = {self.problem.result(cell, action) for action in self.problem.actions(cell)} - reached
            reached |= around
            waiting += around
        return goal in reached

    def _judged(self, steps: Sequence[Step], *, walled: bool) -> list[tuple[PartPath, Faults]]:
        """All readings, the one with the fewest faults first."""
        paths = dict.fromkeys(path for places in self.places for path in places)
        judged = [(path, self._faults(path, steps, walled=walled)) for path in paths]
        return sorted(judged, key=lambda each: each[1].weight)

    def _faults(self, path: PartPath, steps: Sequence[Step], *, walled: bool) -> Faults:
        faults, at, known, stood = Faults(), None, {self.problem.initial}, set[Cell]()
        for kind, value in self._with_what_follows(steps):
            if kind == "take":
                at = self.places[value[0]].get(path)
                faults.cells.append(at)
                if at is not None:
                    self._stand(faults, at, value[1] if walled else None, known, stood)
                    stood.add(at)
            elif faults.cells:  # what is read before is no evidence
                known.add(value)
                self._read(faults, at, value, walled=walled)
        cells = [cell for cell in faults.cells if cell is not None]
        if cells and self.problem.goal is not None and cells[-1] != self.problem.goal:
            faults.weak += WEAK
        if self._counts(cells):
            faults.weak += WEAK
        return faults

    def _stand(self, faults: Faults, at: Cell, reads: list[Cell] | None, known: set[Cell], stood: set[Cell]) -> None:
        """Assume that the program is at a cell and then reads these cells."""
        faults.checks += 1
        inside = at in self.problem.grid
        free = inside and self.problem.grid.cost(at) != BARRIER
        beside = at in stood or any((at[0] - x, at[1] - y) in stood for x, y in self.diagonal)
        possible = beside if stood else at == self.problem.initial
        x, y = self.problem.initial
        faults.elsewhere |= not stood and max(abs(at[0] - x), abs(at[1] - y)) > 1
        if reads is None:
            steps = [(at[0] - x, at[1] - y) for x, y in stood if abs(at[0] - x) + abs(at[1] - y) <= 2]
            faults.strong += not (inside and possible)
            faults.weak += WEAK if stood and at not in stood and not self.around.intersection(steps) else 0
            return
        elsewhere = any(cell != at for cell in reads)
        met = at in known or at in reads or not inside
        faults.strong += not (possible and met and (free or not elsewhere))

    def _read(self, faults: Faults, at: Cell | None, cell: Cell, *, walled: bool) -> None:
        faults.checks += walled
        if at == cell:
            return
        step = None if at is None else (cell[0] - at[0], cell[1] - at[1])
        if step not in self.diagonal:
            faults.strong += walled
            faults.weak += 0 if walled else WEAK
        elif step not in self.around:
            faults.weak += WEAK

    def _with_what_follows(self, steps: Sequence[Step]) -> Iterator[tuple[str, Any]]:
        """The removals, each with the cells that are read before the next one."""
        reads: list[Cell] = []
        events: list[tuple[str, Any]] = []
        for kind, value in steps:
            if kind == "take":
                reads = []
                events.append((kind, (value, reads)))
            else:
                reads.append(value)
                events.append((kind, value))
        return iter(events)

    def _counts(self, cells: list[Cell]) -> bool:
        """Whether only the row or only the column never decreases from 0, like a cost."""
        rising = [numbers[0] == 0 and all(starmap(le, pairwise(numbers))) for numbers in zip(*cells, strict=True)]
        return len(cells) > 2 and any(rising)


class Ambiguous(Exception):  # noqa: N818 - not an error
    """The current cell can be read in more than one way."""
