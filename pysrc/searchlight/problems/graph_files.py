"""Graphs as a person types them: as JSON, or as a line such as `S-A 1, A>G 4; h S 5` (typed_graph.py).

Files of other programs become such JSON when they are opened (`searchlight/networks`).
"""

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from searchlight.errors import bad, caveat, cut, listed
from searchlight.errors.foreign_json import NotJson, read_json
from searchlight.problems.graph import GRAPH_FORM, MOST, Graph, GraphProblem, is_amount, is_place
from searchlight.problems.typed import Typed
from searchlight.problems.typed_graph import is_typed, parse_typed
from searchlight.texts import Message, message

# Greedy search follows the h that falls, into a corridor whose end is dear: cost 22 after 5 expansions.
# The cheapest path costs 8, over A and B; A* finds it after 3 expansions. h is consistent.
TRAP = Graph(
    edges={
        "S": {"T1": 5, "A": 3},
        "A": {"B": 2},
        "B": {"G": 3},
        "T1": {"T2": 2},
        "T2": {"T3": 2},
        "T3": {"T4": 2},
        "T4": {"G": 11},
    },
    h={"S": 8, "A": 5, "B": 3, "T1": 4, "T2": 3, "T3": 2, "T4": 1, "G": 0},
    h_goal="G",
    coordinates={
        "S": (0, 20), "A": (30, 0), "B": (65, 0), "G": (100, 20),
        "T1": (20, 40), "T2": (40, 45), "T3": (60, 45), "T4": (80, 40),
    },
)  # fmt: skip

# h never overestimates, but falls by 3 from A to B, which costs 1. So B is expanded first, at g = 3, and closed when A
# shows the cheaper way to it, with g = 2: without reopening, A* returns a path of cost 5 where 4 is possible. No graph
# of three nodes can do this.
INCONSISTENT = Graph(
    edges={"S": {"A": 1, "B": 3}, "A": {"B": 1}, "B": {"G": 2}},
    h={"S": 0, "A": 3, "B": 0, "G": 0},
    h_goal="G",
    coordinates={"S": (0, 0), "A": (30, 30), "B": (60, 0), "G": (100, 0)},
)

# h says 3 for A, from where 1 is enough: A* takes the direct edge, cost 3, and never looks at the path of cost 2.
OVERESTIMATE = Graph(
    edges={"S": {"A": 1, "G": 3}, "A": {"G": 1}},
    h={"S": 0, "A": 3, "G": 0},
    h_goal="G",
    coordinates={"S": (0, 0), "A": (50, 40), "G": (100, 0)},
)


# The road map of AIMA (4e, fig. 3.1) with its straight-line distances to Bucharest (fig. 3.16).


def _both_ways(roads: tuple[tuple[str, str, float], ...]) -> dict[str, dict[str, float]]:
    """Roads in both directions; the neighbours in the order of the alphabet."""
    edges: dict[str, dict[str, float]] = {}
    for a, b, cost in sorted(roads + tuple((b, a, cost) for a, b, cost in roads)):
        edges.setdefault(a, {})[b] = cost
    return edges


ROMANIA = Graph(
    edges=_both_ways(
        (
            ("Arad", "Sibiu", 140), ("Arad", "Timisoara", 118), ("Arad", "Zerind", 75),
            ("Bucharest", "Fagaras", 211), ("Bucharest", "Giurgiu", 90), ("Bucharest", "Pitesti", 101),
            ("Bucharest", "Urziceni", 85), ("Craiova", "Drobeta", 120), ("Craiova", "Pitesti", 138),
            ("Craiova", "Rimnicu Vilcea", 146), ("Drobeta", "Mehadia", 75), ("Eforie", "Hirsova", 86),
            ("Fagaras", "Sibiu", 99), ("Hirsova", "Urziceni", 98), ("Iasi", "Neamt", 87), ("Iasi", "Vaslui", 92),
            ("Lugoj", "Mehadia", 70), ("Lugoj", "Timisoara", 111), ("Oradea", "Sibiu", 151), ("Oradea", "Zerind", 71),
            ("Pitesti", "Rimnicu Vilcea", 97), ("Rimnicu Vilcea", "Sibiu", 80), ("Urziceni", "Vaslui", 142),
        )
    ),
    h={
        "Arad": 366, "Bucharest": 0, "Craiova": 160, "Drobeta": 242, "Eforie": 161, "Fagaras": 176, "Giurgiu": 77,
        "Hirsova": 151, "Iasi": 226, "Lugoj": 244, "Mehadia": 241, "Neamt": 234, "Oradea": 380, "Pitesti": 100,
        "Rimnicu Vilcea": 193, "Sibiu": 253, "Timisoara": 329, "Urziceni": 80, "Vaslui": 199, "Zerind": 374,
    },
    h_goal="Bucharest",
    coordinates={
        "Arad": (91, 492), "Bucharest": (400, 327), "Craiova": (253, 288), "Drobeta": (165, 299), "Eforie": (562, 293),
        "Fagaras": (305, 449), "Giurgiu": (375, 270), "Hirsova": (534, 350), "Iasi": (473, 506), "Lugoj": (165, 379),
        "Mehadia": (168, 339), "Neamt": (406, 537), "Oradea": (131, 571), "Pitesti": (320, 368),
        "Rimnicu Vilcea": (233, 410), "Sibiu": (207, 457), "Timisoara": (94, 410), "Urziceni": (456, 350),
        "Vaslui": (509, 444), "Zerind": (108, 531),
    },
)  # fmt: skip


