"""The small built-in graphs: each shows what it is there for, and no smaller one does."""

from itertools import product
from typing import Any

import pytest

from searchlight.problems.graph import Graph
from searchlight.problems.graph_files import BUILT_IN_GRAPHS
from searchlight.run import Run
from tests.unit import truth
from tests.unit.small import problem, recorded, search


def run(name: str, algorithm: str, **options: Any) -> Run:
    return recorded(search(algorithm, problem(BUILT_IN_GRAPHS[name]), **options))


def cost(done: Run) -> float:
    return done.path()[-1].g


def test_greedy_search_walks_into_the_trap() -> None:
    """Nearly three times the cost, after more expansions than A* needs."""
    greedy, astar = run("trap", "greedy"), run("trap", "astar")
    assert (cost(greedy), greedy.record.expanded) == (22, 5)
    assert (cost(astar), astar.record.expanded) == (8, 3)
    assert truth.consistent(problem(BUILT_IN_GRAPHS["trap"]))


def test_without_reopening_an_inconsistent_h_misleads_astar() -> None:
    """h is admissible: with reopening, B is expanded a second time and the cheapest path is found."""
    assert cost(run("inconsistent", "astar")) == 4
    assert cost(run("inconsistent", "astar", reopen=False)) == 5
    graph = problem(BUILT_IN_GRAPHS["inconsistent"])
    assert truth.admissible(graph)
    assert not truth.consistent(graph)


def test_no_graph_of_three_nodes_misleads_astar_with_an_admissible_h() -> None:
    """All costs from 0 to 3 or no edge, all whole admissible h: without reopening, A* is optimal."""
    for sa, sg, ag, as_ in product((None, 0, 1, 2, 3), repeat=4):
        edges = {"S": {"A": sa, "G": sg}, "A": {"G": ag, "S": as_}}
        given = {a: {b: c for b, c in targets.items() if c is not None} for a, targets in edges.items()}
        true = truth.costs_to_go(problem(Graph({**given, "G": {}})))
        for h_s, h_a in product(range(7), repeat=2):
            if h_s <= true["S"] < 7 and h_a <= true.get("A", 0):
                graph = problem(Graph(given, {"S": h_s, "A": h_a}))
                assert cost(recorded(search("astar", graph, reopen=False))) == true["S"]


def test_an_h_that_overestimates_misleads_astar() -> None:
    """It takes the direct edge; uniform-cost search does not."""
    assert cost(run("overestimate", "astar")) == 3
    assert cost(run("overestimate", "uniform-cost")) == 2


@pytest.mark.parametrize("name", BUILT_IN_GRAPHS)
def test_every_built_in_graph_has_places_for_its_nodes(name: str) -> None:
    """Of its own, all different."""
    graph = BUILT_IN_GRAPHS[name]
    assert set(graph.coordinates) == set(graph.nodes)
    assert len(set(graph.coordinates.values())) == len(graph.nodes)
