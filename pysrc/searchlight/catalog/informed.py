"""Algorithms that use a heuristic."""

from collections.abc import Callable
from dataclasses import dataclass

from searchlight.algorithms import best_first, jump_point
from searchlight.algorithms.ida_star import children, dfs, ida_star_search, root_of
from searchlight.algorithms.rbfs import backed_up, evaluate, lowest, new_limit, rbfs, recursive_best_first
from searchlight.catalog.claims import ADMISSIBLE, FINITE, FINITE_OR_NOT_FREE, NOT_FREE
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
