"""The algorithms of the puzzles once more, written down from their definitions on paths instead of nodes.

They share nothing with the solver. Each is called with a Graph and a limit, appends the states that it expands to
`graph.expanded`, and returns the path that it finds, a tuple of states, or "failure" or "cutoff".
"""

from collections.abc import Callable
from math import inf

from bench.oracles._lines_costs import Evaluation, best_first, ida_star, uniform_cost
from bench.oracles._lines_graphs import Graph, Path, Result


def breadth_first(graph: Graph, _: int) -> Result:
    """Level by level, goal test at generation, every state once."""
    level: list[Path] = [(graph.start,)]
    reached = {graph.start}
    if graph.start == graph.goal:
        return level[0]
    while level:
        following = []
        for path in level:
            for longer in graph.below(path):
                if longer[-1] == graph.goal:
                    return longer
                if longer[-1] not in reached:
                    reached.add(longer[-1])
                    following.append(longer)
        level = following
    return "failure"


def breadth_first_paths(graph: Graph, _: int) -> Result:
    """All paths without a cycle, level by level, goal test at expansion."""
    level: list[Path] = [(graph.start,)]
    while level:
        following = []
        for path in level:
            if path[-1] == graph.goal:
                return path
            following += [longer for longer in graph.below(path) if longer[-1] not in path]
        level = following
    return "failure"


def depth_first(graph: Graph, _: int) -> Result:
    """The last child first; a state that was visited is skipped when its turn comes."""
    return _deep(graph, inf, lambda path, visited: path[-1] in visited)


def depth_first_paths(graph: Graph, _: int) -> Result:
    """The last child first; only cycles are left out."""

    def search(path: Path) -> Path | None:
        if path[-1] == graph.goal:
            return path
        children = [longer for longer in graph.below(path) if longer[-1] not in path]
        return next((found for child in reversed(children) if (found := search(child))), None)

    return search((graph.start,)) or "failure"


def _deep(graph: Graph, limit: float, skipped: Callable[[Path, dict[str, int]], bool]) -> Result:
    """Depth-first with a list of what was visited, each state with its depth."""
    visited: dict[str, int] = {}
    cut = False

    def search(path: Path) -> Path | None:
        nonlocal cut
        if skipped(path, visited):
            return None
        visited[path[-1]] = len(path) - 1
        if path[-1] == graph.goal:
            return path
        if len(path) - 1 == limit:
            cut = True
            return None
        children = graph.below(path)
        return next((found for child in reversed(children) if (found := search(child))), None)

    return search((graph.start,)) or ("cutoff" if cut else "failure")


def depth_limited(graph: Graph, limit: int) -> Result:
    """The first child first, goal test before the limit, no state remembered."""

    def search(path: Path) -> Result:
        if path[-1] == graph.goal:
            return path
        if len(path) > limit:
            return "cutoff"
        ends = set()
        graph.below(path)
        for longer in [(*path, b) for a, b, _ in graph.edges if a == path[-1]]:
            found = search(longer)
            if not isinstance(found, str):
                return found
            ends.add(found)
        return "cutoff" if "cutoff" in ends else "failure"

    return search((graph.start,))


def _deepening(graph: Graph, limit: int, within: Callable[[Graph, int], Result]) -> Result:
    for depth in range(limit + 1):
        found = within(graph, depth)
        if found != "cutoff":
            return found
    return "cutoff"


def iterative_deepening(graph: Graph, limit: int) -> Result:
    """Limits 0, 1, … up to the last one."""
    return _deepening(graph, limit, depth_limited)


def deepening_visited(graph: Graph, limit: int) -> Result:
    """With a list of visited states in each iteration."""
    return _deepening(graph, limit, lambda g, depth: _deep(g, depth, lambda path, visited: path[-1] in visited))


def deepening_optimal(graph: Graph, limit: int) -> Result:
    """A visited state is visited again on a shorter path."""

    def skipped(path: Path, visited: dict[str, int]) -> bool:
        return visited.get(path[-1], len(path)) < len(path)

    return _deepening(graph, limit, lambda g, depth: _deep(g, depth, skipped))


GREEDY: Evaluation = lambda g, h: h  # noqa: E731 - one line each
ASTAR: Evaluation = lambda g, h: g + h  # noqa: E731
WEIGHTED: Evaluation = lambda g, h: g + 1.5 * h  # noqa: E731

BOOKS: dict[str, Callable[[Graph, int], Result]] = {  # by the algorithm and the options that differ from the usual ones
    "breadth-first": breadth_first,
    "breadth-first-paths": breadth_first_paths,
    "depth-first": depth_first,
    "depth-first-paths": depth_first_paths,
    "depth-limited": depth_limited,
    "iterative-deepening": iterative_deepening,
    "iterative-deepening-visited": deepening_visited,
    "iterative-deepening-optimal": deepening_optimal,
    "uniform-cost": uniform_cost,
    "greedy": best_first(GREEDY),
    "greedy tie=lifo": best_first(GREEDY, "lifo"),
    "astar": best_first(ASTAR),
    "astar tie=low-h": best_first(ASTAR, "low-h"),
    "astar tie=high-g": best_first(ASTAR, "high-g"),
    "astar tie=state": best_first(ASTAR, "state"),
    "astar reopen=false": best_first(ASTAR, reopen=False),
    "weighted-astar": best_first(WEIGHTED),
    "weighted-astar reopen=false": best_first(WEIGHTED, reopen=False),
    "ida-star": ida_star,
}


def options(name: str) -> dict[str, str]:
    """What a name of BOOKS stands for, as the command line takes it."""
    algorithm, *others = name.split()
    return {"algorithm": algorithm, **dict(each.split("=", 1) for each in others)}
