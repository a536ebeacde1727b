"""The algorithms of the puzzles once more, continued: those that look at costs or estimates."""

from collections.abc import Callable
from math import inf
from typing import Any

from bench.oracles._lines_graphs import Graph, Path, Result


def uniform_cost(graph: Graph, _: int) -> Result:
    """The lowest cost first, among equals the oldest; a visited state is skipped when its turn comes."""
    waiting: list[Path] = [(graph.start,)]
    visited = set()
    while waiting:
        path = min(waiting, key=graph.cost)  # the first of equals
        waiting.remove(path)
        if path[-1] in visited:
            continue
        if path[-1] == graph.goal:
            return path
        visited.add(path[-1])
        waiting += graph.below(path)
    return "failure"


Evaluation = Callable[[float, float], float]  # of g and h
Tie = Callable[[int, float, float, str], Any]  # of the age in the frontier (the oldest: 0), g, h and the state
TIES: dict[str, Tie] = {
    "fifo": lambda age, g, h, state: age,
    "lifo": lambda age, g, h, state: -age,
    "low-h": lambda age, g, h, state: (h, age),
    "high-g": lambda age, g, h, state: (-g, age),
    "state": lambda age, g, h, state: (state, age),
}


def best_first(f: Evaluation, tie: str = "fifo", reopen: bool = True) -> Callable[[Graph, int], Result]:
    """The lowest f first; of a state only the cheapest path counts. `reopen`: also where the state was expanded."""

    def search(graph: Graph, _: int) -> Result:
        waiting: list[Path] = [(graph.start,)]
        best, closed = {graph.start: waiting[0]}, set()

        def key(place: int) -> Any:
            path = waiting[place]
            g, h = graph.cost(path), graph.h.get(path[-1], 0)
            return f(g, h), TIES[tie](place, g, h, path[-1])

        while waiting:
            path = waiting.pop(min(range(len(waiting)), key=key))
            if best[path[-1]] is not path:
                continue
            if path[-1] == graph.goal:
                return path
            closed.add(path[-1])
            for longer in graph.below(path):
                known = best.get(longer[-1])
                if longer[-1] in closed and not reopen:
                    continue
                if known is None or graph.cost(longer) < graph.cost(known):
                    best[longer[-1]] = longer
                    waiting.append(longer)
        return "failure"

    return search


def ida_star(graph: Graph, _: int) -> Result:
    """Depth-first within a bound on f; the next bound is the lowest f beyond it. Never straight back to the parent."""

    def search(path: Path, bound: float) -> Path | float:
        f = graph.cost(path) + graph.h.get(path[-1], 0)
        if f > bound:
            return f
        if path[-1] == graph.goal:
            return path
        beyond = [inf]
        for longer in graph.below(path):
            if longer[-1] in path[-2:-1]:
                continue
            found = search(longer, bound)
            if isinstance(found, tuple):
                return found
            beyond.append(found)
        return min(beyond)

    bound: Any = graph.h.get(graph.start, 0)
    while bound < inf:
        bound = search((graph.start,), bound)
        if isinstance(bound, tuple):
            return bound
    return "failure"
