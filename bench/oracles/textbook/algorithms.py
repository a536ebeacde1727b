"""The fifteen algorithms of the catalog by their ids: a naive search of each, and how its frontier is ordered."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from bench.oracles.textbook import recursions, searches
from bench.oracles.textbook.journal import Entry, Paper
from bench.oracles.textbook.searches import Order

TIES: Final[dict[str, Order]] = {
    "fifo": lambda node: (node.value, node.number),
    "lifo": lambda node: (node.value, -node.number),
    "low-h": lambda node: (node.value, node.h, node.number),
    "high-g": lambda node: (node.value, -node.g, node.number),
    "state": lambda node: (node.value, node.state, node.number),
    "deepest": lambda node: (node.value, -node.depth, node.number),
}
QUEUE: Final[Order] = lambda node: node.number  # noqa: E731
STACK: Final[Order] = lambda node: -node.number  # noqa: E731


@dataclass(frozen=True)
class Naive:
    """`letter`: of the number that orders the frontier; None: it has none. `order` None: there is no frontier."""

    search: Iterator[Entry]
    order: Order | None
    letter: str | None = None
    estimates: bool = False
    weight: float = 1
    visited: tuple[str, ...] = ()  # with which entries of the journal a state is visited, where a list of them is kept
    drops_visited: bool = False  # an entry is stale once its state was visited
    no_deeper: bool = False  # only at no greater depth
    remembers: bool = True  # it notices states that come again
    limit: bool = False


def naive(problem: Any, algorithm: str, values: Mapping[str, Any]) -> Naive:
    """A search of the problem, not begun."""
    return _MAKERS[algorithm](problem, values)


Maker = Callable[[Any, Mapping[str, Any]], Naive]


def _visiting(search: Iterator[Entry], order: Order, letter: str | None = None, **more: bool) -> Naive:
    """A search that keeps a list of the states it has taken."""
    return Naive(search, order, letter, visited=("expanded", "cut", "goal"), drops_visited=True, **more)


def _deepening(no_deeper: bool) -> Maker:
    def make(problem: Any, values: Mapping[str, Any]) -> Naive:
        search = searches.deepening(problem, STACK, values["limit"], no_deeper)
        return _visiting(search, STACK, no_deeper=no_deeper, limit=True)

    return make


def _best_first(letter: str, value: Callable[[Paper, float], float], *, weighted: bool = False) -> Maker:
    """`value`: of a node and the weight, by which the frontier is ordered."""

    def make(problem: Any, values: Mapping[str, Any]) -> Naive:
        tie, weight = TIES[values["tie"]], values["weight"] if weighted else 1
        search = searches.best_first(problem, lambda node: value(node, weight), tie, values["reopen"])
        return Naive(search, tie, letter, True, weight, ("expanded",))

    return make


_MAKERS: Final[dict[str, Maker]] = {
    "breadth-first": lambda problem, _: Naive(searches.breadth_first(problem), QUEUE, visited=("expanded",)),
    "breadth-first-paths": lambda problem, _: Naive(searches.all_paths(problem, False), QUEUE),
    "depth-first-paths": lambda problem, _: Naive(searches.all_paths(problem, True), STACK),
    "depth-first": lambda problem, _: _visiting(searches.visiting(problem, STACK, False), STACK),
    "uniform-cost": lambda problem, _: _visiting(searches.visiting(problem, TIES["fifo"], True), TIES["fifo"], "g"),
    "iterative-deepening-visited": _deepening(no_deeper=False),
    "iterative-deepening-optimal": _deepening(no_deeper=True),
    "greedy": _best_first("h", lambda node, _: node.h),
    "astar": _best_first("f", lambda node, _: node.g + node.h),
    "weighted-astar": _best_first("f", lambda node, weight: node.g + weight * node.h, weighted=True),
    "bidirectional": lambda problem, _: Naive(
        searches.two_ended(problem, TIES["fifo"]), TIES["fifo"], "g", visited=("expanded",)
    ),
    "depth-limited": lambda problem, values: Naive(
        recursions.depth_limited(problem, values["limit"]), None, remembers=False, limit=True
    ),
    "iterative-deepening": lambda problem, values: Naive(
        recursions.iterative_deepening(problem, values["limit"]), None, remembers=False, limit=True
    ),
    "ida-star": lambda problem, _: Naive(
        recursions.ida_star(problem), None, estimates=True, remembers=False, limit=True
    ),
    "rbfs": lambda problem, _: Naive(
        recursions.recursive_best_first(problem), TIES["deepest"], "f", True, remembers=False
    ),
}
