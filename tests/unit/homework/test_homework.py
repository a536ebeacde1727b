"""Homework with the mistakes that students make, in every family; grids; and the page that explains the command."""

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from buildtools.project import ROOT
from searchlight.__main__ import main
from searchlight.setup import Setup, read
from searchlight.tracing.explain.difference import Difference, comparison, first_difference
from searchlight.tracing.watch.observation import Observation
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


def test_all_commands_can_be_read() -> None:
    """Count the commands, also those whose output is not shown: one per block."""
    assert len(EXAMPLES) == TEXT.count("```console") == 5
    assert len(SHOWN) == 4


def test_every_program_that_is_named_is_there() -> None:
    """Among the tests."""
    named = re.findall(r"`(\w+\.py)`", TEXT)
    assert len(named) == 6
    for name in named:
        assert (ROOT / "tests/homework/correct" / name).is_file(), name


PROGRAMS = Path(__file__).parents[2] / "homework"


def setup_of(grid: str, start: str, goal: str, algorithm: str = "uniform-cost") -> Setup:
    setup = read({"problem": "grid", "grid": grid, "start": start, "goal": goal, "algorithm": algorithm})
    assert isinstance(setup, Setup), setup
    return setup


def observed(name: str, setup: Setup) -> Observation:
    return observe(setup, Request((PROGRAMS / f"{name}.py").read_text(encoding="utf-8")))


def test_a_cost_that_happens_to_be_a_column_is_none() -> None:
    """[g, row, column] from column 0: no cell is expanded that is a barrier, and none that is not reached."""
    setup = setup_of("..#./.#../...#", "0,2", "2,1")
    noted = observed("mistakes/grid_last_of_equals", setup)
    assert noted.expanded == [(0, 2), (1, 2), (0, 1), (2, 2), (0, 0)]
    found = first_difference(noted, setup)
    assert found is not None
    assert found.cause == "open"


def test_what_a_recursion_takes_back_is_not_where_it_stands() -> None:
    """Its only take, of row 0 and column 2, comes late, and read the other way round it would be the start."""
    noted = observed("mutants/grid/recursive_arguments", setup_of(".../..#/...", "0,2", "1,1"))
    assert noted.expanded == [(0, 2), (0, 1), (0, 0), (1, 0), (2, 0)]


@pytest.mark.parametrize(
    ("grid", "start", "goal"), [(".#../..../..../..#./..#.", "0,1", "1,1"), (".#..../#...../......", "5,1", "4,1")]
)
def test_a_right_program_ends_with_a_tie_and_no_early_test(grid: str, start: str, goal: str) -> None:
    """Its goal leaves the open list: that was seen."""
    setup = setup_of(grid, start, goal)
    found = first_difference(observed("correct/grid_sorted", setup), setup)
    assert found is None or found.cause == "open"


def test_a_row_that_is_left_out_is_a_missing_successor() -> None:
    """It is never seen to enter; no known change explains the order, so no cause is named."""
    text = (PROGRAMS / "correct/grid_dijkstra.py").read_text(encoding="utf-8")
    setup = setup_of("..../..../....", "0,0", "3,1")
    wrong = text.replace("r >= len(grid) ", "r >= len(grid) - 1 ")
    assert wrong != text
    found = first_difference(observe(setup, Request(wrong)), setup)
    assert found is not None
    assert found.causes == ()
    assert first_difference(observe(setup, Request(text)), setup) is None


OPEN_TEST = {
    "not read": ("if maze[cell[0]][cell[1]] != 0 or cell in closed:", "if cell in closed:"),
    "the wrong way round": ("maze[cell[0]][cell[1]] != 0", "maze[cell[0]][cell[1]] == 0"),
    "another number": ("maze[cell[0]][cell[1]] != 0", "maze[cell[0]][cell[1]] == 2"),
    "transposed": ("maze[cell[0]][cell[1]]", "maze[cell[1]][cell[0]]"),
}


@pytest.mark.parametrize("name", OPEN_TEST)
def test_a_wrong_test_of_what_is_free(name: str) -> None:
    """The program is seen on a barrier; it is not said to have searched in another order, or not at all."""
    text = (PROGRAMS / "correct/grid_astar.py").read_text(encoding="utf-8")
    old, new = OPEN_TEST[name]
    assert old in text
    setup = setup_of("..#../.##../...#./#.#../.....", "1,2", "3,0", "astar")
    found = first_difference(observe(setup, Request(text.replace(old, new))), setup)
    assert found is not None
    assert (found.cause, "which is a barrier" in str(found.message)) == ("successors", True), str(found.message)
    assert first_difference(observe(setup, Request(text)), setup) is None


def test_a_path_through_a_barrier() -> None:
    """It is seen where the expansions are not: a recursion that reads no cell."""
    program = """
def search(grid, start, goal):
    def go(row, column, path):
        if (row, column) == tuple(goal):
            return path
        for down, right in ((0, 1), (1, 0)):
            r, c = row + down, column + right
            if r < len(grid) and c < len(grid[0]):
                found = go(r, c, path + [(r, c)])
                if found:
                    return found
    return go(start[0], start[1], [tuple(start)])
"""
    setup = setup_of(".#../..../....", "0,0", "3,2", "depth-first")
    noted = observe(setup, Request(program))
    found = first_difference(noted, setup)
    assert (noted.seen, found and found.cause) == ("calls", "successors")


def test_rows_and_columns_exchanged_from_the_diagonal() -> None:
    """The search of the mirrored grid could be one of the grid: no order is compared, and nothing false is said."""
    text = (PROGRAMS / "correct/grid_astar.py").read_text(encoding="utf-8")
    setup = setup_of(".#../...#/##../....", "0,0", "3,0", "astar")
    noted = observe(setup, Request(text.replace("maze[cell[0]][cell[1]]", "maze[cell[1]][cell[0]]")))
    found = comparison(noted, setup)
    assert found.stopped == "unobserved" or (found.difference and found.difference.cause == "successors")
    assert first_difference(observe(setup, Request(text)), setup) is None
