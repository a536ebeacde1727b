"""Explain why a program's order of expansion differs: change the textbook search until it expands the same states.

A hypothesis is a variant of the textbook search (causes/candidates.py). It is proved if it expands the same states in
the same order to the end, and no other observation contradicts it (causes/evidence.py). A variant is abandoned at its
first different expansion, so most of them cost almost nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from searchlight.setup import Setup
from searchlight.tracing.explain.book_run import BookRun, common
from searchlight.tracing.explain.causes.candidates import come_to_the_same, is_style, levels, named
from searchlight.tracing.explain.causes.decisions import cause_of, of_repeats
from searchlight.tracing.explain.causes.evidence import Evidence
from searchlight.tracing.explain.rules import FREE, Rules
from searchlight.tracing.explain.variants import Variant, textbook_variant
from searchlight.tracing.watch.observation import Observation

LEAST_MORE: Final = 5  # a change that explains only part must explain this many more expansions, and half of the rest
SHOWN: Final = 5  # equivalent changes named beside the first
MOST_NODES: Final = 600_000  # generated in all hypotheses together
BY_TIES: Final = 1  # the last level that is tried if a proof contradicts nothing but the path

AVOIDING: Final = (("repeats=path-refused",), ("repeats=undoing-refused",))  # refuse states on the node's own path
BETWEEN_EQUALS: Final = ("tie", "children")  # decisions that are not mistakes


@dataclass(frozen=True)
class Explained:
    """`decision`: the changed decision that explains the difference, as `field=value`; `others`: further changes.

    `same`: the number of expansions explained; `whole`: whether that is all of them. `instead`: changes with equally
    good evidence; `also`: their causes. `ends_alike`: whether the changed search finds a path of the same cost.
    """

    cause: str
    decision: str
    others: tuple[str, ...]
    same: int
    whole: bool
    instead: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    ends_alike: bool = True
    values_fit: bool = False  # whether the program's entries have the changed search's values


@dataclass(frozen=True)
class Proof:
    """A variant that expands the same states as the program, and how well it fits the other observations."""

    variant: Variant
    against_the_end: int
    values_fit: bool | None  # whether the program's entries have this search's values; None: unknown
    doubts: int
    entries_fit: bool  # whether the same states entered both frontiers

    @property
    def rank(self) -> tuple[int, bool, int]:
        return self.against_the_end, self.values_fit is not True, self.doubts


def explanation(setup: Setup, seen: Observation, book: BookRun, *, cut_short: bool) -> Explained | None:
    """The change that makes the textbook expand the same states, or one that explains most of them.

    `cut_short`: the program was stopped early, so only the beginning can be compared.
    """
    theirs, left = seen.expanded, MOST_NODES
    evidence = Evidence(seen, setup.problem, cut_short=cut_short)
    at = common(theirs, book.expanded)
    best: tuple[int, Variant] | None = None
    proofs: list[Proof] = []
    for number, level in enumerate(levels(setup)):
        if proofs and number > BY_TIES:
            break
        for variant in level:
            if left <= 0:
                break
            run = BookRun(setup, variant, theirs)
            same = run.follow(theirs, left)
            left -= run.made
            if same == len(theirs) and (cut_short or _is_over(run, theirs)):
                if not evidence.against_the_order(run):
                    proofs.append(_proof(variant, run, evidence, more=number > 0))
            elif (
                not _is_open(variant)
                and same > (best[0] if best else at)
                and not evidence.entries.contradict(run, same)
            ):
                best = same, variant
        if any(
            not proof.against_the_end and not proof.doubts and (proof.values_fit or not evidence.entries.values)
            for proof in proofs
        ):
            break
    if proofs:
        return _best_of(proofs, setup, theirs, book, evidence)
    if best is None or best[0] - at < max(LEAST_MORE, (len(theirs) - at) // 2):
        return None  # may be a coincidence
    return _explained(setup, theirs, book, best[1], best[0], whole=False)


def _proof(variant: Variant, run: BookRun, evidence: Evidence, *, more: bool) -> Proof:
    """`more`: the variant has more than one change."""
    entries = evidence.entries
    against, fit = evidence.against_the_end(run), entries.values_fit(run)
    return Proof(variant, against, fit, evidence.doubts(run) + more, entries.fit(run))


def _is_over(run: BookRun, theirs: Sequence[Any]) -> bool:
    return run.outcome is not None and len(run.expanded) == len(theirs)


def _is_open(variant: Variant) -> bool:
    return variant.rules is not None and FREE in (variant.rules.tie, variant.rules.children)


def _best_of(proofs: list[Proof], setup: Setup, theirs: Sequence[Any], book: BookRun, evidence: Evidence) -> Explained:
    """The likeliest of the best-fitting variants; the others that fit as well become its alternatives."""
    rules = textbook_variant(setup).rules
    assert rules is not None
    rank = min(proof.rank for proof in proofs)
    variants = _simplest([proof.variant for proof in proofs if proof.rank == rank], rules)
    ended_early = next((variant for variant in variants if variant.departures == ("test=made",)), None)
    on_the_way = next((variant for variant in variants if variant.departures in AVOIDING), None)
    if on_the_way and _is_open(variants[0]) and book.variant.deepens and not evidence.reordered():
        variants = [on_the_way, *(each for each in variants if each is not on_the_way)]  # keeps the children's order
    if ended_early and evidence.goal_waits:  # a goal that is tested early rarely enters the frontier
        others = [variant for variant in variants if "test=made" not in variant.departures]
        variants = [*others[:1], ended_early, *others[1:]]
    elif ended_early and _is_open(variants[0]) and list(theirs) == book.expanded[: len(theirs)]:
        variants = [ended_early, *variants]  # up to its end, all ties were broken as in the book
    by_style = next(
        (each for each in variants[1:] if len(each.departures) == 1 and is_style(each.departures[0], rules)), None
    )
    if by_style and by_style.departures[0] in variants[0].departures:
        variants = [by_style, *(each for each in variants if each is not by_style)]  # needs no other change
    chosen = _styled_as_seen(variants[0], proofs, rules)
    first = _explained(setup, theirs, book, _closed(setup, chosen, theirs), len(theirs), whole=True)
    if not any(proof.entries_fit for proof in proofs if proof.variant is chosen):
        first = replace(first, others=tuple(each for each in first.others if not is_style(each, rules)))
    instead: dict[str, str] = {}
    for variant in variants[1:]:
        decisions = tuple(each for each in _mistakes(variant) if not is_style(each, rules)) or variant.departures
        cause = cause_of(decisions[0], rules) or of_repeats(theirs, book, decisions[0])
        known = decisions[0] in (first.decision, *first.others) or (cause == "tie" and "tie" in _causes(first, instead))
        known = known or come_to_the_same(decisions[0], first.decision, rules)
        if len(decisions) == 1 and not known:
            instead[decisions[0]] = cause
    shown = tuple(instead)[:SHOWN]
    also = tuple(instead[each] for each in shown)
    return replace(first, instead=shown, also=also, ends_alike=not rank[0], values_fit=not rank[1])


def _styled_as_seen(variant: Variant, proofs: list[Proof], book: Rules) -> Variant:
    """The same changes with the treatment of repeated states that was observed in the frontier, if any."""

    def changes(other: Variant) -> list[str]:
        return [each for each in other.departures if not is_style(each, book)]

    if not any(is_style(each, book) for each in variant.departures) or len(variant.departures) < 2:
        return variant
    alike = (proof.variant for proof in proofs if proof.entries_fit and changes(proof.variant) == changes(variant))
    return next(alike, variant)


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


def _causes(first: Explained, instead: dict[str, str]) -> set[str]:
    return {first.cause, *instead.values()}


def _closed(setup: Setup, variant: Variant, theirs: Sequence[Any]) -> Variant:
    """The same variant with a named tie-breaking rule, if one gives the program's order."""
    if not _is_open(variant):
        return variant
    for closed in named(variant):
        run = BookRun(setup, closed)
        if run.follow(theirs, MOST_NODES // 10) == len(theirs) and _is_over(run, theirs):
            return closed
    return variant


def _mistakes(variant: Variant) -> tuple[str, ...]:
    return tuple(each for each in variant.departures if each.partition("=")[0] not in BETWEEN_EQUALS)


def _explained(
    setup: Setup, theirs: Sequence[Any], book: BookRun, variant: Variant, same: int, *, whole: bool
) -> Explained:
    """Choose the change that explains the difference: a mistake; of two, the one that explains more on its own."""
    rules = textbook_variant(setup).rules
    assert rules is not None
    departures = tuple(each for each in variant.departures if not _is_of_book(each, rules))
    blamed = tuple(each for each in departures if each in _mistakes(variant)) or departures
    blamed = tuple(each for each in blamed if not is_style(each, rules)) or blamed
    decision = max(blamed, key=lambda each: _alone(setup, variant, rules, each, theirs) if len(blamed) > 1 else 0)
    others = tuple(each for each in departures if each != decision)
    cause = cause_of(decision, rules) or of_repeats(theirs, book, decision)
    return Explained(cause, decision, others, same, whole)


def _is_of_book(decision: str, book: Rules) -> bool:
    name, _, value = decision.partition("=")
    return bool(getattr(book, name) == value)


def _alone(setup: Setup, variant: Variant, book: Rules, decision: str, theirs: Sequence[Any]) -> int:
    name, _, value = decision.partition("=")
    open_to = {"tie": FREE} if variant.rules is not None and variant.rules.tie == FREE else {}
    changed = Variant(variant.algorithm, book.but(**({name: value} | open_to)))
    return BookRun(setup, changed, theirs).follow(theirs, MOST_NODES // 10)
