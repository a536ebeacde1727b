"""The library: `solve`, problems of the catalog, refusals, and what the package offers."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import searchlight
from searchlight import BadInput, Result, make_problem, problem_from, random_start, solve
from tests.unit.api.stairs import Stairs
from tests.unit.each_case import each_case

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


def test_without_a_record_the_counts_are_the_same() -> None:
    """And the path; but there are no columns to ask for."""
    whole, counted = solve("graph"), solve("graph", record=False)
    assert repr(whole) == repr(counted)
    assert (whole.path, whole.iterations) == (counted.path, counted.iterations)
    assert counted._repr_html_() is None
    with pytest.raises(BadInput, match="record: This was False"):
        counted.columns()


WRONG = [
    (lambda: solve("eight"), "problem: “eight” is not known here. Use one of eight-puzzle"),
    (lambda: solve(7), "problem: 7 is not a problem. Give an id from the catalog, or a Problem."),
    (lambda: solve(Stairs(), "a-star"), "algorithm: “a-star” is not known here. Use one of astar"),
    (lambda: solve("graph", "a-star", heuristic=len), "algorithm: “a-star” is not known here. Use one of astar"),
    (lambda: solve("graph", "a-star"), "algorithm: “a-star” is not known here. Use one of astar"),
    (lambda: solve(Stairs(), heuristic="manhattan"), "heuristic: “manhattan” does not work for your own problem"),
    (lambda: solve(Stairs(), start=1), "start: This has no effect on your own problem. Use one of "),
    (lambda: solve(Stairs(), colour=1), "colour: This is not an option. Use one of "),
    (lambda: solve("graph", colour=1), "colour: This is not an option. Use one of "),
    (lambda: solve(Stairs(), tie="fair"), "tie: “fair” is not known here. Use one of fifo"),
    (lambda: solve(Stairs(), max_nodes=0), "max_nodes: 0 is out of range"),
    (lambda: solve(problem_from(1j, 2j, list, max), tie="state"), "tie: Tie-breaking by “state” needs"),
    (lambda: problem_from(1, None, list, max), "goal: The goal is missing. Give a goal state, or a function is_goal."),
    (lambda: make_problem("graph", start="Rome"), "start: “Rome” is not in the graph"),
    (lambda: solve(Stairs(), "bidirectional"), "algorithm: Bidirectional search also searches back from the goal"),
    (lambda: solve(Stairs()).link(), "problem: This is your own, so a link cannot contain it"),
]  # fmt: skip


@each_case("call, said", WRONG)
def test_what_cannot_be_used_is_named(call: Callable[[], Any], said: str) -> None:
    """In the words of the command line."""
    with pytest.raises(BadInput) as caught:
        call()
    assert str(caught.value).startswith(said)


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


def test_the_documented_names_are_there() -> None:
    """Each is found, listed, and nothing else is made up."""
    for name in searchlight.__all__:
        assert getattr(searchlight, name) is not None
        assert name in dir(searchlight)
    with pytest.raises(AttributeError, match="no attribute 'slove'"):
        _ = searchlight.slove
    assert isinstance(solve("graph"), Result)
