"""Frontiers: priority queues with the ways to break ties, a stack and a queue.

A frontier can `add` a node, `take` off the one that is served next, and is true as long as it has any.
It is a list or a deque under these names, so that the last costs nothing to ask.
"""

from collections import deque
from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count
from math import inf
from typing import Any

from searchlight.errors import ProblemError, with_its_kind
from searchlight.node import Node
from searchlight.texts import message


class PriorityQueue(list[Any]):
    """A binary heap of (priority, tie-break, counter, node): the smallest `node.priority` is served first.

    Among equals, the one added first (fifo), also over several queues that share a `counter`. A node of infinite
    priority is a dead end: its turn never comes.
    """

    def __init__(self, counter: Iterator[int] | None = None) -> None:
        super().__init__()
        self._count = counter or count()

    def add(self, node: Node) -> None:
        if node.priority < inf:
            heappush(self, (node.priority, next(self._count), node))

    def take(self) -> Node:
        node: Node = heappop(self)[-1]
        return node


class LifoPriorityQueue(PriorityQueue):
    """Among equals, the one added last."""

    def add(self, node: Node) -> None:
        if node.priority < inf:
            heappush(self, (node.priority, -next(self._count), node))


class LowHPriorityQueue(PriorityQueue):
    """Among equals, the smaller h; then the one added first."""

    def add(self, node: Node) -> None:
        if node.priority < inf:
            heappush(self, (node.priority, node.h, next(self._count), node))


class HighGPriorityQueue(PriorityQueue):
    """Among equals, the greater g; then the one added first."""

    def add(self, node: Node) -> None:
        if node.priority < inf:
            heappush(self, (node.priority, -node.g, next(self._count), node))


class StatePriorityQueue(PriorityQueue):
    """Among equals, the smaller state, which must be comparable; then the one added first.

    Raises ProblemError where somebody's states cannot be compared.
    """

    def add(self, node: Node) -> None:
        try:
            if node.priority < inf:
                heappush(self, (node.priority, node.state, next(self._count), node))
        except Exception as error:
            raise ProblemError(
                "__lt__", node.state, message("foreign.not_ordered", error=with_its_kind(error))
            ) from error

    def take(self) -> Node:
        try:
            return super().take()
        except TypeError as error:
            raise ProblemError(
                "__lt__", self[0][1], message("foreign.not_ordered", error=with_its_kind(error))
            ) from error


TIES: dict[str, type[PriorityQueue]] = {
    "fifo": PriorityQueue,
    "lifo": LifoPriorityQueue,
    "low-h": LowHPriorityQueue,
    "high-g": HighGPriorityQueue,
    "state": StatePriorityQueue,
}


class Stack(list[Node]):
    """Last in, first out."""

    add = list[Node].append
    take = list[Node].pop


class Queue(deque[Node]):
    """First in, first out."""

    add = deque[Node].append
    take = deque[Node].popleft