# Every edge costs 1. The stack serves A before B, so B is visited first on the detour, at depth 2. At limit 2 the goal
# is out of reach from there, and B is not visited again at depth 1, from where the goal is in reach. Found by
# exhaustive search (tests/unit/problems/test_typed_graph.py): no graph with fewer nodes, or as many and fewer edges,
# can do this.
DETOUR = Graph(
    edges={"S": {"B": 1, "A": 1}, "A": {"B": 1}, "B": {"G": 1}},
    coordinates={"S": (0, 0), "A": (30, 30), "B": (60, 0), "G": (100, 0)},
)


BUILT_IN_GRAPHS = {
    "romania": ROMANIA,
    "trap": TRAP,
    "inconsistent": INCONSISTENT,
    "overestimate": OVERESTIMATE,
    "detour": DETOUR,
}


LINE_FORM = "S-A 1, A>G 4; h S 5"


def formats() -> Message:
    """All formats in which a graph opens."""
    return message("graphs.formats", form=GRAPH_FORM, line=LINE_FORM)


def read_graph(typed: Typed) -> None:
    """Read a graph; by default the search leads from its first vertex to its last."""
    values = typed.values
    text = values["graph"]
    graph = BUILT_IN_GRAPHS[text] if text in BUILT_IN_GRAPHS else typed.ask(_latest, "graph", text)
    if graph is None:
        return
    nodes = graph.nodes
    for end, fallback in (("start", nodes[0]), ("goal", graph.h_goal or nodes[-1])):
        if end not in typed.given and values[end] not in nodes:
            values[end] = fallback
        typed.ask(_check_node, end, values[end], nodes)
    if values["heuristic"] == "table":
        _check_table(typed, graph)
    if not typed.complaints:
        typed.problem = GraphProblem(graph, values["start"], values["goal"], values["heuristic"])


def _check_node(end: str, name: str, nodes: list[str]) -> None:
    if name not in nodes:
        raise bad(end, "graphs.no_such_node", name=cut(name), nodes=listed(nodes))


def _check_table(typed: Typed, graph: Graph) -> None:
    """Whether the graph gives the h values that `table` looks up, and gives them for this goal."""
    absent = [node for node in graph.nodes if node not in graph.h]
    if not graph.h and "heuristic" in typed.given:
        typed.complaints.append(bad("heuristic", "graphs.no_estimates"))
    elif not graph.h:
        typed.values["heuristic"] = "zero"
    elif absent:
        typed.caveats.append(caveat("heuristic", "graphs.estimates_missing", nodes=listed(absent)))
    if graph.h_goal not in (None, typed.values["goal"]):
        typed.caveats.append(
            caveat("goal", "graphs.estimates_for_another_goal", goal=typed.values["goal"], meant=str(graph.h_goal))
        )


def parse_graph(name: str, text: str) -> Graph:
    """A graph from a typed line or JSON: `{"edges": {"A": {"B": 4}}, "h": {"A": 3}, "coordinates": {"A": [0, 1]}}`.

    `h` and `coordinates` are optional; x to the right, y upwards. Raises BadInput for `name`.
    """
    if not text.strip():
        raise bad(name, "graphs.empty", form=GRAPH_FORM, line=LINE_FORM, names=listed(list(BUILT_IN_GRAPHS)))
    if is_typed(text):
        return parse_typed(name, text)
    data = _json(name, text)
    edges = data.get("edges")
    if not isinstance(edges, dict) or not edges:
        raise bad(name, "graphs.no_edges", form=GRAPH_FORM)
    _check_edges(name, edges)
    graph = Graph(edges, data.get("h", {}), coordinates=data.get("coordinates", {}))
    _check_values(name, graph, "h", is_amount, "graphs.bad_estimate")
    _check_values(name, graph, "coordinates", is_place, "graphs.bad_place")
    return graph


def _json(name: str, text: str) -> dict[str, Any]:
    """Raises BadInput for another text, and for the JSON of other programs."""
    if not text.lstrip("\ufeff \t\r\n").startswith("{"):
        raise bad(name, "graphs.unknown", formats=formats())
    try:
        data: dict[str, Any] = read_json(text, finite=False)  # costs and estimates are checked later, each by name
    except NotJson as error:
        raise bad(
            name,
            "graphs.not_json",
            reason=error.reason,
            form=GRAPH_FORM,
            line=LINE_FORM,
            names=listed(list(BUILT_IN_GRAPHS)),
        ) from error
    if "nodes" in data or "elements" in data:
        raise bad(name, "graphs.unknown", formats=formats())
    return data


def _check_edges(name: str, edges: dict[str, Any]) -> None:
    for source, targets in edges.items():
        if not isinstance(targets, dict):
            raise bad(name, "graphs.no_targets", source=cut(source), form=GRAPH_FORM)
        for target, cost in targets.items():
            if not is_amount(cost):
                raise bad(
                    name,
                    "graphs.bad_cost",
                    source=cut(source),
                    target=cut(target),
                    cost=cut(json.dumps(cost)),
                    most=MOST,
                )


_latest = lru_cache(maxsize=1)(parse_graph)  # many searches, one after the other, are on the same graph


def _check_values(name: str, graph: Graph, part: str, is_right: Callable[[Any], bool], fault: str) -> None:
    """Check a part of a graph that has a value for nodes. Raises BadInput."""
    table, nodes = getattr(graph, part), set(graph.nodes)
    if not isinstance(table, dict):
        raise bad(name, "graphs.not_a_table", part=part, form=GRAPH_FORM)
    for node, value in table.items():
        if node not in nodes:
            raise bad(name, "graphs.no_such_node_in", name=cut(node), part=part, nodes=listed(graph.nodes))
        if not is_right(value):
            raise bad(name, fault, node=cut(node), value=cut(json.dumps(value)), most=MOST)
