"""Heuristics for grids, each made for a goal, `goal → h`. A cell costs 1 at least, a diagonal √2 times that."""

from collections.abc import Callable
from math import sqrt
from typing import TypeAlias

Place: TypeAlias = tuple[int, int]  # x from the left, y from the top, from 0
Heuristic: TypeAlias = Callable[[Place], float]

# √2, rounded up to a multiple of 2⁻⁴⁰ (by 2.4·10⁻¹³): sums of it are exact in floating point, in whatever order the
# moves come, so that paths of equal cost have equal g; and it is not less than the straight line of `euclidean`.
DIAGONAL = 1554944255988 / 2**40


def manhattan(goal: Place) -> Heuristic:
    """Columns and rows to go, added up."""
    goal_x, goal_y = goal
    return lambda state: abs(state[0] - goal_x) + abs(state[1] - goal_y)


def euclidean(goal: Place) -> Heuristic:
    """The straight line; the root of a whole number is the same on every machine, which `hypot` does not promise."""
    goal_x, goal_y = goal
    return lambda state: sqrt((state[0] - goal_x) ** 2 + (state[1] - goal_y) ** 2)


def octile(goal: Place) -> Heuristic:
    """The cost in eight directions if nothing stood in the way: diagonals first, then straight on."""
    goal_x, goal_y = goal

    def h(state: Place) -> float:
        across, down = abs(state[0] - goal_x), abs(state[1] - goal_y)
        return across - down + down * DIAGONAL if across > down else down - across + across * DIAGONAL

    return h


HEURISTICS: dict[str, Callable[[Place], Heuristic]] = {
    "manhattan": manhattan,
    "octile": octile,
    "euclidean": euclidean,
    "zero": lambda _: lambda _: 0,
}
