"""The library on problems of your own: classes and functions, heuristics and algorithms."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from searchlight import BadInput, FunctionProblem, Problem, ProblemError, problem_from, solve, verdict
from searchlight.events import EXPAND, GENERATE, GOAL, Search, Solution, Unsolved
from searchlight.frontier import Queue
from searchlight.node import Node, expand
from searchlight.problem import AnyProblem
from tests.unit.each_case import each_case
from tests.unit.small import ANYWHERE


class Stairs(Problem[int, int]):
    """One, two or three steps up."""

    def __init__(self, top: int = 7) -> None:
        super().__init__(0, top)

    def actions(self, state: int) -> list[int]:
        return [step for step in (1, 2, 3) if state + step <= (self.goal or 0)]

    def result(self, state: int, action: int) -> int:
        return state + action

    def action_cost(self, state: int, action: int, next_state: int) -> float:
        return action**2

    def h(self, state: int) -> float:
        return (self.goal or 0) - state


def test_a_problem_of_ones_own() -> None:
    """States and actions are the very ones of the problem."""
    result = solve(Stairs(), "astar")
    assert (result.path, result.actions, result.cost) == ([0, 1, 2, 3, 4, 5, 6, 7], [1] * 7, 7)
    assert (result.problem, result.algorithm) == ("Stairs", "astar")
    assert solve(Stairs(), "breadth-first").actions == [1, 3, 3]


@each_case("algorithm", [name for name in ANYWHERE if name != "bidirectional"])
def test_every_algorithm_takes_a_problem_of_ones_own(algorithm: str) -> None:
    """And reaches the top, or says that the limit stopped it."""
    result = solve(Stairs(), algorithm, limit=7, max_nodes=1000)
    assert result.outcome == "solution"
    assert result.path is not None
    assert (result.path[0], result.path[-1]) == (0, 7)


def test_a_heuristic_may_be_a_function() -> None:
    """It takes the place of the problem's own h, and is given states as the person knows them."""
    informed, blind = solve(Stairs()), solve(Stairs(), heuristic="zero")
    assert informed.cost == blind.cost == solve(Stairs(), heuristic=lambda state: 7 - state).cost
    assert set(blind.record.h) == {0.0}
    seen: list[Any] = []

    def count(board: list[int]) -> int:
        seen.append(board)
        return sum(tile not in (0, place) for place, tile in enumerate(board))

    start = [3, 1, 2, 4, 0, 5, 6, 7, 8]
    ours = solve("eight-puzzle", heuristic=count, start=start)
    assert ours.record.columns() == solve("eight-puzzle", heuristic="misplaced", start=start).record.columns()
    assert seen[0] == start
    lists = FunctionProblem([0], [3], lambda state: [1], lambda state, action: [state[0] + 1])
    assert solve(lists, heuristic=lambda state: 3 - state[0]).record.h[0] == 3


def test_an_algorithm_may_be_a_function() -> None:
    """A generator of events, as those of the catalog are."""

    def breadth_first(given: AnyProblem) -> Search:
        frontier = Queue([Node(given.initial)])
        yield GENERATE, frontier[0]
        while frontier:
            node = frontier.take()
            if given.is_goal(node.state):
                yield GOAL, node
                return Solution(node)
            yield EXPAND, node
            for child in expand(given, node):
                frontier.add(child)
                yield GENERATE, child
        return Unsolved.FAILURE

    result = solve(Stairs(3), breadth_first)
    assert (result.actions, result.algorithm) == ([3], "breadth_first")


def test_a_verdict_on_a_problem_of_ones_own() -> None:
    """With a counterexample in the person's own words; of the catalog by id, with its options."""

    def lists(h: Callable[[Any], float]) -> AnyProblem:
        return problem_from([0], [3], lambda state: [1], lambda state, action: [min(state[0] + 1, 5)], h=h)

    good = verdict(lists(lambda state: max(3 - state[0], 0)))
    assert (good.admissible, good.consistent) == (True, True)
    assert good.text.startswith("Compared with the true costs of all 6 reachable states")
    bad = verdict(lists(lambda state: 2 * max(3 - state[0], 0)))
    assert (bad.admissible, bad.consistent) == (False, False)
    assert bad.text.startswith(
        "Not admissible: h([2]) = 2 overestimates the true cost 1. Not consistent: h falls from 6 at [0]"
    )
    assert verdict(Stairs(), lambda state: 8 - state).admissible is False
    assert verdict(Stairs(), "zero").admissible is True
    assert verdict("graph", graph="inconsistent").consistent is False
    assert verdict("graph", lambda state: 10**6).admissible is False
    endless = problem_from(0, -1, lambda state: count(1), lambda state, action: state + action)
    assert verdict(endless, max_actions=100).admissible is None
    with pytest.raises(ProblemError, match=r"^h\(0\) returned -1"):
        verdict(Stairs(), lambda state: -1)
    with pytest.raises(BadInput, match=r"^problem: 7 is not a problem"):
        verdict(7)


# -- problems made of functions ----------------------------------------------------------------------------------------


def test_a_problem_from_functions() -> None:
    """Costs, estimates and a goal test may be given, too."""
    cheap = problem_from(
        1, 10, lambda n: ["double", "add"], lambda n, do: n * 2 if do == "double" else n + 1,
        cost=lambda n, do, after: 3 if do == "double" else 1, h=lambda n: 0,
    )  # fmt: skip
    assert solve(cheap, "uniform-cost").actions == ["add", "add", "add", "add", "double"]
    assert solve(cheap, "breadth-first").path == [1, 2, 4, 5, 10]
    large = problem_from(1, None, lambda n: [2, 3], lambda n, factor: n * factor, is_goal=lambda n: n > 20)
    assert solve(large, "breadth-first").path == [1, 3, 9, 27]


@pytest.mark.parametrize(
    ("start", "goal"),
    [(0, 3), ("", "aaa"), ([], [1, 1, 1]), ([[]], [[1, 1, 1]]), ({"n": 0}, {"n": 3}), ((1, [2]), (1, [2, 1, 1]))],
    ids=repr,
)
def test_states_of_any_kind(start: Any, goal: Any) -> None:
    """States are returned in the type of the start, and functions may change their arguments."""

    def grow(state: Any, action: str) -> Any:
        if isinstance(state, list):
            (state[0] if state and isinstance(state[0], list) else state).append(1)
        elif isinstance(state, dict):
            state["n"] += 1
        elif isinstance(state, tuple):
            state[1].append(1)
        else:
            return state + ("a" if isinstance(state, str) else 1)
        return state

    before = repr(start)
    result = solve(problem_from(start, goal, lambda state: ["grow"], grow), "astar", max_nodes=20)
    assert result.outcome == "solution"
    assert result.path is not None
    assert repr(result.path[0]) == repr(start) == before
    assert repr(result.path[-1]) == repr(goal)
    result.path[0] = None
    assert repr(result.state(0)) == before
