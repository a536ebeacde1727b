"""The warnings before a search are true: whether a goal can be reached, and whether the search will end."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from searchlight.catalog import ALGORITHMS
from searchlight.events import Drive, Unsolved
from searchlight.foresight import goal_in_reach, has_free_loop
from searchlight.problems.graph import Graph
from searchlight.run import Run
from searchlight.setup import Setup, read
from searchlight.tally import Tally
from tests.unit.each_case import each_case
from tests.unit.random_graphs import graphs
from tests.unit.small import ANYWHERE, problem, search
from tests.unit.truth import costs_to_go

THREE = {"edges": {"S": {"A": 1}, "A": {"B": 1}, "B": {"S": 1}, "G": {}}}  # a circle; no way to G
ONE_WAY = {"edges": {"S": {"A": 1, "B": 1}, "A": {"B": 1}, "B": {}, "G": {}}}  # all paths come to an end
MANY = 20_000  # states


def setup(graph: dict[str, object], algorithm: str, **options: object) -> Setup:
    made = read({"problem": "graph", "graph": json.dumps(graph), "start": "S", "goal": "G", "algorithm": algorithm}
                | options)  # fmt: skip
    assert isinstance(made, Setup)
    return made


def outcome(made: Setup) -> object:
    run = Run(Drive(made.search()), Tally(), 20_000)
    run.advance()
    return run.outcome


@each_case("algorithm", ANYWHERE)
def test_what_is_promised_of_a_search_without_a_goal_is_what_it_does(algorithm: str) -> None:
    """In a circle of three states, and where all paths come to an end."""
    circle, no_circle = setup(THREE, algorithm, limit=5), setup(ONE_WAY, algorithm, limit=5)
    assert [caveat.field for caveat in circle.caveats] == ["goal", "algorithm"]
    sentence = circle.caveats[1].text
    ends = {
        "fails": Unsolved.FAILURE, "fails on one side": Unsolved.FAILURE, "goes through all paths": Unsolved.FAILURE,
        "goes to the limit": Unsolved.CUTOFF, "never ends": Unsolved.BUDGET,
    }  # fmt: skip
    kind = ALGORITHMS[algorithm].without_goal
    assert outcome(circle) is ends.get(kind, Unsolved.FAILURE)
    assert ("never ends" in sentence) == (kind == "never ends")
    assert ("and fail" in sentence) == (kind in ("fails", "fails on one side"))
    assert outcome(no_circle) is Unsolved.FAILURE


@given(graphs())
def test_a_goal_is_in_reach_or_not_as_brute_force_finds(graph: Graph) -> None:
    """No goal that is reported as unreachable can be found."""
    of = problem(graph)
    assert goal_in_reach(of, MANY) == (costs_to_go(of)["S"] < float("inf"))


def test_a_large_space_is_not_looked_through() -> None:
    """Nothing is said then."""
    chain = Graph({str(number): {str(number + 1): 1} for number in range(50)} | {"S": {"0": 1}, "G": {}})
    assert goal_in_reach(problem(chain), most=20) is None
    assert goal_in_reach(problem(chain), MANY) is False


@given(graphs(st.sampled_from([0, 0, 1e-17, 1, 2])))
def test_recursive_best_first_search_ends_where_no_free_loop_is_seen(graph: Graph) -> None:
    """Wherever a goal is in reach and no circle is free, RBFS and IDA* find it."""
    of = problem(graph)
    if goal_in_reach(of, MANY) and not has_free_loop(of, MANY):
        for algorithm in ("rbfs", "ida-star"):
            run = Run(Drive(search(algorithm, of)), Tally(), 200_000)
            run.advance()
            assert run.outcome is not Unsolved.BUDGET


@pytest.mark.parametrize("algorithm", ["rbfs", "ida-star", "astar"])
@pytest.mark.parametrize("cost", [0, 1e-17])
def test_a_circle_that_costs_nothing_is_warned_of(algorithm: str, cost: float) -> None:
    """RBFS and IDA* go around on it for ever, also where only rounding makes it free; A* does not."""
    graph = {"edges": {"S": {"A": 1}, "A": {"B": cost}, "B": {"C": cost}, "C": {"A": cost, "G": 5}}}
    made = setup(graph, algorithm)
    warned = [caveat.field for caveat in made.caveats] == ["algorithm"]
    assert warned == (outcome(made) is Unsolved.BUDGET) == (algorithm != "astar")
    graph["edges"]["C"]["A"] = 0.5
    assert setup(graph, algorithm).caveats == ()


def test_people_who_cannot_cross_and_walls_around_the_goal_are_seen() -> None:
    """Wherever the space is small enough to be looked through."""
    for options in (
        {"problem": "missionaries", "start": "3,3,0"},
        {"problem": "grid", "grid": "..#."},
        {"problem": "water-jugs", "jugs": "10,5", "start": "1,0", "goal": "7"},
    ):
        made = read(options)
        assert isinstance(made, Setup)
        assert [caveat.field for caveat in made.caveats] == ["goal", "algorithm"]
