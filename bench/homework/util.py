"""The Pacman course's containers, as a course hands them out."""

import heapq
from types import ModuleType
from typing import Any


class Stack:
    def __init__(self) -> None:
        self.list: list[Any] = []

    def push(self, item: Any) -> None:
        self.list.append(item)

    def pop(self) -> Any:
        return self.list.pop()

    def isEmpty(self) -> bool:  # noqa: N802 - the course's name
        return not self.list


class Queue(Stack):
    def push(self, item: Any) -> None:
        self.list.insert(0, item)


class PriorityQueue:
    def __init__(self) -> None:
        self.heap: list[Any] = []
        self.count = 0

    def push(self, item: Any, priority: Any) -> None:
        heapq.heappush(self.heap, (priority, self.count, item))
        self.count += 1

    def pop(self) -> Any:
        return heapq.heappop(self.heap)[2]

    def isEmpty(self) -> bool:  # noqa: N802 - the course's name
        return not self.heap


def plain_util() -> ModuleType:
    module = ModuleType("util")
    module.__dict__.update(Stack=Stack, Queue=Queue, PriorityQueue=PriorityQueue)
    return module
