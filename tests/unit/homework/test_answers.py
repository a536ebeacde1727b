"""Returned values: words, numbers and empty paths for failure are not a solution, in any combination."""

from math import inf
from typing import Any

import pytest

from searchlight.tracing.watch.answers import Reading
from searchlight.tracing.watch.states import States
from tests.unit.each_case import each_case
from tests.unit.setups import setup_of

NOTHING: list[Any] = [
    "Goal not found", "No path found!", "no solution", "Failure", "failed", "Path does not exist: unreachable", "",
    ("failure", -1), (inf, []), ([], inf), (None, inf), (None, 12), ([], 0), {}, [], None, False, -1, inf, (-1, -1),
    [-1], ("Not found", 14), ([], {"Arad"}), "no se encontró", "Sin solución",
]  # fmt: skip
FOUND: list[Any] = [
    418,
    0,
    True,
    "Path found",
    (12, 3),
    [6, 0, 6],
    ["Arad", "Sibiu"],
    (["Arad", "Sibiu"], 140),
    (3, -1),
]


def reading() -> Reading:
    setup = setup_of({"problem": "graph", "algorithm": "astar"})
    return Reading(setup.problem, States(setup.problem), setup.problem.initial)


@each_case("returned", NOTHING)
def test_no_solution(returned: Any) -> None:
    """A word for failure counts, whatever else is returned with it."""
    assert reading().answer(returned).outcome == "failure"


@each_case("returned", FOUND)
def test_a_solution(returned: Any) -> None:
    """Numbers and paths are none."""
    assert reading().answer(returned).outcome == "solution"


@pytest.mark.parametrize("returned", ["cutoff", "cut_off", ("cutoff", 0), ["cutoff"]], ids=repr)
def test_the_cutoff(returned: Any) -> None:
    """As a word, alone or beside a number."""
    assert reading().answer(returned).outcome == "cutoff"


def test_a_list_of_one_board_is_a_path() -> None:
    """Not a board as a list of rows."""
    setup = setup_of({"problem": "eight-puzzle", "algorithm": "astar"})
    answer = Reading(setup.problem, States(setup.problem), setup.problem.initial).answer([list(range(9))])
    assert answer.path == [setup.problem.goal]
