"""The first difference between an observed program and the textbook search of the same problem.

The first difference is a fact: the step, and what each of the two expands there. A cause is either seen directly (an
exception, a path that is no path, a state changed in place, a successor that the problem does not have), or it is a
change of the textbook's rules that reproduces all that was seen (hypotheses.py). Where expansions were not observed,
nothing is said about them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from searchlight.events import Solution
from searchlight.run import collector_paused
from searchlight.setup import Setup
from searchlight.texts import Message, message
from searchlight.tracing.explain import faults
from searchlight.tracing.explain.book_run import BookRun, common
from searchlight.tracing.explain.causes.evidence import Evidence
from searchlight.tracing.explain.hypotheses import Choice, Explained, explanation, of_end, of_tests, open_choice
from searchlight.tracing.explain.variants import textbook_variant
from searchlight.tracing.watch.observation import Observation

CAUSES: Final = (
    "goal-test-early", "goal-test-late", "re-expanded", "not-expanded", "successors", "mutated-state", "limit", "cost",
    "path", "tie", "other",
)  # fmt: skip
CUT_SHORT: Final = ("error", "budget", "timeout")


class Cause(NamedTuple):
    """`id`: of CAUSES."""

    id: str
    message: Message

    def as_plain_data(self) -> dict[str, Any]:
        return {"id": self.id, "text": str(self.message)}


@dataclass(frozen=True)
class Difference:
    """`step`: how many expansions are the same; `theirs`, `book`: the states expanded next, or None.

    `causes`: the likeliest first; those behind it fit as well. `is_open`: it is an open choice of the algorithm, no
    mistake. `decisions`: the changed decisions that the message names, as `field=value`.
    """

    step: int
    theirs: Any
    book: Any
    message: Message
    causes: tuple[Cause, ...] = ()
    is_open: bool = False
    decisions: tuple[str, ...] = ()

    @property
    def cause(self) -> str | None:
        """The likeliest cause, "open" for an open choice; None if none is known."""
        return "open" if self.is_open else self.causes[0].id if self.causes else None

    def as_plain_data(self, plain: Callable[[Any], Any]) -> dict[str, Any]:
        """`plain(state)` gives a state in JSON form."""
        theirs, book = (None if state is None else faults.written(state, plain) for state in (self.theirs, self.book))
        return {"step": self.step, "theirs": theirs, "book": book, "text": str(self.message)}


@dataclass(frozen=True)
class Place:
    """The point at which the program and the textbook search first differ."""

    seen: Observation
    setup: Setup
    book: BookRun
    step: int

    @property
    def theirs(self) -> Any:
        return self.seen.expanded[self.step] if self.step < len(self.seen.expanded) else None

    @property
    def books(self) -> Any:
        return self.book.expanded[self.step] if self.step < len(self.book.expanded) else None

    @property
    def cut_short(self) -> bool:
        """Whether one of the two was stopped early."""
        return self.seen.outcome in CUT_SHORT or self.book.outcome is None

    @property
    def differs(self) -> bool:
        """Whether the orders of expansion differ; a search that was cut short agrees if its expansions do."""
        if self.theirs is None and self.seen.outcome in CUT_SHORT:
            return False
        if self.books is None and self.book.outcome is None:
            return False
        return self.theirs is not None or self.books is not None

    def moved(self, step: int) -> "Place":
        """The same two searches at an earlier step."""
        return Place(self.seen, self.setup, self.book, min(step, self.step))

    def text(self, state: Any) -> str:
        return str(faults.written(state, self.setup.problem.text))

    def difference(self, cause: str | None, why: Message) -> Difference:
        """The difference with what was seen of it; `cause` None: it is not known."""
        causes = () if cause is None else (Cause(cause, why),)
        return Difference(self.step, self.theirs, self.books, self._whole(why), causes)

    def open_choice(self, decisions: Sequence[str]) -> Difference:
        """The difference as a choice that the algorithm leaves open."""
        whole = self._whole(message("difference.open", rules=in_words(decisions)))
        return Difference(self.step, self.theirs, self.books, whole, is_open=True, decisions=tuple(decisions))

    def explained(self, change: Explained, before: Message | None = None) -> Difference:
        """The difference as explained by a change; `before`: what was seen of it."""
        why = message("difference.explained", rules=in_words(change.decisions))
        if change.instead:
            values = {"rules": in_words(change.decisions), "instead": in_words(change.instead)}
            why = message("difference.explained_or", **values)
        if before is not None:
            why = message("difference.whole", where=before, why=why)
        named = [in_words(change.decisions), *(in_words([each]) for each in change.instead)]
        causes = tuple(
            Cause(cause, message("difference.rules", rules=words))
            for cause, words in zip(change.causes, named, strict=True)
        )
        decisions = (*change.decisions, *change.instead)
        return Difference(self.step, self.theirs, self.books, self._whole(why), causes, decisions=decisions)

    def of_mutation(self, changed: Any) -> Message:
        return message("difference.mutated", before=self.text(changed.before), after=self.text(changed.after))

    def of_other_goal(self, state: Any, tested: Any) -> Message:
        values = {"state": self.text(state), "asked": self.text(tested), "goal": self.text(self.setup.problem.goal)}
        return message("difference.other_goal", **values)

    def _whole(self, why: Message) -> Message:
        return message("difference.whole", where=self._where(), why=why)

    def _where(self) -> Message:
        theirs, book = self.theirs, self.books
        if self.seen.seen is None:
            return message("difference.unobserved")
        if theirs == book:
            return message("difference.same", step=self.step)
        if theirs is None:
            return message("difference.ends", step=self.step, book=self.text(book))
        if book is None:
            return message("difference.goes_on", step=self.step, theirs=self.text(theirs))
        return message("difference.parts", step=self.step, theirs=self.text(theirs), book=self.text(book))


def in_words(decisions: Sequence[str]) -> list[Message]:
    """Changed decisions, each in words."""
    return [message("counts.rule." + ".".join(each.split("="))) for each in decisions]


START_EXPECTED: Final = ("functions", "problem-object", "graph-object", "grid")  # their paths include the start


def fault_of_end(place: Place, choice: Choice | None) -> tuple[str, Message | None]:
    """The cause, and what is wrong with the answer (None: nothing). `choice`: an open one of the algorithm."""
    seen, outcome = place.seen, place.book.outcome
    fault = None if seen.path is None else faults.fault_of_path(seen.path, place.setup.problem)
    if isinstance(outcome, Solution) and seen.outcome == "solution" and fault is not None:
        return "path", fault  # then a returned number does not matter
    counts = seen.claimed is not None and seen.cost is not None and seen.claimed != seen.cost
    if counts and not (isinstance(outcome, Solution) and seen.claimed == outcome.cost):
        return _fault_of_number(seen)
    if not isinstance(outcome, Solution):
        wrong = seen.outcome == "solution" and seen.path is not None
        return "path", message("difference.no_solution") if wrong else None
    if seen.outcome != "solution":
        met = Evidence(seen, place.setup.problem, cut_short=False).met_goal()
        return "path", message("difference.not_returned" if met else "difference.ends_without", outcome=seen.outcome)
    if seen.path is None:
        return "path", None
    cost = outcome.cost if choice is None or choice.cost is None else choice.cost
    if seen.cost is not None and seen.cost != cost:
        return "path", message("difference.dearer_path", cost=seen.cost, book=cost)
    if seen.lacks_start and _start_is_expected(place):
        return "path", message("difference.start_missing", start=place.text(seen.start), first=place.text(seen.path[1]))
    return "path", None


def _fault_of_number(seen: Observation) -> tuple[str, Message]:
    """A returned number is not the cost of the path; it may be the path's length, with the same search."""
    values = {"claimed": seen.claimed, "cost": seen.cost}
    actions = len(seen.actions or ())
    if seen.claimed in (actions, actions + 1):
        counted = "actions" if seen.claimed == actions else "states"
        return "path", message("difference.counted", counted=counted, **values)
    return "cost", message("difference.claimed", **values)


