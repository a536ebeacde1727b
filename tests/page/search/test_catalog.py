"""What the catalog lists, on the page: algorithms of every form, problems of every face."""

import re
from collections.abc import Iterable

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import expect

from searchlight.catalog import ALGORITHMS, PROBLEMS

# One of each form of search, and of what a state looks like. The unit tests hold all of them with the worker itself.
FORMS = ("breadth-first", "depth-limited", "iterative-deepening-visited", "weighted-astar", "rbfs", "bidirectional")
FACES = ("fifteen-puzzle", "graph", "grid", "hanoi")
NEAR = "problem=eight-puzzle&start=1,4,2,3,0,5,6,7,8"  # two moves from the goal


def with_the_others(few: tuple[str, ...], names: Iterable[str]) -> list[ParameterSet]:
    """All of them, but for a few in a thorough run only."""
    return [pytest.param(name, marks=() if name in few else pytest.mark.thorough) for name in names]


@pytest.mark.parametrize("algorithm", with_the_others(FORMS, ALGORITHMS))
def test_every_algorithm_is_stepped_run_and_taken_back(lectern, algorithm):
    """A step, the whole search, the start again; the promises beside it are those of the catalog."""
    entry = ALGORITHMS[algorithm]
    near = "problem=grid&moves=8&heuristic=octile" if entry.only else NEAR
    lectern.open(f"{near}&algorithm={algorithm}&max-nodes=3000")
    about = lectern.open_picker("Algorithm").get_by_role("region", name=str(entry.name), exact=True)
    expect(about).to_contain_text("complete")
    expect(about).to_contain_text("optimal")
    lectern.page.keyboard.press("Escape")
    lectern.press("Step")
    lectern.expect_status(re.compile("expanded|iteration|Goal"))
    lectern.run_to_end()
    lectern.expect_status(re.compile("Goal found|Out of budget"))
    lectern.press("Back")
    lectern.press("Reset")
    lectern.expect_expanded(0)
    lectern.expect_state("ready")


@pytest.mark.parametrize("problem", with_the_others(FACES, PROBLEMS))
def test_every_problem_is_searched(lectern, problem):
    """Its default start and goal, its heuristic with a verdict, a shuffled start, a search to its end."""
    lectern.open(f"problem={problem}&algorithm=astar")
    lectern.press("Step", times=2)
    lectern.expect_expanded(2)
    verdict = lectern.open_picker("Heuristic").locator("#verdict")
    expect(verdict).to_contain_text("admissible")
    expect(verdict).to_contain_text("consistent")
    lectern.page.keyboard.press("Escape")
    before = lectern.start.input_value()
    lectern.type_seed("0")
    lectern.press("Shuffle")
    expect(lectern.start).not_to_have_value(before)
    lectern.expect_expanded(0)
    lectern.run_to_end()
    lectern.expect_status("Goal found")
