"""Depth-limited search, and the algorithms that run it with growing limits."""

from searchlight.algorithms import depth_limited, iterative_deepening_optimal, iterative_deepening_visited
from searchlight.catalog.claims import EQUAL_COSTS, FIRST_PATH
from searchlight.entries import AlgorithmEntry, Claim, Facts

WITHIN_LIMIT = Claim("if", "claim.within_last_limit")

DEPTH_LIMITED = AlgorithmEntry(
    id="depth-limited",
    facts=Facts(complete=Claim("if", "claim.within_limit"), optimal=FIRST_PATH),
    start=lambda problem, values: depth_limited.depth_limited(problem, values["limit"]),
    source=lambda _: (depth_limited.depth_limited, depth_limited.dls),
    options=("limit",),
    without_goal="goes to the limit",
    limited="depth",
    tie="lifo",
    recursive=True,
)

ITERATIVE_DEEPENING = AlgorithmEntry(
    id="iterative-deepening",
    facts=Facts(complete=WITHIN_LIMIT, optimal=EQUAL_COSTS),
    start=lambda problem, values: depth_limited.iterative_deepening(problem, values["limit"]),
    source=lambda _: (depth_limited.iterative_deepening, depth_limited.dls),
    options=("limit",),
    without_goal="goes to the limit",
    limited="depth",
    tie="lifo",
    recursive=True,
)

ITERATIVE_DEEPENING_VISITED = AlgorithmEntry(
    id="iterative-deepening-visited",
    facts=Facts(complete=Claim("if", "claim.large_last_limit"), optimal=Claim("no", "claim.hidden_by_detour")),
    start=lambda problem, values: iterative_deepening_visited.deepening_visited(problem, values["limit"]),
    source=lambda _: (iterative_deepening_visited.deepening_visited,),
    options=("limit",),
    without_goal="goes to the last limit",
    limited="depth",
    tie="lifo",
    stale_when="visited",
    visited="taken-off",
    visited_name="visited",
)

ITERATIVE_DEEPENING_OPTIMAL = AlgorithmEntry(
    id="iterative-deepening-optimal",
    facts=Facts(complete=WITHIN_LIMIT, optimal=EQUAL_COSTS),
    start=lambda problem, values: iterative_deepening_optimal.deepening_optimal(problem, values["limit"]),
    source=lambda _: (iterative_deepening_optimal.deepening_optimal,),
    options=("limit",),
    without_goal="goes to the last limit",
    limited="depth",
    tie="lifo",
    stale_when="visited-no-deeper",
    visited="taken-off",
    visited_name="visited",
)
