"""The searches of simpleai and of aima-python (package aima3) on the same start, by the same moves and heuristic.

Both look through their whole frontier for every child, so that a search of n expansions takes them a time that grows
with n²: they are compared over its first expansions. Pure Python: these run in the browser's Python, too.
"""

from collections.abc import Callable
from typing import Any

from aima3.search import Problem as AimaProblem
from aima3.search import astar_search as aima_astar
from aima3.search import uniform_cost_search as aima_uniform_cost
from simpleai.search import SearchProblem
from simpleai.search import astar as simpleai_astar
from simpleai.search import uniform_cost as simpleai_uniform_cost

from bench.contest.bare import GOAL, START, State, manhattan

MOVES = ((1, 3), (0, 2, 4), (1, 5), (0, 4, 6), (1, 3, 5, 7), (2, 4, 8), (3, 7), (4, 6, 8), (5, 7))


class Enough(Exception):  # noqa: N818 - nothing is wrong
    """As many states were tested as were asked for."""


class Puzzle:
    """The eight-puzzle as both want it; every state that is taken off the frontier is tested once."""

    def __init__(self, most: int) -> None:
        self.initial = self.initial_state = START
        self.goal = GOAL
        self.left = most

    def actions(self, state: State) -> tuple[int, ...]:
        return MOVES[state.index(0)]

    def result(self, state: State, action: int) -> State:
        cells, blank = list(state), state.index(0)
        cells[blank], cells[action] = cells[action], 0
        return tuple(cells)

    def is_goal(self, state: State) -> bool:
        if self.left == 0:
            raise Enough
        self.left -= 1
        return state == GOAL

    goal_test = is_goal


class SimpleaiPuzzle(Puzzle, SearchProblem):  # type: ignore[misc]  # it has no types
    def heuristic(self, state: State) -> int:
        return manhattan(state)


class AimaPuzzle(Puzzle, AimaProblem):  # type: ignore[misc]  # it has no types
    def h(self, node: Any) -> int:
        return manhattan(node.state)


def first(most: int, search: Callable[[], Any]) -> int:
    """Runs a search until it has taken so many nodes off; says how many it has."""
    try:
        search()
    except Enough:
        return most
    raise AssertionError("the search ended before it was to be stopped")


RIVALS: dict[str, dict[str, Callable[[int], int]]] = {
    "A*, Manhattan": {
        "simpleai": lambda most: first(most, lambda: simpleai_astar(SimpleaiPuzzle(most), graph_search=True)),
        "aima-python": lambda most: first(most, lambda: aima_astar(AimaPuzzle(most))),
    },
    "uniform cost": {
        "simpleai": lambda most: first(most, lambda: simpleai_uniform_cost(SimpleaiPuzzle(most), graph_search=True)),
        "aima-python": lambda most: first(most, lambda: aima_uniform_cost(AimaPuzzle(most))),
    },
}
