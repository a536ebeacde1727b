"""A* without reopening as a plain loop that shares no code with the solver."""

from collections.abc import Callable, Iterable
from heapq import heappop, heappush
from typing import Any, TypeAlias

State: TypeAlias = tuple[int, ...]


def astar(
    start: State, goal: State, successors: Callable[[State], Iterable[State]], h: Callable[[State], int]
) -> tuple[list[State], int, int]:
    """Path, expansions and insertions: heap of (f, counter, g, state), best g per state, closed set; each move costs 1.

    Raises IndexError where no path leads to the goal.
    """
    heap: list[tuple[int, int, int, State]] = [(h(start), 0, 0, start)]
    best, parent, closed, inserted = {start: 0}, {start: start}, set(), 0
    while (popped := heappop(heap))[-1] != goal:
        _, _, g, state = popped
        if state in closed:
            continue
        closed.add(state)
        for child in successors(state):
            if child not in closed and g + 1 < best.get(child, g + 2):
                best[child], parent[child], inserted = g + 1, state, inserted + 1
                heappush(heap, (g + 1 + h(child), inserted, g + 1, child))
    path: list[Any] = [goal]
    while path[0] != start:
        path.insert(0, parent[path[0]])
    return path, len(closed), inserted
