"""Explain why a program's order of expansion differs: change the textbook search until it expands the same states.

A change explains the difference if the changed search expands the same states in the same order to the end, and nothing
else that was seen contradicts it: the values and the order of entries, goal tests, the container, the end of the run
(causes/evidence.py). A changed search is abandoned at its first different expansion, so most of them cost almost
nothing. Choices that the algorithm leaves open are no changes (`open_choice`).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from searchlight.events import Solution
from searchlight.setup import Setup
from searchlight.tracing.explain.book_run import BookRun
from searchlight.tracing.explain.causes.candidates import (
    come_to_the_same,
    is_open,
    is_style,
    levels,
    mistakes,
    named,
    open_variants,
)
from searchlight.tracing.explain.causes.evidence import Evidence
from searchlight.tracing.explain.causes.memory_bound import CHANGES, FORMS, changes
from searchlight.tracing.explain.rules import FREE, Rules
from searchlight.tracing.explain.variants import Variant, textbook_variant
from searchlight.tracing.watch.observation import Observation

# Causes by changed decision; those that depend on the effect of the change come from of_repeats.
CAUSES: Final = {
    "tie": "tie",
    "children": "tie",
    "test=made": "goal-test-early",
    "test=taken": "goal-test-late",
    "test=expanded": "goal-test-late",
    "test=never": "goal-test-late",
    "test=ignored": "path",
    "depth=untested": "goal-test-late",
    "depth": "limit",
    "limits": "limit",
    "order=layer": "tie",
    "order=depth": "cost",
    "order=depth-f": "cost",
    "order=step": "cost",
    "order=step-f": "cost",
    "order=parent-g": "cost",
    "order=summed-f": "cost",
    "order=h": "cost",
    "order": "other",
    "served": "other",
    "used": "successors",
    "ends=cutoff-lost": "limit",
    "ends": "not-expanded",
}
REFUSING: Final = ("=reached-refused", "=worse-visited-refused")  # a state is not improved any more


def cause_of(decision: str, book: Rules) -> str | None:
    """The cause that the decision stands for; None if it depends on the effect (of_repeats)."""
    name = decision.partition("=")[0]
    if name == "order" and book.order == "recursion":
        return "tie"  # a stack reverses the order of the children
    if decision == "order=layer" and book.order != "queue":
        return "other"
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


class Fitting(NamedTuple):
    """A changed search that fits. `rank`: the lower, the likelier."""

    variant: Variant
    rank: tuple[bool, int]


def open_choice(setup: Setup, seen: Observation, book: BookRun, *, cut_short: bool) -> Choice | None:
    """The choice that the algorithm leaves open with which the textbook expands the same states; None if there is none.

    One that nothing contradicts is preferred.
    """
    evidence = Evidence(seen, setup.problem, cut_short=cut_short)
    found: list[Choice] = []
    for variant in _open(setup):
        run = _followed(setup, variant, seen.expanded, MOST_NODES // 4)
        if run is None or not _agrees(run, seen.expanded, cut_short=cut_short) or not _is_as_cheap(run, book):
            continue
        fits = not (evidence.against(run) or evidence.enter_otherwise(run) or evidence.sort_otherwise(run))
        if fits:
            return _choice(setup, variant, run, seen, fits=True)
        found.append(_choice(setup, variant, run, seen, fits=False))
    return found[0] if found else None


def _open(setup: Setup) -> Iterable[Variant]:
    book = textbook_variant(setup)
    if book.rules is not None:
        return open_variants(book)
    return (Variant(setup.algorithm.id, None, form) for form in FORMS.get(setup.algorithm.id, ()))


def _is_as_cheap(run: BookRun, book: BookRun) -> bool:
    """Whether a form of an algorithm without rules finds a path as cheap as the textbook's."""
    if run.variant.rules is not None or not isinstance(book.outcome, Solution):
        return True
    return isinstance(run.outcome, Solution) and run.outcome.cost == book.outcome.cost


def _choice(setup: Setup, variant: Variant, run: BookRun, seen: Observation, *, fits: bool) -> Choice:
    cost = run.outcome.cost if isinstance(run.outcome, Solution) else None
    return Choice(_closed(setup, variant, seen.expanded).departures, cost, fits)


