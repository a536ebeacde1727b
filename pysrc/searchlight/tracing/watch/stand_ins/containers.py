"""Replacements for containers that courses use; they behave the same and record removals."""

import collections
import heapq
import queue
from collections.abc import Callable
from types import ModuleType
from typing import Any

from searchlight.tracing.watch.stand_ins import course_util
from searchlight.tracing.watch.watch import Watch, in_order


def modules(watch: Watch) -> dict[str, ModuleType]:
    """The replacement modules by name."""
    return {
        "collections": _with(collections, deque=_deque(watch)),
        "heapq": _with(heapq, **_heap_functions(watch)),
        "queue": _with(queue, **_queues(watch)),
        "util": _with(ModuleType("util"), **course_util.contents(watch)),
    }


def _with(module: ModuleType, **names: Any) -> ModuleType:
    """A copy of the module with these names replaced."""
    changed = ModuleType(module.__name__, module.__doc__)
    changed.__dict__.update(vars(module) | names)
    return changed


def _deque(watch: Watch) -> type:
    take, first, last = watch.take, collections.deque.popleft, collections.deque.pop

    class deque(collections.deque[Any]):  # noqa: N801 - it is called so
        number: int

        def pop(self) -> Any:  # type: ignore[override]
            item = last(self)
            try:
                take(self.number, item)
            except AttributeError:
                take(self._numbered(at_end=True), item)
            return item

        def popleft(self) -> Any:
            item = first(self)
            try:
                take(self.number, item)
            except AttributeError:
                take(self._numbered(at_end=False), item)
            return item

        def remove(self, value: Any) -> None:
            item = self[self.index(value)]
            super().remove(value)
            take(self._numbered(at_end=False), item)

        def clear(self) -> None:
            for item in self:
                take(self._numbered(at_end=False), item)
            super().clear()

        def _numbered(self, *, at_end: bool) -> int:
            """The container's number; `at_end`: whether it removes from the end, for a new container."""
            if not hasattr(self, "number"):
                self.number = watch.container(lambda: reversed(self) if at_end else list(self), lambda: at_end)
            return self.number

    return deque


def _heap_functions(watch: Watch) -> dict[str, Callable[..., Any]]:
    """The functions of heapq. A heap is a plain list, identified by its id after the first removal."""
    numbers: dict[int, int] = {}
    heaps: list[list[Any]] = []  # kept so that their ids are not reused
    known, pop, take = numbers.get, heapq.heappop, watch.take

    def number_of(heap: list[Any]) -> int:
        heaps.append(heap)
        numbers[id(heap)] = number = watch.container(lambda: in_order(heap), kind="heap")
        return number

    push = heapq.heappush

    def heappush(heap: list[Any], item: Any) -> None:
        watch.heaped = True
        push(heap, item)

    def heappop(heap: list[Any]) -> Any:
        item = pop(heap)
        number = known(id(heap))
        take(number_of(heap) if number is None else number, item)
        return item

    def heappushpop(heap: list[Any], item: Any) -> Any:
        push(heap, item)
        return heappop(heap)

    def heapreplace(heap: list[Any], item: Any) -> Any:
        removed = heappop(heap)
        push(heap, item)
        return removed

    return {"heappush": heappush, "heappop": heappop, "heappushpop": heappushpop, "heapreplace": heapreplace}


def _queues(watch: Watch) -> dict[str, type]:
    """The classes of `queue` without locks: removing from an empty one raises `queue.Empty` at once."""

    class Queue(queue.Queue[Any]):
        def put(self, item: Any, block: bool = True, timeout: float | None = None) -> None:
            super().put(item, block=False)

        def get(self, block: bool = True, timeout: float | None = None) -> Any:
            item = super().get(block=False)
            if not hasattr(self, "number"):
                self.number = watch.container(self.left, lambda: _ends.get(type(self)), _kinds.get(type(self)))
            watch.take(self.number, item)
            return item

        def left(self) -> list[Any]:
            return list(self.queue)

    class LifoQueue(Queue, queue.LifoQueue[Any]):
        def left(self) -> list[Any]:
            return list(self.queue)[::-1]

    class PriorityQueue(Queue, queue.PriorityQueue[Any]):
        def left(self) -> list[Any]:
            return in_order(self.queue)

    _ends = {Queue: False, LifoQueue: True}
    _kinds = {Queue: "queue", LifoQueue: "stack", PriorityQueue: "priority"}
    return {"Queue": Queue, "SimpleQueue": Queue, "LifoQueue": LifoQueue, "PriorityQueue": PriorityQueue}
