"""The library: `solve`, problems of the catalog, refusals, and what the package offers."""

import json
import subprocess
import sys
from pathlib import Path

from searchlight import problem_from, random_start, solve

PYSRC = Path(__file__).parents[3] / "pysrc"


# -- solve -------------------------------------------------------------------------------------------------------------


def test_a_problem_of_the_catalog_by_its_id() -> None:
    """States come as on the command line; options may be given as Python has them."""
    result = solve("eight-puzzle", start=[1, 0, 2, 3, 4, 5, 6, 7, 8], goal="0,1,2,3,4,5,6,7,8", reopen=False)
    assert (result.outcome, result.cost, result.actions) == ("solution", 1, ["left"])
    assert result.path == [[1, 0, 2, 3, 4, 5, 6, 7, 8], [0, 1, 2, 3, 4, 5, 6, 7, 8]]
    graph = {"edges": {"A": {"B": 4}, "B": {"C": 1.5}}, "h": {"A": 3}}
    assert solve("graph", graph=graph, start="A", goal="C").cost == 5.5


def test_counts_are_those_of_the_command_line() -> None:
    """The same names, the same numbers."""
    result = solve("graph", "uniform-cost")
    done = subprocess.run(
        [sys.executable, "-m", "searchlight", "solve", "--problem", "graph", "--algorithm", "uniform-cost", "--json"],
        env={"PYTHONPATH": str(PYSRC)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    printed = json.loads(done.stdout)
    del printed["seconds"]
    assert {name: getattr(result, name) for name in printed} == printed


def test_a_budget_ends_the_search() -> None:
    """With outcome budget, and no path."""
    result = solve("eight-puzzle", "breadth-first", max_nodes=100)
    assert (result.outcome, result.path, result.actions, result.cost, result.rows) == ("budget", None, None, None, None)
    assert result.generated == 100


def test_random_starts_are_as_many_actions_away() -> None:
    """Of the catalog's problems as of one's own, as the person knows them; the same seed gives the same one."""
    start = random_start("eight-puzzle", 9, seed=1)
    assert start == random_start("eight-puzzle", 9, seed=1)
    assert solve("eight-puzzle", start=start).cost in (1, 3, 5, 7, 9)
    lists = problem_from([0], [9], lambda state: [-1], lambda state, action: [state[0] + action])
    assert random_start(lists, 4, seed="x") == [5]


# -- the package -------------------------------------------------------------------------------------------------------


def test_what_is_not_used_is_not_loaded() -> None:
    """The command line and the page's worker import the package, and none of the library."""
    code = "import sys, searchlight, searchlight.stream.live, searchlight.__main__; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONPATH": str(PYSRC)}, capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert "searchlight.run" in loaded
    assert not [
        name for name in loaded if name.startswith(("searchlight.api", "searchlight.recorded", "searchlight.guards"))
    ]
