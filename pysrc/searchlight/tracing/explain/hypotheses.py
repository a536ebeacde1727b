"""Explain why a program's order of expansion differs: change the textbook search until it expands the same states.

A change explains the difference if the changed search expands the same states in the same order to the end, and nothing
else that was seen contradicts it: the values and the order of entries, goal tests, the container, the end of the run
(causes/evidence.py). A changed search is abandoned at its first different expansion, so most of them cost almost
nothing. Choices that the algorithm leaves open are no changes (`open_choice`).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from searchlight.events import Solution
from searchlight.setup import Setup
from searchlight.tracing.explain.book_run import BookRun
from searchlight.tracing.explain.causes.candidates import (
    come_to_the_same,
    is_of_book,
    is_open,
    is_style,
    levels,
    open_variants,
    single_mistakes,
)
from searchlight.tracing.explain.causes.evidence import Evidence
from searchlight.tracing.explain.causes.memory_bound import CHANGES
from searchlight.tracing.explain.variants import Variant
from searchlight.tracing.watch.observation import Observation

# Changed decisions by cause; that of others depends on the effect of the change (of_repeats).
DECISIONS: Final = {
    "tie": "tie,children",
    "goal-test-early": "test=made",
    "goal-test-late": "test=taken,test=expanded,test=never,depth=untested",
    "path": "test=ignored",
    "limit": "depth,limits,ends=cutoff-lost",
    "cost": "order=depth,order=depth-f,order=step,order=step-f,order=parent-g,order=summed-f,order=h",
    "other": "order,served",
    "successors": "used",
    "not-expanded": "ends",
}
CAUSES: Final = {decision: cause for cause, decisions in DECISIONS.items() for decision in decisions.split(",")}
REFUSING: Final = ("=reached-refused", "=worse-visited-refused")  # a state is not improved any more


def cause_of(decision: str, book: Variant) -> str | None:
    """The cause that the decision stands for; None if it depends on the effect (of_repeats)."""
    rules, name = book.rules, decision.partition("=")[0]
    if rules is None:
        return CHANGES[book.algorithm][decision]
    if name == "order" and rules.order == "recursion":
        return "tie"  # a stack reverses the order of the children
    return CAUSES.get(decision) or CAUSES.get(name)


def of_repeats(theirs: Sequence[Any], book: BookRun, decision: str) -> str:
    """The cause of a changed treatment of repeated states, from how often states are expanded."""
    mine, others = Counter(theirs), Counter(book.expanded)
    if mine == others and not decision.endswith(REFUSING):
        return "path"
    if book.variant.deepens:  # every iteration expands the states again
        rules = book.variant.rules
        return "not-expanded" if rules is not None and rules.repeats == "all" else "re-expanded"
    more = any(count > max(1, others[state]) for state, count in mine.items())
    return "re-expanded" if more else "not-expanded"


SHOWN: Final = 5  # changes that fit as well, named beside the first
MOST_NODES: Final = 600_000  # generated in all hypotheses together
ONE_CHANGE: Final = 2  # levels with a single change; pairs are tried only if none fits


@dataclass(frozen=True)
class Explained:
    """`decisions`: the changes of the first explanation, as `field=value`, the blamed one first.

    `instead`: single changes that fit as well. `causes`: of the first, and of each of `instead`.
    """

    decisions: tuple[str, ...]
    causes: tuple[str, ...]
    instead: tuple[str, ...] = ()


class Choice(NamedTuple):
    """An open choice with which the textbook expands the same states. `cost`: of its path, None without one.

    `fits`: whether nothing else that was seen contradicts it.
    """

    decisions: tuple[str, ...]
    cost: float | None
    fits: bool


def open_choice(setup: Setup, seen: Observation, book: BookRun, *, cut_short: bool) -> Choice | None:
    """The choice that the algorithm leaves open with which the textbook expands the same states; None if there is none.

    One that nothing contradicts is preferred.
    """
    evidence = Evidence(seen, setup.problem, cut_short=cut_short)
    found: list[Choice] = []
    for run in _same(setup, seen, open_variants(book.variant), MOST_NODES // 4, cut_short=cut_short, each=True):
        if run.variant.rules is None and not _is_as_cheap(run, book):
            continue
        fits = not (evidence.against(run) or evidence.enter_otherwise(run) or evidence.sort_otherwise(run))
        cost = run.outcome.cost if isinstance(run.outcome, Solution) else None
        found.append(Choice(run.variant.departures, cost, fits))
        if fits:
            break
    return next((each for each in found if each.fits), found[0] if found else None)


def _is_as_cheap(run: BookRun, book: BookRun) -> bool:
    """Whether a form of an algorithm without rules finds a path as cheap as the textbook's."""
    if not isinstance(book.outcome, Solution):
        return True
    return isinstance(run.outcome, Solution) and run.outcome.cost == book.outcome.cost


