"""Problems in plain Python, as a course hands them out, and search functions called with them, watched by nobody."""

import json
from collections.abc import Iterator
from typing import Any

from searchlight.problems.grid import GridProblem
from searchlight.problems.pillars import Pillars
from searchlight.setup import Setup

MOVES = (("up", -1, 0), ("left", 0, -1), ("right", 0, 1), ("down", 1, 0))
Namespace = dict[str, Any]


def steps(state: Any) -> Iterator[tuple[str, list[int]]]:
    """The moves of the blank on 3×3 cells, in the order of the documents."""
    blank = state.index(0)
    row, column = divmod(blank, 3)
    for action, down, right in MOVES:
        if 0 <= row + down < 3 and 0 <= column + right < 3:
            cells = list(state)
            other = 3 * (row + down) + column + right
            cells[blank], cells[other] = cells[other], 0
            yield action, cells


def manhattan(state: Any) -> int:
    return sum(abs(at // 3 - tile // 3) + abs(at % 3 - tile % 3) for at, tile in enumerate(state) if tile)


def functions(namespace: Namespace, setup: Setup, function: str) -> None:
    """The assignment with actionsF: states are lists, an action is tried where it is known to be possible."""
    pillars = isinstance(setup.problem, Pillars)
    start, goal = list(setup.problem.initial), list(setup.problem.goal or ())

    def actions(state: list[int]) -> list[Any]:
        return list(range(8)) if pillars else [action for action, _ in steps(state)]

    def take(state: list[int], action: Any) -> list[int]:
        if not pillars:
            return dict(steps(state))[action]
        cells = list(state)
        for at in (action - 1, action, (action + 1) % 8):
            cells[at] = 1 - cells[at]
        return cells

    called = namespace[function]
    if function == "uniform_cost_search":
        called(tuple(start), tuple(goal), lambda state: [(tuple(cells), 1) for _, cells in steps(state)])
    elif function == "aStarSearch":
        pairs = lambda state: [(action, 1) for action in actions(state)]  # noqa: E731 - as the call needs it
        called(start, pairs, lambda state, pair: (take(state, pair[0]), 1), lambda state: state == goal, manhattan)
    else:
        called(start, goal, actions, take, setup.values["limit"])


class Puzzle:
    """The eight-puzzle with the names of two courses."""

    def __init__(self, initial: tuple[int, ...]) -> None:
        self.initial = initial
        self.wanted = tuple(range(9))

    def getStartState(self) -> Any:  # noqa: N802 - the course's names
        return self.initial

    def isGoalState(self, state: Any) -> bool:  # noqa: N802
        return bool(state == self.wanted)

    is_goal = isGoalState

    def getSuccessors(self, state: Any) -> list[Any]:  # noqa: N802
        return [(tuple(cells), action, 1) for action, cells in steps(state)]

    def getCostOfActions(self, actions: list[Any]) -> int:  # noqa: N802
        """Walks along them, as the course's problems do."""
        state = self.initial
        for action in actions:
            state = self.result(state, action)
        return len(actions)

    def actions(self, state: Any) -> list[str]:
        return [action for action, _ in steps(state)]

    def result(self, state: Any, action: str) -> Any:
        return tuple(dict(steps(state))[action])

    def path_cost(self, so_far: int, state: Any, action: str, after: Any) -> int:
        return so_far + 1

    def h(self, node: Any) -> int:
        return manhattan(node.state)


def problem_object(namespace: Namespace, setup: Setup, function: str) -> None:
    puzzle = Puzzle(tuple(setup.problem.initial))
    if function == "astar_search":
        namespace[function](puzzle)
    else:
        namespace[function](puzzle, lambda state, problem: manhattan(state))


def graph(namespace: Namespace, setup: Setup, function: str) -> None:
    """A dict of lists, or of dicts of costs."""
    edges = json.loads(setup.values["graph"])["edges"]
    if function == "bfs":
        edges = {name: list(targets) for name, targets in edges.items()}
    namespace[function](edges, setup.problem.initial, setup.problem.goal)


def board(namespace: Namespace, setup: Setup, function: str) -> None:
    cells = list(setup.problem.initial)
    namespace["Solver"](namespace["Board"]([cells[:3], cells[3:6], cells[6:]])).solve()


def nodes(namespace: Namespace, setup: Setup, function: str) -> None:
    namespace[function](namespace["PuzzleState"](list(setup.problem.initial)))


def grid(namespace: Namespace, setup: Setup, function: str) -> None:
    problem = setup.problem
    assert isinstance(problem, GridProblem)
    assert problem.goal is not None
    free = [[0] * problem.grid.columns for _ in range(problem.grid.rows)]
    ends = list(problem.initial[::-1]), list(problem.goal[::-1])
    namespace[function](free, *ends, *([1] if function == "search" else []))


def script(namespace: Namespace, setup: Setup, function: str) -> None:
    namespace[function](list(setup.problem.initial))
