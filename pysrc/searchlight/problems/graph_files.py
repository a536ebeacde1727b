"""Graphs as a person types them: as JSON, or as a line such as `S-A 1, A>G 4; h S 5` (typed_graph.py).

Files of other programs become such JSON when they are opened (`searchlight/networks`).
"""

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from searchlight.errors import bad, caveat, cut, listed
from searchlight.errors.foreign_json import NotJson, read_json
from searchlight.problems.detour import DETOUR
from searchlight.problems.graph import GRAPH_FORM, MOST, Graph, GraphProblem, is_amount, is_place
from searchlight.problems.romania import ROMANIA
from searchlight.problems.small_graphs import INCONSISTENT, OVERESTIMATE, TRAP
from searchlight.problems.typed import Typed
from searchlight.problems.typed_graph import is_typed, parse_typed
from searchlight.texts import Message, message

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
