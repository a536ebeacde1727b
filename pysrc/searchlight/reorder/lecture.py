"""The functions and containers that lecture listings use. Programs import it as `lecture`, so that it can be traced.

(The program gets it as text, so that its containers are traced like the program's own: docs/how-to/trace-homework.md.)
"""

from collections import deque
from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count
from math import inf
from typing import Any, Optional


class Node:
    """A state, and the way on which the search came to it."""

    def __init__(self, state: Any, parent: Optional["Node"] = None, action: Any = None, g: float = 0) -> None:
        self.state, self.parent, self.action, self.g = state, parent, action, g
        self.h = self.f = 0.0
        self.depth: int = parent.depth + 1 if parent else 0


def expand(problem: Any, node: Node) -> Iterator[Node]:
    """The children of a node, one by one."""
    for action in problem.actions(node.state):
        state = problem.result(node.state, action)
        yield Node(state, node, action, node.g + problem.action_cost(node.state, action, state))


def root_of(problem: Any) -> Node:
    """The node of the initial state, with its h."""
    root = Node(problem.initial)
    root.h = problem.h(root.state)
    return root


def children(problem: Any, node: Node) -> Iterator[Node]:
    """The children of a node with their h, but for the one that only undoes the last action."""
    for child in expand(problem, node):
        if node.parent is None or child.state != node.parent.state:
            child.h = problem.h(child.state)
            yield child


def better(child: Node, best: dict[Any, Node], done: set[Any]) -> bool:
    """Whether the child is the best node of its state so far, and the state is not done."""
    older = best.get(child.state)
    return child.state not in done and (older is None or child.g < older.g)


def is_cycle(node: Node) -> bool:
    """Whether the node's state is on the path to it."""
    ancestor = node.parent
    while ancestor is not None:
        if ancestor.state == node.state:
            return True
        ancestor = ancestor.parent
    return False


class Depths(dict[Any, float]):
    """The smallest depth at which each state was visited; infinity, if it was not."""

    def __missing__(self, state: Any) -> float:
        return inf


class Queue(deque[Node]):
    """First in, first out."""

    def add(self, node: Node) -> None:
        self.append(node)

    def take(self) -> Node:
        return self.popleft()


class Stack(deque[Node]):
    """Last in, first out."""

    def add(self, node: Node) -> None:
        self.append(node)

    def take(self) -> Node:
        return self.pop()


class PriorityQueue(list[Any]):
    """The lowest f first; among equals, the one added first. Infinity: its turn never comes."""

    def __init__(self) -> None:
        super().__init__()
        self.numbers = count()

    def add(self, node: Node) -> None:
        if node.f < inf:
            heappush(self, (node.f, self.tie(node), next(self.numbers), node))

    def take(self) -> Node:
        node: Node = heappop(self)[-1]
        return node

    def tie(self, node: Node) -> Any:
        return 0


class LifoPriorityQueue(PriorityQueue):
    def tie(self, node: Node) -> Any:
        return -next(self.numbers)


class LowHPriorityQueue(PriorityQueue):
    def tie(self, node: Node) -> Any:
        return node.h


class HighGPriorityQueue(PriorityQueue):
    def tie(self, node: Node) -> Any:
        return -node.g


class StatePriorityQueue(PriorityQueue):
    def tie(self, node: Node) -> Any:
        return node.state


class Solution(list[Any]):
    """The states on the way to a node."""

    def __init__(self, node: Node) -> None:
        super().__init__()
        at: Node | None = node
        while at is not None:
            self.insert(0, at.state)
            at = at.parent


class Unsolved:
    """The two ways to end without a solution."""

    FAILURE = "failure"
    CUTOFF = "cutoff"