def explanation(setup: Setup, seen: Observation, book: BookRun, *, cut_short: bool) -> Explained | None:
    """The change that makes the textbook expand the same states, with those that fit as well; None if none does.

    `cut_short`: the program was stopped early, so only the beginning can be compared.
    """
    if textbook_variant(setup).rules is None:
        return _of_memory_bound(setup, seen, cut_short=cut_short)
    evidence, left = Evidence(seen, setup.problem, cut_short=cut_short), MOST_NODES
    fitting: list[Fitting] = []
    for number, level in enumerate(levels(setup)):
        if fitting and (number >= ONE_CHANGE or min(fitting, key=_rank).rank == (False, 0)):
            break
        for variant in level:
            run = BookRun(setup, variant, seen.expanded)
            same = run.follow(seen.expanded, left)
            left -= run.made
            if same == len(seen.expanded) and (cut_short or _is_over(run, seen.expanded)):
                fitting += _fitting(variant, run, evidence, more=number > 0)
            if left <= 0:
                break
    return _best_of(fitting, setup, seen.expanded, book) if fitting else None


def _fitting(variant: Variant, run: BookRun, evidence: Evidence, *, more: bool) -> list[Fitting]:
    """The search as one that fits, unless something contradicts it. `more`: it has more than one change."""
    fit = evidence.values_fit(run)
    if fit is False or evidence.against(run):
        return []
    return [Fitting(variant, (fit is not True and bool(evidence.values), evidence.doubts(run) + more))]


def _rank(fitting: Fitting) -> tuple[bool, int]:
    return fitting.rank


def _followed(setup: Setup, variant: Variant, theirs: Sequence[Any], most: int) -> BookRun | None:
    """The search, run as far as it expands the same states; None if it fails."""
    run = BookRun(setup, variant, theirs)
    try:
        run.follow(theirs, most)
    except RecursionError:
        return None
    return run


def _agrees(run: BookRun, theirs: Sequence[Any], *, cut_short: bool) -> bool:
    if cut_short and run.expanded[: len(theirs)] == list(theirs):
        return True
    return run.outcome is not None and run.expanded == list(theirs)


def _is_over(run: BookRun, theirs: Sequence[Any]) -> bool:
    return run.outcome is not None and len(run.expanded) == len(theirs)


def _best_of(fitting: list[Fitting], setup: Setup, theirs: Sequence[Any], book: BookRun) -> Explained:
    """The likeliest of the changes that fit best; the other single ones fit as well."""
    rules = textbook_variant(setup).rules
    assert rules is not None
    rank = min(map(_rank, fitting))
    variants = _simplest([each.variant for each in fitting if each.rank == rank], rules)
    first = _blamed(setup, _closed(setup, variants[0], theirs), rules, theirs)
    causes = {first[0]: _cause(first[0], rules, theirs, book)}
    for variant in variants[1:]:
        changed = _mistakes_of(variant, rules)
        known = len(changed) != 1 or changed[0] in (*first, *causes) or come_to_the_same(changed[0], first[0], rules)
        if not known:
            causes[changed[0]] = _cause(changed[0], rules, theirs, book)
    instead = tuple(causes)[1 : SHOWN + 1]
    return Explained(first, tuple(causes[each] for each in (first[0], *instead)), instead)


def _cause(decision: str, rules: Rules, theirs: Sequence[Any], book: BookRun) -> str:
    return cause_of(decision, rules) or of_repeats(theirs, book, decision)


def _simplest(variants: list[Variant], book: Rules) -> list[Variant]:
    """Drop needlessly special explanations, such as a sorted frontier where a queue explains the same."""
    if any(variant.departures == ("order=queue",) for variant in variants):
        variants = [variant for variant in variants if "order=layer" not in variant.departures]
    keeps_order = any(not any(each.startswith("order=") for each in variant.departures) for variant in variants)
    if book.order == "queue" and keeps_order:
        variants = [variant for variant in variants if "order=layer" not in variant.departures]
    remembers = any(len(each.departures) == 1 and each.departures[0].startswith("repeats=") for each in variants)
    if book.order != "queue" or not remembers:
        return variants
    return [variant for variant in variants if not {"order=g", "order=layer"} & set(variant.departures)]


def _leaves_open(variant: Variant) -> bool:
    return variant.rules is not None and FREE in (variant.rules.tie, variant.rules.children)


