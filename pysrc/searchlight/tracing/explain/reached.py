"""How a search over a frontier remembers states and treats repeated ones (rules.py)."""

from collections.abc import Callable
from typing import Any, Final

from searchlight.algorithms.path_search import is_cycle
from searchlight.node import Node
from searchlight.tracing.explain.rules import Rules

ON_THE_WAY: Final = ("path-refused", "undoing-refused")
DROPPED_IF_WORSE: Final = ("worse-refused", "worse-visited-refused")
BEST_OF_STATE: Final = (*DROPPED_IF_WORSE, "worse-kept", "equal-enters")


def step(node: Node) -> float:
    """The cost of the last action."""
    return node.g - node.parent.g if node.parent else 0


# The cost by which a search compares two nodes of a state, by its order.
COSTS: Final[dict[str, Callable[[Node], float]]] = {
    "g": lambda node: node.g,
    **dict.fromkeys(("depth", "depth-f"), lambda node: node.depth),
    **dict.fromkeys(("step", "step-f"), step),
    "summed-f": lambda node: node.priority - node.h,
}


class Reached:
    """The memory of a search: the removed states, and the best node of each generated state."""

    def __init__(self, root: Node, rules: Rules) -> None:
        self.repeats = rules.repeats
        self.visited: set[Any] = set()
        self.best: dict[Any, Node] = {root.state: root}
        self.cost = COSTS.get(rules.order, COSTS["g"])
        self.costs: dict[Any, float] = {}  # of each state at its last expansion
        self.path = Path() if rules.order == "stack" and rules.repeats == "path-refused" else None

    def visit(self, node: Node) -> None:
        """Note that a node is expanded."""
        self.visited.add(node.state)
        self.costs[node.state] = self.cost(node)
        if self.path:
            self.path.go_to(node)

    def refuses(self, child: Node) -> bool:
        """Whether a child does not enter the frontier."""
        if self.repeats == "path-refused":
            return child.state in self.path.states if self.path else is_cycle(child)
        if self.repeats == "undoing-refused":
            return undoes(child)
        older = self.best.get(child.state)
        if self.repeats in ("reached-refused", "reached-dropped"):
            return older is not None
        visited = child.state in self.visited
        if self.repeats in BEST_OF_STATE:
            worse = older is not None and self._is_worse(child, older)
            return worse or (visited and self.repeats == "worse-visited-refused")
        return visited and self.repeats in ("visited-refused", "visited-both")

    def _is_worse(self, child: Node, older: Node) -> bool:
        """Whether the best node of its state keeps a child out of the frontier."""
        if self.repeats == "equal-enters":
            return self.cost(older) < self.cost(child)
        return self.cost(older) <= self.cost(child)

    def drops(self, node: Node) -> bool:
        """Whether a removed entry is discarded."""
        if self.repeats in DROPPED_IF_WORSE:
            return node is not self.best[node.state]
        if self.repeats == "equal-enters":
            return self.cost(node) > self.cost(self.best[node.state])
        if self.repeats == "visited-worse-dropped":
            return node.state in self.costs and self.costs[node.state] <= self.cost(node)
        if self.repeats == "reached-dropped":
            return node.parent is not None
        return self.repeats in ("visited-dropped", "visited-both") and node.state in self.visited

    def enter(self, child: Node) -> None:
        """Note that a child enters the frontier."""
        older = self.best.get(child.state)
        if older is None or self.cost(child) < self.cost(older):
            self.best[child.state] = child

    def supersedes(self, child: Node) -> bool:
        """Whether a child that just entered supersedes a waiting entry; an expanded state is reopened instead."""
        if self.repeats not in DROPPED_IF_WORSE:
            return False
        waiting = child.state not in self.visited
        self.visited.discard(child.state)
        return waiting


class Path:
    """The states on the path to the current node of a depth-first search.

    Walking up the path for every child would take quadratic time on long paths.
    """

    def __init__(self) -> None:
        self.order: list[Any] = []
        self.states: set[Any] = set()

    def go_to(self, node: Node) -> None:
        while len(self.order) > node.depth:
            self.states.remove(self.order.pop())
        self.order.append(node.state)
        self.states.add(node.state)


def undoes(child: Node) -> bool:
    """Whether the node leads back to the state before its parent."""
    before = child.parent.parent if child.parent else None
    return before is not None and before.state == child.state
