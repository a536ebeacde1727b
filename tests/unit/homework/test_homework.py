"""Homework with the mistakes that students make, each its own, in every family: found out by name."""

import json
from pathlib import Path
from typing import Any

import pytest

from searchlight.setup import Setup, read
from searchlight.tracing.explain.difference import Difference, first_difference
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request
from tests.unit.each_case import each_case

HOMEWORK = Path(__file__).parents[2] / "homework"

ROMANIA = {"problem": "graph", "heuristic": "table"}
NEAR = {"problem": "eight-puzzle", "start": "1,4,2,3,7,5,6,0,8"}  # three moves from the goal
EIGHT = {"problem": "eight-puzzle", "start": "1,2,5,6,3,8,0,4,7"}
SEVEN = {"problem": "two-blank-puzzle", "tie": "state"}
MAZE = {"problem": "grid", "grid": "......\n.###..\n......\n..#.#.", "start": "0,2", "goal": "5,3"}
CHEAPER_LATER = json.dumps({"edges": {"A": {"B": 5, "C": 1, "D": 4}, "C": {"B": 1}, "B": {"G": 1}, "D": {"G": 9}}})

MISTAKES: dict[str, tuple[dict[str, str], str, dict[str, Any], str, str]] = {
    "functions_depth_from_one": (NEAR | {"limit": "3"}, "depth-limited", {}, "limit", "the initial state has depth 1"),
    "functions_limit_skips_zero": (
        NEAR | {"limit": "5"}, "iterative-deepening", {}, "limit", "the first limit is 1",
    ),
    "problem_object_marked_when_pushed": (
        {"problem": "graph", "graph": CHEAPER_LATER, "goal": "G"}, "uniform-cost", {}, "not-expanded",
        "enters the queue only once",
    ),
    "problem_object_goal_when_made": (ROMANIA, "astar", {}, "goal-test-early", "tested when it is generated"),
    "graph_object_no_visited": (ROMANIA, "uniform-cost", {}, "re-expanded", "no states are remembered"),
    "graph_object_edges_counted": (ROMANIA, "astar", {}, "cost", "in f each action counts 1"),
    "state_class_missing_move": (EIGHT, "breadth-first", {"function": "Board.solve"}, "successors", "not generate"),
    "state_class_in_place": (EIGHT, "breadth-first", {"function": "Board.solve"}, "mutated-state", "in place"),
    "grid_last_of_equals": (MAZE, "uniform-cost", {}, "open", "in reverse order"),
    "grid_start_counted": (MAZE, "breadth-first", {}, "cost", "a path cost of 8; the actions of the path cost 6"),
    "script_goal_after_successors": (
        SEVEN, "astar", {"argv": ["4,3,0,5,1,6,7,2,0"]}, "goal-test-late", "after all children of a node are generated",
    ),
    "script_parent_overwritten": (
        ROMANIA | {"goal": "Craiova"}, "uniform-cost", {"argv": ["Arad", "Craiova"]}, "path",
        "although both expand the same states",
    ),
}  # fmt: skip

CORRECT: dict[str, tuple[dict[str, str], str, dict[str, Any]]] = {
    "functions_deepening": (NEAR | {"limit": "6"}, "iterative-deepening", {}),
    "functions_uniform_cost": (ROMANIA, "uniform-cost", {}),
    "problem_object_book": (ROMANIA, "astar", {}),
    "script_implicit_graph": (
        EIGHT, "breadth-first-paths",
        {"argv": ["125638047"], "files": {"goal.txt": "012345678"}, "successors": "transition"},
    ),
}  # fmt: skip


def difference(
    kind: str, name: str, options: dict[str, str], algorithm: str, asked: dict[str, Any]
) -> Difference | None:
    setup = read({**options, "algorithm": algorithm})
    assert isinstance(setup, Setup), setup
    text = (HOMEWORK / kind / f"{name}.py").read_text(encoding="utf-8")
    seen = observe(setup, Request(text, against=algorithm, **asked))
    assert seen.family == name.rpartition("_")[0] or name.startswith(seen.family.replace("-", "_"))
    return first_difference(seen, setup)


@each_case("name", MISTAKES)
def test_a_mistake_is_found_out_by_name(name: str) -> None:
    """The cause, and the words that say what it is."""
    options, algorithm, asked, cause, words = MISTAKES[name]
    found = difference("mistakes", name, options, algorithm, asked)
    assert found is not None
    assert found.cause == cause, found.message
    assert words in str(found.message)


@pytest.mark.parametrize("name", CORRECT)
def test_a_correct_program_is_called_correct(name: str) -> None:
    """There is no difference from the book."""
    options, algorithm, asked = CORRECT[name]
    assert difference("correct", name, options, algorithm, asked) is None


def test_there_are_two_in_each_family() -> None:
    """And every file has its row."""
    assert {path.stem for path in (HOMEWORK / "mistakes").glob("*.py")} == MISTAKES.keys()
    families = [name.replace("_", "-") for name in MISTAKES]
    for family in ("functions", "problem-object", "graph-object", "state-class", "grid", "script"):
        assert sum(name.startswith(family) for name in families) == 2
