"""Stand-ins for the containers that courses use, with the same behaviour; what enters and leaves them is noted."""

import collections
import heapq
import queue
from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any

from searchlight.observe import course_util
from searchlight.observe.watch import PRIORITY, Box, Watch


def modules(watch: Watch) -> dict[str, ModuleType]:
    """The modules that a program gets in place of its own, by name."""
    return {
        "collections": _with(collections, deque=_deque(watch)),
        "heapq": _with(heapq, **_heap_functions(watch)),
        "queue": _with(queue, **_queues(watch)),
        "util": _with(ModuleType("util"), **course_util.contents(watch)),
    }


def _with(module: ModuleType, **names: Any) -> ModuleType:
    """The module with other things under these names."""
    changed = ModuleType(module.__name__, module.__doc__)
    changed.__dict__.update(vars(module) | names)
    return changed


def _deque(watch: Watch) -> type:
    class deque(collections.deque[Any]):  # noqa: N801 - it is called so
        def __init__(self, items: Iterable[Any] = (), maxlen: int | None = None) -> None:
            super().__init__((), maxlen)
            self.box = watch.box()
            self.extend(items)

        def append(self, item: Any) -> None:
            self.box.ends.add("+>")
            watch.enter(self.box, item)
            super().append(item)

        def appendleft(self, item: Any) -> None:
            self.box.ends.add("+<")
            watch.enter(self.box, item)
            super().appendleft(item)

        def pop(self) -> Any:  # type: ignore[override]
            item = super().pop()
            self.box.ends.add("->")
            watch.leave(self.box, item)
            return item

        def popleft(self) -> Any:
            item = super().popleft()
            self.box.ends.add("-<")
            watch.leave(self.box, item)
            return item

        def extend(self, items: Iterable[Any]) -> None:
            for item in items:
                self.append(item)

        def extendleft(self, items: Iterable[Any]) -> None:
            for item in items:
                self.appendleft(item)

        def remove(self, value: Any) -> None:
            item = self[self.index(value)]
            super().remove(value)
            watch.leave(self.box, item)

        def clear(self) -> None:
            for item in self:
                watch.leave(self.box, item)
            super().clear()

    return deque


def _heap_functions(watch: Watch) -> dict[str, Callable[..., Any]]:
    """A heap is a plain list; what is in one when it is first seen has just entered."""
    boxes: dict[int, Box] = {}
    known, push, pop, enter, leave = boxes.get, heapq.heappush, heapq.heappop, watch.enter, watch.leave

    def box_of(heap: list[Any]) -> Box:
        box = boxes[id(heap)] = watch.box(PRIORITY, heap)
        for item in heap:
            enter(box, item)
        return box

    def heappush(heap: list[Any], item: Any) -> None:
        enter(known(id(heap)) or box_of(heap), item)
        push(heap, item)

    def heappop(heap: list[Any]) -> Any:
        box = known(id(heap)) or box_of(heap)
        item = pop(heap)
        leave(box, item)
        return item

    def heapify(heap: list[Any]) -> None:
        box = known(id(heap)) or box_of(heap)
        here = set(map(id, heap))
        for number in [numbers for key, numbers in box.inside.items() if key not in here]:
            for each in number if type(number) is list else [number]:
                watch.leave(box, watch.items[each][1])
        for item in heap:
            if id(item) not in box.inside:
                watch.enter(box, item)
        heapq.heapify(heap)

    def heappushpop(heap: list[Any], item: Any) -> Any:
        heappush(heap, item)
        return heappop(heap)

    def heapreplace(heap: list[Any], item: Any) -> Any:
        taken = heappop(heap)
        heappush(heap, item)
        return taken

    return {
        "heappush": heappush, "heappop": heappop, "heapify": heapify, "heappushpop": heappushpop,
        "heapreplace": heapreplace,
    }  # fmt: skip


def _queues(watch: Watch) -> dict[str, type]:
    """Without locks, as nobody else could put anything in: who takes from an empty one gets `queue.Empty` at once."""

    class Queue(queue.Queue[Any]):
        discipline = "queue"

        def put(self, item: Any, block: bool = True, timeout: float | None = None) -> None:
            if not hasattr(self, "box"):
                self.box = watch.box(self.discipline)
            watch.enter(self.box, item)
            super().put(item, block=False)

        def get(self, block: bool = True, timeout: float | None = None) -> Any:
            item = super().get(block=False)
            watch.leave(self.box, item)
            return item

    class LifoQueue(Queue, queue.LifoQueue[Any]):
        discipline = "stack"

    class PriorityQueue(Queue, queue.PriorityQueue[Any]):
        discipline = PRIORITY

    return {"Queue": Queue, "SimpleQueue": Queue, "LifoQueue": LifoQueue, "PriorityQueue": PriorityQueue}