def _closed(setup: Setup, variant: Variant, theirs: Sequence[Any]) -> Variant:
    """The same variant with a named tie-breaking rule, if one gives the program's order."""
    if not _leaves_open(variant):
        return variant
    for closed in named(variant):
        run = BookRun(setup, closed)
        if run.follow(theirs, MOST_NODES // 10) == len(theirs) and _is_over(run, theirs):
            return closed
    return variant


def _mistakes_of(variant: Variant, rules: Rules) -> tuple[str, ...]:
    """The changes of a variant, without open choices."""
    return tuple(each for each in variant.departures if not is_open(each, rules)) or variant.departures


def _blamed(setup: Setup, variant: Variant, rules: Rules, theirs: Sequence[Any]) -> tuple[str, ...]:
    """The changes of a variant, the one to blame first: of two, the one that explains more on its own."""
    blamed = _mistakes_of(variant, rules)
    first = max(blamed, key=lambda each: _alone(setup, variant, rules, each, theirs) if len(blamed) > 1 else 0)
    departures = [each for each in variant.departures if not is_style(each, rules) or each == first]
    return (first, *(each for each in departures if each != first and not _is_of_book(each, rules)))


def _is_of_book(decision: str, book: Rules) -> bool:
    name, _, value = decision.partition("=")
    return bool(getattr(book, name) == value)


def _alone(setup: Setup, variant: Variant, book: Rules, decision: str, theirs: Sequence[Any]) -> int:
    name, _, value = decision.partition("=")
    open_to = {"tie": FREE} if variant.rules is not None and variant.rules.tie == FREE else {}
    changed = Variant(variant.algorithm, book.but(**({name: value} | open_to)))
    return BookRun(setup, changed, theirs).follow(theirs, MOST_NODES // 10)


def _of_memory_bound(setup: Setup, seen: Observation, *, cut_short: bool) -> Explained | None:
    """For an algorithm without rules: the likeliest change that gives the same expansions and end."""
    algorithm, theirs, left = setup.algorithm.id, seen.expanded, MOST_NODES
    evidence = Evidence(seen, setup.problem, cut_short=cut_short)
    fitting: list[tuple[str, ...]] = []
    for changed in changes(algorithm):
        if left <= 0 or (fitting and len(changed) > len(fitting[0])):
            break
        run = _followed(setup, Variant(algorithm, None, changed), theirs, left)
        if run is None:
            continue
        left -= run.made
        if _agrees(run, theirs, cut_short=cut_short) and not evidence.against_the_end(run):
            fitting.append(changed)
    if not fitting:
        return None
    causes, first = CHANGES[algorithm], fitting[0]
    forms = {each for form in FORMS.get(algorithm, ()) for each in form}
    decision = min(first, key=lambda each: (causes[each] == "tie", each in forms))
    instead = tuple(each[0] for each in fitting[1:] if len(each) == 1)[:SHOWN]
    decisions = (decision, *(each for each in first if each != decision))
    return Explained(decisions, tuple(causes[each] for each in (decision, *instead)), instead)


def of_tests(setup: Setup, seen: Observation, most_nodes: int) -> Explained | None:
    """A single change that also makes the textbook's goal tests the same, if the expansions already are."""
    evidence = Evidence(seen, setup.problem, cut_short=False)
    return _first_of(
        setup, seen, most_nodes, lambda run: run.tested == seen.goal_tests and not evidence.against_the_order(run)
    )


def of_end(setup: Setup, seen: Observation, most_nodes: int) -> Explained | None:
    """A single change that also makes the textbook algorithm end as the program did."""
    if textbook_variant(setup).rules is None:
        return _of_memory_bound(setup, seen, cut_short=False)
    evidence = Evidence(seen, setup.problem, cut_short=False)
    return _first_of(setup, seen, most_nodes, lambda run: not evidence.against(run))


def _first_of(setup: Setup, seen: Observation, most_nodes: int, fits: Callable[[BookRun], bool]) -> Explained | None:
    """The likeliest single change that expands the same states and fits, with the other such changes."""
    book = textbook_variant(setup)
    causes: dict[str, str] = {}
    for change in mistakes(book) if book.rules is not None else ():
        if all(is_open(f"{name}={value}", book.rules) for name, value in change.items()):  # type: ignore[arg-type]
            continue
        variant = book.but(**change)
        run = BookRun(setup, variant, seen.expanded)
        run.follow(seen.expanded, most_nodes)
        decision = variant.departures[0]
        if run.expanded == seen.expanded and run.outcome is not None and fits(run):
            assert book.rules is not None
            causes[decision] = cause_of(decision, book.rules) or "path"
    if not causes:
        return None
    decisions = list(causes)[: 1 + SHOWN]
    return Explained((decisions[0],), tuple(causes[each] for each in decisions), tuple(decisions[1:]))
