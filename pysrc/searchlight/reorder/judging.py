"""Judge an order of lines: run the program, and compare its behaviour with the algorithm's.

Both run on the search that is shown and on many small graphs (probes.py). The behaviour is the expansions in their
order, the outcome and the path. A line that never affects it (such as reopening states) may be left out.
"""

from collections.abc import Mapping
from json import dumps
from typing import Any, Final

from searchlight.events import Drive, Outcome, Solution
from searchlight.problem import PlainData
from searchlight.reorder.counterexample import Counterexample, counterexample
from searchlight.reorder.probes import as_options
from searchlight.setup import Setup
from searchlight.texts import Message, message
from searchlight.tracing.explain.difference import first_difference
from searchlight.tracing.watch.observation import Observation
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request

MOST_NODES: Final = 3_000
SECONDS: Final = 2.0
MOST_EVENTS: Final = 4 * MOST_NODES
CUT_SHORT: Final = ("budget", "timeout", "error")


def tried(setup: Setup, text: str, request: Mapping[str, Any]) -> PlainData:
    """`{"expanded", "error", "difference", "elsewhere", "solved"}`.

    `error`: `{"line", "said"}` of an exception, or null; `difference`: `{"step", "said"}` on the search that is shown,
    or null; `elsewhere`: `{"options", "step", "said"}` of the smallest graph with a difference, or null.
    """
    noted, difference = _compared(setup, text, request)
    other = None if difference or noted.error else counterexample(setup, text, request["function"])
    if other and other.theirs.end == "endless" and noted.outcome == "timeout":
        difference, other = {"step": len(noted.expanded), "said": message("lines.timeout").as_plain_data()}, None
    elsewhere = other and _elsewhere(other, setup)
    error = noted.error and {"line": noted.error.line, "said": noted.error.message.as_plain_data()}
    return {
        "expanded": len(noted.expanded), "error": error, "difference": difference, "elsewhere": elsewhere,
        "solved": not (error or difference or elsewhere),
    }  # fmt: skip


def _elsewhere(example: Counterexample, setup: Setup) -> PlainData:
    """The search options of a small graph, and what the algorithm and the program do on it."""
    options = as_options(example.probe, setup, dumps)
    return {"options": options, "step": example.step, "said": example.message.as_plain_data()}


def _compared(setup: Setup, text: str, request: Mapping[str, Any]) -> tuple[Observation, PlainData | None]:
    """What the program did, and the first difference from the textbook algorithm."""
    noted = observe(setup, Request(text, **request, max_nodes=MOST_NODES, seconds=SECONDS))
    if noted.error and not noted.expanded:
        return noted, {"step": 0, "said": noted.error.message.as_plain_data()}
    difference = first_difference(noted, setup, MOST_NODES)
    if difference:
        return noted, {"step": difference.step, "said": difference.message.as_plain_data()}
    outcome = _of_outcome(noted, setup)
    return noted, {"step": len(noted.expanded), "said": outcome.as_plain_data()} if outcome else None


def _of_outcome(noted: Observation, setup: Setup) -> Message | None:
    """A difference in the outcome, if the expansions are the same."""
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
    """A difference between the two paths, which may have the same cost."""
    states = [node.state for node in outcome.path]
    if noted.path is None or noted.path == states:
        return None
    theirs, book = ([setup.problem.text(state) for state in path] for path in (noted.path, states))
    return message("lines.other_path", book=book, theirs=theirs)


def _book(setup: Setup) -> Outcome | None:
    """The textbook algorithm's outcome; None if it does not end soon."""
    drive = Drive(setup.search())
    for _ in range(MOST_EVENTS):
        drive.take(1)
        if drive.outcome is not None:
            return drive.outcome
    return None