def _start_is_expected(place: Place) -> bool:
    """Whether the program is expected to return a path that includes the start."""
    recursive = place.seen.family == "functions" and place.setup.algorithm.id == "depth-limited"
    return place.seen.family in START_EXPECTED and not recursive


MOST_NODES: Final = 500_000  # the textbook search stops after generating this many
START_AGAIN: Final = 3  # this many expansions of the start alone are not a coincidence
NOTICED_LATER: Final = 2  # a state changed in place is noticed up to this many expansions after its first effect


@dataclass(frozen=True)
class Comparison:
    """A program compared with the textbook search; `difference` is None if none was observed.

    `expansions`: how many are the same from the start. `order`: whether the order of expansion is the textbook's up to
    choices that the algorithm leaves open; None if that was not observed. `cost`: of the textbook's path with the same
    choices. `stopped`: what limits the comparison: the program's outcome (error, budget, timeout), "textbook" if that
    search was stopped, "unobserved" if the expansions are unknown, "lost" if there is no report; None if both ran to
    their end. `all_of_them`: whether the textbook expands nothing else. `book`: the textbook search, as far as it ran.
    """

    difference: Difference | None
    expansions: int
    order: bool | None
    cost: float | None
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
        cost = book.outcome.cost if isinstance(book.outcome, Solution) else None
        if seen.lost or seen.outcome == "not-judged":
            return Comparison(None, seen.reached, None, cost, "lost", all_of_them=False, book=book)
        if seen.seen is None:
            found = _of_path(place)
            return Comparison(found, 0, None, cost, stopped or "unobserved", all_of_them=False, book=book)
        all_of_them = book.outcome is not None and place.books is None
        choice = open_choice(setup, seen, book, cut_short=place.cut_short) if place.differs else None
        order = _order(place, choice)
        if choice is not None and not place.cut_short:
            cost = choice.cost
        return Comparison(_difference(place, choice), place.step, order, cost, stopped, all_of_them, book)


