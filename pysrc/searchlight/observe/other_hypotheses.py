"""Explanations beside those of the order alone: by another heuristic, by the goal tests, by the cost of the path."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from searchlight.events import Solution
from searchlight.observe.book_run import BookRun
from searchlight.observe.hypotheses import Explained, cause_of, ways_of
from searchlight.observe.ways import book_way
from searchlight.setup import Setup, read

MOST_NODES: Final = 300_000  # made with all other heuristics together


def of_heuristic(setup: Setup, theirs: Sequence[Any], *, cut_short: bool) -> Explained | None:
    """Another of the problem's heuristics, perhaps with one change, with which the book expands as the program does."""
    left = MOST_NODES
    for other in _with_other_heuristics(setup):
        for way in (book_way(other), *ways_of(other, most=1)):
            run = BookRun(other, way)
            same = run.follow(theirs, left)
            left -= run.made
            over = run.outcome is not None and len(run.expanded) == len(theirs)
            if same == len(theirs) and (over or cut_short):
                return Explained("other", f"heuristic={other.values['heuristic']}", way.departures, same, whole=True)
            if left <= 0:
                return None
    return None


def _with_other_heuristics(setup: Setup) -> Iterator[Setup]:
    for name in setup.entry.heuristics if setup.algorithm.uses_h else ():
        if name != setup.values["heuristic"]:
            other = read({**setup.values, "heuristic": name})
            if isinstance(other, Setup):  # not: a reader's own problem, which stands in another catalog
                yield other


def of_tests(setup: Setup, theirs: Sequence[Any], tested: Sequence[Any], most_nodes: int) -> Explained | None:
    """The one change with which the book also makes the same goal tests, where the expansions are the same anyway."""
    for way in ways_of(setup, most=1):
        run = BookRun(setup, way)
        run.follow(theirs, most_nodes)
        if run.expanded == list(theirs) and run.tested == list(tested):
            (decision,) = way.departures
            return Explained(cause_of(decision) or "other", decision, (), len(theirs), whole=True)
    return None


def of_cost(setup: Setup, theirs: Sequence[Any], cost: float, most_nodes: int) -> Explained | None:
    """The one change with which the book also finds a path of this cost, where the expansions are the same anyway."""
    for way in ways_of(setup, most=1):
        run = BookRun(setup, way)
        run.follow(theirs, most_nodes)
        if run.expanded == list(theirs) and isinstance(run.outcome, Solution) and run.outcome.cost == cost:
            (decision,) = way.departures
            return Explained("path", decision, (), len(theirs), whole=True)
    return None
