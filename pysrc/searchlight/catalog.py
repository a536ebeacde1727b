"""The one list of problems, algorithms, heuristics and options: command line, page, help and links are made from it."""

from functools import partial

from searchlight.algorithms import best_first, depth_limited, iterative_deepening_visited
from searchlight.entries import AlgorithmEntry, Functions, HeuristicEntry, ProblemEntry
from searchlight.events import Search
from searchlight.frontier import TIES
from searchlight.options import OPTIONS, Values
from searchlight.problem import AnyProblem, PlainData
from searchlight.problems import typed

PROBLEMS = {
    entry.id: entry
    for entry in (
        ProblemEntry(
            id="eight-puzzle",
            label="Eight-puzzle",
            summary="Eight tiles and a blank on nine cells; a move slides a neighbouring tile into the blank.",
            states={"kind": "board", "rows": 3, "columns": 3},
            start="8,0,6,5,4,7,2,3,1",
            goal="0,1,2,3,4,5,6,7,8",
            heuristics=("manhattan", "misplaced", "zero"),
            read=partial(typed.sliding_puzzle, rows=3, columns=3),
            options=("order",),
        ),
        ProblemEntry(
            id="graph",
            label="Graph",
            summary="Named nodes and what the edges between them cost: the road map of Romania, or your own.",
            states={"kind": "text"},
            start="Arad",
            goal="Bucharest",
            heuristics=("table", "zero"),
            read=typed.graph_problem,
            options=("graph",),
        ),
    )
}


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

HEURISTICS = {
    entry.id: entry
    for entry in (
        HeuristicEntry("manhattan", "Manhattan distance", "rows and columns from each tile to its place, added up"),
        HeuristicEntry("misplaced", "Misplaced tiles", "how many tiles are not in their places"),
        HeuristicEntry("table", "Given values", "the graph's own h; for Romania straight-line distances to Bucharest"),
        HeuristicEntry("zero", "Zero", "no estimate at all"),
    )
}


def as_plain_data() -> PlainData:
    """The whole catalog, as `searchlight list --json` prints it."""
    return {
        "problems": [entry.as_plain_data() for entry in PROBLEMS.values()],
        "algorithms": [entry.as_plain_data() for entry in ALGORITHMS.values()],
        "heuristics": [entry.as_plain_data() for entry in HEURISTICS.values()],
        "options": [option.as_plain_data() for option in OPTIONS.values()],
    }
