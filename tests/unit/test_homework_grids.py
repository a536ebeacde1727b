"""Where a program stands in a grid: what is ambiguous for one cell is decided by the whole run, or said to be so."""

from pathlib import Path

import pytest

from searchlight.observe.difference import comparison, first_difference
from searchlight.observe.observation import Observation
from searchlight.observe.running import observe
from searchlight.observe.session import Request
from searchlight.setup import Setup, read

PROGRAMS = Path(__file__).parents[1] / "homework"


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
    assert found.cause == "tie"


@pytest.mark.parametrize(
    ("grid", "start", "goal"), [(".#../..../..../..#./..#.", "0,1", "1,1"), (".#..../#...../......", "5,1", "4,1")]
)
def test_a_right_program_ends_with_a_tie_and_no_early_test(grid: str, start: str, goal: str) -> None:
    """Its goal leaves the open list: that was seen."""
    setup = setup_of(grid, start, goal)
    found = first_difference(observed("correct/grid_sorted", setup), setup)
    assert found is None or found.cause == "tie"


def test_what_cannot_be_decided_is_said_not_to_be_observable() -> None:
    """Two readings of the same run, and nothing to choose between them: no cell is guessed."""
    setup = setup_of(".#.#/..#./##../##../.#.#", "0,1", "2,2")
    noted = observed("mutants/grid/list_g_row_column", setup)
    assert (noted.unobserved, noted.expanded) == (True, [])
    found = comparison(noted, setup)
    assert found.difference is None
    assert "not observable" in str(found.message)


def test_a_row_that_is_left_out_is_a_missing_successor() -> None:
    """A free cell beside an expanded one that is never read."""
    text = (PROGRAMS / "correct/grid_dijkstra.py").read_text(encoding="utf-8")
    setup = setup_of("..../..../....", "0,0", "3,1")
    wrong = text.replace("r >= len(grid) ", "r >= len(grid) - 1 ")
    assert wrong != text
    found = first_difference(observe(setup, Request(wrong)), setup)
    assert found is not None
    assert found.cause == "successors"
    assert first_difference(observe(setup, Request(text)), setup) is None
