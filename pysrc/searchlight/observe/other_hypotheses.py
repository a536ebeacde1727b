"""Explanations beside those of the order alone: by another heuristic, by the goal tests, by the cost of the path."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from searchlight.observe.book_run import BookRun
from searchlight.observe.causes.candidates import levels, mistakes, ties
from searchlight.observe.causes.evidence import HANDED_H, Evidence
from searchlight.observe.hypotheses import SHOWN, Explained, cause_of
from searchlight.observe.observation import Observation
from searchlight.observe.ways import Way, book_way
from searchlight.setup import Setup, read

MOST_NODES: Final = 300_000  # made with all other heuristics together


def of_heuristic(setup: Setup, seen: Observation, *, cut_short: bool) -> Explained | None:
    """Another of the problem's heuristics, perhaps with one change, with which the book expands as the program does."""
    if seen.h_reads and seen.family in HANDED_H:
        return None  # it is the problem's own that the program reads
    theirs, left = seen.expanded, MOST_NODES
    for other in _with_other_heuristics(setup):
        book = book_way(other)
        for way in (book, *next(levels(other), [])):
            run = BookRun(other, way, theirs)
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


def of_tests(setup: Setup, seen: Observation, most_nodes: int) -> Explained | None:
    """The one change with which the book also makes the same goal tests, where the expansions are the same anyway."""
    evidence, book = Evidence(seen, setup.problem, cut_short=False), book_way(setup)
    ways = [] if book.rules is None else [*ties(book), *_single(book)]

    def fits(run: BookRun) -> bool:
        return run.tested == seen.goal_tests and not evidence.against_the_order(run)

    return _first_of(setup, seen, most_nodes, ways, fits)


def of_end(setup: Setup, seen: Observation, most_nodes: int) -> Explained | None:
    """The one change with which the book also ends as it was seen: with a path of that cost, with the goal taken off
    the frontier or left there; where the expansions are the same anyway.
    """
    evidence, book = Evidence(seen, setup.problem, cut_short=False), book_way(setup)
    ways = [] if book.rules is None else list(_single(book))
    return _first_of(setup, seen, most_nodes, ways, lambda run: not evidence.against(run))


def _single(book: Way) -> Iterator[Way]:
    return (book.but(**each) for each in mistakes(book))


def _first_of(
    setup: Setup, seen: Observation, most_nodes: int, ways: Sequence[Way], fits: Callable[[BookRun], bool]
) -> Explained | None:
    """The likeliest of these single changes that expands what the program expands and fits, and the others that do."""
    found: dict[str, str] = {}
    book = book_way(setup).rules
    for way in ways if book is not None else ():
        run = BookRun(setup, way, seen.expanded)
        run.follow(seen.expanded, most_nodes)
        if run.expanded == seen.expanded and run.outcome is not None and fits(run):
            decision = way.departures[0]
            assert book is not None
            cause = cause_of(decision, book) or "path"
            if cause != "tie" or not found:
                found[decision] = cause
    if not found:
        return None
    decision, *instead = list(found)[: 1 + SHOWN]
    also = tuple(found[each] for each in instead)
    return Explained(found[decision], decision, (), len(seen.expanded), whole=True, instead=tuple(instead), also=also)
