"""The first difference between a program that was observed and the textbook's search of the same problem.

Nothing is guessed from the program's text: a cause is what the observation shows (a state changed in place, a successor
that the problem does not have), or a change of the textbook's rules with which its search does what the program did
(hypotheses.py). Where neither is found, the cause is "other", and the text says no more than what happened.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from searchlight.events import Solution
from searchlight.observe import at_hand
from searchlight.observe.book_run import BookRun, common
from searchlight.observe.causes.candidates import open_
from searchlight.observe.causes.evidence import Evidence
from searchlight.observe.hypotheses import Explained, explanation
from searchlight.observe.observation import Observation
from searchlight.observe.other_hypotheses import of_end, of_heuristic, of_tests
from searchlight.observe.parting import CUT_SHORT, Difference, Place, told
from searchlight.observe.ways import book_way
from searchlight.run import collector_paused
from searchlight.setup import Setup
from searchlight.texts import Message, message

MOST_NODES: Final = 500_000  # that the book's search may make
NOTICED_LATER: Final = 2  # expansions, after which a change in place is noticed at the latest while it does harm
START_EXPECTED: Final = ("functions", "problem-object", "graph-object", "grid")  # families whose paths begin with it


@dataclass(frozen=True)
class Comparison:
    """`difference` None: none was seen; then `stopped` says whether one of the two was ended before its end.

    `expansions`: how many of them are the same, from the first one on. `stopped`: the program's outcome (budget,
    timeout), "textbook" where that search was ended, "unobserved" where the expansions could not be told, or None: both
    came to their end. `all_of_them`: the textbook's
    search expands no more than those that are the same.
    """

    difference: Difference | None
    expansions: int
    stopped: str | None
    all_of_them: bool

    @property
    def message(self) -> Message:
        """The difference, or how far the two agree."""
        if self.difference is not None:
            return self.difference.message
        if self.stopped is None:
            return message("difference.none")
        if self.stopped == "unobserved":
            return message("difference.unobserved")
        values = {"step": self.expansions, "stopped": self.stopped}
        return message("difference.agrees_throughout" if self.all_of_them else "difference.agrees", **values)

    def as_plain_data(self) -> dict[str, Any]:
        """How far the two agree; the difference has its own form."""
        return {"expansions": self.expansions, "stopped": self.stopped, "text": str(self.message)}


def first_difference(seen: Observation, setup: Setup, most_nodes: int = MOST_NODES) -> Difference | None:
    """Between the program and the search of this setup; None: none was seen, as far as both went."""
    return comparison(seen, setup, most_nodes).difference


def comparison(seen: Observation, setup: Setup, most_nodes: int = MOST_NODES) -> Comparison:
    """Of the program with the search of this setup."""
    with collector_paused():
        book = BookRun(setup, book_way(setup))
        book.finish(min(most_nodes, setup.values["max_nodes"] or most_nodes))
        here = Place(seen, setup, book, common(seen.expanded, book.expanded))
        stopped = seen.outcome if seen.outcome in CUT_SHORT else "textbook" if book.outcome is None else None
        if seen.unobserved:
            return Comparison(_of_end(here), 0, stopped or "unobserved", all_of_them=False)
        all_of_them = book.outcome is not None and here.books is None
        return Comparison(_found(here), here.step, stopped, all_of_them)


def _found(here: Place) -> Difference | None:
    seen, setup, step = here.seen, here.setup, here.step
    wrong = at_hand.wrong_successor(seen, setup.problem, step)
    changed = next(iter(seen.mutated), None)
    if changed is not None and (wrong is None or changed.when - NOTICED_LATER <= wrong.step):
        return here.moved(changed.when).difference("mutated-state", here.of_mutation(changed))
    if wrong is not None:
        return here.moved(wrong.step).difference(wrong.cause, wrong.message)
    if here.differs:
        return _of_order(here)
    return _of_tests(here) or _of_end(here)


def _of_order(here: Place) -> Difference:
    """The expansions differ."""
    seen, setup, book = here.seen, here.setup, here.book
    if seen.error is not None and here.theirs is None:
        return here.difference("other", message("difference.failed", error=seen.error.message))
    if not seen.expanded and seen.outcome == "solution":
        return here.difference("other", message("difference.no_search"))
    found = explanation(setup, seen, book, cut_short=here.cut_short)
    if found is not None and found.whole:
        return (_of_end(here, found) if found.cause == "tie" else None) or here.explained(found)
    with_other_h = of_heuristic(setup, seen, cut_short=here.cut_short)
    if with_other_h is not None:
        return here.explained(with_other_h)
    real = _beyond_ties(here)
    near = at_hand.cause(real.run, seen, real.theirs, real.books, cut_short=here.cut_short)
    if near is not None:
        return here.difference(near.cause, real.told(near.message))
    if found is not None:
        return here.explained(found)
    return here.difference("other", real.told(message("difference.unexplained")))


@dataclass(frozen=True)
class Real:
    """Where the two part when the book breaks ties as the program does. `after`: that many expansions, if later."""

    run: BookRun  # the book's, just before
    step: int
    theirs: Any
    books: Any
    later: bool

    def told(self, why: Message) -> Message:
        """`why` at its place, where that is not the first difference."""
        if not self.later:
            return why
        return message("difference.beyond_ties", step=self.step, why=why)


def _beyond_ties(here: Place) -> Real:
    setup, theirs = here.setup, here.seen.expanded
    way = book_way(setup)
    if way.rules is not None:
        open_run = BookRun(setup, open_(way), theirs)
        step = open_run.follow(theirs, MOST_NODES)
        if step > here.step:
            run = BookRun(setup, open_(way), theirs)
            run.stand(step)
            books = open_run.expanded[step] if step < len(open_run.expanded) else None
            return Real(run, step, theirs[step] if step < len(theirs) else None, books, later=True)
    run = BookRun(setup, way)
    run.stand(here.step)
    return Real(run, here.step, here.theirs, here.books, later=False)


def _of_tests(here: Place) -> Difference | None:
    """The expansions are the same; the goal tests, where the program asks for them, may not be."""
    seen, book = here.seen, here.book
    if not seen.goal_tests or here.cut_short or seen.goal_tests == book.tested:
        return None
    if not book.way.deepens and _first_tests(seen.goal_tests) == _first_tests(book.tested):
        return None  # the book also tests children that were reached before; to pass over them is no other search
    found = of_tests(here.setup, seen, MOST_NODES)
    return None if found is None else here.explained(found)


def _first_tests(states: Sequence[Any]) -> list[Any]:
    """The states that were tested, each where it was tested first."""
    return list(dict.fromkeys(states))


def _of_end(here: Place, tie: Explained | None = None) -> Difference | None:
    """The search is the same, but for what the `tie` explains; what is made of it may not be."""
    seen = here.seen
    if seen.error is not None:
        return here.difference("other", message("difference.failed", error=seen.error.message))
    if here.cut_short:
        return None
    cause, fault = _fault_of_end(here, other_cost=tie is None or not tie.ends_alike)
    if fault is None:
        return None if tie else _of_goal(here)
    if tie is not None:
        return here.difference(cause, message("difference.and_tie", why=fault, tie=told(tie)))
    if cause == "path" and fault.id == "difference.dearer_path" and not seen.unobserved:
        found = of_end(here.setup, seen, MOST_NODES)
        if found is not None:
            return here.explained(found, message("difference.dearer_if", why=fault, explained=told(found)))
    return here.difference(cause, fault)


def _fault_of_end(here: Place, *, other_cost: bool) -> tuple[str, Message | None]:
    """The cause, and what is wrong with what is returned; no message: nothing. `other_cost`: another one is wrong."""
    seen, outcome = here.seen, here.book.outcome
    if seen.claimed is not None and seen.cost is not None and seen.claimed != seen.cost:
        return "cost", message("difference.claimed", claimed=seen.claimed, cost=seen.cost)
    if not isinstance(outcome, Solution):
        wrong = seen.outcome == "solution" and seen.path is not None
        return "path", message("difference.no_solution") if wrong else None
    if seen.outcome != "solution":
        return "path", message("difference.not_returned", outcome=seen.outcome)
    if seen.path is None:
        return "path", None
    fault = at_hand.fault_of_path(seen.path, here.setup.problem)
    if fault is None and other_cost and seen.cost is not None and seen.cost != outcome.cost:
        fault = message("difference.dearer_path", cost=seen.cost, book=outcome.cost)
    if fault is None and seen.lacks_start and _start_is_expected(here):
        fault = message("difference.start_missing", start=here.text(seen.start), first=here.text(seen.path[1]))
    return "path", fault


def _of_goal(here: Place) -> Difference | None:
    """The path is as good as the book's; when the goal was recognised, as far as that was seen, may differ."""
    if here.seen.unobserved or not Evidence(here.seen, here.setup.problem, cut_short=False).against_the_order(
        here.book
    ):
        return None
    found = of_end(here.setup, here.seen, MOST_NODES)
    return None if found is None else here.explained(found)


def _start_is_expected(here: Place) -> bool:
    """Whether the course's contract is a path from the start: not of a recursive search to a limit, whose caller puts
    the start before what it returns.
    """
    recursive = here.seen.family == "functions" and here.setup.algorithm.id == "depth-limited"
    return here.seen.family in START_EXPECTED and not recursive
