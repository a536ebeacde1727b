"""The first difference between an observed program and the textbook search of the same problem.

Causes are never guessed from the program's text. A cause is either observed directly (a state changed in place, a
successor that the problem does not have), or is a change of the textbook's rules that reproduces the program's search
(hypotheses.py). Otherwise, the cause is "other", and the text only says what happened.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from searchlight.run import collector_paused
from searchlight.setup import Setup
from searchlight.texts import Message, message
from searchlight.tracing.explain import faults
from searchlight.tracing.explain.beyond_ties import beyond_ties
from searchlight.tracing.explain.book_run import BookRun, common
from searchlight.tracing.explain.causes.candidates import is_style
from searchlight.tracing.explain.causes.evidence import Evidence
from searchlight.tracing.explain.causes.numbers import other_numbers
from searchlight.tracing.explain.end_faults import fault_of_end
from searchlight.tracing.explain.hypotheses import Explained, explanation
from searchlight.tracing.explain.other_hypotheses import of_changes, of_end, of_heuristic, of_measure, of_tests
from searchlight.tracing.explain.parting import CUT_SHORT, Difference, Place, in_words, in_words_alone
from searchlight.tracing.explain.variants import textbook_variant
from searchlight.tracing.watch.observation import Observation

MOST_NODES: Final = 500_000  # the textbook search stops after generating this many
LIKE_ANOTHER_H: Final = ("order=minus-h",)  # changes that are less likely than a wrongly measured h
START_AGAIN: Final = 3  # this many expansions of the start alone are not a coincidence
NOTICED_LATER: Final = 2  # a state changed in place is noticed up to this many expansions after its first effect


@dataclass(frozen=True)
class Comparison:
    """A program compared with the textbook search; `difference` is None if none was observed.

    `expansions`: how many are the same from the start. `stopped`: what limits the comparison: the program's outcome
    (error, budget, timeout), "textbook" if that search was stopped, "unobserved" if the expansions are unknown, "lost"
    if there is no report; None if both ran to their end. `all_of_them`: whether the textbook expands nothing else.
    `book`: the textbook search, as far as it ran.
    """

    difference: Difference | None
    expansions: int
    stopped: str | None
    all_of_them: bool
    book: BookRun

    @property
    def message(self) -> Message:
        """The difference, or how far the two agree."""
        if self.difference is not None:
            return self.difference.message
        if self.stopped is None:
            return message("difference.none")
        if self.stopped == "unobserved":
            return message("difference.unobserved")
        if self.stopped == "lost":
            return message("difference.lost_after" if self.expansions else "difference.lost", step=self.expansions)
        values = {"step": self.expansions, "stopped": self.stopped}
        return message("difference.agrees_throughout" if self.all_of_them else "difference.agrees", **values)

    def as_plain_data(self) -> dict[str, Any]:
        """How far the two agree; the difference has its own form."""
        return {"expansions": self.expansions, "stopped": self.stopped, "text": str(self.message)}


def first_difference(seen: Observation, setup: Setup, most_nodes: int = MOST_NODES) -> Difference | None:
    """The first difference from the setup's search; None if none was observed."""
    return comparison(seen, setup, most_nodes).difference


def comparison(seen: Observation, setup: Setup, most_nodes: int = MOST_NODES) -> Comparison:
    """Compare the program with the setup's search."""
    with collector_paused():
        book = BookRun(setup, textbook_variant(setup))
        book.finish(min(most_nodes, setup.values["max_nodes"] or most_nodes))
        place = Place(seen, setup, book, common(seen.expanded, book.expanded))
        stopped = seen.outcome if seen.outcome in CUT_SHORT else "textbook" if book.outcome is None else None
        if seen.lost:
            return Comparison(None, seen.reached, "lost", all_of_them=False, book=book)
        if seen.unobserved:
            through = faults.through_barrier(seen, setup.problem)
            difference = place.difference(through.cause, through.message) if through else _of_end(place)
            return Comparison(difference, 0, stopped or "unobserved", all_of_them=False, book=book)
        all_of_them = book.outcome is not None and place.books is None
        return Comparison(_difference(place), place.step, stopped, all_of_them, book)


def _difference(place: Place) -> Difference | None:
    seen, setup, step = place.seen, place.setup, place.step
    wrong = faults.wrong_successor(seen, setup.problem, step)
    changed = next(iter(seen.mutated), None)
    if changed is not None and (wrong is None or changed.when - NOTICED_LATER <= wrong.step):
        return place.moved(changed.when).difference("mutated-state", place.of_mutation(changed))
    if seen.shares_path and seen.path is not None and faults.fault_of_path(seen.path, setup.problem) is not None:
        return place.difference("path", message("difference.shared_path"))
    if seen.shares_path and seen.path is None and seen.outcome == "failure":
        return place.difference("path", message("difference.shared_entries"))
    if wrong is not None:
        return place.moved(wrong.step).difference(wrong.cause, wrong.message)
    if seen.other_goal is not None and setup.algorithm.uses_h and setup.algorithm.id != "bidirectional":
        return place.difference("other", place.of_other_goal(*seen.other_goal))
    if place.book.variant.deepens and seen.outcome == "timeout" and not (seen.expanded or seen.goal_tests):
        return place.difference("limit", message("difference.nothing_in_time"))
    if place.cut_short and place.book.variant.deepens and (stuck := faults.stuck_limit(seen, setup.problem)):
        return place.difference("limit", stuck)
    if place.differs:
        return _of_order(place)
    return _of_tests(place) or _of_end(place)


