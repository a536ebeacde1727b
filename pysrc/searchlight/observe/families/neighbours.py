"""What a graph has for one of its nodes."""

from collections.abc import Iterator
from typing import Any, Protocol

from searchlight.observe.questions import Questions


class Graph(Protocol):
    """What is needed of the graph."""

    ask: Questions
    in_pairs: bool

    def costs(self, node: Any) -> dict[Any, float]:
        """Of the ways from a node, by neighbour."""
        raise NotImplementedError


class Neighbours(dict[Any, Any]):
    """What comes of `graph[node]`: costs by neighbour. Only to go through them is to ask for the successors.

    As a list of names, of pairs with costs (`in_pairs`), as a set, or as a dict: as the program goes about it.
    """

    def __init__(self, graph: Graph, node: Any) -> None:
        super().__init__()
        self._graph, self._node = graph, node

    def _costs(self) -> dict[Any, float]:
        """Looked up when it is first asked for: most programs go through the names alone."""
        if not super().__len__():
            super().update(self._graph.costs(self._node))
        return self

    def __len__(self) -> int:
        return dict.__len__(self._costs())

    def __contains__(self, node: object) -> bool:
        return dict.__contains__(self._costs(), node)

    def get(self, node: Any, default: Any = None) -> Any:
        return dict.get(self._costs(), node, default)

    def _handed(self) -> list[tuple[Any, Any]]:
        return [(given, cost) for _, given, cost in self._graph.ask.successors(self._node)]

    def _listed(self) -> list[Any]:
        handed = self._handed()
        return handed if self._graph.in_pairs else [given for given, _ in handed]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._listed())

    def __reversed__(self) -> Iterator[Any]:
        return iter(self._listed()[::-1])

    def __getitem__(self, key: Any) -> Any:
        """The cost of the way to a neighbour; or, as of a list, what stands at a place."""
        return self._listed()[key] if isinstance(key, int | slice) else dict.__getitem__(self._costs(), key)

    def keys(self) -> Any:
        return [given for given, _ in self._handed()]

    def items(self) -> Any:
        return self._handed()

    def values(self) -> Any:
        return [cost for _, cost in self._handed()]

    def copy(self) -> Any:
        return self._listed()

    def __add__(self, other: Any) -> list[Any]:
        return self._listed() + list(other)

    def __radd__(self, other: Any) -> Any:
        return type(other)(self._listed()) if not other else other + self._listed()

    def __sub__(self, other: Any) -> set[Any]:
        return set(self._listed()) - set(other)