def _same(
    setup: Setup, seen: Observation, variants: Iterable[Variant], most: int, *, cut_short: bool, each: bool = False
) -> Iterator[BookRun]:
    """The searches that expand the same states to the end. `most`: nodes generated by all together, or by `each`."""
    theirs, left = seen.expanded, most
    for variant in variants:
        run = BookRun(setup, variant, theirs)
        try:
            same = run.follow(theirs, left)
        except RecursionError:
            continue
        if same == len(theirs) and (cut_short or (run.outcome is not None and len(run.expanded) == same)):
            yield run
        left -= 0 if each else run.made
        if left <= 0:
            return


def explanation(setup: Setup, seen: Observation, book: BookRun, *, cut_short: bool) -> Explained | None:
    """The change that makes the textbook expand the same states, with those that fit as well; None if none does.

    `cut_short`: the program was stopped early, so only the beginning can be compared.
    """
    evidence, left = Evidence(seen, setup.problem, cut_short=cut_short), MOST_NODES
    fitting: list[tuple[tuple[bool, int], Variant]] = []  # with a rank: the lower, the likelier
    for number, level in enumerate(levels(book.variant)):
        best = min((rank for rank, _ in fitting), default=None)
        if best is not None and (number >= ONE_CHANGE or best == (False, 0)):
            break
        for run in _same(setup, seen, level, left, cut_short=cut_short):
            fit = evidence.values_fit(run)
            if fit is not False and not evidence.against(run):
                rank = (fit is not True and bool(evidence.values), evidence.doubts(run) + (number > 0))
                fitting.append((rank, run.variant))
    if not fitting:
        return None
    best = min(rank for rank, _ in fitting)
    return _best_of([variant for rank, variant in fitting if rank == best], seen.expanded, book)


def _best_of(variants: list[Variant], theirs: Sequence[Any], book: BookRun) -> Explained:
    """The likeliest of the changes that fit best; the other single ones fit as well."""
    variants = _simplest(variants, book.variant)
    first = _blamed(variants[0], book.variant)
    causes = {first[0]: _cause(first[0], theirs, book)}
    for variant in variants[1:]:
        changed = _mistakes_of(variant, book.variant)
        known = len(changed) != 1 or changed[0] in (*first, *causes)
        if not known and not come_to_the_same(changed[0], first[0], book.variant):
            causes[changed[0]] = _cause(changed[0], theirs, book)
    instead = tuple(causes)[1 : SHOWN + 1]
    return Explained(first, tuple(causes[each] for each in (first[0], *instead)), instead)


def _cause(decision: str, theirs: Sequence[Any], book: BookRun) -> str:
    return cause_of(decision, book.variant) or of_repeats(theirs, book, decision)


def _simplest(variants: list[Variant], book: Variant) -> list[Variant]:
    """Beside a queue, drop a sorted frontier if another treatment of repeated states explains the same."""
    remembers = any(len(each.departures) == 1 and each.departures[0].startswith("repeats=") for each in variants)
    if book.rules is None or book.rules.order != "queue" or not remembers:
        return variants
    return [variant for variant in variants if "order=g" not in variant.departures]


def _mistakes_of(variant: Variant, book: Variant) -> tuple[str, ...]:
    """The changes of a variant, without open choices."""
    return tuple(each for each in variant.departures if not is_open(each, book)) or variant.departures


def _blamed(variant: Variant, book: Variant) -> tuple[str, ...]:
    """The changes of a variant, a mistake first."""
    first = _mistakes_of(variant, book)[0]
    departures = [each for each in variant.departures if each != first and not is_style(each, book)]
    return (first, *(each for each in departures if not is_of_book(each, book)))


def of_tests(setup: Setup, seen: Observation, book: BookRun) -> Explained | None:
    """A single change that also makes the textbook's goal tests the same, if the expansions already are."""
    evidence = Evidence(seen, setup.problem, cut_short=False)

    def fits(run: BookRun) -> bool:
        return run.tested == seen.goal_tests and not evidence.against_the_order(run)

    return None if book.variant.rules is None else _first_of(setup, seen, book.variant, fits)


def of_end(setup: Setup, seen: Observation, book: BookRun) -> Explained | None:
    """A single change that also makes the textbook algorithm end as the program did."""
    if book.variant.rules is None:
        return explanation(setup, seen, book, cut_short=False)
    evidence = Evidence(seen, setup.problem, cut_short=False)
    return _first_of(setup, seen, book.variant, lambda run: not evidence.against(run))


def _first_of(setup: Setup, seen: Observation, book: Variant, fits: Callable[[BookRun], bool]) -> Explained | None:
    """The likeliest single change that expands the same states and fits, with the other such changes."""
    variants = (book.but(**change) for change in single_mistakes(book))
    runs = _same(setup, seen, variants, MOST_NODES, cut_short=False, each=True)
    causes = {
        run.variant.departures[0]: cause_of(run.variant.departures[0], book) or "path" for run in runs if fits(run)
    }
    if not causes:
        return None
    decisions = list(causes)[: 1 + SHOWN]
    return Explained((decisions[0],), tuple(causes[each] for each in decisions), tuple(decisions[1:]))
