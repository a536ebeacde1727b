"""Takes down what a program asks while it runs, and stops it at its limits."""

from collections.abc import Callable
from itertools import starmap
from time import perf_counter
from typing import Any, Final, NoReturn

from searchlight.observe.watch.nodes import EXPAND, GOAL_TEST, KINDS, SAY, H, Nodes
from searchlight.observe.watch.observation import START, Asked, HRead, Mutated, Observation
from searchlight.observe.watch.places import Places
from searchlight.problem import AnyProblem

MOST_OUTPUT: Final = 1_000_000  # characters that are kept of what is printed


class Stopped(BaseException):
    """The program has reached a limit: "budget" or "timeout". No `except Exception` of a program's takes it."""


class Recorder:
    """The observation under way: raw facts, of which `finish` makes what they mean.

    What comes a million times is kept as numbers and in flat lists, without a tuple for each: these cost more than all
    the rest, as Python's collector looks at them again and again.
    """

    def __init__(self, problem: AnyProblem, family: str, file: str, max_nodes: int, seconds: float) -> None:
        self.noted = Observation(family, start=problem.initial)
        self.problem = problem
        self.file = file
        self.max_nodes = max_nodes
        self.seconds = seconds
        self.log: list[int] = []  # of each entry its index and its kind, together
        self.nodes = Nodes(problem.initial, self.log, max_nodes, self.stop)
        self.estimates: list[Any] = []  # state and value, by turns
        self.places = Places(file)
        self.stopped: str | None = None  # the outcome, once the program was ended
        self.at_end: list[Callable[[], None]] = []  # called when the program is over
        self.expand = self._expander()
        self.begin()
        self._written = 0

    def begin(self) -> None:
        """The program begins to run; what was read and compiled before does not count."""
        self.began = perf_counter()

    def _expander(self) -> Callable[[int, Any], int]:
        expanded, expansion = self.noted.expanded, self.nodes.expansion
        state_of, node_of, log, place = expanded.append, self.noted.nodes.append, self.log.append, self.places.note

        def expand(node: int, state: Any) -> int:
            """The successors of a state are asked for; returns the number of the expansion."""
            number = len(expanded)
            if node == START:
                self._begin(number, state)
            state_of(state)
            node_of(node)
            log(number * KINDS + EXPAND)
            place()
            expansion[node] = number
            if not number & 15:
                self.check_time()
            return number

        return expand

    def _begin(self, number: int, state: Any) -> None:
        if not number:
            self.noted.start = self.nodes.start = state
        elif state == self.noted.start:
            self.nodes.forget_states()

    def test_goal(self, state: Any) -> None:
        tested = self.noted.goal_tests
        self.log.append(len(tested) * KINDS + GOAL_TEST)
        tested.append(state)
        if not len(tested) & 63:
            self.check_time()

    def read_h(self, state: Any, value: float) -> None:
        self.log.append(len(self.estimates) // 2 * KINDS + H)
        self.estimates += (state, value)

    def changed(self, before: Any, after: Any) -> None:
        """A state was changed in place; the same change is noted once."""
        found = Mutated(len(self.noted.expanded), before, after)
        if not any(each[1:] == found[1:] for each in self.noted.mutated[-3:]):
            self.noted.mutated.append(found)

    def say(self, text: str) -> None:
        """Something is printed; what comes without a question between is one text."""
        if self._written > MOST_OUTPUT:
            return
        self._written += len(text)
        noted = self.noted
        if self.log and self.log[-1] % KINDS == SAY:
            noted.output[-1] += text
        else:
            self.log.append(len(noted.output) * KINDS + SAY)
            noted.output.append(text)

    def check_time(self) -> None:
        """Raises Stopped when the time is over."""
        if perf_counter() > self.began + self.seconds:
            self.stop("timeout")

    def stop(self, outcome: str) -> NoReturn:
        """Ends the program; one that takes the exception as its own has ended all the same."""
        self.stopped = outcome
        raise Stopped(outcome)

    def end(self) -> None:
        """The program is over: what was put off until then is done."""
        self.noted.seconds = perf_counter() - self.began
        try:
            for look in self.at_end:
                look()
        except Stopped:
            pass  # as many nodes as there may be

    def finish(self) -> Observation:
        """The observation, with everything in its own form, and the lines found out."""
        noted = self.noted
        noted.made = self.nodes.as_made()
        noted.h_reads = list(starmap(HRead, zip(self.estimates[::2], self.estimates[1::2], strict=True)))
        kinds = list(Asked)
        noted.log = [(kinds[code % KINDS], code // KINDS) for code in self.log]
        noted.lines = self.places.lines()
        return noted
