"""The first difference between a program that was observed and the book's search of the same problem, and its cause.

Nothing is guessed from the program's text: a cause is what the observation shows (a state changed in place, a successor
that the problem does not have), or a change of the book's rules with which the book's search does what the program did
(hypotheses.py). Where neither is found, the cause is "other", and the text says no more than what happened.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from searchlight.events import Solution
from searchlight.observe import at_hand
from searchlight.observe.book_run import BookRun, common
from searchlight.observe.hypotheses import Explained, explanation, of_cost, of_tests
from searchlight.observe.observation import Observation
from searchlight.observe.ways import book_way
from searchlight.run import collector_paused
from searchlight.setup import Setup
from searchlight.texts import Message, message

CAUSES: Final = (
    "tie", "goal-test-early", "goal-test-late", "re-expanded", "not-expanded", "successors", "mutated-state", "limit",
    "cost", "path", "other",
)  # fmt: skip
MOST_NODES: Final = 500_000  # that the book's search may make
NOTICED_LATER: Final = 2  # expansions, after which a change in place is noticed at the latest while it does harm
CUT_SHORT: Final = ("error", "budget", "timeout")


@dataclass(frozen=True)
class Difference:
    """`step`: how many expansions are the same; `theirs` and `book`: the states expanded next, None for none."""

    step: int
    theirs: Any
    book: Any
    cause: str  # of CAUSES
    message: Message

    def as_plain_data(self, plain: Callable[[Any], Any]) -> dict[str, Any]:
        """`plain(state)` is a state as JSON has it."""
        theirs, book = (None if state is None else at_hand.written(state, plain) for state in (self.theirs, self.book))
        return {"step": self.step, "theirs": theirs, "book": book, "cause": self.cause, "text": str(self.message)}


def first_difference(seen: Observation, setup: Setup, most_nodes: int = MOST_NODES) -> Difference | None:
    """Between the program and the search of this setup; None: the program does what the book does."""
    with collector_paused():
        return _found(seen, setup, most_nodes)


def _found(seen: Observation, setup: Setup, most_nodes: int) -> Difference | None:
    book = BookRun(setup, book_way(setup))
    book.finish(min(most_nodes, setup.values["max_nodes"] or most_nodes))
    step = common(seen.expanded, book.expanded)
    here = Place(seen, setup, book, step)
    wrong = at_hand.wrong_successor(seen, setup.problem, step)
    changed = next(iter(seen.mutated), None)
    if changed is not None and (wrong is None or changed.when - NOTICED_LATER <= wrong.step):
        return here.moved(changed.when).difference("mutated-state", here.of_mutation(changed))
    if wrong is not None:
        return here.moved(wrong.step).difference(wrong.cause, wrong.message)
    if here.differs:
        return _of_order(here)
    return _of_tests(here) or _of_end(here)


@dataclass(frozen=True)
class Place:
    """Where the two part."""

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
        """Whether one of the two was ended before its end."""
        return self.seen.outcome in CUT_SHORT or self.book.outcome is None

    @property
    def differs(self) -> bool:
        """Whether the orders of expansion do: not, where one that was cut short went the same way so far."""
        if self.theirs is None and self.seen.outcome in ("budget", "timeout"):
            return False
        if self.books is None and self.book.outcome is None:
            return False
        return self.theirs is not None or self.books is not None

    def moved(self, step: int) -> "Place":
        """The same two at another step."""
        return Place(self.seen, self.setup, self.book, min(step, self.step))

    def text(self, state: Any) -> str:
        return str(at_hand.written(state, self.setup.problem.text))

    def difference(self, cause: str, why: Message) -> Difference:
        said = message("difference.whole", where=self._where(), why=why)
        return Difference(self.step, self.theirs, self.books, cause, said)

    def of_mutation(self, changed: Any) -> Message:
        return message("difference.mutated", before=self.text(changed.before), after=self.text(changed.after))

    def _where(self) -> Message:
        theirs, book = self.theirs, self.books
        if theirs == book:
            return message("difference.same", step=self.step)
        if theirs is None:
            return message("difference.ends", step=self.step, book=self.text(book))
        if book is None:
            return message("difference.goes_on", step=self.step, theirs=self.text(theirs))
        return message("difference.parts", step=self.step, theirs=self.text(theirs), book=self.text(book))


def _of_order(here: Place) -> Difference:
    """The expansions differ."""
    seen, setup, book = here.seen, here.setup, here.book
    if seen.error is not None and here.theirs is None:
        return here.difference("other", message("difference.failed", error=seen.error.message))
    found = explanation(setup, seen.expanded, book, cut_short=here.cut_short)
    if found is not None and found.whole:
        return here.difference(found.cause, _told(found))
    near = at_hand.cause(seen, setup, here.step, here.theirs, here.books)
    if near is not None:
        return here.difference(near.cause, near.message)
    if found is not None:
        return here.difference(found.cause, _told(found))
    return here.difference("other", message("difference.unexplained"))


def _told(found: Explained) -> Message:
    rules = [message("counts.rule." + each.replace("=", ".")) for each in (found.decision, *found.others)]
    return message(
        "difference.explained" if found.whole else "difference.explained_partly", rules=rules, same=found.same
    )


def _of_tests(here: Place) -> Difference | None:
    """The expansions are the same; the goal tests, where the program asks for them, may not be."""
    seen, book = here.seen, here.book
    if not seen.goal_tests or here.cut_short or seen.goal_tests == book.tested:
        return None
    found = of_tests(here.setup, seen.expanded, seen.goal_tests, MOST_NODES)
    return None if found is None else here.difference(found.cause, _told(found))


def _of_end(here: Place) -> Difference | None:
    """The search is the same; what is made of it may not be."""
    seen, outcome, problem = here.seen, here.book.outcome, here.setup.problem
    if seen.error is not None:
        return here.difference("other", message("difference.failed", error=seen.error.message))
    if here.cut_short:
        return None
    if seen.claimed is not None and seen.cost is not None and seen.claimed != seen.cost:
        return here.difference("cost", message("difference.claimed", claimed=seen.claimed, cost=seen.cost))
    if not isinstance(outcome, Solution):
        if seen.outcome == "solution" and seen.path is not None:
            return here.difference("path", message("difference.no_solution"))
        return None
    if seen.outcome != "solution":
        return here.difference("path", message("difference.not_returned", outcome=seen.outcome))
    if seen.path is None:
        return None
    fault = at_hand.fault_of_path(seen.path, problem)
    if fault is None and seen.cost is not None and seen.cost != outcome.cost:
        found = of_cost(here.setup, seen.expanded, seen.cost, MOST_NODES)
        fault = message("difference.dearer_path", cost=seen.cost, book=outcome.cost)
        fault = fault if found is None else message("difference.dearer_if", why=fault, explained=_told(found))
    return None if fault is None else here.difference("path", fault)