def _of_order(place: Place) -> Difference:
    """Explain a difference in the order of expansion."""
    seen, setup, book = place.seen, place.setup, place.book
    if seen.error is not None and place.theirs is None:
        return place.difference("other", message("difference.failed", error=seen.error.message))
    if len(seen.expanded) >= START_AGAIN and set(seen.expanded) == {seen.start} and not book.variant.deepens:
        return place.difference("re-expanded", message("difference.first_of_path", state=place.text(seen.start)))
    if not seen.expanded and seen.outcome == "solution":
        return place.difference("other", message("difference.no_search"))
    evidence = Evidence(seen, setup.problem, cut_short=place.cut_short)
    empty = None if book.variant.deepens else faults.nothing_enters(seen, evidence, setup.problem)
    if empty is not None and len(seen.made) > 1:
        return place.difference(empty.cause, empty.message)
    change = explanation(setup, seen, book, cut_short=place.cut_short)
    if empty is not None and not (change and change.whole):
        return place.difference(empty.cause, empty.message)
    change = change or of_changes(setup, seen, cut_short=place.cut_short)
    if change is None or not change.values_fit:
        other = of_measure(setup, seen, cut_short=place.cut_short)
        if other and change and change.whole and not other.values_fit and change.decision not in LIKE_ANOTHER_H:
            if change.cause != "tie":
                change = replace(change, instead=(*change.instead, other.decision), also=(*change.also, other.cause))
            other = None
        if other and other.values_fit:
            change = None
        if other is not None and change is not None and change.whole:
            other = replace(other, instead=(change.decision, *other.instead), also=(change.cause, *other.also))
        change = other or change
    if change is not None and change.whole:
        rules = book.variant.rules
        harmless = change.cause == "tie" or (rules is not None and is_style(change.decision, rules))
        if change.cause == "tie" and place.cut_short:
            change = replace(change, instead=(), also=())  # later expansions might rule these out
        return (_of_end(place, change) if harmless else None) or _explained(place, change)
    numbers = other_numbers(setup, seen, place.text)
    if numbers is not None:
        return place.difference("cost" if setup.algorithm.id == "uniform-cost" else "other", numbers)
    with_other_h = of_heuristic(setup, seen, cut_short=place.cut_short)
    if with_other_h is not None:
        return place.explained(with_other_h)
    real = beyond_ties(place, MOST_NODES)
    near = faults.cause(real.run, seen, real.theirs, real.books, cut_short=place.cut_short)
    if near is not None:
        return place.difference(near.cause, real.placed(near.message))
    kept_out = None if book.variant.deepens else faults.never_entered(seen, evidence, setup.problem)
    if kept_out is not None:
        return place.difference("not-expanded", real.placed(kept_out))
    if change is not None:
        return place.explained(change)
    return place.difference("other", real.placed(message("difference.unexplained")))


def _explained(place: Place, change: Explained) -> Difference:
    as_good = _as_good(place, change)
    return replace(place.explained(change, as_good), as_good=as_good is not None)


def _as_good(place: Place, change: Explained) -> Message | None:
    """A message if the difference is harmless: another treatment of repeated states, or a late test with a queue."""
    rules = place.book.variant.rules
    by_style = rules is not None and all(is_style(each, rules) for each in (change.decision, *change.instead))
    if not by_style or change.cause == "tie" or place.seen.outcome != "solution" or not change.ends_alike:
        return None
    return message("difference.as_good", why=in_words(change))


def _of_tests(place: Place) -> Difference | None:
    """A difference in the goal tests, if the expansions are the same."""
    seen, book = place.seen, place.book
    if not seen.goal_tests or place.cut_short or seen.goal_tests == book.tested:
        return None
    if not book.variant.deepens and _first_tests(seen.goal_tests) == _first_tests(book.tested):
        return None  # skipping the textbook's tests of states reached before is not another search
    change = of_tests(place.setup, seen, MOST_NODES)
    return None if change is None else _explained(place, change)


def _first_tests(states: Sequence[Any]) -> list[Any]:
    """The tested states in the order of their first tests."""
    return list(dict.fromkeys(states))


def _of_end(place: Place, tie: Explained | None = None) -> Difference | None:
    """A difference in the result, if the search is the same except for what `tie` explains."""
    seen = place.seen
    if seen.error is not None:
        return place.difference("other", message("difference.failed", error=seen.error.message))
    if place.cut_short:
        return None
    cause, fault = fault_of_end(place, other_cost=tie is None or not tie.ends_alike)
    if fault is None:
        return None if tie else _of_goal(place)
    if fault.id == "difference.ends_without" and not seen.unobserved:
        ended = explanation(place.setup, seen, place.book, cut_short=False)
        if ended is not None and ended.whole and ended.ends_alike and ended.cause != "tie":
            return place.explained(ended)
    if tie is not None:
        beside = "difference.and_tie" if tie.cause == "tie" else "difference.and_style"
        return place.difference(cause, message(beside, why=fault, tie=in_words_alone(tie)))
    if cause == "path" and fault.id == "difference.dearer_path" and not seen.unobserved:
        change = of_end(place.setup, seen, MOST_NODES)
        if change is not None:
            return place.explained(change, message("difference.dearer_if", why=fault, explained=in_words(change)))
        changed = of_changes(place.setup, seen, cut_short=False)
        if changed is not None:
            return place.explained(changed)
    also = ("cost",) if fault.id == "difference.counted" else ()
    return replace(place.difference(cause, fault), also=also)


def _of_goal(place: Place) -> Difference | None:
    """A difference in the time of the goal test, if the path is as good as the textbook's."""
    if place.seen.unobserved or not Evidence(place.seen, place.setup.problem, cut_short=False).against_the_order(
        place.book
    ):
        return None
    change = of_end(place.setup, place.seen, MOST_NODES)
    return None if change is None else _explained(place, change)
