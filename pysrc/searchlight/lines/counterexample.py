"""The smallest graph at hand in which a program does something else than its algorithm, and the words for it."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from searchlight.lines.probes import Probe, probes
from searchlight.lines.trial import Behaviour, Trial, of_algorithm
from searchlight.setup import Setup
from searchlight.texts import Message, message

ENDS: Final = ("failure", "cutoff", "endless")  # what has a text without a gap


@dataclass(frozen=True)
class Counterexample:
    """`step`: how many expansions are the same."""

    probe: Probe
    setup: Setup
    expected: Behaviour
    theirs: Behaviour

    @property
    def step(self) -> int:
        return len(self.theirs.expanded) - (self.theirs.end == "parted")

    @property
    def message(self) -> Message:
        """The graph, what the algorithm does in it, and what the program did."""
        return message(
            "lines.counterexample", graph=_graph(self.probe, self.setup),
            book=_done(self.setup.algorithm.name, self.expected, self.probe),
            theirs=_done(message("lines.your_program"), self.theirs, self.probe),
        )  # fmt: skip


def counterexample(setup: Setup, text: str, function: str) -> Counterexample | None:
    """None: the program does what the algorithm does in every graph that was tried."""
    trial = Trial(text, function)
    found = next((found for probe in probes() if (found := _tried(probe, setup, trial))), None)
    return None if found is None else _smallest(found, trial)


def _smallest(found: Counterexample, trial: Trial) -> Counterexample:
    """As long as the two differ with one thing less in the graph, that is taken."""
    while True:
        smaller = next((less for each in found.probe.smaller() if (less := _tried(each, found.setup, trial))), None)
        if smaller is None:
            return found
        found = smaller


def _tried(probe: Probe, like: Setup, trial: Trial) -> Counterexample | None:
    """None: the two do the same in this graph, or the algorithm takes too long in it."""
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
