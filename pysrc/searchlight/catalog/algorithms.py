"""The algorithms, in the order in which they are offered; the first one by default, then from simple to clever."""

from searchlight.algorithms import (
    bidirectional,
    depth_limited,
    iterative_deepening_optimal,
    iterative_deepening_visited,
)
from searchlight.algorithms.best_first import uniform_cost_search
from searchlight.algorithms.breadth_first import breadth_first_search
from searchlight.algorithms.depth_first import depth_first_search
from searchlight.algorithms.path_search import breadth_first_path_search, depth_first_path_search, is_cycle
from searchlight.catalog import informed
from searchlight.catalog.claims import EQUAL_COSTS, FINITE, FINITE_OR_NOT_FREE, FIRST_PATH
from searchlight.entries import AlgorithmEntry, Claim, Facts

BREADTH_FIRST = AlgorithmEntry(
    id="breadth-first",
    facts=Facts(complete=Claim("yes", "claim.states_by_level"), optimal=EQUAL_COSTS),
    start=lambda problem, _: breadth_first_search(problem),
    source=lambda _: (breadth_first_search,),
    visited="expanded",
    visited_name="reached",
)

BREADTH_FIRST_PATHS = AlgorithmEntry(
    id="breadth-first-paths",
    facts=Facts(complete=Claim("yes", "claim.paths_by_level"), optimal=EQUAL_COSTS),
    start=lambda problem, _: breadth_first_path_search(problem),
    source=lambda _: (breadth_first_path_search, is_cycle),
    without_goal="goes through all paths",
)

DEPTH_FIRST = AlgorithmEntry(
    id="depth-first",
    facts=Facts(complete=FINITE, optimal=FIRST_PATH),
    start=lambda problem, _: depth_first_search(problem),
    source=lambda _: (depth_first_search,),
    tie="lifo",
    stale_when="visited",
    visited="taken-off",
    visited_name="visited",
)

DEPTH_FIRST_PATHS = AlgorithmEntry(
    id="depth-first-paths",
    facts=Facts(complete=FINITE, optimal=FIRST_PATH),
    start=lambda problem, _: depth_first_path_search(problem),
    source=lambda _: (depth_first_path_search,),
    without_goal="goes through all paths",
    tie="lifo",
)

UNIFORM_COST = AlgorithmEntry(
    id="uniform-cost",
    facts=Facts(complete=FINITE_OR_NOT_FREE, optimal=Claim("yes", "claim.no_cheaper_way_left")),
    start=lambda problem, _: uniform_cost_search(problem),
    source=lambda _: (uniform_cost_search,),
    key="g",
    stale_when="visited",
    visited="taken-off",
    visited_name="visited",
)

BIDIRECTIONAL = AlgorithmEntry(
    id="bidirectional",
    facts=Facts(complete=FINITE_OR_NOT_FREE, optimal=Claim("yes", "claim.no_cheaper_meeting")),
    start=lambda problem, _: bidirectional.bidirectional_search(problem),
    source=lambda _: (
        bidirectional.bidirectional_search,
        bidirectional.two_sides,
        bidirectional.met_at_start,
        bidirectional.may_improve,
        bidirectional.next_side,
        bidirectional.joined_cost,
        bidirectional.meeting,
        bidirectional.in_frontier,
        bidirectional.outcome_of,
    ),
    without_goal="fails on one side",
    reverses=True,
    key="g",
    visited="expanded",
    visited_name="reached",
)


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


ALGORITHMS = {
    entry.id: entry
    for entry in (
        informed.ASTAR,
        BREADTH_FIRST,
        DEPTH_FIRST,
        BREADTH_FIRST_PATHS,
        DEPTH_FIRST_PATHS,
        DEPTH_LIMITED,
        ITERATIVE_DEEPENING,
        ITERATIVE_DEEPENING_VISITED,
        ITERATIVE_DEEPENING_OPTIMAL,
        UNIFORM_COST,
        BIDIRECTIONAL,
        informed.GREEDY,
        informed.WEIGHTED_ASTAR,
        informed.IDA_STAR,
        informed.RBFS,
        informed.JUMP_POINT,
    )
}
