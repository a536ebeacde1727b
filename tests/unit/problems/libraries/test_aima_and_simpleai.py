"""Problems of aima3 and simpleai: the same path and as many expansions as by their own searches.

How expansions are counted there: aima3's InstrumentedProblem counts the calls of `actions` (`succs`), one for each
node that is expanded; simpleai tells its viewer of each (`expanded`).
"""

import subprocess
import sys
from functools import wraps
from itertools import pairwise
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from aima3 import search as aima
from simpleai.search import SearchProblem, astar, breadth_first, uniform_cost

from examples.recipes.from_simpleai import from_simpleai
from searchlight import BadInput, ProblemError, Result, from_aima, solve
from tests.unit.each_case import each_case
from tests.unit.problems.libraries.roads import SEEDS, places_and_costs

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
    "with everything": "from dataclasses import dataclass\nfrom typing import Any\n@dataclass\nclass Node:\n"
    "    parent: Any\n    state: Any\n    cost: float\n",
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


def test_the_node_of_a_library_that_a_problem_is_derived_from() -> None:
    """The file of the problem itself has none, and its h is decorated."""
    library = made_of(NODES["as in the book"] + YARD)

    class Here(library.Yard):  # type: ignore[misc,name-defined]
        @wraps(library.Yard.h)
        def h(self, node: Any) -> Any:
            return super().h(node)

    assert solve(from_aima(Here()), "astar").expanded == solve(from_aima(library.Yard()), "astar").expanded


# -- simpleai ----------------------------------------------------------------------------------------------------------


class Roads(SearchProblem):  # type: ignore[misc]
    """A way from place 0 to place 12."""

    def __init__(self, seed: int) -> None:
        super().__init__(initial_state=0)
        self.places, self.costs = places_and_costs(seed)

    def actions(self, state: int) -> list[int]:
        return list(self.costs[state])

    def result(self, state: int, action: int) -> int:
        return action

    def cost(self, state: int, action: int, state2: int) -> float:
        return self.costs[state][state2]

    def is_goal(self, state: int) -> bool:
        return state == 12

    def heuristic(self, state: int) -> float:
        return abs(complex(*self.places[state]) - complex(*self.places[12]))


class Hops(Roads):
    """The same, where every road costs 1."""

    def cost(self, state: int, action: int, state2: int) -> float:
        return 1


AS_SIMPLEAI = [
    ("uniform-cost", breadth_first, Hops),  # its goal test is late, as that of uniform-cost search
    ("uniform-cost", uniform_cost, Roads),
    ("astar", astar, Roads),
]


@each_case("seed", SEEDS)
def test_simpleai(seed: int) -> None:
    """Its breadth-first, uniform-cost and A* search with graph_search=True."""
    for algorithm, theirs, kind in AS_SIMPLEAI:
        told: list[str] = []
        viewer = SimpleNamespace(event=lambda name, *rest, told=told: told.append(name))
        node = theirs(kind(seed), graph_search=True, viewer=viewer)
        ours = solve(from_simpleai(kind(seed)), algorithm, reopen=False)
        assert list(zip([None, *(ours.actions or [])], ours.path or [], strict=True)) == node.path()
        assert ours.cost == pytest.approx(node.cost)
        assert ours.expanded == told.count("expanded")


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


def test_negative_costs_and_states_that_cannot_be_hashed() -> None:
    """A sentence with the function and the state; lists, of which a hashable form is made, are searched."""
    with pytest.raises(ProblemError, match=r"^action_cost\(0\) returned -1"):
        solve(from_simpleai(counting(cost=lambda state, action, after: -1)))
    with pytest.raises(ProblemError, match="which cannot be hashed"):
        solve(from_simpleai(counting(result=lambda state, action: [state])))
    lists = counting(initial_state=[0], result=lambda state, action: [state[0] + 1], is_goal=lambda state: state == [3])
    found: Result = solve(from_simpleai(lists))
    assert found.path == [[0], [1], [2], [3]]
    assert all(b[0] - a[0] == 1 for a, b in pairwise(found.path))


def test_the_recipe_runs_as_it_stands() -> None:
    """The file of the examples, as a person runs it."""
    recipe = Path(from_simpleai.__code__.co_filename)
    done = subprocess.run([sys.executable, str(recipe)], capture_output=True, text=True, check=True)
    assert done.stdout == "[1, 2, 4, 5, 10, 11] 5\n"
