"""A graph with every usual interface: as an object with methods, as a dict, by iteration."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from searchlight.tracing.watch.families.neighbours import Neighbours
from searchlight.tracing.watch.families.usage import Usage
from searchlight.tracing.watch.moves import moves_of
from searchlight.tracing.watch.questions import Questions
from searchlight.tracing.watch.stand_ins.modules import missing
from searchlight.tracing.watch.states import Name

# Whether each name is usually a method; the program's own use of it takes precedence.
NODES = {"nodes": False, "vertices": False, "get_nodes": True, "getNodes": True, "get_vertices": True}


class Edge:
    """An edge, which acts as its cost in sums and comparisons."""

    def __init__(self, length: float) -> None:
        self.length = self.weight = self.cost = length


class GraphObject(dict[Any, Any]):
    """A graph that answers to every name used in courses."""

    def __init__(self, ask: Questions, usage: Usage, in_pairs: bool) -> None:
        self.ask = ask
        self.in_pairs = in_pairs
        self._moves = moves_of(ask.problem)
        self._costs: dict[Any, Mapping[Any, float]] = {}  # costs by neighbor, for nodes already looked up
        self._names = list(getattr(getattr(ask.problem, "graph", None), "nodes", ()))
        super().__init__(dict.fromkeys(self._names))
        for name in ("neighbors", "neighbours", "get_connected_nodes", "get_neighbors", "getNeighbors", "successors",
                     "adjacent", "get_adjacent", "neighbors_of"):  # fmt: skip
            setattr(self, name, self._successors)
        for name in (
            "get_edge_weight",
            "get_cost",
            "cost",
            "edge_weight",
            "weight",
            "distance",
            "get_weight",
            "length",
        ):
            setattr(self, name, self._length)
        self.heuristic = self.h = self.get_heuristic = self.getHeuristic = ask.h
        for name, is_method in NODES.items():
            if usage.calls(name, otherwise=is_method):
                setattr(self, name, self._listed)

    def __getattr__(self, name: str) -> Any:
        """The vertices, if the name is not a method. Raises Missing for unknown names."""
        if name in NODES:
            return self._listed()
        raise missing(name, "graph")

    def _listed(self) -> list[str]:
        """The vertices of a graph; other problems cannot list their states."""
        return [Name(name) for name in self._names]

    def costs(self, node: Any) -> Mapping[Any, float]:
        """Costs of the edges from a vertex, by neighbor; a look-up is not an expansion."""
        if node in self._costs:
            return self._costs[node]
        state = self.ask.states.read(node)
        if state is None:
            raise KeyError(node)
        _, after, costs = self._moves(state)
        by_neighbor = self._costs[node] = dict(zip(map(self.ask.hand, after), costs, strict=True))
        return by_neighbor

    def __getitem__(self, node: Any) -> Any:
        if type(node) is not Name and node not in self:
            raise KeyError(node)
        return Neighbours(self, node)

    def __contains__(self, node: object) -> bool:
        return type(node) is Name or self.ask.states.read(node) is not None

    def get(self, node: Any, default: Any = None) -> Any:
        return Neighbours(self, node) if type(node) is Name or node in self else default

    def items(self) -> Any:
        return [(name, self[name]) for name in self._listed()]

    def values(self) -> Any:
        return [self[name] for name in self._listed()]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._listed())

    def _successors(self, node: Any) -> list[Any]:
        return list(self[node])

    def are_connected(self, node: Any, other: Any) -> bool:
        return other in self.costs(node)

    has_edge = are_connected

    def get_edge(self, node: Any, other: Any) -> Edge | None:
        cost = self.costs(node).get(other)
        return None if cost is None else Edge(cost)

    def _length(self, node: Any, other: Any) -> float:
        return self.costs(node)[other]

    def is_valid_path(self, path: Any) -> bool:
        return all(self.are_connected(one, other) for one, other in pairwise(path))
