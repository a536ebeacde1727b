"""A problem of simpleai, searched by Searchlight: the recipe, and a problem to try it on.

Run `python examples/recipes/from_simpleai.py`; it needs simpleai.
"""

import sys
from typing import Any

sys.path.insert(0, __file__.rpartition("examples")[0] + "pysrc")  # the library of this checkout, installed or not

from searchlight import FunctionProblem, solve


def from_simpleai(problem: Any) -> FunctionProblem:
    """The problem that an object of simpleai's `SearchProblem` describes; `cost` and `heuristic` if it has them."""
    return FunctionProblem(
        problem.initial_state,
        None,
        problem.actions,
        problem.result,
        is_goal=problem.is_goal,
        cost=getattr(problem, "cost", None),
        h=getattr(problem, "heuristic", None),
    )


if __name__ == "__main__":
    from simpleai.search import SearchProblem

    class Doubling(SearchProblem):  # type: ignore[misc]
        """From 1 to 11 by adding one and doubling."""

        def actions(self, state: int) -> list[str]:
            return ["+1", "*2"]

        def result(self, state: int, action: str) -> int:
            return state + 1 if action == "+1" else state * 2

        def is_goal(self, state: int) -> bool:
            return state == 11

    result = solve(from_simpleai(Doubling(1)), "uniform-cost")
    print(result.path, result.cost)
