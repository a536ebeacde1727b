"""Mistakes in the answer of a program whose search is the textbook's: in the path or the returned number."""

from typing import Final

from searchlight.events import Solution
from searchlight.texts import Message, message
from searchlight.tracing.explain import faults
from searchlight.tracing.explain.causes.evidence import Evidence
from searchlight.tracing.explain.hypotheses import Choice
from searchlight.tracing.explain.parting import Place
from searchlight.tracing.watch.observation import Observation

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
