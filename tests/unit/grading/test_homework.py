"""Grades of the homework whose mistakes are known: every mistake costs a point, and no correct program loses one."""

from typing import Any

import pytest

from searchlight.tracing.explain.difference import comparison
from searchlight.tracing.grading.criteria import grades
from searchlight.tracing.judged import Judged, perturbed
from searchlight.tracing.process.verification import fault_of_solution
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request, as_started
from tests.unit.each_case import each_case
from tests.unit.homework.test_homework import CORRECT, HOMEWORK, MISTAKES
from tests.unit.setups import setup_of

NO_SOLUTION = {"path", "cost", "order"}
# What a mistake costs; a tie costs nothing.
LOST = {
    "functions_depth_from_one": NO_SOLUTION,
    "functions_limit_skips_zero": set(),
    "problem_object_marked_when_pushed": {"cost", "order"},
    "problem_object_goal_when_made": {"cost", "order"},
    "graph_object_no_visited": {"order", "repeats"},
    "graph_object_edges_counted": {"cost", "order"},
    "state_class_missing_move": NO_SOLUTION,
    "state_class_in_place": NO_SOLUTION,
    "grid_last_of_equals": set(),
    "grid_start_counted": {"cost"},
    "script_goal_after_successors": {"order"},
    "script_parent_overwritten": {"cost", "search"},
}


def lost(kind: str, name: str, options: dict[str, str], algorithm: str, asked: dict[str, Any]) -> set[str]:
    """The criteria that the program fails, run in this process."""
    setup = setup_of({**options, "algorithm": algorithm})
    request = Request((HOMEWORK / kind / f"{name}.py").read_text(encoding="utf-8"), against=algorithm, **asked)
    noted = observe(setup, request)
    assert fault_of_solution(noted, setup) is None
    setup = as_started(noted, setup)
    judged = Judged(noted, setup, perturbed(noted, setup, request), comparison(noted, setup), [])
    return {grade.criterion for grade in grades(judged) if grade.passed is False}


@each_case("name", MISTAKES)
def test_a_mistake_costs_what_it_spoils(name: str) -> None:
    options, algorithm, asked, _, _ = MISTAKES[name]
    assert lost("mistakes", name, options, algorithm, asked) == LOST[name]


@pytest.mark.parametrize("name", CORRECT)
def test_a_correct_program_loses_nothing(name: str) -> None:
    assert lost("correct", name, *CORRECT[name]) == set()
