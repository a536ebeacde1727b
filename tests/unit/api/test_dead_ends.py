"""A problem from outside: an infinite h marks a dead end."""

from math import inf

import pytest

from searchlight import Problem, Result, problem_from, solve, verdict
from searchlight.catalog import ALGORITHMS
from searchlight.frontier import TIES
from tests.unit.each_case import each_case
from tests.unit.small import ANYWHERE


class Holes(Problem[int, int]):
    """From 0 to 9; below 0 and at 4 there are holes, from which nothing leads out."""

    def __init__(self, goal: int = 9) -> None:
        super().__init__(0, goal)

    def actions(self, state: int) -> list[int]:
        assert state >= 0, "a hole is never expanded"
        assert state != 4
        return [-1, 1, 2]

    def result(self, state: int, action: int) -> int:
        return state + action

    def h(self, state: int) -> float:
        return inf if state < 0 or state == 4 or (state > self.goal) else (self.goal - state) / 2

    def reverse(self) -> Problem[int, int]:
        raise NotImplementedError


INFORMED = [name for name in ANYWHERE if ALGORITHMS[name].uses_h]


@each_case("algorithm", INFORMED)
@each_case("tie", TIES)
def test_a_dead_end_is_never_expanded(algorithm: str, tie: str) -> None:
    """Where h is infinite; and it is in every file and in every sentence."""
    result = solve(Holes(), algorithm, tie=tie, max_nodes=1000)
    assert result.path is not None
    assert result.path[-1] == 9
    assert not any(step.node.h == inf for step in result.steps())
    assert inf in result.record.h
    back = Result.from_json(result.to_json())
    assert back.record.h.tobytes() == result.record.h.tobytes()
    for form in ("json", "csv", "posthoc"):
        assert "inf" in getattr(result, f"to_{form}")()
    assert result._repr_html_()
    assert [str(result.frontier(time)) for time in range(5)]


@pytest.mark.parametrize("algorithm", INFORMED)
def test_a_search_with_dead_ends_only_fails(algorithm: str) -> None:
    """Also where the start is one."""
    for h in (lambda state: 0 if state == 0 else inf, lambda state: inf):
        assert solve(Holes(), algorithm, heuristic=h, max_nodes=1000).outcome == "failure"


def test_an_infinite_h_is_judged() -> None:
    """Right where no goal can be reached, an overestimate elsewhere."""
    one_way = problem_from(
        0,
        2,
        lambda n: [1, 5] if n == 0 else [1] if n == 1 else [],
        lambda n, a: n + a,
        h=lambda n: inf if n == 5 else 0,
    )
    assert verdict(one_way).admissible is True
    assert verdict(one_way, lambda n: inf if n == 1 else 0).text.startswith(
        "Not admissible: h(1) = inf overestimates the true cost 1"
    )
