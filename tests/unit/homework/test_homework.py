"""Homework with the mistakes that students make, in every family; grids; and the page that explains the command."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from buildtools.project import ROOT
from searchlight.__main__ import main
from searchlight.setup import Setup
from searchlight.tracing.explain.difference import Difference, comparison, first_difference
from searchlight.tracing.watch.observation import Observation
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request
from tests.unit.each_case import each_case
from tests.unit.setups import setup_of

HOMEWORK = Path(__file__).parents[2] / "homework"

ROMANIA = {"problem": "graph", "heuristic": "table"}
NEAR = {"problem": "eight-puzzle", "start": "1,4,2,3,7,5,6,0,8"}  # three moves from the goal
EIGHT = {"problem": "eight-puzzle", "start": "1,2,5,6,3,8,0,4,7"}
MAZE = {"problem": "grid", "grid": "......\n.###..\n......\n..#.#.", "start": "0,2", "goal": "5,3"}

MISTAKES: dict[str, tuple[dict[str, str], str, dict[str, Any], str, str]] = {
    "functions_depth_from_one": (NEAR | {"limit": "3"}, "depth-limited", {}, "limit", "the initial state has depth 1"),
    "problem_object_goal_when_made": (ROMANIA, "astar", {}, "goal-test-early", "tested when it is generated"),
    "graph_object_no_visited": (ROMANIA, "uniform-cost", {}, "re-expanded", "no states are remembered"),
    "state_class_in_place": (EIGHT, "breadth-first", {"function": "Board.solve"}, "mutated-state", "in place"),
    "grid_start_counted": (MAZE, "breadth-first", {}, "cost", "a path cost of 8; the actions of the path cost 6"),
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
    setup = setup_of({**options, "algorithm": algorithm})
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


TEXT = (ROOT / "docs/how-to/trace-homework.md").read_text(encoding="utf-8")
EXAMPLES = dict(re.findall(r"```console\n\$ searchlight (.*)\n((?:.|\n)*?)```", TEXT))
SHOWN = {command: printed for command, printed in EXAMPLES.items() if printed}


@pytest.mark.parametrize("command", SHOWN)
def test_the_examples_are_true(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compare line by line; the programs are files of the tests."""
    monkeypatch.chdir(ROOT)
    assert main(shlex.split(command)) == 0
    assert capsys.readouterr().out == SHOWN[command]


PROGRAMS = Path(__file__).parents[2] / "homework"


def grid_setup(grid: str, start: str, goal: str, algorithm: str = "uniform-cost") -> Setup:
    return setup_of({"problem": "grid", "grid": grid, "start": start, "goal": goal, "algorithm": algorithm})


def observed(name: str, setup: Setup) -> Observation:
    return observe(setup, Request((PROGRAMS / f"{name}.py").read_text(encoding="utf-8")))


OPEN_TEST = {
    "not read": ("if maze[place[0]][place[1]] != 0 or place in closed_list:", "if place in closed_list:"),
    "the wrong way round": ("maze[place[0]][place[1]] != 0", "maze[place[0]][place[1]] == 0"),
    "another number": ("maze[place[0]][place[1]] != 0", "maze[place[0]][place[1]] == 2"),
    "transposed": ("maze[place[0]][place[1]]", "maze[place[1]][place[0]]"),
}


@pytest.mark.parametrize("name", OPEN_TEST)
def test_a_wrong_test_of_what_is_free(name: str) -> None:
    """The program is seen on a barrier; it is not said to have searched in another order, or not at all."""
    text = (PROGRAMS / "mutants/grid/nodes_position.py").read_text(encoding="utf-8")
    old, new = OPEN_TEST[name]
    assert old in text
    setup = grid_setup("..#../.##../...#./#.#../.....", "1,2", "3,0", "astar")
    found = first_difference(observe(setup, Request(text.replace(old, new))), setup)
    assert found is not None
    assert (found.cause, "which is a barrier" in str(found.message)) == ("successors", True), str(found.message)
    unchanged = first_difference(observe(setup, Request(text)), setup)
    assert unchanged is None or unchanged.is_open


def test_rows_and_columns_exchanged_from_the_diagonal() -> None:
    """The search of the mirrored grid could be one of the grid: no order is compared, and nothing false is said."""
    text = (PROGRAMS / "mutants/grid/nodes_position.py").read_text(encoding="utf-8")
    setup = grid_setup(".#../...#/##../....", "0,0", "3,0", "astar")
    noted = observe(setup, Request(text.replace("maze[place[0]][place[1]]", "maze[place[1]][place[0]]")))
    found = comparison(noted, setup)
    assert found.stopped == "unobserved" or (found.difference and found.difference.cause == "successors")
    assert first_difference(observe(setup, Request(text)), setup) is None
