"""The fifteen algorithms of the catalog by their ids: a naive search of each, and how its frontier is ordered."""

from collections.abc import Iterator, Mapping
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
    tie, reopens = TIES[values["tie"]], values["reopen"]
    taken = ("expanded", "cut", "goal")
    last = values["limit"]
    weight = values["weight"]
    match algorithm:
        case "breadth-first":
            return Naive(searches.breadth_first(problem), QUEUE, visited=("expanded",))
        case "breadth-first-paths":
            return Naive(searches.all_paths(problem, False), QUEUE)
        case "depth-first-paths":
            return Naive(searches.all_paths(problem, True), STACK)
        case "depth-first":
            search = searches.visiting(problem, STACK, False)
            return Naive(search, STACK, visited=taken, drops_visited=True)
        case "uniform-cost":
            search = searches.visiting(problem, TIES["fifo"], True)
            return Naive(search, TIES["fifo"], "g", visited=taken, drops_visited=True)
        case "iterative-deepening-visited" | "iterative-deepening-optimal":
            no_deeper = algorithm == "iterative-deepening-optimal"
            search = searches.deepening(problem, STACK, last, no_deeper)
            return Naive(search, STACK, visited=taken, drops_visited=True, no_deeper=no_deeper, limit=True)
        case "greedy":
            search = searches.best_first(problem, _h, tie, reopens)
            return Naive(search, tie, "h", True, visited=("expanded",))
        case "astar":
            search = searches.best_first(problem, lambda node: node.g + _h(node), tie, reopens)
            return Naive(search, tie, "f", True, visited=("expanded",))
        case "weighted-astar":
            search = searches.best_first(problem, lambda node: node.g + weight * _h(node), tie, reopens)
            return Naive(search, tie, "f", True, weight, ("expanded",))
        case "bidirectional":
            return Naive(searches.two_ended(problem, TIES["fifo"]), TIES["fifo"], "g", visited=("expanded",))
        case "depth-limited":
            return Naive(recursions.depth_limited(problem, last), None, remembers=False, limit=True)
        case "iterative-deepening":
            return Naive(recursions.iterative_deepening(problem, last), None, remembers=False, limit=True)
        case "ida-star":
            return Naive(recursions.ida_star(problem), None, estimates=True, remembers=False, limit=True)
        case "rbfs":
            search = recursions.recursive_best_first(problem)
            return Naive(search, TIES["deepest"], "f", True, remembers=False)
    raise ValueError(algorithm)


def _h(node: Paper) -> float:
    return node.h
