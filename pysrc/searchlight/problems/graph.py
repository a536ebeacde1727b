"""Graphs given in full: the names of the nodes, what the edges cost, and perhaps an estimate for each node."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from searchlight import errors
from searchlight.problem import Problem

MOST = 10**15  # the largest cost or estimate: sums over a long path stay exact to a unit


@dataclass(frozen=True)
class Graph:
    """`edges[a][b]` is the cost from a to b, in the order in which the children of a are generated."""

    edges: Mapping[str, Mapping[str, float]]
    h: Mapping[str, float] = field(default_factory=dict)
    h_goal: str | None = None  # the goal for which the h values were made, where that is known
    coordinates: Mapping[str, tuple[float, float]] = field(default_factory=dict)  # x to the right, y upwards

    @cached_property
    def nodes(self) -> list[str]:
        """All names in order of appearance; a node without edges of its own may appear as a target only."""
        return list(dict.fromkeys([name for source in self.edges for name in (source, *self.edges[source])]))


class GraphProblem(Problem[str, str]):
    """States are the names of the nodes, actions the names of the neighbours."""

    def __init__(self, graph: Graph, initial: str, goal: str, heuristic: str = "zero") -> None:
        super().__init__(initial, goal)
        self.graph = graph
        self._actions = {name: tuple(graph.edges.get(name, ())) for name in graph.nodes}
        self._h = graph.h if heuristic == "table" else {}

    def actions(self, state: str) -> Sequence[str]:
        return self._actions[state]

    def result(self, state: str, action: str) -> str:
        return action

    def action_cost(self, state: str, action: str, next_state: str) -> float:
        return self.graph.edges[state][next_state]

    def h(self, state: str) -> float:
        return self._h.get(state, 0)

    def reverse(self) -> "GraphProblem":
        assert self.goal is not None
        return ReverseGraphProblem(self.graph, self.initial, self.goal)


class Undo(str):
    """The name of an action, led backwards: `source` is the node to which that leads back."""

    source: str


class ReverseGraphProblem(GraphProblem):
    """A graph searched from the goal against its edges."""

    def __init__(self, graph: Graph, start: str, goal: str) -> None:
        """`start` and `goal` are those of the search along the edges."""
        super().__init__(graph, goal, start)
        back: dict[str, list[Undo]] = {name: [] for name in graph.nodes}
        for source, targets in graph.edges.items():
            for target in targets:
                action = Undo(target)
                action.source = source
                back[target].append(action)
        self._actions = {name: tuple(actions) for name, actions in back.items()}

    def result(self, state: str, action: str) -> str:
        assert isinstance(action, Undo)
        return action.source

    def action_cost(self, state: str, action: str, next_state: str) -> float:
        return self.graph.edges[next_state][state]

    def reverse(self) -> GraphProblem:
        assert self.goal is not None
        return GraphProblem(self.graph, self.goal, self.initial)


def parse_graph(name: str, text: str) -> Graph:
    """A graph from JSON text: `{"edges": {"A": {"B": 4}}, "h": {"A": 3}}`, h optional. Raises BadInput for `name`."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise errors.not_json(name, str(error)) from error
    except RecursionError as error:
        raise errors.nested_too_deeply(name) from error
    edges = data.get("edges") if isinstance(data, dict) else None
    if not isinstance(edges, dict) or not edges:
        raise errors.no_edges(name)
    for source, targets in edges.items():
        if not isinstance(targets, dict):
            raise errors.no_targets(name, source)
        for target, cost in targets.items():
            if not _is_amount(cost):
                raise errors.bad_cost(name, source, target, json.dumps(cost), MOST)
    graph = Graph(edges, data.get("h", {}))
    _check_estimates(name, graph)
    return graph


def _check_estimates(name: str, graph: Graph) -> None:
    if not isinstance(graph.h, dict):
        raise errors.no_table(name)
    nodes = set(graph.nodes)
    for node, value in graph.h.items():
        if node not in nodes:
            raise errors.no_such_node_in_h(name, node, graph.nodes)
        if not _is_amount(value):
            raise errors.bad_estimate(name, node, json.dumps(value), MOST)


def _is_amount(value: Any) -> bool:
    """A number from 0 to MOST; JSON's true and Python's own NaN and Infinity are none."""
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= MOST
