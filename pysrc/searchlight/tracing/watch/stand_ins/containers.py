"""Replacements for containers that courses use, CS188's `util` among them; they record what enters and leaves."""

import collections
import heapq
import queue
from collections.abc import Callable
from types import ModuleType
from typing import Any

from searchlight.tracing.watch.watch import Watch, in_order


def modules(watch: Watch) -> dict[str, ModuleType]:
    """The replacement modules by name."""
    queues = {each: type(each.__name__, (each,), {"watch": watch}) for each in (_Queue, _Lifo, _Priority)}
    util: dict[str, Any] = {
        name: type(name, (base,), {"watch": watch})
        for name, base in (("Stack", _UtilStack), ("Queue", _UtilQueue), ("PriorityQueue", _UtilHeap),
                           ("PriorityQueueWithFunction", _UtilHeapWithFunction))
    }  # fmt: skip
    util |= {"manhattanDistance": _manhattan, "raiseNotDefined": _raise_not_defined, "lookup": _lookup}
    return {
        "collections": _with(collections, deque=type("deque", (_Deque,), {"watch": watch})),
        "heapq": _with(heapq, **_heap_functions(watch)),
        "queue": _with(queue, Queue=queues[_Queue], SimpleQueue=queues[_Queue], LifoQueue=queues[_Lifo],
                       PriorityQueue=queues[_Priority]),
        "util": _with(ModuleType("util"), **util),
    }  # fmt: skip


def _with(module: ModuleType, **names: Any) -> ModuleType:
    """A copy of the module with these names replaced."""
    changed = ModuleType(module.__name__, module.__doc__)
    changed.__dict__.update(vars(module) | names)
    return changed


class _Watched:
    """A container that gets its number when something first enters or leaves.

    `kind`: of CONTAINERS, if the class determines the order; `at_end`: whether the newest entry leaves first.
    """

    watch: Watch
    kind: str | None = None
    at_end: bool | None = None

    def _left(self) -> Any:
        """The remaining entries in the order of removal."""
        raise NotImplementedError

    def _came(self, item: Any) -> None:
        if self.watch.wants_entries:
            self.watch.put(self._number(), item)

    def _went(self, item: Any) -> None:
        self.watch.take(self._number(), item)

    def _number(self) -> int:
        if not hasattr(self, "number"):
            self.number = self.watch.container(self._left, lambda: self.at_end, self.kind)
        return self.number


class _Deque(_Watched, collections.deque[Any]):
    at_end = False

    def append(self, item: Any) -> None:
        super().append(item)
        self._came(item)

    def appendleft(self, item: Any) -> None:
        super().appendleft(item)
        self._came(item)

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
        self._went(item)
        return item

    def popleft(self) -> Any:
        item = super().popleft()
        self._went(item)
        return item

    def remove(self, value: Any) -> None:
        item = self[self.index(value)]
        super().remove(value)
        self._went(item)

    def clear(self) -> None:
        for item in self:
            self._went(item)
        super().clear()

    def _left(self) -> Any:
        return reversed(self) if self.at_end else list(self)


def _heap_functions(watch: Watch) -> dict[str, Callable[..., Any]]:
    """The functions of heapq. A heap is a plain list, identified by its id after the first removal."""
    numbers: dict[int, int] = {}
    heaps: list[list[Any]] = []  # kept so that their ids are not reused
    known, push, pop, take, put = numbers.get, heapq.heappush, heapq.heappop, watch.take, watch.put

    def number_of(heap: list[Any]) -> int:
        heaps.append(heap)
        numbers[id(heap)] = number = watch.container(lambda: in_order(heap), kind="heap")
        return number

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


class _Queue(_Watched, queue.Queue[Any]):
    """Without locks: removing from an empty one raises `queue.Empty` at once."""

    kind = "queue"
    at_end: bool | None = False

    def put(self, item: Any, block: bool = True, timeout: float | None = None) -> None:
        super().put(item, block=False)
        self._came(item)

    def get(self, block: bool = True, timeout: float | None = None) -> Any:
        item = super().get(block=False)
        self._went(item)
        return item

    def _left(self) -> list[Any]:
        return in_order(self.queue) if self.at_end is None else list(self.queue)[:: -1 if self.at_end else 1]


class _Lifo(_Queue, queue.LifoQueue[Any]):
    kind, at_end = "stack", True


class _Priority(_Queue, queue.PriorityQueue[Any]):
    kind, at_end = "priority", None


class _UtilStack(_Watched):
    kind, at_end = "stack", True

    def __init__(self) -> None:
        self.list: list[Any] = []

    def push(self, item: Any) -> None:
        self.list.append(item)
        self._came(item)

    def pop(self) -> Any:
        item = self.list.pop()
        self._went(item)
        return item

    def isEmpty(self) -> bool:  # noqa: N802 - the course's name
        return not self.list

    def _left(self) -> Any:
        return reversed(self.list)


class _UtilQueue(_UtilStack):
    kind, at_end = "queue", False

    def push(self, item: Any) -> None:
        self.list.insert(0, item)
        self._came(item)


class _UtilHeap(_Watched):
    """Entries of equal priority are served in the order in which they came."""

    kind = "priority"

    def __init__(self) -> None:
        self.heap: list[tuple[Any, int, Any]] = []
        self.count = 0

    def push(self, item: Any, priority: Any) -> None:
        heapq.heappush(self.heap, (priority, self.count, item))
        self.count += 1
        self._came(item)

    def pop(self) -> Any:
        priority, _, item = heapq.heappop(self.heap)
        self._went(item)
        self.watch.note_value(priority)
        return item

    def isEmpty(self) -> bool:  # noqa: N802 - the course's name
        return not self.heap

    def update(self, item: Any, priority: Any) -> None:
        """Lower the priority of an equal item, or add the item if there is none."""
        for at, (old, count, entry) in enumerate(self.heap):
            if entry == item:
                if old > priority:
                    self._went(entry)
                    self.heap[at] = (priority, count, item)
                    heapq.heapify(self.heap)
                return
        self.push(item, priority)

    def _left(self) -> Any:
        return [entry[2] for entry in in_order(self.heap)]


class _UtilHeapWithFunction(_UtilHeap):
    def __init__(self, priorityFunction: Callable[[Any], Any]) -> None:  # noqa: N803 - the course's name
        super().__init__()
        self.priorityFunction = priorityFunction

    def push(self, item: Any, priority: Any = None) -> None:
        super().push(item, self.priorityFunction(item))


def _manhattan(one: Any, other: Any) -> Any:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def _lookup(name: str, names: Any) -> Any:
    return names[name]


def _raise_not_defined() -> None:
    raise NotImplementedError
