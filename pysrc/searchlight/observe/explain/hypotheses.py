"""Why a program expands otherwise than the textbook: its search is changed until it expands as the program does.

A hypothesis is a way near the textbook's (causes/candidates.py). It is proved when the search so changed expands the
same states in the same order to the end, and nothing else that was seen speaks against it (causes/evidence.py); a
search that does not is left at its first other expansion, so most cost nearly nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from searchlight.observe.explain.book_run import BookRun, common
from searchlight.observe.explain.causes.candidates import come_to_the_same, is_style, levels, named
from searchlight.observe.explain.causes.decisions import cause_of, of_repeats
from searchlight.observe.explain.causes.evidence import Evidence
from searchlight.observe.explain.rules import FREE, Rules
from searchlight.observe.explain.ways import Way, book_way
from searchlight.observe.watch.observation import Observation
from searchlight.setup import Setup

LEAST_MORE: Final = 5  # expansions that a change must explain, where it does not explain all: and half of them
SHOWN: Final = 5  # other changes that come to the same
MOST_NODES: Final = 600_000  # made in all hypotheses together
BY_TIES: Final = 1  # the last level that is tried where only the path speaks against what was found

AVOIDING: Final = (("repeats=path-refused",), ("repeats=undoing-refused",))  # states on the way
BETWEEN_EQUALS: Final = ("tie", "children")  # decisions that are no mistakes


@dataclass(frozen=True)
class Explained:
    """`decision`: the changed one that explains the difference, as `field=value`; `others`: beside it.

    `same`: how many expansions are the same with the changes; `whole`: all of them are. `instead`: changes for which
    the evidence is as good, and their causes, `also`. `ends_alike`: so changed, the book finds a path of the same cost.
    """

    cause: str
    decision: str
    others: tuple[str, ...]
    same: int
    whole: bool
    instead: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    ends_alike: bool = True
    values_fit: bool = False  # the numbers of the program's entries are the values of the search so changed


@dataclass(frozen=True)
class Proof:
    """A way that expands what the program expands, and what else was seen of it."""

    way: Way
    against_the_end: int
    values_fit: bool | None  # whether the numbers of the program's entries are this search's; None: not to be told
    doubts: int
    entries_fit: bool  # whether what entered the frontier is what enters this search's

    @property
    def rank(self) -> tuple[int, bool, int]:
        return self.against_the_end, self.values_fit is not True, self.doubts


def explanation(setup: Setup, seen: Observation, book: BookRun, *, cut_short: bool) -> Explained | None:
    """The change with which the book expands as the program does, or else one that gets far beyond the book.

    `cut_short`: the program was ended before its end, so no more than the beginning can be compared.
    """
    theirs, left = seen.expanded, MOST_NODES
    evidence = Evidence(seen, setup.problem, cut_short=cut_short)
    at = common(theirs, book.expanded)
    best: tuple[int, Way] | None = None
    proofs: list[Proof] = []
    for number, level in enumerate(levels(setup)):
        if proofs and number > BY_TIES:
            break
        for way in level:
            if left <= 0:
                break
            run = BookRun(setup, way, theirs)
            same = run.follow(theirs, left)
            left -= run.made
            if same == len(theirs) and (cut_short or _is_over(run, theirs)):
                if not evidence.against_the_order(run):
                    proofs.append(_proof(way, run, evidence, more=number > 0))
            elif not _is_open(way) and same > (best[0] if best else at) and not evidence.entries.contradict(run, same):
                best = same, way
        if any(
            not proof.against_the_end and not proof.doubts and (proof.values_fit or not evidence.entries.values)
            for proof in proofs
        ):
            break
    if proofs:
        return _best_of(proofs, setup, theirs, book, evidence)
    if best is None or best[0] - at < max(LEAST_MORE, (len(theirs) - at) // 2):
        return None  # so little more may be chance
    return _explained(setup, theirs, book, best[1], best[0], whole=False)


def _proof(way: Way, run: BookRun, evidence: Evidence, *, more: bool) -> Proof:
    """`more`: it has more than one change."""
    entries = evidence.entries
    against, fit = evidence.against_the_end(run), entries.values_fit(run)
    return Proof(way, against, fit, evidence.doubts(run) + more, entries.fit(run))


def _is_over(run: BookRun, theirs: Sequence[Any]) -> bool:
    return run.outcome is not None and len(run.expanded) == len(theirs)


def _is_open(way: Way) -> bool:
    return way.rules is not None and FREE in (way.rules.tie, way.rules.children)


def _best_of(proofs: list[Proof], setup: Setup, theirs: Sequence[Any], book: BookRun, evidence: Evidence) -> Explained:
    """The likeliest of those that fit best; the others of them come to the same."""
    rules = book_way(setup).rules
    assert rules is not None
    rank = min(proof.rank for proof in proofs)
    ways = _simplest([proof.way for proof in proofs if proof.rank == rank], rules)
    ended_early = next((way for way in ways if way.departures == ("test=made",)), None)
    on_the_way = next((way for way in ways if way.departures in AVOIDING), None)
    if on_the_way and _is_open(ways[0]) and book.way.deepens and not evidence.reordered():
        ways = [on_the_way, *(way for way in ways if way is not on_the_way)]  # it needs no other order of the children
    if ended_early and evidence.goal_waits:  # a goal that is tested at once seldom enters the frontier
        others = [way for way in ways if "test=made" not in way.departures]
        ways = [*others[:1], ended_early, *others[1:]]
    elif ended_early and _is_open(ways[0]) and list(theirs) == book.expanded[: len(theirs)]:
        ways = [ended_early, *ways]  # until its end, all equals came as in the book
    by_style = next((way for way in ways[1:] if len(way.departures) == 1 and is_style(way.departures[0], rules)), None)
    if by_style and by_style.departures[0] in ways[0].departures:
        ways = [by_style, *(way for way in ways if way is not by_style)]  # it needs no other change
    chosen = _styled_as_seen(ways[0], proofs, rules)
    first = _explained(setup, theirs, book, _closed(setup, chosen, theirs), len(theirs), whole=True)
    if not any(proof.entries_fit for proof in proofs if proof.way is chosen):
        first = replace(first, others=tuple(each for each in first.others if not is_style(each, rules)))
    instead: dict[str, str] = {}
    for way in ways[1:]:
        decisions = tuple(each for each in _mistakes(way) if not is_style(each, rules)) or way.departures
        cause = cause_of(decisions[0], rules) or of_repeats(theirs, book, decisions[0])
        known = decisions[0] in (first.decision, *first.others) or (cause == "tie" and "tie" in _causes(first, instead))
        known = known or come_to_the_same(decisions[0], first.decision, rules)
        if len(decisions) == 1 and not known:
            instead[decisions[0]] = cause
    shown = tuple(instead)[:SHOWN]
    also = tuple(instead[each] for each in shown)
    return replace(first, instead=shown, also=also, ends_alike=not rank[0], values_fit=not rank[1])


def _styled_as_seen(way: Way, proofs: list[Proof], book: Rules) -> Way:
    """The same changes beside the way to avoid repeated states that was seen in the frontier, where one was."""

    def changes(other: Way) -> list[str]:
        return [each for each in other.departures if not is_style(each, book)]

    if not any(is_style(each, book) for each in way.departures) or len(way.departures) < 2:
        return way
    alike = (proof.way for proof in proofs if proof.entries_fit and changes(proof.way) == changes(way))
    return next(alike, way)


def _simplest(ways: list[Way], book: Rules) -> list[Way]:
    """Drop needlessly special explanations, such as a sorted frontier where a queue explains the same."""
    if any(way.departures == ("order=queue",) for way in ways):
        ways = [way for way in ways if "order=layer" not in way.departures]
    if any(not any(each.startswith("order=") for each in way.departures) for way in ways):
        ways = [way for way in ways if "order=layer" not in way.departures] if book.order == "queue" else ways
    remembers = any(len(way.departures) == 1 and way.departures[0].startswith("repeats=") for way in ways)
    if book.order != "queue" or not remembers:
        return ways
    return [way for way in ways if not {"order=g", "order=layer"} & set(way.departures)]


def _causes(first: Explained, instead: dict[str, str]) -> set[str]:
    return {first.cause, *instead.values()}


def _closed(setup: Setup, way: Way, theirs: Sequence[Any]) -> Way:
    """A variant with a known tie-breaking, if one gives the program's order."""
    if not _is_open(way):
        return way
    for closed in named(way):
        run = BookRun(setup, closed)
        if run.follow(theirs, MOST_NODES // 10) == len(theirs) and _is_over(run, theirs):
            return closed
    return way


def _mistakes(way: Way) -> tuple[str, ...]:
    return tuple(each for each in way.departures if each.partition("=")[0] not in BETWEEN_EQUALS)


def _explained(setup: Setup, theirs: Sequence[Any], book: BookRun, way: Way, same: int, *, whole: bool) -> Explained:
    """Which of the changes explains the difference: a mistake, and of two the one that alone gets farthest."""
    rules = book_way(setup).rules
    assert rules is not None
    departures = tuple(each for each in way.departures if not _is_of_book(each, rules))
    blamed = tuple(each for each in departures if each in _mistakes(way)) or departures
    blamed = tuple(each for each in blamed if not is_style(each, rules)) or blamed
    decision = max(blamed, key=lambda each: _alone(setup, way, rules, each, theirs) if len(blamed) > 1 else 0)
    others = tuple(each for each in departures if each != decision)
    cause = cause_of(decision, rules) or of_repeats(theirs, book, decision)
    return Explained(cause, decision, others, same, whole)


def _is_of_book(decision: str, book: Rules) -> bool:
    name, _, value = decision.partition("=")
    return bool(getattr(book, name) == value)


def _alone(setup: Setup, way: Way, book: Rules, decision: str, theirs: Sequence[Any]) -> int:
    name, _, value = decision.partition("=")
    open_to = {"tie": FREE} if way.rules is not None and way.rules.tie == FREE else {}
    changed = Way(way.algorithm, book.but(**({name: value} | open_to)))
    return BookRun(setup, changed, theirs).follow(theirs, MOST_NODES // 10)
