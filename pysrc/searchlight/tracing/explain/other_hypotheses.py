"""Explanations that need more than the order of expansion: another heuristic, the goal tests, the cost of the path."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from searchlight.setup import Setup, read
from searchlight.tracing.explain.book_run import BookRun
from searchlight.tracing.explain.causes.candidates import levels, mistakes, ties
from searchlight.tracing.explain.causes.decisions import cause_of
from searchlight.tracing.explain.causes.evidence import HANDED_H, Evidence
from searchlight.tracing.explain.causes.measured import measured
from searchlight.tracing.explain.causes.memory_bound import CHANGES, changes
from searchlight.tracing.explain.hypotheses import SHOWN, Explained
from searchlight.tracing.explain.variants import Variant, textbook_variant
from searchlight.tracing.watch.observation import Observation

MOST_NODES: Final = 300_000  # generated with all other heuristics together


def of_heuristic(setup: Setup, seen: Observation, *, cut_short: bool) -> Explained | None:
    """Another of the problem's heuristics, perhaps with one change, that makes the textbook expand the same states."""
    if seen.h_reads and seen.family in HANDED_H:
        return None  # the program reads the problem's own heuristic
    theirs, left = seen.expanded, MOST_NODES
    for other in _with_other_heuristics(setup):
        book = textbook_variant(other)
        for variant in (book, *next(levels(other), [])):
            run = BookRun(other, variant, theirs)
            same = run.follow(theirs, left)
            left -= run.made
            over = run.outcome is not None and len(run.expanded) == len(theirs)
            entries = Evidence(seen, other.problem, cut_short=cut_short).entries
            if same == len(theirs) and (over or cut_short) and entries.values_fit(run, moved=True) is not False:
                decision = f"heuristic={other.values['heuristic']}"
                return Explained("other", decision, variant.departures, same, whole=True)
            if left <= 0:
                return None
    return None


def of_measure(setup: Setup, seen: Observation, *, cut_short: bool) -> Explained | None:
    """A differently measured heuristic that makes the textbook expand the same states."""
    if not setup.algorithm.uses_h or (seen.h_reads and seen.family in HANDED_H):
        return None
    fitting: list[tuple[bool, str, tuple[str, ...]]] = []
    left = MOST_NODES
    for name, other in measured(setup):
        book, entries = textbook_variant(other), Evidence(seen, other.problem, cut_short=cut_short).entries
        for variant in (book, *ties(book)) if book.rules is not None else ():
            run = BookRun(other, variant, seen.expanded)
            same = run.follow(seen.expanded, left)
            left -= run.made
            over = run.outcome is not None and len(run.expanded) == len(seen.expanded)
            fits = entries.values_fit(run, moved=True) is not False
            if same == len(seen.expanded) and (over or cut_short) and fits:
                fitting.append((entries.values_fit(run) is not True, f"measured={name}", variant.departures))
                break
            if left <= 0:
                return None
    if not fitting:
        return None
    least = min(each[0] for each in fitting)
    first, *instead = [each[1:] for each in fitting if each[0] == least]
    same_as = tuple(name for name, _ in instead)[:SHOWN]
    also = ("other",) * len(same_as)
    return Explained(
        "other", first[0], first[1], len(seen.expanded), whole=True, instead=same_as, also=also, values_fit=not least
    )


def _with_other_heuristics(setup: Setup) -> Iterator[Setup]:
    for name in setup.entry.heuristics if setup.algorithm.uses_h else ():
        if name not in (setup.values["heuristic"], "zero"):  # zero: the same as ordering by g
            other = read({**setup.values, "heuristic": name})
            if isinstance(other, Setup):  # problems in the user's code are in another catalog
                yield other


def of_changes(setup: Setup, seen: Observation, *, cut_short: bool) -> Explained | None:
    """For an algorithm without rules: the likeliest change that gives the same expansions and end."""
    algorithm, theirs, left = setup.algorithm.id, seen.expanded, MOST_NODES
    evidence = Evidence(seen, setup.problem, cut_short=cut_short)
    fitting: list[tuple[str, ...]] = []
    for changed in changes(algorithm):
        if left <= 0 or (fitting and len(changed) > len(fitting[0])):
            break
        run = BookRun(setup, Variant(algorithm, None, changed))
        try:
            same = run.follow(theirs, left)
        except RecursionError:
            continue
        left -= run.made
        over = run.outcome is not None and len(run.expanded) == len(theirs)
        if same == len(theirs) and (over or cut_short) and not evidence.against_the_end(run):
            fitting.append(changed)
    if not fitting:
        return None
    causes, first = CHANGES[algorithm], fitting[0]
    decision = min(first, key=lambda each: causes[each] == "tie")
    others = tuple(each for each in first if each != decision)
    instead = tuple(each[0] for each in fitting[1:] if len(each) == 1)[:SHOWN]
    also = tuple(causes[each] for each in instead)
    return Explained(causes[decision], decision, others, len(theirs), whole=True, instead=instead, also=also)


def of_tests(setup: Setup, seen: Observation, most_nodes: int) -> Explained | None:
    """A single change that also makes the textbook's goal tests the same, if the expansions already are."""
    evidence, book = Evidence(seen, setup.problem, cut_short=False), textbook_variant(setup)
    variants = [] if book.rules is None else [*ties(book), *_single(book)]

    def fits(run: BookRun) -> bool:
        return run.tested == seen.goal_tests and not evidence.against_the_order(run)

    return _first_of(setup, seen, most_nodes, variants, fits)


def of_end(setup: Setup, seen: Observation, most_nodes: int) -> Explained | None:
    """A single change that also makes the textbook algorithm end as the program did."""
    evidence, book = Evidence(seen, setup.problem, cut_short=False), textbook_variant(setup)
    variants = [] if book.rules is None else list(_single(book))
    return _first_of(setup, seen, most_nodes, variants, lambda run: not evidence.against(run))


def _single(book: Variant) -> Iterator[Variant]:
    return (book.but(**each) for each in mistakes(book))


def _first_of(
    setup: Setup, seen: Observation, most_nodes: int, variants: Sequence[Variant], fits: Callable[[BookRun], bool]
) -> Explained | None:
    """The likeliest single change that expands the same states and fits, with the other such changes."""
    causes: dict[str, str] = {}
    book = textbook_variant(setup).rules
    for variant in variants if book is not None else ():
        run = BookRun(setup, variant, seen.expanded)
        run.follow(seen.expanded, most_nodes)
        if run.expanded == seen.expanded and run.outcome is not None and fits(run):
            decision = variant.departures[0]
            assert book is not None
            cause = cause_of(decision, book) or "path"
            if cause != "tie" or not causes:
                causes[decision] = cause
    if not causes:
        return None
    decision, *instead = list(causes)[: 1 + SHOWN]
    also = tuple(causes[each] for each in instead)
    return Explained(causes[decision], decision, (), len(seen.expanded), whole=True, instead=tuple(instead), also=also)
