"""The report on a traced program: as plain data, and in a few lines of text."""

from collections.abc import Callable
from typing import Any

from searchlight.problem import AnyProblem
from searchlight.setup import Setup
from searchlight.texts import Message, message
from searchlight.tracing.proposal import GAME
from searchlight.tracing.watch.observation import Observation
from searchlight.tracing.watch.states import Own


def plain_of(problem: AnyProblem) -> Callable[[Any], Any]:
    """A function that converts a state for JSON; values of the program's own become their `repr`."""
    return lambda state: str(state) if isinstance(state, Own) else problem.plain(state)


def as_plain_data(noted: Observation, problem: AnyProblem) -> dict[str, Any]:
    """The full report, without the comparison."""
    plain = plain_of(problem)
    error = noted.error
    return {
        "outcome": noted.outcome,
        "returned": noted.returned,
        "path": None if noted.path is None else [plain(state) for state in noted.path],
        "lacks_start": noted.lacks_start,
        "actions": noted.actions,
        "cost": noted.cost,
        "claimed": noted.claimed,
        "expanded": [plain(state) for state in noted.expanded] if noted.seen else None,
        "generated": noted.generated if noted.seen == "requests" else None,
        "goal_tests": len(noted.goal_tests) if noted.seen == "requests" else None,
        "h_reads": len(noted.h_reads),
        "frontier": noted.frontier,
        "seen": {
            "expansions": noted.seen,
            "frontier": noted.frontier == "observed",
            "path": None if noted.path is None else "printed" if noted.is_printed else "returned",
            "states": str(noted.renamed or "as given"),
        },
        "output": noted.printed,
        "error": error and {"line": error.line, "text": error.text, "step": error.when},
        "family": noted.family,
        "function": noted.function,
        "start": plain(noted.start),
        "lines": noted.lines,
        "mutated": [
            {"step": each.when, "before": plain(each.before), "after": plain(each.after)} for each in noted.mutated
        ],
        "seconds": noted.seconds,
    }


def summary(noted: Observation, problem: AnyProblem) -> dict[str, Any]:
    """The report for the page, which has the record: counts instead of lists, and sentences."""
    report = as_plain_data(noted, problem)
    for name in ("path", "actions", "lines"):
        del report[name]
    report["expanded"] = len(noted.expanded)
    if noted.error:
        report["error"]["message"] = noted.error.message.as_plain_data()
    return {**report, "sentences": [each.as_plain_data() for each in sentences(noted)]}


def told_start(given: Setup, started: Setup) -> list[Message]:
    """The sentence on a start of the program's own: it may be an easier one."""
    if given is started:
        return []
    return [message("observe.told.own_start", start=started.problem.text(started.problem.initial))]


def sentences(noted: Observation) -> list[Message]:
    """The report in sentences: what ran, how it ended, what it did."""
    ran = (
        message("observe.told.ran", function=noted.function)
        if noted.function
        else message("observe.told.ran_by_itself")
    )
    if noted.family == GAME:
        leaves = message("games.traced.seen", count=len(noted.expanded))
        failed = noted.error and message("games.traced.failed", line=noted.error.line or 0, text=noted.error.message)
        return [ran, leaves, *([failed] if failed else [])]
    messages = [ran, message("observe.told." + (noted.outcome if noted.recognized else "unrecognized"))]
    if noted.path is not None:
        messages.append(message("observe.told.path", moves=len(noted.path) - 1, cost=noted.cost))
    if noted.lacks_start:
        messages.append(message("observe.told.lacks_start"))
    counts = {"expanded": len(noted.expanded), "generated": noted.generated, "tests": len(noted.goal_tests)}
    if noted.seen is None:
        messages.append(message("observe.told.unobserved"))
    else:
        messages.append(message("observe.told.counts", **counts))
        messages.append(message("observe.told." + noted.frontier))
    if noted.error:
        where = {"line": noted.error.line or 0, "step": noted.error.when}
        messages.append(message("observe.told.failed", text=noted.error.message, **where))
    if noted.mutated:
        messages.append(message("observe.told.mutated", count=len(noted.mutated)))
    return messages
