"""Graphs given in full: the names of the nodes, what the edges cost, and perhaps an estimate for each node."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, TypeGuard

from searchlight.problem import PlainData, Problem
from searchlight.problems.layers import in_layers, levels

GRAPH_FORM: Final = '{"edges": {"A": {"B": 4}}, "h": {"A": 3}}'

MOST = 10**15  # the largest cost or estimate: sums over a long path stay exact to a unit
MOST_LAID_OUT = 60  # nodes without places: more cannot be told apart


def by_costs(problem: Any) -> tuple[str, ...]:
    """What is known of a finite problem with these `all_costs` (ProblemEntry.known)."""
    costs = getattr(problem, "problem", problem).all_costs  # one with a heuristic of your code wraps it
    return ("finite", *["positive"] * (min(costs, default=1) > 0), *["equal"] * (len(costs) < 2))


@dataclass(frozen=True)
class Graph:
    """`edges[a][b]` is the cost from a to b, in the order in which the children of a are generated."""

    edges: Mapping[str, Mapping[str, float]]
    h: Mapping[str, float] = field(default_factory=dict)
    h_goal: str | None = None  # the goal for which the h values were made, where that is known
    coordinates: Mapping[str, tuple[float, float]] = field(default_factory=dict)  # x to the right, y upwards

    @cached_property
    def nodes(self) -> list[str]:
        """All names in their order: those with a list of edges of their own, then those that are targets only."""
        return list(dict.fromkeys([*self.edges, *(name for targets in self.edges.values() for name in targets)]))

    @property
    def nodes_have_places(self) -> bool:
        return all(name in self.coordinates for name in self.nodes)

    def drawn_edges(self) -> tuple[bool, list[tuple[str, str, float]]]:
        """Whether they have directions, and all of them; those that lead both ways at one cost are one edge."""
        edges = [(a, b, cost) for a, targets in self.edges.items() for b, cost in targets.items()]
        if any(self.edges.get(b, {}).get(a) != cost for a, b, cost in edges):
            return True, edges
        order = {name: number for number, name in enumerate(self.nodes)}
        return False, [(a, b, cost) for a, b, cost in edges if order[a] <= order[b]]


class GraphProblem(Problem[str, str]):
    """States are the names of the nodes, actions the names of the neighbours."""

    def __init__(self, graph: Graph, initial: str, goal: str, heuristic: str = "zero") -> None:
        super().__init__(initial, goal)
        self.graph = graph
        self._actions = {name: tuple(graph.edges.get(name, ())) for name in graph.nodes}
        self._h = {"table": self.table, "zero": self.zero}[heuristic]

    def actions(self, state: str) -> Sequence[str]:
        return self._actions[state]

    def result(self, state: str, action: str) -> str:
        return action

    def action_cost(self, state: str, action: str, next_state: str) -> float:
        return self.graph.edges[state][next_state]

    @property
    def all_costs(self) -> set[float]:
        return {cost for targets in self.graph.edges.values() for cost in targets.values()}

    def h(self, state: str) -> float:
        return self._h(state)

    def zero(self, state: str) -> float:
        return 0

    def table(self, state: str) -> float:
        """The estimate that the graph gives for the node; 0 where it gives none."""
        return self.graph.h.get(state, 0)

    def reverse(self) -> "GraphProblem":
        assert self.goal is not None
        return ReverseGraphProblem(self.graph, self.initial, self.goal)

    @property
    def space(self) -> PlainData | None:
        """The graph as a map; without places for all its nodes it is laid out, if it is small.

        `places`, `links` and `h` say what it takes to draw on: all names, all edges in the order of children, and the
        estimates as they are given, whether the search uses them or not; `coordinates`, of a graph that is laid out,
        those that it does have.
        """
        coordinates, given = self.graph.coordinates, {}
        if not self.graph.nodes_have_places:
            if len(self.graph.nodes) > MOST_LAID_OUT:
                return None
            edges = self.graph.edges
            coordinates = in_layers(levels(self.initial, edges), [(a, b) for a in edges for b in edges[a]])
            own = {name: list(place) for name, place in self.graph.coordinates.items()}
            given = {"coordinates": own, "turns": True}
        directed, drawn = self.graph.drawn_edges()
        return {
            "kind": "map", "nodes": {name: list(coordinates[name]) for name in self.graph.nodes},
            "edges": drawn, "directed": directed, "start": self.initial, "goal": self.goal,
            "places": self.graph.nodes, "h": dict(self.graph.h),
            "links": [(a, b, cost) for a, targets in self.graph.edges.items() for b, cost in targets.items()],
            **given,
        }  # fmt: skip


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


def is_amount(value: Any) -> bool:
    """A number from 0 to MOST; JSON's true and Python's own NaN and Infinity are none."""
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= MOST


def is_place(value: Any) -> TypeGuard[tuple[float, float]]:
    """A pair of numbers of at most MOST in size."""
    return (
        isinstance(value, list | tuple)
        and len(value) == 2
        and all(isinstance(part, int | float) and not isinstance(part, bool) and abs(part) <= MOST for part in value)
    )
