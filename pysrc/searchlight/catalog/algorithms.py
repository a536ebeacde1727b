"""The algorithms, in the order in which they are offered; the first one by default, then from simple to clever."""

from collections.abc import Callable
from dataclasses import dataclass

from searchlight.algorithms import (
    best_first,
    bidirectional,
    depth_limited,
    iterative_deepening_optimal,
    iterative_deepening_visited,
    jump_point,
)
from searchlight.algorithms.best_first import uniform_cost_search
from searchlight.algorithms.breadth_first import breadth_first_search
from searchlight.algorithms.depth_first import depth_first_search
from searchlight.algorithms.ida_star import children, dfs, ida_star_search, root_of
from searchlight.algorithms.path_search import breadth_first_path_search, depth_first_path_search, is_cycle
from searchlight.algorithms.rbfs import backed_up, evaluate, lowest, new_limit, rbfs, recursive_best_first
from searchlight.catalog.claims import ADMISSIBLE, EQUAL_COSTS, FINITE, FINITE_OR_NOT_FREE, FIRST_PATH, NOT_FREE
from searchlight.entries import AlgorithmEntry, Claim, Facts, Functions
from searchlight.events import Search
from searchlight.frontier import TIES
from searchlight.options import Values
from searchlight.problem import AnyProblem
from searchlight.problems.jumps import check_jumps


@dataclass(frozen=True)
class BestFirst:
    """The two forms of a best-first search, with reopening and without; `takes`: the options of both."""

    reopening: Callable[..., Search]
    without_reopening: Callable[..., Search]
    takes: tuple[str, ...] = ()

    def start(self, problem: AnyProblem, values: Values) -> Search:
        return self._form(values)(problem, *(values[name] for name in self.takes), TIES[values["tie"]]())

    def source(self, values: Values) -> Functions:
        if values["reopen"]:
            return self.reopening, best_first.best_first_search
        return self.without_reopening, best_first.best_first_closed, best_first.better

    def _form(self, values: Values) -> Callable[..., Search]:
        return self.reopening if values["reopen"] else self.without_reopening


_GREEDY = BestFirst(best_first.greedy_search, best_first.greedy_closed)
_ASTAR = BestFirst(best_first.astar_search, best_first.astar_closed)
_WEIGHTED = BestFirst(best_first.wastar_search, best_first.wastar_closed, ("weight",))

GREEDY = AlgorithmEntry(
    id="greedy",
    facts=Facts(complete=FINITE, optimal=Claim("no", "claim.g_does_not_count")),
    start=_GREEDY.start,
    source=_GREEDY.source,
    options=("tie", "reopen"),
    key="h",
    uses_h=True,
    visited="expanded",
    visited_name="closed",
)

ASTAR = AlgorithmEntry(
    id="astar",
    facts=Facts(
        complete=FINITE_OR_NOT_FREE,
        optimal=Claim("if", "claim.admissible_or_consistent", needs="consistent-unless-reopening"),
    ),
    start=_ASTAR.start,
    source=_ASTAR.source,
    options=("tie", "reopen"),
    key="f",
    uses_h=True,
    visited="expanded",
    visited_name="closed",
)

WEIGHTED_ASTAR = AlgorithmEntry(
    id="weighted-astar",
    facts=Facts(complete=FINITE_OR_NOT_FREE, optimal=Claim("no", "claim.weighted")),
    start=_WEIGHTED.start,
    source=_WEIGHTED.source,
    options=("weight", "tie", "reopen"),
    key="f",
    uses_h=True,
    visited="expanded",
    visited_name="closed",
)

IDA_STAR = AlgorithmEntry(
    id="ida-star",
    facts=Facts(complete=NOT_FREE, optimal=ADMISSIBLE),
    start=lambda problem, _: ida_star_search(problem),
    source=lambda _: (ida_star_search, dfs, root_of, children),
    without_goal="never ends",
    tie="lifo",
    uses_h=True,
    recursive=True,
    limited="f",
)

RBFS = AlgorithmEntry(
    id="rbfs",
    facts=Facts(complete=NOT_FREE, optimal=ADMISSIBLE),
    start=lambda problem, _: recursive_best_first(problem),
    source=lambda _: (recursive_best_first, rbfs, evaluate, lowest, new_limit, backed_up),
    without_goal="never ends",
    key="f",
    tie="deepest",
    uses_h=True,
)

JUMP_POINT = AlgorithmEntry(
    id="jump-point",
    facts=Facts(complete=Claim("yes", "claim.finite_grid"), optimal=ADMISSIBLE),
    start=lambda problem, values: jump_point.jump_search(problem, TIES[values["tie"]]()),
    source=lambda _: (
        jump_point.jump_search,
        jump_point.jumps,
        jump_point.jump,
        jump_point.directions,
        jump_point.forced_beside,
        jump_point.forced,
        jump_point.is_forced,
        jump_point.diagonal,
        jump_point.with_f,
    ),
    options=("tie",),
    key="f",
    uses_h=True,
    visited="expanded",
    visited_name="closed",
    only={"problem": "grid", "moves": "8"},
    check=check_jumps,
)


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
        bidirectional.lowest_g,
        bidirectional.next_side,
        bidirectional.joined_cost,
        bidirectional.join,
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
        ASTAR,
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
        GREEDY,
        WEIGHTED_ASTAR,
        IDA_STAR,
        RBFS,
        JUMP_POINT,
    )
}
