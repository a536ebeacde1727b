"""A replacement for CS188's module `util`: recording containers, and the other parts that searches use."""

import heapq
from collections.abc import Callable
from typing import Any

from searchlight.tracing.watch.watch import Watch, in_order


def contents(watch: Watch) -> dict[str, Any]:
    """The module's names."""

    take = watch.take

    class Stack:
        def __init__(self) -> None:
            self.list: list[Any] = []
            kind = {Stack: "stack", Queue: "queue"}.get(type(self))
            self.number = watch.container(lambda: reversed(self.list), lambda: type(self) is Stack, kind)

        def push(self, item: Any) -> None:
            self.list.append(item)
            watch.put(self.number, item)

        def pop(self) -> Any:
            item = self.list.pop()
            take(self.number, item)
            return item

        def isEmpty(self) -> bool:  # noqa: N802 - the course's name
            return not self.list

    class Queue(Stack):
        def push(self, item: Any) -> None:
            self.list.insert(0, item)
            watch.put(self.number, item)

    class PriorityQueue:
        """Entries of equal priority are served in the order in which they came."""

        def __init__(self) -> None:
            self.heap: list[tuple[Any, int, Any]] = []
            self.count = 0
            self.number = watch.container(lambda: [entry[2] for entry in in_order(self.heap)], kind="priority")

        def push(self, item: Any, priority: Any) -> None:
            heapq.heappush(self.heap, (priority, self.count, item))
            self.count += 1
            watch.put(self.number, item)

        def pop(self) -> Any:
            priority, _, item = heapq.heappop(self.heap)
            take(self.number, item)
            watch.note_value(priority)
            return item

        def isEmpty(self) -> bool:  # noqa: N802 - the course's name
            return not self.heap

        def update(self, item: Any, priority: Any) -> None:
            """Lower the priority of an equal item, or add the item if there is none."""
            for at, (old, count, entry) in enumerate(self.heap):
                if entry == item:
                    if old > priority:
                        take(self.number, entry)
                        self.heap[at] = (priority, count, item)
                        heapq.heapify(self.heap)
                    return
            self.push(item, priority)

    class PriorityQueueWithFunction(PriorityQueue):
        def __init__(self, priorityFunction: Callable[[Any], Any]) -> None:  # noqa: N803 - the course's name
            super().__init__()
            self.priorityFunction = priorityFunction

        def push(self, item: Any, priority: Any = None) -> None:
            super().push(item, self.priorityFunction(item))

    def manhattan(one: Any, other: Any) -> Any:
        return abs(one[0] - other[0]) + abs(one[1] - other[1])

    def raise_not_defined() -> None:
        raise NotImplementedError

    return {
        "Stack": Stack, "Queue": Queue, "PriorityQueue": PriorityQueue,
        "PriorityQueueWithFunction": PriorityQueueWithFunction, "manhattanDistance": manhattan,
        "raiseNotDefined": raise_not_defined, "lookup": lambda name, names: names[name],
    }  # fmt: skip
