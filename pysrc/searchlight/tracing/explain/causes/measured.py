"""Wrongly computed heuristics: distances to another goal, to places one off, or in one direction only."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final, cast

from searchlight.problem import AnyProblem
from searchlight.problems.grid import GridProblem
from searchlight.problems.sliding import SlidingPuzzle
from searchlight.setup import Setup

Estimate = Callable[[Any], float]
OFF: Final = {"one-back": -1, "one-off": 1}


class Measured:
    """A problem with another heuristic."""

    def __init__(self, problem: Any, h: Estimate) -> None:
        self._problem = problem
        self.h = h

    def __getattr__(self, name: str) -> Any:
        return getattr(self._problem, name)


def measured(setup: Setup) -> Iterator[tuple[str, Setup]]:
    """The same search with other heuristics, likelier ones first, each with its name in the texts."""
    for name, h in _estimates(setup.problem):
        yield name, replace(setup, problem=cast(AnyProblem, Measured(setup.problem, h)))


def _estimates(problem: Any) -> Iterator[tuple[str, Estimate]]:
    if isinstance(problem, GridProblem):
        (x, y), (goal_x, goal_y) = problem.initial, problem.goal or problem.initial
        yield "from-start", lambda place: abs(place[0] - x) + abs(place[1] - y)
        yield "rows", lambda place: abs(place[1] - goal_y)
        yield "columns", lambda place: abs(place[0] - goal_x)
    if isinstance(problem, SlidingPuzzle) and problem.goal is not None:
        places = {tile: divmod(at, problem.columns) for at, tile in enumerate(problem.goal) if tile}
        for name, off in OFF.items():
            moved = {tile: divmod(row * problem.columns + column + off, problem.columns)
                     for tile, (row, column) in places.items()}  # fmt: skip
            yield name, _distances(problem.columns, moved, 1, 1)
        yield "rows", _distances(problem.columns, places, 1, 0)
        yield "columns", _distances(problem.columns, places, 0, 1)


def _distances(columns: int, places: dict[int, tuple[int, int]], rows: int, across: int) -> Estimate:
    """The sum of the tiles' distances to these places; `rows` and `across` weight the two directions."""

    def h(board: Any) -> float:
        total = 0
        for at, tile in enumerate(board):
            if tile:
                row, column = divmod(at, columns)
                total += rows * abs(row - places[tile][0]) + across * abs(column - places[tile][1])
        return total

    return h
