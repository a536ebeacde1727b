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
    return type("deque", (_Deque,), {"watch": watch})


class _Deque(collections.deque[Any]):
    watch: Watch
    number: int
    at_end = False  # whether it removes from the end

    def append(self, item: Any) -> None:
        super().append(item)
        self._put(item)

    def appendleft(self, item: Any) -> None:
        super().appendleft(item)
        self._put(item)

    def extend(self, items: Any) -> None:
        for item in items:
            self.append(item)

    def extendleft(self, items: Any) -> None:
        for item in items:
            self.appendleft(item)

    def __iadd__(self, items: Any) -> Any:  # type: ignore[misc]
        self.extend(items)
        return self

    def pop(self) -> Any:  # type: ignore[override]
        item = super().pop()
        self.at_end = True
        self._take(item)
        return item

    def popleft(self) -> Any:
        item = super().popleft()
        self._take(item)
        return item

    def remove(self, value: Any) -> None:
        item = self[self.index(value)]
        super().remove(value)
        self._take(item)

    def clear(self) -> None:
        for item in self:
            self._take(item)
        super().clear()

    def _left(self) -> Any:
        return reversed(self) if self.at_end else list(self)

    def _put(self, item: Any) -> None:
        if self.watch.wants_entries:
            self.watch.put(self._numbered(), item)

    def _take(self, item: Any) -> None:
        self.watch.take(self._numbered(), item)

    def _numbered(self) -> int:
        """The container's number."""
        if not hasattr(self, "number"):
            self.number = self.watch.container(self._left, lambda: self.at_end)
        return self.number


def _heap_functions(watch: Watch) -> dict[str, Callable[..., Any]]:
    """The functions of heapq. A heap is a plain list, identified by its id after the first removal."""
    numbers: dict[int, int] = {}
    heaps: list[list[Any]] = []  # kept so that their ids are not reused
    known, pop, take, put = numbers.get, heapq.heappop, watch.take, watch.put

    def number_of(heap: list[Any]) -> int:
        heaps.append(heap)
        numbers[id(heap)] = number = watch.container(lambda: in_order(heap), kind="heap")
        return number

    push = heapq.heappush

    def heappush(heap: list[Any], item: Any) -> None:
        watch.heaped = True
        push(heap, item)
        if watch.wants_entries:
            number = known(id(heap))
            put(number_of(heap) if number is None else number, item)

    def heappop(heap: list[Any]) -> Any:
        item = pop(heap)
        number = known(id(heap))
        take(number_of(heap) if number is None else number, item)
        return item

    def heappushpop(heap: list[Any], item: Any) -> Any:
        heappush(heap, item)
        return heappop(heap)

    def heapreplace(heap: list[Any], item: Any) -> Any:
        removed = heappop(heap)
        heappush(heap, item)
        return removed

    return {"heappush": heappush, "heappop": heappop, "heappushpop": heappushpop, "heapreplace": heapreplace}


def _queues(watch: Watch) -> dict[str, type]:
    """The classes of `queue` without locks: removing from an empty one raises `queue.Empty` at once."""

    class Queue(queue.Queue[Any]):
        def put(self, item: Any, block: bool = True, timeout: float | None = None) -> None:
            super().put(item, block=False)
            if watch.wants_entries:
                watch.put(self.numbered(), item)

        def numbered(self) -> int:
            if not hasattr(self, "number"):
                self.number = watch.container(self.left, lambda: _ends.get(type(self)), _kinds.get(type(self)))
            return self.number

        def get(self, block: bool = True, timeout: float | None = None) -> Any:
            item = super().get(block=False)
            watch.take(self.numbered(), item)
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
