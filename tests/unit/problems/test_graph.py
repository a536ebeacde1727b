"""Graphs: order of children, costs, heuristic, and the road map of Romania."""

from searchlight.problems.graph import Graph, GraphProblem
from searchlight.problems.graph_files import ROMANIA, parse_graph
from tests.unit.random_graphs import distances_to


def test_children_come_in_the_order_in_which_they_are_listed() -> None:
    """Not by name."""
    graph = parse_graph("graph", '{"edges": {"A": {"C": 1, "B": 2.5}}, "h": {"A": 2}}')
    problem = GraphProblem(graph, "A", "B", "table")
    assert list(problem.actions("A")) == ["C", "B"]
    assert problem.result("A", "B") == "B"
    assert problem.action_cost("A", "B", "B") == 2.5
    assert list(problem.actions("B")) == []
    assert [problem.h(node) for node in graph.nodes] == [2, 0, 0]
    assert graph.nodes == ["A", "C", "B"]


def test_the_heuristic_zero_ignores_the_table() -> None:
    """h is 0 for every node."""
    assert GraphProblem(Graph({"A": {"B": 1}}, {"A": 1}), "A", "B", "zero").h("A") == 0


def test_states_are_described_by_their_names() -> None:
    """As text; that is also how JSON has them."""
    problem = GraphProblem(ROMANIA, "Arad", "Bucharest")
    assert problem.describe("Arad") == {"shape": {"kind": "text"}, "text": "Arad"}
    assert problem.plain("Arad") == "Arad"


def test_romania_is_the_map_of_the_book() -> None:
    """20 cities, 23 roads that lead both ways; every city has a distance and a place on the map."""
    roads = [(a, b) for a, targets in ROMANIA.edges.items() for b in targets]
    assert len(ROMANIA.nodes) == 20
    assert len(roads) == 2 * 23
    assert all(ROMANIA.edges[a][b] == ROMANIA.edges[b][a] for a, b in roads)
    assert set(ROMANIA.h) == set(ROMANIA.coordinates) == set(ROMANIA.nodes)
    assert list(ROMANIA.edges["Arad"]) == ["Sibiu", "Timisoara", "Zerind"]


def test_straight_lines_are_never_longer_than_roads() -> None:
    """The table is admissible, and consistent along every road."""
    true = distances_to("Bucharest", ROMANIA)
    assert true["Arad"] == 418
    assert all(ROMANIA.h[city] <= true[city] for city in ROMANIA.nodes)
    for city, roads in ROMANIA.edges.items():
        assert all(ROMANIA.h[city] <= cost + ROMANIA.h[other] for other, cost in roads.items())
