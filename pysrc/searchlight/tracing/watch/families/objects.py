"""The objects that answer to the names of CS188, AIMA, CS221 and other courses: a problem, and a graph."""

from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import Any, NoReturn

from searchlight.tracing.watch.families import names
from searchlight.tracing.watch.families.usage import Usage
from searchlight.tracing.watch.questions import Questions, moves_of
from searchlight.tracing.watch.stand_ins.modules import missing
from searchlight.tracing.watch.states import Name


class Neighbours(dict[Any, Any]):
    """The value of `graph[node]`: costs by neighbour. Only iterating over it counts as an expansion.

    It acts as a list of names or of pairs with costs (`in_pairs`), as a set, or as a dict, as the program uses it.
    """

    __slots__ = ("_graph", "_node")

    def __init__(self, graph: "GraphObject", node: Any) -> None:
        self._graph, self._node = graph, node

    def __len__(self) -> int:
        return len(self._graph.costs(self._node))

    def __contains__(self, node: object) -> bool:
        return node in self._graph.costs(self._node)

    def get(self, node: Any, default: Any = None) -> Any:
        return self._graph.costs(self._node).get(node, default)

    def _handed(self) -> list[tuple[Any, Any]]:
        _, names, costs = self._graph.ask.children(self._node)
        return list(zip(names, costs, strict=True))

    def _listed(self) -> list[Any]:
        return self._handed() if self._graph.in_pairs else self._graph.ask.children(self._node)[1]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._listed())

    def __reversed__(self) -> Iterator[Any]:
        return iter(self._listed()[::-1])

    def __getitem__(self, key: Any) -> Any:
        """The cost of the edge to a neighbor, or the element at a place."""
        return self._listed()[key] if isinstance(key, int | slice) else self._graph.costs(self._node)[key]

    def keys(self) -> Any:
        return self._graph.ask.children(self._node)[1]

    def items(self) -> Any:
        return self._handed()

    def values(self) -> Any:
        return list(self._graph.ask.children(self._node)[2])

    def copy(self) -> Any:
        return self._listed()

    def __add__(self, other: Any) -> list[Any]:
        return self._listed() + list(other)

    def __radd__(self, other: Any) -> Any:
        return type(other)(self._listed()) if not other else other + self._listed()

    def __sub__(self, other: Any) -> set[Any]:
        return set(self._listed()) - set(other)


# Whether each name is usually a method; the program's own use of it takes precedence.
NODES = {"nodes": False, "vertices": False, "get_nodes": True, "getNodes": True, "get_vertices": True}


class Edge:
    """An edge, which acts as its cost in sums and comparisons."""

    def __init__(self, length: float) -> None:
        self.length = self.weight = self.cost = length


class GraphObject(dict[Any, Any]):
    """A graph that answers to every name used in courses."""

    def __init__(self, ask: Questions, usage: Usage) -> None:
        self.ask, self.in_pairs = ask, usage.graph_gives_costs()
        self._moves = moves_of(ask.problem)
        self._costs: dict[Any, Mapping[Any, float]] = {}  # costs by neighbor, for nodes already looked up
        self._names = list(getattr(getattr(ask.problem, "graph", None), "nodes", ()))
        super().__init__(dict.fromkeys(self._names))
        for name in names.NEIGHBORS:
            setattr(self, name, self._successors)
        for name in names.EDGE_COSTS:
            setattr(self, name, self._length)
        self.heuristic = self.h = self.get_heuristic = self.getHeuristic = ask.h
        for name, is_method in NODES.items():
            if usage.calls(name, "graph", otherwise=is_method):
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


class ProblemObject:
    """Has every name that courses use for a question, as a method or an attribute, as the program uses it."""

    def __init__(self, ask: Questions, usage: Usage) -> None:
        self._ask = ask
        self._start: Any = None
        self._read: dict[str, Callable[[], Any]] = {}  # functions for names that are not methods
        for all_names, get in (
            (names.STARTS, self._initial),
            (names.GOALS, ask.goal),
            (names.ALL_GOALS, lambda: [ask.goal()]),
        ):
            for name, is_method in all_names.items():
                if usage.calls(name, "problem", otherwise=is_method):
                    setattr(self, name, get)
                else:
                    self._read[name] = get
        for names_of, answer in (
            (names.ACTIONS, ask.actions), (names.RESULTS, ask.result), (names.GOAL_TESTS, ask.is_goal),
            (names.HEURISTICS, ask.h), (names.COSTS, ask.cost), (names.COSTS_OF_ACTIONS, ask.cost_of_actions),
        ):  # fmt: skip
            for name in names_of:
                setattr(self, name, answer)
        for name, usual in names.SUCCESSORS.items():
            setattr(self, name, self._successors(usage.parts(name, usual)))

    def __getattr__(self, name: str) -> Any:
        """The value of a name that is not a method. Raises Missing for unknown names."""
        read = self.__dict__.get("_read", {}).get(name)
        return self._missing(name) if read is None else read()

    def _missing(self, name: str) -> NoReturn:
        raise missing(name, "problem")

    def _initial(self) -> Any:
        """The start, always as the same object."""
        if self._start is None:
            self._start = self._ask.start()
        return self._start

    def _successors(self, parts: tuple[str, ...]) -> Callable[[Any], list[Any]]:
        places = [("action", "state", "cost").index(part) for part in parts]

        def successors(state: Any) -> list[Any]:
            return [tuple(each[place] for place in places) for each in self._ask.successors(state)]

        return successors

    def path_cost(self, so_far: float, state: Any, action: Any, after: Any) -> float:
        return so_far + self._ask.cost(state, action)
