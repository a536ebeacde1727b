"""`graph-object`: a graph with every usual interface: as an object with methods, as a dict, by iteration."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from searchlight.observe.watch.families.neighbours import Neighbours
from searchlight.observe.watch.families.usage import Usage
from searchlight.observe.watch.moves import ways_of
from searchlight.observe.watch.pairs import names_unpacked_from
from searchlight.observe.watch.parameters import called
from searchlight.observe.watch.questions import Questions
from searchlight.observe.watch.session import Session
from searchlight.observe.watch.stand_ins.modules import missing
from searchlight.observe.watch.states import Name

# By name, whether courses have it as a method; what the program's own text does with it counts more.
NODES = {"nodes": False, "vertices": False, "get_nodes": True, "getNodes": True, "get_vertices": True}


def run(session: Session, name: str) -> Any:
    """Calls the function and returns what it returns."""
    ask = Questions(session, session.states.as_tuple)
    graph = GraphObject(
        ask, Usage(session.request.text, ("graph",)), in_pairs=names_unpacked_from(session.request.text, name)
    )
    given = {
        "graph": lambda: graph,
        "start": ask.start,
        "goal": ask.goal,
        "h": lambda: ask.h,
        "limit": lambda: session.values["limit"],
    }
    return called(session.function(name), given, by_place=("graph", "start", "goal"))


class Edge:
    """What leads from one node to the next. A number in sums and comparisons, too."""

    def __init__(self, length: float) -> None:
        self.length = self.weight = self.cost = length


class GraphObject(dict[Any, Any]):
    """Every name that a course uses for a question about a graph."""

    def __init__(self, ask: Questions, usage: Usage, in_pairs: bool) -> None:
        self.ask = ask
        self.in_pairs = in_pairs
        self._moves = ways_of(ask.problem)
        self._costs: dict[Any, Mapping[Any, float]] = {}  # of what was looked up, by node
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
        """The vertices, if the name is not a method. Raises Missing, which names what is not known."""
        if name in NODES:
            return self._listed()
        raise missing(name, "graph")

    def _listed(self) -> list[str]:
        """Of a graph; of a problem that makes its states when they are asked for, none can be listed."""
        return [Name(name) for name in self._names]

    def costs(self, node: Any) -> Mapping[Any, float]:
        """Costs of the edges from a vertex, by neighbor; a look-up is not an expansion."""
        if node in self._costs:
            return self._costs[node]
        state = self.ask.states.read(node)
        if state is None:
            raise KeyError(node)
        _, after, costs = self._moves(state)
        found = self._costs[node] = dict(zip(map(self.ask.hand, after), costs, strict=True))
        return found

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
