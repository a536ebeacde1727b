"""Algorithms that are led by a heuristic."""

from collections.abc import Callable
from dataclasses import dataclass

from searchlight.algorithms import best_first
from searchlight.algorithms.ida_star import bounded_search, ida_star_search
from searchlight.algorithms.rbfs import rbfs, recursive_best_first_search
from searchlight.catalog import lessons
from searchlight.catalog.claims import FINITE, FINITE_OR_NOT_FREE
from searchlight.entries import AlgorithmEntry, Claim, Facts, Functions
from searchlight.events import Search
from searchlight.frontier import TIES
from searchlight.options import Values
from searchlight.problem import AnyProblem


@dataclass(frozen=True)
class BestFirst:
    """The two forms of a best-first search, with reopening and without; `takes`: options that both want."""

    reopening: Callable[..., Search]
    without_reopening: Callable[..., Search]
    takes: tuple[str, ...] = ()

    def start(self, problem: AnyProblem, values: Values) -> Search:
        return self._form(values)(problem, *(values[name] for name in self.takes), TIES[values["tie"]]())

    def source(self, values: Values) -> Functions:
        loop = best_first.best_first_search if values["reopen"] else best_first.best_first_search_without_reopening
        return self._form(values), loop

    def _form(self, values: Values) -> Callable[..., Search]:
        return self.reopening if values["reopen"] else self.without_reopening


_GREEDY = BestFirst(best_first.greedy_search, best_first.greedy_search_without_reopening)
_ASTAR = BestFirst(best_first.astar_search, best_first.astar_search_without_reopening)
_WEIGHTED = BestFirst(best_first.weighted_astar_search, best_first.weighted_astar_search_without_reopening, ("weight",))

GREEDY = AlgorithmEntry(
    id="greedy",
    label="Greedy best-first search",
    summary="Expands the node with the least h, whatever it cost to come there. Quick, and not optimal.",
    reference="AIMA 4e, section 3.5.1",
    facts=Facts(
        complete=FINITE,
        optimal=Claim("no", "what the path has cost so far does not count"),
        time="O(bᵐ); with a good h far less",
        space="O(bᵐ); with a good h far less",
    ),
    start=_GREEDY.start,
    source=_GREEDY.source,
    options=("tie", "reopen"),
    key="h",
    uses_h=True,
    visited="expanded",
    visited_name="closed",
    lessons=(lessons.CORRIDOR,),
)

ASTAR = AlgorithmEntry(
    id="astar",
    label="A*",
    summary="Expands the node with the least f = g + h. Optimal if h never overestimates.",
    reference="Hart, Nilsson and Raphael 1968; document 004",
    facts=Facts(
        complete=FINITE_OR_NOT_FREE,
        optimal=Claim("if", "if h never overestimates; without reopening, if h is consistent"),
        time="O(b^(1+⌊C*/ε⌋)); the better h, the less",
        space="O(b^(1+⌊C*/ε⌋)); the better h, the less",
    ),
    start=_ASTAR.start,
    source=_ASTAR.source,
    options=("tie", "reopen"),
    key="f",
    uses_h=True,
    visited="expanded",
    visited_name="closed",
    lessons=(lessons.NOT_LURED, lessons.TOO_MUCH, lessons.CLOSED_TOO_EARLY, lessons.REOPENED),
)

WEIGHTED_ASTAR = AlgorithmEntry(
    id="weighted-astar",
    label="Weighted A*",
    summary="Expands the node with the least f = g + W·h: trusts h more, finds a path sooner, perhaps a dearer one.",
    reference="Pohl 1970; AIMA 4e, section 3.5.4",
    facts=Facts(
        complete=FINITE_OR_NOT_FREE,
        optimal=Claim(
            "no",
            "but the path costs at most W·C* if h never overestimates; without reopening, if h is consistent",
        ),
        time="O(b^(1+⌊W·C*/ε⌋)); as a rule less than A*",
        space="O(b^(1+⌊W·C*/ε⌋)); as a rule less than A*",
    ),
    start=_WEIGHTED.start,
    source=_WEIGHTED.source,
    options=("weight", "tie", "reopen"),
    key="f",
    uses_h=True,
    visited="expanded",
    visited_name="closed",
    lessons=(lessons.SAME_LENGTH_SOONER, lessons.LONGER_SOONER),
)

IDA_STAR = AlgorithmEntry(
    id="ida-star",
    label="Iterative-deepening A*",
    summary="Depth-first down to a bound on f = g + h, which grows by iterations. Needs hardly any memory.",
    reference="Korf 1985",
    facts=Facts(
        complete=Claim("if", "if every action costs at least some ε > 0"),
        optimal=Claim("if", "if h never overestimates"),
        time="O(bᵈ); more where nearly every node has an f of its own",
        space="O(b·d)",
    ),
    start=lambda problem, _: ida_star_search(problem),
    source=lambda _: (ida_star_search, bounded_search),
    tie="lifo",
    uses_h=True,
    recursive=True,
    lessons=(lessons.KORF,),
)

RBFS = AlgorithmEntry(
    id="rbfs",
    label="Recursive best-first search",
    summary="Best-first order in linear memory: forgets what is not the best, and remembers how good it was.",
    reference="AIMA 4e, fig. 3.22; Korf 1993",
    facts=Facts(
        complete=Claim("if", "if every action costs at least some ε > 0"),
        optimal=Claim("if", "if h never overestimates"),
        time="hard to say: it depends on h, and on how often another path becomes the best",
        space="O(b·d)",
    ),
    start=lambda problem, _: recursive_best_first_search(problem),
    source=lambda _: (recursive_best_first_search, rbfs),
    key="f",
    tie="deepest",
    uses_h=True,
    lessons=(lessons.BOOK_S_MAP,),
)
