"""Find a small graph on which a program and its algorithm behave differently, and describe it."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from searchlight.reorder.probes import Probe, probes
from searchlight.reorder.trial import Behaviour, Trial, of_algorithm
from searchlight.setup import Setup
from searchlight.texts import Message, message

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
