"""The neighbours of a vertex, as a graph object returns them."""

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from searchlight.tracing.watch.questions import Questions


class Graph(Protocol):
    """The part of the graph's interface that is used here."""

    ask: Questions
    in_pairs: bool

    def costs(self, node: Any) -> Mapping[Any, float]:
        """The costs of a node's edges, by neighbour."""
        raise NotImplementedError


class Neighbours(dict[Any, Any]):
    """The value of `graph[node]`: costs by neighbour. Only iterating over it counts as an expansion.

    It acts as a list of names or of pairs with costs (`in_pairs`), as a set, or as a dict, as the program uses it.
    """

    __slots__ = ("_graph", "_node")

    def __init__(self, graph: Graph, node: Any) -> None:
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
