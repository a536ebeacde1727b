"""The expected frontier table, found without the record: searches with a sorted list, as done by hand."""

from collections.abc import Callable
from typing import Any, NamedTuple

from searchlight.problem import AnyProblem


class Waiting(NamedTuple):
    state: Any
    g: float
    value: float
    order: int  # of arrival


# The state expanded, and the entries that still count with their values, in the order of service.
Row = tuple[str | None, list[tuple[str, float]]]


def by_hand(problem: AnyProblem, algorithm: str, steps: int) -> list[Row]:
    """Rows 0 … `steps`, for the algorithms of `SERVED`. Entries of which a cheaper one exists are crossed out."""
    value, first = SERVED[algorithm]
    arrivals = 1
    waiting = [Waiting(problem.initial, 0, value(problem, problem.initial, 0), 0)]
    best, done = {problem.initial: 0.0}, set[Any]()
    rows: list[Row] = [(None, _told(problem, waiting, best, done, algorithm, first))]
    while len(rows) <= steps:
        useful = [each for each in waiting if _counts(each, best, done, algorithm)]
        node = min(useful, key=first)
        waiting.remove(node)
        done.add(node.state)
        for action in problem.actions(node.state):
            child = problem.result(node.state, action)
            g = node.g + problem.action_cost(node.state, action, child)
            if algorithm in ("breadth-first", "astar", "greedy") and g >= best.get(child, g + 1):
                continue
            if algorithm == "breadth-first" and child in best:
                continue
            best[child] = min(g, best.get(child, g))
            if algorithm in ("astar", "greedy"):
                done.discard(child)
            waiting.append(Waiting(child, g, value(problem, child, g), arrivals))
            arrivals += 1
        rows.append((problem.text(node.state), _told(problem, waiting, best, done, algorithm, first)))
    return rows


def _counts(entry: Waiting, best: dict[Any, float], done: set[Any], algorithm: str) -> bool:
    if algorithm in ("astar", "greedy"):
        return entry.g == best[entry.state]
    return entry.state not in done


def _told(
    problem: AnyProblem, waiting: Any, best: Any, done: Any, algorithm: str, first: Any
) -> list[tuple[str, float]]:
    useful = [each for each in waiting if _counts(each, best, done, algorithm)]
    return [(problem.text(each.state), each.value) for each in sorted(useful, key=first)]


Value = Callable[[AnyProblem, Any, float], float]
SERVED: dict[str, tuple[Value, Callable[[Waiting], Any]]] = {
    "breadth-first": (lambda problem, state, g: 0, lambda each: each.order),
    "depth-first": (lambda problem, state, g: 0, lambda each: -each.order),
    "uniform-cost": (lambda problem, state, g: g, lambda each: (each.value, each.order)),
    "greedy": (lambda problem, state, g: problem.h(state), lambda each: (each.value, each.order)),
    "astar": (lambda problem, state, g: g + problem.h(state), lambda each: (each.value, each.order)),
}
