"""Problems of aima3 and simpleai: the same path and as many expansions as by their own searches.

How expansions are counted there: aima3's InstrumentedProblem counts the calls of `actions` (`succs`), one for each
node that is expanded; simpleai tells its viewer of each (`expanded`).
"""

import subprocess
import sys
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from aima3 import search as aima

from examples.recipes.from_simpleai import from_simpleai
from searchlight import BadInput, from_aima, solve
from tests.unit.each_case import each_case

# -- aima3 -------------------------------------------------------------------------------------------------------------


class Sliding(aima.Problem):  # type: ignore[misc]
    """The 8-puzzle as students of AIMA write it: tuples of nine numbers, 0 the blank."""

    def actions(self, state: tuple[int, ...]) -> list[int]:
        row, column = divmod(state.index(0), 3)
        near = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
        return [3 * r + c for r, c in near if 0 <= r < 3 and 0 <= c < 3]

    def result(self, state: tuple[int, ...], action: int) -> tuple[int, ...]:
        board, blank = list(state), state.index(0)
        board[blank], board[action] = board[action], 0
        return tuple(board)

    def h(self, node: Any) -> int:
        return sum(tile not in (0, goal) for tile, goal in zip(node.state, self.goal, strict=True))


def aima_problems() -> list[Any]:
    """Five journeys in Romania and five boards."""
    ends = [("Arad", "Bucharest"), ("Oradea", "Giurgiu"), ("Neamt", "Drobeta"), ("Eforie", "Zerind"), ("Lugoj", "Iasi")]
    journeys = [aima.GraphProblem(start, goal, aima.romania_map) for start, goal in ends]
    goal = (0, 1, 2, 3, 4, 5, 6, 7, 8)
    boards = []
    for seed in range(5):
        board, choose, blank = Sliding(goal, goal), Random(seed), goal
        for _ in range(14 + seed):
            blank = board.result(blank, choose.choice(board.actions(blank)))
        boards.append(Sliding(blank, goal))
    return [*journeys, *boards]


AS_AIMA = [
    ("breadth-first", aima.breadth_first_search, {}),
    ("astar", aima.uniform_cost_search, {"heuristic": "zero", "tie": "state", "reopen": False}),
    ("astar", aima.astar_search, {"tie": "state", "reopen": False}),
]


@each_case("number", range(10))
def test_aima3(number: int) -> None:
    """Its breadth-first, uniform-cost and A* search; the last two break ties by the state and reopen nothing."""
    for algorithm, theirs, options in AS_AIMA:
        problem = aima_problems()[number]
        counted = aima.InstrumentedProblem(problem)
        node = theirs(counted)
        ours = solve(from_aima(problem), algorithm, **options)
        assert ours.actions == node.solution()
        assert ours.path == [each.state for each in node.path()]
        assert ours.cost == node.path_cost
        assert ours.expanded == counted.succs


def test_the_fourth_edition_of_aima() -> None:
    """It says is_goal and action_cost."""
    fourth = SimpleNamespace(
        initial=0,
        actions=lambda state: [1, 2],
        result=lambda state, action: state + action,
        is_goal=lambda state: state == 5,
        action_cost=lambda state, action, result: action * action,
        h=lambda node: abs(5 - node.state),
    )
    assert solve(from_aima(fourth)).cost == 5


YARD = """
class Yard:
    initial, goal = (0, 0), (2, 1)
    moves = {"right": (1, 0), "down": (0, 1)}
    def actions(self, state):
        return [name for name, (dx, dy) in self.moves.items() if state[0] + dx < 3 and state[1] + dy < 2]
    def result(self, state, action):
        return state[0] + self.moves[action][0], state[1] + self.moves[action][1]
    def goal_test(self, state):
        return state == self.goal
    def h(self, node):
        x, y = node.state if isinstance(node, Node) else node
        return abs(x - self.goal[0]) + abs(y - self.goal[1])
"""
NODES = {
    "of the state alone": "class Node:\n    def __init__(self, state):\n        self.state = state\n",
    "as in the book": "class Node:\n    def __init__(self, state, parent=None, action=None, path_cost=0):\n"
    "        self.state, self.parent, self.depth = state, parent, parent.depth + 1 if parent else 0\n",
    "a vertex": "class Node:\n    def __init__(self, name):\n        self.name = name\n",
}


def made_of(text: str) -> Any:
    """The module of this text."""
    module = ModuleType("yard")
    sys.modules["yard"] = module
    exec(text, vars(module))
    return module


@pytest.mark.parametrize("node", NODES.values(), ids=NODES)
def test_the_node_is_that_of_the_problems_own_module(node: str) -> None:
    """Which its h may ask for, as the GridProblem of aima-python does; there is one of ours where that is no node."""
    yard = YARD.replace("node.state if isinstance(node, Node) else node", "node.state") if "name" in node else YARD
    result = solve(from_aima(made_of(node + yard).Yard()), "astar")
    assert (result.cost, result.path) == (3, [(0, 0), (1, 0), (2, 0), (2, 1)])


# -- simpleai ----------------------------------------------------------------------------------------------------------


# -- what both may not give --------------------------------------------------------------------------------------------


def counting(**changes: Any) -> Any:
    """From 0 to 3 by ones, as simpleai writes it, with some attributes changed; None: without it."""
    given = {
        "initial_state": 0, "actions": lambda state: [1], "result": lambda state, action: state + action,
        "is_goal": lambda state: state == 3, "cost": lambda state, action, after: 1,
    }  # fmt: skip
    return SimpleNamespace(**{name: value for name, value in (given | changes).items() if value is not None})


def test_a_missing_method_is_named() -> None:
    """Before any search."""
    with pytest.raises(BadInput, match=r"The SimpleNamespace has no “initial”. Give it one"):
        from_aima(counting())
    with pytest.raises(BadInput, match=r"The SimpleNamespace has no “goal_test”. Give it one"):
        from_aima(counting(initial=0, is_goal=None))


def test_the_recipe_runs_as_it_stands() -> None:
    """The file of the examples, as a person runs it."""
    recipe = Path(from_simpleai.__code__.co_filename)
    done = subprocess.run([sys.executable, str(recipe)], capture_output=True, text=True, check=True)
    assert done.stdout == "[1, 2, 4, 5, 10, 11] 5\n"
