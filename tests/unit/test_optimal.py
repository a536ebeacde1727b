"""Held against independent searches on random graphs: outcomes, costs, paths."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from searchlight.events import Solution, Unsolved
from searchlight.frontier import TIES
from searchlight.problems.graph import Graph
from searchlight.run import Run
from tests.unit.random_graphs import distances_to, fewest_edges, graphs
from tests.unit.small import problem, recorded, search


def assert_cost(run: Run, graph: Graph, expected: float | None) -> None:
    """The run failed if there is no path; else its path leads from S to G over edges that cost what is expected."""
    if expected is None:
        assert run.outcome is Unsolved.FAILURE
        return
    assert isinstance(run.outcome, Solution)
    path = [node.state for node in run.path()]
    assert (path[0], path[-1]) == ("S", "G")
    assert sum(graph.edges[a][b] for a, b in pairwise(path)) == expected == run.path()[-1].g


@given(graphs())
def test_uniform_cost_finds_the_cheapest_path(graph: Graph) -> None:
    """As Dijkstra's algorithm does, with zero costs and cycles too."""
    assert_cost(recorded(search("uniform-cost", problem(graph))), graph, distances_to("G", graph).get("S"))


@given(graphs(), st.sampled_from(list(TIES)), st.floats(0, 1))
def test_astar_finds_the_cheapest_path_when_h_never_overestimates(graph: Graph, tie: str, part: float) -> None:
    """h is admissible and as a rule inconsistent: a part of the true distance, or less where the graph says less."""
    true = distances_to("G", graph)
    h = {node: min(given, int(part * true.get(node, 12))) for node, given in graph.h.items()}
    graph = replace(graph, h=h)
    assert_cost(recorded(search("astar", problem(graph), tie=tie)), graph, true.get("S"))


@given(graphs(), st.sampled_from(list(TIES)))
def test_without_reopening_astar_is_optimal_when_h_is_consistent(graph: Graph, tie: str) -> None:
    """h is the true distance; the reopening form then makes the very same nodes."""
    true = distances_to("G", graph)
    graph = replace(graph, h={node: true.get(node, 99) for node in graph.h})
    closed = recorded(search("astar", problem(graph), tie=tie, reopen=False))
    assert_cost(closed, graph, true.get("S"))
    reopened = recorded(search("astar", problem(graph), tie=tie))
    assert closed.record.columns() == reopened.record.columns()


@given(graphs())
def test_iterative_deepening_finds_the_path_of_fewest_edges(graph: Graph) -> None:
    """Up to its limit: a cutoff where every path is longer, or where there is none but the graph has a cycle."""
    run = recorded(search("iterative-deepening", problem(graph), limit=6))
    fewest = fewest_edges("S", "G", graph)
    if fewest is None:
        assert run.outcome in (Unsolved.FAILURE, Unsolved.CUTOFF)
    else:
        assert len(run.path()) - 1 == fewest


@given(graphs())
def test_iterative_deepening_with_visited_states_finds_a_path_if_there_is_one(graph: Graph) -> None:
    """With the limit out of the way; the path may be longer than the shortest, but it is one."""
    run = recorded(search("iterative-deepening-visited", problem(graph), limit=20))
    fewest = fewest_edges("S", "G", graph)
    if fewest is None:
        assert run.outcome is Unsolved.FAILURE
    else:
        path = [node.state for node in run.path()]
        assert len(path) - 1 >= fewest
        assert all(b in graph.edges[a] for a, b in pairwise(path))


def test_iterative_deepening_with_visited_states_is_not_optimal() -> None:
    """X is visited first on the detour over A, at the depth of the limit, so the way over B is cut off unseen."""
    graph = Graph({"S": {"B": 1, "A": 1}, "A": {"Y": 1}, "Y": {"X": 1}, "B": {"X": 1}, "X": {"G": 1}})
    visited = recorded(search("iterative-deepening-visited", problem(graph)))
    plain = recorded(search("iterative-deepening", problem(graph)))
    assert [len(run.path()) - 1 for run in (visited, plain)] == [4, 3]


@pytest.mark.parametrize("algorithm", ["astar", "uniform-cost", "iterative-deepening", "iterative-deepening-visited"])
def test_a_start_that_is_the_goal_is_found_without_an_expansion(algorithm: str) -> None:
    """The path is the start alone, its cost 0."""
    run = recorded(search(algorithm, problem(start="G")))
    assert [node.state for node in run.path()] == ["G"]
    assert (run.path()[-1].g, run.record.expanded, run.record.generated) == (0, 0, 0)
