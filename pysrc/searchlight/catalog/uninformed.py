"""Algorithms that use no heuristic."""

from searchlight.algorithms import bidirectional
from searchlight.algorithms.best_first import uniform_cost_search
from searchlight.algorithms.breadth_first import breadth_first_search
from searchlight.algorithms.depth_first import depth_first_search
from searchlight.algorithms.path_search import breadth_first_path_search, depth_first_path_search, is_cycle
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