def _order(place: Place, choice: Choice | None) -> bool | None:
    """Whether the order is the textbook's; a search that was cut short has not shown that."""
    if place.differs and choice is None:
        return False
    return None if place.cut_short else True


def _difference(place: Place, choice: Choice | None) -> Difference | None:
    seen, setup, step = place.seen, place.setup, place.step
    wrong = faults.wrong_successor(seen, setup.problem, step)
    changed = next(iter(seen.mutated), None)
    if changed is not None and (wrong is None or changed.when - NOTICED_LATER <= wrong.step):
        return place.moved(changed.when).difference("mutated-state", place.of_mutation(changed))
    if seen.shares_path:
        return place.difference("path", message("difference.shared_path"))
    if wrong is not None:
        return place.moved(wrong.step).difference(wrong.cause, wrong.message)
    if seen.other_goal is not None and setup.algorithm.uses_h and setup.algorithm.id != "bidirectional":
        return place.difference("other", place.of_other_goal(*seen.other_goal))
    if place.cut_short and place.book.variant.deepens and (stuck := faults.stuck_limit(seen, setup.problem)):
        return place.difference("limit", stuck)
    if place.differs:
        return _of_order(place, choice)
    return _of_tests(place) or _of_end(place)


def _of_order(place: Place, choice: Choice | None) -> Difference:
    """Explain a difference in the order of expansion."""
    seen, setup, book = place.seen, place.setup, place.book
    if seen.error is not None and place.theirs is None:
        return place.difference("other", message("difference.failed", error=seen.error.message))
    if len(seen.expanded) >= START_AGAIN and set(seen.expanded) == {seen.start} and not book.variant.deepens:
        return place.difference("re-expanded", message("difference.first_of_path", state=place.text(seen.start)))
    if choice is not None and choice.fits:
        return _of_end(place, choice) or place.open_choice(choice.decisions)
    change = explanation(setup, seen, book, cut_short=place.cut_short)
    if change is not None:
        return place.explained(change)
    if choice is not None:
        return _of_end(place, choice) or place.open_choice(choice.decisions)
    return place.difference(None, message("difference.unexplained"))


def _of_tests(place: Place) -> Difference | None:
    """A difference in the goal tests, if the expansions are the same."""
    seen, book = place.seen, place.book
    if not seen.goal_tests or place.cut_short or seen.goal_tests == book.tested:
        return None
    if not book.variant.deepens and _first_tests(seen.goal_tests) == _first_tests(book.tested):
        return None  # skipping the textbook's tests of states reached before is not another search
    change = of_tests(place.setup, seen, book)
    return None if change is None else place.explained(change)


def _first_tests(states: Sequence[Any]) -> list[Any]:
    """The tested states in the order of their first tests."""
    return list(dict.fromkeys(states))


def _of_path(place: Place) -> Difference | None:
    """A fault in the returned path, if nothing else was seen."""
    seen, problem = place.seen, place.setup.problem
    through = faults.through_barrier(seen, problem)
    if through is not None:
        return place.difference(through.cause, through.message)
    fault = None if seen.path is None else faults.fault_of_path(seen.path, problem)
    return None if fault is None else place.difference("path", fault)


def _of_end(place: Place, choice: Choice | None = None) -> Difference | None:
    """A difference in the result, if the search is the same except for an open choice."""
    seen = place.seen
    if seen.error is not None:
        return place.difference("other", message("difference.failed", error=seen.error.message))
    if place.cut_short:
        return None
    cause, fault = fault_of_end(place, choice)
    if fault is None:
        return None if choice else _of_goal(place)
    if fault.id == "difference.ends_without":
        ended = explanation(place.setup, seen, place.book, cut_short=False)
        if ended is not None:
            return place.explained(ended)
    if choice is not None:
        return place.difference(cause, message("difference.and_tie", why=fault, tie=in_words(choice.decisions)))
    if fault.id == "difference.dearer_path":
        change = of_end(place.setup, seen, place.book)
        if change is not None:
            return place.explained(change, before=fault)
    return place.difference(cause, fault)


def _of_goal(place: Place) -> Difference | None:
    """A difference in the time of the goal test, if the path is as good as the textbook's."""
    if not Evidence(place.seen, place.setup.problem, cut_short=False).against_the_order(place.book):
        return None
    change = of_end(place.setup, place.seen, place.book)
    return None if change is None else place.explained(change)
