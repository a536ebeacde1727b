"""The algorithms, in the order in which they are offered; the first one by default."""

from searchlight.algorithms import best_first, depth_limited, iterative_deepening_visited
from searchlight.entries import AlgorithmEntry, Functions
from searchlight.events import Search
from searchlight.frontier import TIES
from searchlight.options import Values
from searchlight.problem import AnyProblem


def _astar(problem: AnyProblem, values: Values) -> Search:
    search = best_first.astar_search if values["reopen"] else best_first.astar_search_without_reopening
    return search(problem, TIES[values["tie"]]())


def _astar_source(values: Values) -> Functions:
    if values["reopen"]:
        return best_first.astar_search, best_first.best_first_search
    return best_first.astar_search_without_reopening, best_first.best_first_search_without_reopening


ALGORITHMS = {
    entry.id: entry
    for entry in (
        AlgorithmEntry(
            id="astar",
            label="A*",
            summary="Expands the node with the least f = g + h. Optimal if h never overestimates.",
            start=_astar,
            source=_astar_source,
            options=("tie", "reopen"),
            key="f",
            uses_h=True,
            visited="expanded",
            visited_name="closed",
        ),
        AlgorithmEntry(
            id="uniform-cost",
            label="Uniform-cost search",
            summary="Expands the node with the least path cost g. Optimal.",
            start=lambda problem, _: best_first.uniform_cost_search(problem),
            source=lambda _: (best_first.uniform_cost_search,),
            key="g",
            stale_when_visited=True,
            visited="taken-off",
            visited_name="visited",
        ),
        AlgorithmEntry(
            id="depth-limited",
            label="Depth-limited search",
            summary="Depth-first down to a limit; recursive, remembers nothing but its own path.",
            start=lambda problem, values: depth_limited.depth_limited_search(problem, values["limit"]),
            source=lambda _: (depth_limited.depth_limited_search, depth_limited.recursive_dls),
            options=("limit",),
            tie="lifo",
            recursive=True,
        ),
        AlgorithmEntry(
            id="iterative-deepening",
            label="Iterative deepening",
            summary="Depth-limited search with limits 0, 1, 2, … Optimal where every action costs the same.",
            start=lambda problem, values: depth_limited.iterative_deepening_search(problem, values["limit"]),
            source=lambda _: (
                depth_limited.iterative_deepening_search,
                depth_limited.depth_limited_search,
                depth_limited.recursive_dls,
            ),
            options=("limit",),
            tie="lifo",
            recursive=True,
        ),
        AlgorithmEntry(
            id="iterative-deepening-visited",
            label="Iterative deepening with visited states",
            summary="A stack and a visited set per iteration. Not optimal: a detour may be visited first.",
            start=lambda problem, values: iterative_deepening_visited.iterative_deepening_search_visited(
                problem, values["limit"]
            ),
            source=lambda _: (
                iterative_deepening_visited.iterative_deepening_search_visited,
                iterative_deepening_visited.depth_limited_search_visited,
            ),
            options=("limit",),
            tie="lifo",
            stale_when_visited=True,
            visited="taken-off",
            visited_name="visited",
        ),
    )
}
