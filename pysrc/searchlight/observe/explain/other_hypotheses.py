"""Explanations beside those of the order alone: by another heuristic, by the goal tests, by the cost of the path."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from searchlight.observe.explain.book_run import BookRun
from searchlight.observe.explain.causes.candidates import levels, mistakes, ties
from searchlight.observe.explain.causes.decisions import cause_of
from searchlight.observe.explain.causes.evidence import HANDED_H, Evidence
from searchlight.observe.explain.causes.measured import measured
from searchlight.observe.explain.causes.memory_bound import CHANGES, changes
from searchlight.observe.explain.hypotheses import SHOWN, Explained
from searchlight.observe.explain.ways import Way, book_way
from searchlight.observe.watch.observation import Observation
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
            entries = Evidence(seen, other.problem, cut_short=cut_short).entries
            if same == len(theirs) and (over or cut_short) and entries.values_fit(run, moved=True) is not False:
                return Explained("other", f"heuristic={other.values['heuristic']}", way.departures, same, whole=True)
            if left <= 0:
                return None
    return None


def of_measure(setup: Setup, seen: Observation, *, cut_short: bool) -> Explained | None:
    """A heuristic that is measured otherwise, with which the textbook's search expands as the program does."""
    if not setup.algorithm.uses_h or (seen.h_reads and seen.family in HANDED_H):
        return None
    found: list[tuple[bool, str, tuple[str, ...]]] = []
    left = MOST_NODES
    for name, other in measured(setup):
        book, entries = book_way(other), Evidence(seen, other.problem, cut_short=cut_short).entries
        for way in (book, *ties(book)) if book.rules is not None else ():
            run = BookRun(other, way, seen.expanded)
            same = run.follow(seen.expanded, left)
            left -= run.made
            over = run.outcome is not None and len(run.expanded) == len(seen.expanded)
            fits = entries.values_fit(run, moved=True) is not False
            if same == len(seen.expanded) and (over or cut_short) and fits:
                found.append((entries.values_fit(run) is not True, f"measured={name}", way.departures))
                break
            if left <= 0:
                return None
    if not found:
        return None
    least = min(each[0] for each in found)
    first, *instead = [each[1:] for each in found if each[0] == least]
    same_as = tuple(name for name, _ in instead)[:SHOWN]
    also = ("other",) * len(same_as)
    return Explained(
        "other", first[0], first[1], len(seen.expanded), whole=True, instead=same_as, also=also, values_fit=not least
    )


def _with_other_heuristics(setup: Setup) -> Iterator[Setup]:
    for name in setup.entry.heuristics if setup.algorithm.uses_h else ():
        if name not in (setup.values["heuristic"], "zero"):  # which is f = g
            other = read({**setup.values, "heuristic": name})
            if isinstance(other, Setup):  # not: a reader's own problem, which stands in another catalog
                yield other


def of_changes(setup: Setup, seen: Observation, *, cut_short: bool) -> Explained | None:
    """Of an algorithm without rules: the likeliest change with which it expands and ends as the program does."""
    algorithm, theirs, left = setup.algorithm.id, seen.expanded, MOST_NODES
    evidence = Evidence(seen, setup.problem, cut_short=cut_short)
    found: list[tuple[str, ...]] = []
    for changed in changes(algorithm):
        if left <= 0 or (found and len(changed) > len(found[0])):
            break
        run = BookRun(setup, Way(algorithm, None, changed))
        try:
            same = run.follow(theirs, left)
        except RecursionError:
            continue
        left -= run.made
        over = run.outcome is not None and len(run.expanded) == len(theirs)
        if same == len(theirs) and (over or cut_short) and not evidence.against_the_end(run):
            found.append(changed)
    if not found:
        return None
    causes, first = CHANGES[algorithm], found[0]
    decision = min(first, key=lambda each: causes[each] == "tie")
    others = tuple(each for each in first if each != decision)
    instead = tuple(each[0] for each in found[1:] if len(each) == 1)[:SHOWN]
    also = tuple(causes[each] for each in instead)
    return Explained(causes[decision], decision, others, len(theirs), whole=True, instead=instead, also=also)


def of_tests(setup: Setup, seen: Observation, most_nodes: int) -> Explained | None:
    """The one change with which the book also makes the same goal tests, where the expansions are the same anyway."""
    evidence, book = Evidence(seen, setup.problem, cut_short=False), book_way(setup)
    ways = [] if book.rules is None else [*ties(book), *_single(book)]

    def fits(run: BookRun) -> bool:
        return run.tested == seen.goal_tests and not evidence.against_the_order(run)

    return _first_of(setup, seen, most_nodes, ways, fits)


def of_end(setup: Setup, seen: Observation, most_nodes: int) -> Explained | None:
    """The one change after which the textbook algorithm also ends as the program did."""
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
