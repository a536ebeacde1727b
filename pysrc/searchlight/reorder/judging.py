"""Judge an order of lines: run the program, and compare its behaviour with the algorithm's.

Both run on the search that is shown and on many small graphs (probes.py). The behaviour is the expansions in their
order, the outcome and the path. A line that never affects it (such as reopening states) may be left out.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from json import dumps
from typing import Any, Final

from searchlight.events import Drive, Outcome, Solution
from searchlight.games.game import Game
from searchlight.problem import PlainData
from searchlight.reorder import games
from searchlight.reorder.probes import Probe, as_options, probes
from searchlight.reorder.trial import Behaviour, Trial, of_algorithm
from searchlight.setup import Setup
from searchlight.texts import Message, message
from searchlight.tracing.explain.difference import first_difference
from searchlight.tracing.watch.observation import Observation
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request

ENDS: Final = ("failure", "cutoff", "endless")  # ends whose text has no gaps


@dataclass(frozen=True)
class Counterexample:
    """A graph on which the two differ; `step`: how many expansions are the same."""

    probe: Probe
    setup: Setup
    expected: Behaviour
    theirs: Behaviour

    @property
    def step(self) -> int:
        return len(self.theirs.expanded) - (self.theirs.end == "parted")

    @property
    def message(self) -> Message:
        """Describe the graph, what the algorithm does on it, and what the program did."""
        return message(
            "lines.counterexample", graph=_graph(self.probe, self.setup),
            book=_done(self.setup.algorithm.name, self.expected, self.probe),
            theirs=_done(message("lines.your_program"), self.theirs, self.probe),
        )  # fmt: skip


def counterexample(setup: Setup, text: str, function: str) -> Counterexample | None:
    """The smallest counterexample; None if both behave the same on every graph tried."""
    trial = Trial(text, function)
    first = next((first for probe in probes() if (first := _tried(probe, setup, trial))), None)
    return None if first is None else _smallest(first, trial)


def _smallest(example: Counterexample, trial: Trial) -> Counterexample:
    """Remove parts of the graph as long as the two still differ."""
    while True:
        smaller = next((less for each in example.probe.smaller() if (less := _tried(each, example.setup, trial))), None)
        if smaller is None:
            return example
        example = smaller


def _tried(probe: Probe, like: Setup, trial: Trial) -> Counterexample | None:
    """A counterexample if the two differ on this graph; None if not, or if the algorithm takes too long."""
    setup = probe.setup(like)
    expected = of_algorithm(setup)
    if expected is None:
        return None
    theirs = trial.on(probe, setup, expected.expanded)
    return None if theirs.same(expected) else Counterexample(probe, setup, expected, theirs)


# -- in words ----------------------------------------------------------------------------------------------------------


def _graph(probe: Probe, setup: Setup) -> Message:
    edges = [
        message("lines.edge", source=a, target=b, cost=cost) for a, to in probe.edges.items() for b, cost in to.items()
    ]
    graph = message("lines.graph", start=probe.start, goal=probe.goal, edges=edges)
    if not edges:
        graph = message("lines.graph_without_edges", start=probe.start, goal=probe.goal)
    if setup.algorithm.uses_h:
        values = [message("lines.estimate", state=a, h=probe.h.get(a, 0)) for a in probe.edges]
        graph = message("lines.graph_with_h", graph=graph, values=values)
    if "limit" in setup.algorithm.options:
        graph = message("lines.graph_with_limit", graph=graph, limit=probe.limit)
    return graph


def _done(who: Message, done: Behaviour, probe: Probe) -> Message:
    states = list(done.expanded) or message("lines.no_state")
    if done.end == "parted":
        return message("lines.begins", who=who, states=states)
    return message("lines.does", who=who, states=states, end=_end(done, probe))


def _end(done: Behaviour, probe: Probe) -> Message:
    if done.end == "solution":
        cost = sum(probe.edges[a][b] for a, b in pairwise(done.path))
        return message("lines.end.solution", path=list(done.path), cost=cost)
    if done.end == "error":
        return message("lines.end.error", error=done.error)
    if done.end in ENDS:
        return message("lines.end." + done.end)
    return message("lines.end.other", returned=done.returned)


MOST_NODES: Final = 3_000
SECONDS: Final = 2.0
MOST_EVENTS: Final = 4 * MOST_NODES
CUT_SHORT: Final = ("budget", "timeout", "error")


def tried(setup: Setup, text: str, request: Mapping[str, Any]) -> PlainData:
    """`{"expanded", "error", "difference", "elsewhere", "solved"}`.

    `error`: `{"line", "said"}` of an exception, or null; `difference`: `{"step", "said"}` on the search that is shown,
    or null; `elsewhere`: `{"options", "step", "said"}` of the smallest graph with a difference, or null.
    """
    if isinstance(setup.problem, Game):
        return games.tried(setup, text, request["function"])
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
