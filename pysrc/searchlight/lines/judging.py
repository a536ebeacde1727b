"""Whether an order of lines is the algorithm: the program runs, and its behaviour is compared with the algorithm's.

That is done on the search that is shown and on many small graphs (probes.py). Behaviour is what is expanded, in which
order, how the search ends, and with which path. A line that makes no difference to it in any graph (what is closed,
where states are reopened) may be left out.
"""

from collections.abc import Mapping
from json import dumps
from typing import Any, Final

from searchlight.events import Drive, Solution, Unsolved
from searchlight.lines.counterexample import Counterexample, counterexample
from searchlight.lines.probes import as_options
from searchlight.observe.explain.difference import first_difference
from searchlight.observe.watch.observation import Observation
from searchlight.observe.watch.running import observe
from searchlight.observe.watch.session import Request
from searchlight.problem import PlainData
from searchlight.setup import Setup
from searchlight.texts import Message, message

MOST_NODES: Final = 3_000
SECONDS: Final = 2.0
MOST_EVENTS: Final = 4 * MOST_NODES
CUT_SHORT: Final = ("budget", "timeout", "error")


def tried(setup: Setup, text: str, request: Mapping[str, Any]) -> PlainData:
    """`{"expanded", "error", "difference", "elsewhere", "solved"}`.

    `error`: `{"line", "said"}` of one that was raised, or null; `difference`: `{"step", "said"}` on the search that is
    shown, or null; `elsewhere`: `{"options", "step", "said"}` of the smallest graph found with one, or null.
    """
    noted, found = _found(setup, text, request)
    other = None if found or noted.error else counterexample(setup, text, request["function"])
    if other and other.theirs.end == "endless" and noted.outcome == "timeout":
        found, other = {"step": len(noted.expanded), "said": message("lines.timeout").as_plain_data()}, None
    elsewhere = other and _elsewhere(other, setup)
    error = noted.error and {"line": noted.error.line, "said": noted.error.message.as_plain_data()}
    return {
        "expanded": len(noted.expanded), "error": error, "difference": found, "elsewhere": elsewhere,
        "solved": not (error or found or elsewhere),
    }  # fmt: skip


def _elsewhere(found: Counterexample, setup: Setup) -> PlainData:
    """The search of a small graph, and what the algorithm and the program do in it."""
    options = as_options(found.probe, setup, dumps)
    return {"options": options, "step": found.step, "said": found.message.as_plain_data()}


def _found(setup: Setup, text: str, request: Mapping[str, Any]) -> tuple[Observation, PlainData | None]:
    """What the program did, and where that is first another thing than what the book does."""
    noted = observe(setup, Request(text, **request, max_nodes=MOST_NODES, seconds=SECONDS))
    if noted.error and not noted.expanded:
        return noted, {"step": 0, "said": noted.error.message.as_plain_data()}
    difference = first_difference(noted, setup, MOST_NODES)
    if difference:
        return noted, {"step": difference.step, "said": difference.message.as_plain_data()}
    outcome = _of_outcome(noted, setup)
    return noted, {"step": len(noted.expanded), "said": outcome.as_plain_data()} if outcome else None


def _of_outcome(noted: Observation, setup: Setup) -> Message | None:
    """The expansions are the same; what comes of them may not be."""
    outcome = _book(setup)
    if outcome is None or noted.outcome in CUT_SHORT:
        return None
    wanted: Any = outcome.value
    if isinstance(outcome, Solution):
        return _of_path(noted, setup, outcome) if noted.outcome == wanted else message("lines.no_solution")
    if noted.returned == wanted:
        return None
    return message("lines.returns", wanted=message("lines.outcome." + wanted), returned=str(noted.returned))


def _of_path(noted: Observation, setup: Setup, outcome: Solution) -> Message | None:
    """Both find a path; two paths of the same cost may be different ones."""
    states = [node.state for node in outcome.path]
    if noted.path is None or noted.path == states:
        return None
    theirs, book = ([setup.problem.text(state) for state in path] for path in (noted.path, states))
    return message("lines.other_path", book=book, theirs=theirs)


def _book(setup: Setup) -> Solution | Unsolved | None:
    """How the textbook algorithm ends; None if it does not end soon."""
    drive = Drive(setup.search())
    for _ in range(MOST_EVENTS):
        drive.take(1)
        if drive.outcome is not None:
            return drive.outcome
    return None
