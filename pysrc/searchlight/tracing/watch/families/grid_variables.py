"""The current cell of a program without containers, read from its variables.

The variables with its row and column are learnt at steps where only one cell is possible.
"""

from collections.abc import Callable, Iterator
from itertools import pairwise
from types import FrameType
from typing import Any, Final

from searchlight.problems.grid import BARRIER, STEPS, GridProblem
from searchlight.tracing.watch.families.grid_places import Cell

MOST_LOST: Final = 0.1  # share of reads that may be away from all reached cells
CALLER: Final = "^"  # prefix of the caller's variables
LESSONS: Final = 40  # unambiguous reads from which the meaning of the variables is learnt


class Variables:
    """Learns which variables have the current cell."""

    def __init__(self, problem: GridProblem) -> None:
        self.problem = problem
        self.reached = {problem.initial}
        self.current: Cell | None = None
        self.lessons = LESSONS
        self.reads = self.lost = 0  # all reads, and those that are not beside a reached cell
        self.sure: Callable[[FrameType], Any] | None = None  # reads the current cell from a frame, once learnt
        self.trust: dict[str, int] = {}  # by variables: how often they had the current cell, minus how often not
        steps = list(STEPS.values())
        self.around = steps[: problem.moves], steps

    def centre(self, cell: Cell, frame: FrameType) -> Cell | None:
        """The current cell while the program reads this one; None if unknown."""
        centre = self._centre(cell, frame)
        self.reads += 1
        self.lost += centre is None and cell not in self.reached
        if centre is None or centre == cell:
            return None
        self.current = centre
        if self.problem.grid.cost(cell) != BARRIER:
            self.reached.add(cell)
        return centre

    @property
    def tell_enough(self) -> bool:
        """Whether nearly all reads were beside reached cells."""
        return self.lost <= MOST_LOST * self.reads

    def _centre(self, cell: Cell, frame: FrameType) -> Cell | None:
        if self.sure:
            at: Cell | None = self.sure(frame)
            if at is not None and at in self.reached and abs(at[0] - cell[0]) <= 1 >= abs(at[1] - cell[1]):
                return at
        x, y = cell
        for steps in self.around:
            beside = [place for right, down in steps if (place := (x - right, y - down)) in self.reached]
            if beside:
                break
        else:
            return None
        if len(beside) == 1:
            if self.lessons:
                self.lessons -= 1
                self._learn(beside[0], frame)
            return beside[0]
        candidates = [
            (self.trust.get(name, 0), place) for name, pair in _pairs_near(frame) if (place := pair[::-1]) in beside
        ]
        if candidates:
            return max(candidates, key=lambda pair: pair[0])[1]
        return self.current if self.current in beside else beside[0]

    def _learn(self, place: Cell, frame: FrameType) -> None:
        """Learn the variables from a read at which the current cell is certain."""
        for name, pair in _pairs_near(frame):
            self.trust[name] = self.trust.get(name, 0) + (1 if pair[::-1] == place else -1)
        if not self.lessons:
            name, right = max(self.trust.items(), key=lambda item: item[1], default=("", 0))
            self.sure = _reader(name) if right == LESSONS else None


def _reader(name: str) -> Callable[[FrameType], Any]:
    """A function that reads a place from a frame, for a name from `_pairs_near`."""
    if name.startswith(CALLER):
        above = _reader(name.removeprefix(CALLER))
        return lambda frame: above(frame.f_back) if frame.f_back else None
    row, _, column = name.partition(" ")
    if column:
        return lambda frame: (frame.f_locals.get(column), frame.f_locals.get(row))
    sequence, _, at = name.removesuffix("]").partition("[")
    first = int(at)

    def read(frame: FrameType) -> Any:
        value = frame.f_locals.get(sequence, ())
        return (value[first + 1], value[first]) if len(value) > first + 1 else None

    return read


def _pairs_near(frame: FrameType) -> Iterator[tuple[str, Cell]]:
    """The pairs of numbers in the function that reads and, if it reads only one cell, in its caller."""
    yield from _pairs(frame)
    if frame.f_back:
        for name, pair in _pairs(frame.f_back):
            yield CALLER + name, pair


def _pairs(frame: FrameType) -> Iterator[tuple[str, Cell]]:
    """Adjacent numbers in the variables: in the order of the variables, and inside lists and tuples."""
    before: tuple[str, int] | None = None
    for name, value in frame.f_locals.items():
        if type(value) is int:
            if before:
                yield f"{before[0]} {name}", (before[1], value)
            before = name, value
        elif isinstance(value, list | tuple) and 2 <= len(value) <= 6 and type(value[-1]) is int:
            for at, pair in enumerate(pairwise(value)):
                yield f"{name}[{at}]", pair
