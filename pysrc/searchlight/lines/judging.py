"""Whether an order of lines is the algorithm: the program runs, and what it does is held against the book's search.

On the search that is shown, and on small ones where a missing line shows: without a way to the goal, with the start as
the goal, with a detour that is cheaper, with an inconsistent heuristic, with a limit that is too small. A line that
makes no difference to any search (what is closed, where states are reopened) may be left out.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from searchlight.events import Drive, Solution, Unsolved
from searchlight.observe.difference import first_difference
from searchlight.observe.observation import Observation
from searchlight.observe.running import observe
from searchlight.observe.session import Request
from searchlight.problem import PlainData
from searchlight.setup import Setup, read
from searchlight.texts import Message, message

MOST_NODES: Final = 3_000
SECONDS: Final = 2.0
MOST_EVENTS: Final = 4 * MOST_NODES
CUT_SHORT: Final = ("budget", "timeout", "error")

# To C there is a dear way and, over B, a cheap one; D and B lead back to each other. Nothing leads to Z.
EDGES: Final = '"A": {"B": 1, "C": 5}, "B": {"A": 1, "C": 1, "D": 3}, "C": {"D": 1}, "D": {"B": 1}, "Z": {}'
NO_WAY: Final = f'{{"edges": {{{EDGES}}}}}'
DEAD_END: Final = '{"edges": {"A": {"B": 1}, "D": {}}}'
PROBES: Final[tuple[Mapping[str, str], ...]] = (
    {"graph": "romania", "start": "Arad", "goal": "Bucharest", "heuristic": "table"},
    {"graph": "detour", "start": "S", "goal": "G", "heuristic": "table"},
    {"graph": "inconsistent", "start": "S", "goal": "G", "heuristic": "table"},
    {"graph": "romania", "start": "Arad", "goal": "Arad", "heuristic": "table"},
    {"graph": DEAD_END, "start": "A", "goal": "D", "heuristic": "zero"},
    {"graph": NO_WAY, "start": "A", "goal": "Z", "heuristic": "zero"},
)
TOO_DEEP: Final = {"graph": "romania", "start": "Arad", "goal": "Bucharest", "limit": "1"}


def tried(setup: Setup, text: str, request: Mapping[str, Any]) -> PlainData:
    """`{"expanded", "error", "difference", "elsewhere", "solved"}`.

    `error`: `{"line", "said"}` of one that was raised, or null; `difference`: `{"step", "said"}` on the search that is
    shown, or null; `elsewhere`: `{"options", "step", "said"}` of the first other search on which there is one, or null.
    """
    noted, found = _found(setup, text, request)
    elsewhere = None if found or noted.error else next(_elsewhere(setup, text, request), None)
    error = noted.error and {"line": noted.error.line, "said": noted.error.message.as_plain_data()}
    return {
        "expanded": len(noted.expanded), "error": error, "difference": found, "elsewhere": elsewhere,
        "solved": not (error or found or elsewhere),
    }  # fmt: skip


def _elsewhere(setup: Setup, text: str, request: Mapping[str, Any]) -> Iterator[PlainData]:
    own = {name: setup.values[name] for name in setup.algorithm.options}
    for probe in (*PROBES, TOO_DEEP) if "limit" in own else PROBES:
        options = {**own, "problem": "graph", "algorithm": setup.algorithm.id, **probe}
        if not setup.algorithm.uses_h:
            options.pop("heuristic", None)
        other = read(options)
        if isinstance(other, Setup):
            _, found = _found(other, text, request)
            if found:
                yield {**found, "options": options}


def _found(setup: Setup, text: str, request: Mapping[str, Any]) -> tuple[Observation, PlainData | None]:
    """What the program did, and where that is first another thing than what the book does."""
    noted = observe(setup, Request(text, **request, max_nodes=MOST_NODES, seconds=SECONDS))
    if noted.error and not noted.expanded:
        return noted, {"step": 0, "said": noted.error.message.as_plain_data()}
    difference = first_difference(noted, setup, MOST_NODES)
    if difference:
        return noted, {"step": difference.step, "said": difference.message.as_plain_data()}
    said = _of_outcome(noted, setup)
    return noted, {"step": len(noted.expanded), "said": said.as_plain_data()} if said else None


def _of_outcome(noted: Observation, setup: Setup) -> Message | None:
    """The expansions are the same; what comes of them may not be."""
    if noted.outcome == "timeout":
        return message("lines.timeout")
    outcome = _book(setup)
    if outcome is None or noted.outcome in CUT_SHORT:
        return None
    wanted: Any = outcome.value
    if isinstance(outcome, Solution):
        return None if noted.outcome == wanted else message("lines.no_solution")
    if noted.returned == wanted:
        return None
    return message("lines.returns", wanted=message("lines.outcome." + wanted), returned=str(noted.returned))


def _book(setup: Setup) -> Solution | Unsolved | None:
    """How the book's search ends; None: not soon."""
    drive = Drive(setup.search())
    for _ in range(MOST_EVENTS):
        drive.take(1)
        if drive.outcome is not None:
            return drive.outcome
    return None
