"""Record a program's questions while it runs, and stop it at its limits."""

import sys
from collections.abc import Callable
from itertools import starmap
from time import perf_counter
from types import FrameType
from typing import Any, Final, NoReturn

from searchlight.problem import AnyProblem
from searchlight.tracing.watch.nodes import EXPAND, GOAL_TEST, KINDS, MAKE, SAY, H, Nodes
from searchlight.tracing.watch.observation import START, HRead, LogKind, Mutated, Observation


class Places(list[int | None]):
    """For each expansion the line of the program's file that was running; None if none of its lines was."""

    def __init__(self, file: str) -> None:
        super().__init__()
        self.file = file

    def note(self) -> None:
        """Add the line that is running."""
        frame: FrameType | None = sys._getframe(1)
        while frame is not None and frame.f_code.co_filename != self.file:
            frame = frame.f_back
        self.append(None if frame is None else frame.f_lineno)


MOST_OUTPUT: Final = 1_000_000  # recorded characters of output


class Stopped(BaseException):
    """The program has reached a limit, "budget" or "timeout"; `except Exception` does not catch this."""


class Recorder:
    """The observation in progress: raw data, which `finish` interprets.

    Frequent data is kept as numbers in flat lists. A tuple for each item would cost more than everything else, because
    Python's garbage collector would scan them again and again.
    """

    def __init__(self, problem: AnyProblem, family: str, file: str, max_nodes: int, seconds: float) -> None:
        self.noted = Observation(family, start=problem.initial)
        self.problem = problem
        self.file = file
        self.max_nodes = max_nodes
        self.seconds = seconds
        self.log: list[int] = []  # index and kind of each entry, as one number
        self.nodes = Nodes(problem.initial, self.log, max_nodes, self.stop)
        self.estimates: list[Any] = []  # alternating states and values
        self.places = Places(file)
        self.stopped: str | None = None  # the outcome, if the program was stopped
        self.at_end: list[Callable[[], None]] = []  # called after the program's end
        self.begin()
        self._written = 0

    def begin(self) -> None:
        """Start the clock; loading and compiling do not count."""
        self.began = perf_counter()

    def expand(self, node: int, state: Any) -> int:
        """Record an expansion, and return its number."""
        noted, number = self.noted, len(self.noted.expanded)
        if node == START:
            self._begin(number, state)
        noted.expanded.append(state)
        noted.nodes.append(node)
        self.log.append(number * KINDS + EXPAND)
        self.places.note()
        self.nodes.expansion[node] = number
        if not number & 15:
            self.check_time()
        return number

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
        """Record a state changed in place, each change once."""
        change = Mutated(len(self.noted.expanded), before, after)
        if not any(each[1:] == change[1:] for each in self.noted.mutated[-3:]):
            self.noted.mutated.append(change)

    def say(self, text: str) -> None:
        """Record output; texts without a question in between are joined."""
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
        """Raise Stopped if the time is over."""
        if perf_counter() > self.began + self.seconds:
            self.stop("timeout")

    def stop(self, outcome: str) -> NoReturn:
        """Stop the program; it counts as stopped even if it catches the exception."""
        self.stopped = outcome
        raise Stopped(outcome)

    def _cut(self) -> None:
        """Cut the lists to the same lengths: a recursion that is too deep may fail while it is being recorded."""
        noted, nodes = self.noted, self.nodes
        expansions = min(len(noted.expanded), len(noted.nodes), len(self.places))
        for each in (noted.expanded, noted.nodes, self.places):
            del each[expansions:]
        del self.estimates[len(self.estimates) // 2 * 2 :]
        made = min(len(each) for each in nodes.columns)
        for column in nodes.columns:
            del column[made:]
        sizes = {EXPAND: expansions, MAKE: made, GOAL_TEST: len(noted.goal_tests), H: len(self.estimates) // 2}
        self.log[:] = [code for code in self.log if code // KINDS < sizes.get(code % KINDS, code)]

    def end(self) -> None:
        """Do the work that was deferred to the program's end."""
        self.noted.seconds = perf_counter() - self.began
        try:
            for look in self.at_end:
                look()
        except Stopped:
            pass  # the limit of nodes was reached

    def finish(self) -> Observation:
        """The completed observation."""
        noted = self.noted
        self._cut()
        noted.made = self.nodes.as_made()
        noted.h_reads = list(starmap(HRead, zip(self.estimates[::2], self.estimates[1::2], strict=True)))
        kinds = list(LogKind)
        noted.log = [(kinds[code % KINDS], code // KINDS) for code in self.log]
        noted.lines = list(self.places)
        return noted
