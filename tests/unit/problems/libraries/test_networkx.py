"""Problems of networkx: the same path and as many expansions as by its own searches.

How expansions are counted there: networkx asks for the weights of the edges of a node when it expands it.
"""

from collections.abc import Callable
from typing import Any

import networkx
import pytest

from searchlight import BadInput, from_networkx, solve
from tests.unit.each_case import each_case
from tests.unit.problems.libraries.roads import SEEDS, places_and_costs


def network(seed: int) -> tuple[Any, Callable[[int, int], float]]:
    """Of each of the four kinds in turn, with parallel edges where there may be some, and a consistent heuristic."""
    places, costs = places_and_costs(seed)
    graph = [networkx.Graph, networkx.DiGraph, networkx.MultiGraph, networkx.MultiDiGraph][seed % 4]()
    for a, targets in costs.items():
        for b, cost in targets.items():
            graph.add_edge(a, b, weight=cost)
            if graph.is_multigraph():
                graph.add_edge(a, b, weight=cost * 2)
    return graph, lambda a, b: abs(complex(*places[a]) - complex(*places[b]))


def asked_by(graph: Any) -> tuple[list[int], Callable[..., float]]:
    """A weight for networkx, and the list of the nodes for whose edges it was asked."""
    asked: list[int] = []

    def weight(a: int, b: int, data: Any) -> float:
        if asked[-1:] != [a]:
            asked.append(a)
        return min(each["weight"] for each in data.values()) if graph.is_multigraph() else data["weight"]

    return asked, weight


@each_case("seed", SEEDS)
def test_networkx_dijkstra_and_astar(seed: int) -> None:
    """dijkstra_path is uniform-cost, astar_path is astar; bidirectional_dijkstra has the same cost."""
    graph, distance = network(seed)
    for algorithm, theirs in (("uniform-cost", networkx.dijkstra_path), ("astar", networkx.astar_path)):
        asked, weight = asked_by(graph)
        given = {"heuristic": distance} if algorithm == "astar" else {}
        path = theirs(graph, 0, 12, weight=weight, **given)
        ours = solve(from_networkx(graph, 0, 12, h=distance), algorithm)
        assert ours.path == path
        assert ours.cost == pytest.approx(networkx.path_weight(graph, path, "weight") if seed % 4 < 2 else ours.cost)
        assert ours.expanded == len(asked)
    both = solve(from_networkx(graph, 0, 12), "bidirectional")
    assert both.cost == pytest.approx(networkx.bidirectional_dijkstra(graph, 0, 12)[0])
    assert both.path is not None
    assert both.actions == both.path[1:]


def test_networkx_weights() -> None:
    """An attribute by its name, 1 where an edge has none; a function, which may forbid an edge; the cheapest of two."""
    graph = networkx.DiGraph([("S", "A", {"km": 3}), ("A", "G", {}), ("S", "G", {"km": 9})])
    assert solve(from_networkx(graph, "S", "G", "km"), "uniform-cost").cost == 4
    partly = solve(from_networkx(graph, "S", "G", "km"), "uniform-cost").caveats
    assert partly == ["weight: 1 of 3 edges has no 'km' and costs 1."]
    with pytest.warns(UserWarning, match="No edge has 'weight', so every edge costs 1. The edges have 'km'."):
        unit = from_networkx(graph, "S", "G")
    assert solve(unit, "uniform-cost").path == ["S", "G"]
    assert solve(unit, "uniform-cost").caveats[0].startswith("weight: No edge has 'weight'")
    with pytest.warns(UserWarning, match="No edge has 'lenght', so every edge costs 1. The edges have 'km'."):
        from_networkx(graph, "S", "G", "lenght")

    def toll(a: str, b: str, data: Any) -> float | None:
        return None if a == "A" else data.get("km", 1)

    assert solve(from_networkx(graph, "S", "G", toll), "uniform-cost").cost == 9
    assert from_networkx(graph, "S", "G", "km", h=lambda node: len(node)).h("S") == 1
    assert solve(from_networkx(graph, "A", "S", "km"), "uniform-cost").outcome == "failure"
    parallel = networkx.MultiGraph([("S", "G", {"weight": 5}), ("S", "G", {"weight": 2})])
    assert solve(from_networkx(parallel, "G", "S"), "uniform-cost").cost == 2


@pytest.mark.parametrize(
    ("given", "field", "sentence"),
    [
        ((networkx.path_graph(3), 0, 7), "target", "7 is not a node of the graph. Choose one of these: 0, 1, 2."),
        (({"A": {"B": 1}}, "A", "B"), "graph", "{'A': {'B': 1}} is not a graph of networkx. Give a Graph, a DiGraph,"),
        ((networkx.Graph([(0, 1, {"weight": -2})]), 0, 1), "weight", "The edge from 0 to 1 has the weight -2. Weights"),
        (
            (networkx.path_graph(2), 0, 1, "weight", 5),
            "h",
            "5 is not a function. Give a function of a node, or of a node and the target.",
        ),
    ],
)
def test_what_networkx_may_not_give(given: tuple[Any, ...], field: str, sentence: str) -> None:
    """Missing nodes, negative weights, other objects: a sentence before any search."""
    with pytest.raises(BadInput) as caught:
        from_networkx(*given)
    assert caught.value.field == field
    assert caught.value.text.startswith(sentence)
