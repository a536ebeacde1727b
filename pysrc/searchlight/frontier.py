"""Frontiers: priority queues with the ways to break ties, a stack and a queue."""

from collections import deque
from heapq import heappop, heappush
from itertools import count
from typing import Any

from searchlight.node import Node


class PriorityQueue:
    """Serves the smallest `node.priority` first; among equals, the one inserted first (fifo)."""

    def __init__(self) -> None:
        self._heap: list[tuple[Any, ...]] = []
        self._counter = count()

    def insert(self, node: Node) -> None:
        heappush(self._heap, (node.priority, next(self._counter), node))

    def pop(self) -> Node:
        node: Node = heappop(self._heap)[-1]
        return node

    def __len__(self) -> int:
        return len(self._heap)


class LifoPriorityQueue(PriorityQueue):
    """Among equals, the one inserted last."""

    def insert(self, node: Node) -> None:
        heappush(self._heap, (node.priority, -next(self._counter), node))


class LowHPriorityQueue(PriorityQueue):
    """Among equals, the smaller h; then the one inserted first."""

    def insert(self, node: Node) -> None:
        heappush(self._heap, (node.priority, node.h, next(self._counter), node))


class HighGPriorityQueue(PriorityQueue):
    """Among equals, the greater g; then the one inserted first."""

    def insert(self, node: Node) -> None:
        heappush(self._heap, (node.priority, -node.g, next(self._counter), node))


class StatePriorityQueue(PriorityQueue):
    """Among equals, the smaller state, which must be comparable; then the one inserted first."""

    def insert(self, node: Node) -> None:
        heappush(self._heap, (node.priority, node.state, next(self._counter), node))


TIES: dict[str, type[PriorityQueue]] = {
    "fifo": PriorityQueue,
    "lifo": LifoPriorityQueue,
    "low-h": LowHPriorityQueue,
    "high-g": HighGPriorityQueue,
    "state": StatePriorityQueue,
}


class Stack:
    """Last in, first out."""

    def __init__(self) -> None:
        self._nodes: list[Node] = []

    def insert(self, node: Node) -> None:
        self._nodes.append(node)

    def pop(self) -> Node:
        return self._nodes.pop()

    def __len__(self) -> int:
        return len(self._nodes)


class Queue:
    """First in, first out."""

    def __init__(self) -> None:
        self._nodes: deque[Node] = deque()

    def insert(self, node: Node) -> None:
        self._nodes.append(node)

    def pop(self) -> Node:
        return self._nodes.popleft()

    def __len__(self) -> int:
        return len(self._nodes)
