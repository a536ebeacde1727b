"""`grid`: a list of lists of numbers, 0 free. The reads of cells are what is observed.

Which cell a program stands on while it reads the ones around it is told by its own variables: the reached neighbour
whose row and column stand in them, side by side. Which of them mean that is learnt where one cell alone can be meant.
"""

import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from types import FrameType
from typing import Any, Final

from searchlight.observe.observation import START
from searchlight.observe.parameters import called
from searchlight.observe.session import Session
from searchlight.problems.grid import BARRIER, STEPS, GridProblem

Cell = tuple[int, int]  # x, y
LESSONS: Final = 40  # reads that leave no doubt from which the meaning of the variables is learnt
NAMES = {step: name for name, step in STEPS.items()}


def run(session: Session, name: str) -> Any:
    """Calls the function and returns what it returns; rows come before columns in what it is given."""
    problem = session.problem
    assert isinstance(problem, GridProblem)
    session.states.rows_first = True
    grid = ReadGrid(session, problem)
    given = {
        "grid": lambda: grid,
        "start": lambda: list(problem.initial[::-1]),
        "goal": lambda: list(problem.goal[::-1]) if problem.goal else None,
        "cost": lambda: 1,
        "h": lambda: _heuristic(problem),
        "limit": lambda: session.values["limit"],
    }
    return called(session.function(name), given, by_place=("grid", "start", "goal"))


def _heuristic(problem: GridProblem) -> list[list[float]]:
    """A value for each cell, row by row."""
    return [[problem.h((x, y)) for x in range(problem.grid.columns)] for y in range(problem.grid.rows)]


class Row(list[int]):
    def __init__(self, cells: list[int], y: int, grid: "ReadGrid") -> None:
        super().__init__(cells)
        self.y = y
        self.grid = grid

    def __getitem__(self, x: Any) -> Any:
        value = list.__getitem__(self, x)
        if type(x) is int:
            self.grid.read(x % len(self), self.y, sys._getframe(1))
        return value


class ReadGrid(list[Row]):
    """Every read of a cell beside one that is reached belongs to an expansion of that one."""

    def __init__(self, session: Session, problem: GridProblem) -> None:
        self.recorder = session.recorder
        self.problem = problem
        self.reached: dict[Cell, int] = {problem.initial: START}  # with the first node of each
        self.asked: dict[Cell, tuple[int, set[Cell]]] = {}  # of each cell: its last expansion, and what that has read
        self.current: Cell | None = None
        self.lessons = LESSONS
        self.sure: Callable[[Any], Cell] | None = None  # tells it of the variables, once that is learnt
        self.trust: dict[
            str, int
        ] = {}  # by variables: how often they said where the program stands, less how often not
        steps = list(STEPS.values())
        self.around = steps[: problem.moves], steps
        grid = problem.grid
        cells = [int(cost == BARRIER) for cost in grid.costs]
        super().__init__(Row(cells[y * grid.columns : (y + 1) * grid.columns], y, self) for y in range(grid.rows))

    def read(self, x: int, y: int, frame: FrameType) -> None:
        cell = x, y
        centre = self._centre(cell, frame)
        if centre is None or centre == cell:
            return
        number, asked = self.asked.get(centre, (-1, {cell}))
        if cell in asked and (number < 0 or centre != self.current):
            number, asked = self.asked[centre] = self.recorder.expand(self.reached[centre], centre), set()
        self.current = centre
        if cell in asked:
            return
        asked.add(cell)
        if self.problem.grid.cost(cell) != BARRIER:
            self.reached.setdefault(cell, self.recorder.made)
            action = NAMES[cell[0] - centre[0], cell[1] - centre[1]]
            cost = self.problem.action_cost(centre, action, cell)
            self.recorder.make(number, action, cell, cost, object())

    def _centre(self, cell: Cell, frame: FrameType) -> Cell | None:
        """The cell on which the program stands."""
        if self.sure:
            here = self.sure(frame.f_locals)
            if here in self.reached and abs(here[0] - cell[0]) <= 1 >= abs(here[1] - cell[1]):
                return here
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
        told = [
            (self.trust.get(name, 0), place)
            for each in (
                frame,
                frame.f_back,
            )  # the latter: where a function looks at one cell, for each of those around
            if each
            for name, pair in _pairs(each)
            if (place := pair[::-1]) in beside
        ]
        if told:
            return max(told, key=lambda pair: pair[0])[1]
        return self.current if self.current in beside else beside[0]

    def _learn(self, place: Cell, frame: FrameType) -> None:
        """Which variables say where the program stands, while there is no doubt about it."""
        for name, pair in _pairs(frame):
            self.trust[name] = self.trust.get(name, 0) + (1 if pair[::-1] == place else -1)
        if not self.lessons:
            name, right = max(self.trust.items(), key=lambda item: item[1], default=("", 0))
            self.sure = _reader(name) if right == LESSONS else None


def _reader(name: str) -> Callable[[Any], Cell]:
    """What reads a place out of the variables, from the name that `_pairs` gives it."""
    row, _, column = name.partition(" ")
    if column:
        return lambda variables: (variables.get(column), variables.get(row))
    sequence, _, at = name.removesuffix("]").partition("[")
    first = int(at)
    return lambda variables: (variables[sequence][first + 1], variables[sequence][first])


def _pairs(frame: FrameType) -> Iterator[tuple[str, Cell]]:
    """Numbers that stand side by side in the variables: in their order of appearance, and inside lists and tuples."""
    before: tuple[str, int] | None = None
    for name, value in frame.f_locals.items():
        if type(value) is int:
            if before:
                yield f"{before[0]} {name}", (before[1], value)
            before = name, value
        elif isinstance(value, list | tuple) and 2 <= len(value) <= 6 and type(value[-1]) is int:
            for at, pair in enumerate(pairwise(value)):
                yield f"{name}[{at}]", pair
