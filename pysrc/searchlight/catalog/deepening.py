"""Depth-limited search, and the algorithms that run it with growing limits."""

from searchlight.algorithms import depth_limited, iterative_deepening_optimal, iterative_deepening_visited
from searchlight.catalog import lessons
from searchlight.catalog.claims import EQUAL_COSTS
from searchlight.entries import AlgorithmEntry, Claim, Facts

WITHIN_LIMIT = Claim("if", "if a goal lies no deeper than the last limit")

DEPTH_LIMITED = AlgorithmEntry(
    id="depth-limited",
    label="Depth-limited search",
    summary="Depth-first down to a limit; recursive, remembers nothing but its own path.",
    reference="AIMA 3e, fig. 3.17; document 001",
    facts=Facts(
        complete=Claim("if", "if a goal lies no deeper than the limit"),
        optimal=Claim("no", "it takes the first path that it comes upon"),
        time="O(bˡ), l the limit",
        space="O(b·l)",
    ),
    start=lambda problem, values: depth_limited.depth_limited_search(problem, values["limit"]),
    source=lambda _: (depth_limited.depth_limited_search, depth_limited.recursive_dls),
    options=("limit",),
    tie="lifo",
    recursive=True,
    lessons=(lessons.FIRST_NOT_SHORTEST,),
)

ITERATIVE_DEEPENING = AlgorithmEntry(
    id="iterative-deepening",
    label="Iterative deepening",
    summary="Depth-limited search with limits 0, 1, 2, … Optimal where every action costs the same.",
    reference="AIMA 3e, fig. 3.18; document 001",
    facts=Facts(complete=WITHIN_LIMIT, optimal=EQUAL_COSTS, time="O(bᵈ)", space="O(b·d)"),
    start=lambda problem, values: depth_limited.iterative_deepening_search(problem, values["limit"]),
    source=lambda _: (
        depth_limited.iterative_deepening_search,
        depth_limited.depth_limited_search,
        depth_limited.recursive_dls,
    ),
    options=("limit",),
    tie="lifo",
    recursive=True,
)

ITERATIVE_DEEPENING_VISITED = AlgorithmEntry(
    id="iterative-deepening-visited",
    label="Iterative deepening with visited states",
    summary="A stack and a visited set per iteration. Not optimal: a detour may be visited first.",
    reference="document 000",
    facts=Facts(
        complete=Claim("if", "if the state space is finite and the last limit is as large as it"),
        optimal=Claim("no", "a state visited first on a detour hides the shorter way through it"),
        time="O(bᵈ) at best; no state expanded twice in an iteration",
        space="O(bᵈ) at best; at most every state and its children",
    ),
    start=lambda problem, values: iterative_deepening_visited.iterative_deepening_search_visited(
        problem, values["limit"]
    ),
    source=lambda _: (
        iterative_deepening_visited.iterative_deepening_search_visited,
        iterative_deepening_visited.depth_limited_search_visited,
    ),
    options=("limit",),
    tie="lifo",
    stale_when="visited",
    visited="taken-off",
    visited_name="visited",
    lessons=(lessons.DETOUR,),
)

ITERATIVE_DEEPENING_OPTIMAL = AlgorithmEntry(
    id="iterative-deepening-optimal",
    label="Iterative deepening with visited depths",
    summary="The repaired form: a state is visited again where it is reached at a smaller depth.",
    reference="document 000, repaired",
    facts=Facts(
        complete=WITHIN_LIMIT,
        optimal=EQUAL_COSTS,
        time="O(bᵈ), no state expanded more than d times in an iteration",
        space="O(bᵈ), at most every state with its children at every depth",
    ),
    start=lambda problem, values: iterative_deepening_optimal.iterative_deepening_search_optimal(
        problem, values["limit"]
    ),
    source=lambda _: (
        iterative_deepening_optimal.iterative_deepening_search_optimal,
        iterative_deepening_optimal.depth_limited_search_optimal,
    ),
    options=("limit",),
    tie="lifo",
    stale_when="visited-no-deeper",
    visited="taken-off",
    visited_name="visited",
    lessons=(lessons.REPAIRED,),
)
