"""The current cell in a grid: the whole run decides if one step is ambiguous, or the report says that it cannot."""

from pathlib import Path

import pytest

from searchlight.setup import Setup, read
from searchlight.tracing.explain.difference import comparison, first_difference
from searchlight.tracing.watch.observation import Observation
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request

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
