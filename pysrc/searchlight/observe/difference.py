"""The first difference between a program that was observed and the book's search of the same problem, and its cause.

Nothing is guessed from the program's text: a cause is what the observation shows (a state changed in place, a successor
that the problem does not have), or a change of the book's rules with which the book's search does what the program did
(hypotheses.py). Where neither is found, the cause is "other", and the text says no more than what happened.
"""

from typing import Final

from searchlight.events import Solution
from searchlight.observe import at_hand
from searchlight.observe.book_run import BookRun, common
from searchlight.observe.hypotheses import explanation
from searchlight.observe.observation import Observation
from searchlight.observe.other_hypotheses import of_cost, of_heuristic, of_tests
from searchlight.observe.parting import Difference, Place, told
from searchlight.observe.ways import book_way
from searchlight.run import collector_paused
from searchlight.setup import Setup
from searchlight.texts import message

MOST_NODES: Final = 500_000  # that the book's search may make
NOTICED_LATER: Final = 2  # expansions, after which a change in place is noticed at the latest while it does harm


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


def _of_order(here: Place) -> Difference:
    """The expansions differ."""
    seen, setup, book = here.seen, here.setup, here.book
    if seen.error is not None and here.theirs is None:
        return here.difference("other", message("difference.failed", error=seen.error.message))
    if not seen.expanded and seen.outcome == "solution":
        return here.difference("other", message("difference.no_search"))
    found = explanation(setup, seen.expanded, book, cut_short=here.cut_short)
    if found is not None and found.whole:
        return here.difference(found.cause, told(found))
    with_other_h = of_heuristic(setup, seen.expanded, cut_short=here.cut_short)
    if with_other_h is not None:
        return here.difference(with_other_h.cause, told(with_other_h))
    near = at_hand.cause(seen, setup, here.step, here.theirs, here.books)
    if near is not None:
        return here.difference(near.cause, near.message)
    if found is not None:
        return here.difference(found.cause, told(found))
    return here.difference("other", message("difference.unexplained"))


def _of_tests(here: Place) -> Difference | None:
    """The expansions are the same; the goal tests, where the program asks for them, may not be."""
    seen, book = here.seen, here.book
    if not seen.goal_tests or here.cut_short or seen.goal_tests == book.tested:
        return None
    found = of_tests(here.setup, seen.expanded, seen.goal_tests, MOST_NODES)
    return None if found is None else here.difference(found.cause, told(found))


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
        fault = fault if found is None else message("difference.dearer_if", why=fault, explained=told(found))
    return None if fault is None else here.difference("path", fault)
