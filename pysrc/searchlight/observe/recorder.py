"""Takes down what a program asks while it runs, and stops it at its limits.

Which node of the tree a state stands for is told by the very object that the program got and hands back; where it made
a copy, by the state: the one taken off an observed container last, else the first that waits to be expanded.
"""

from collections.abc import Callable
from itertools import starmap
from time import perf_counter
from typing import Any, Final, NoReturn

from searchlight.observe.observation import START, UNKNOWN, Asked, HRead, Made, Mutated, Observation
from searchlight.observe.places import Places
from searchlight.problem import AnyProblem

KINDS: Final = len(Asked)  # an entry of the log is its index times this, plus the number of its kind
EXPAND, MAKE, GOAL_TEST, H, PUSH, POP, SAY = range(KINDS)  # in the order of Asked
ROW: Final = 5  # cells of a node
STATE: Final = 2  # the one that has its state
THING: Final = 4  # the one that has the object which stands for it
SHARED: Final = -3  # one object stands for several nodes
MOST_OUTPUT: Final = 1_000_000  # characters that are kept of what is printed


class Stopped(BaseException):
    """The program has reached a limit: "budget" or "timeout". No `except Exception` of a program's takes it."""


class Recorder:
    """The observation under way.

    What comes a million times is kept as numbers and in flat lists, without a tuple for each: these cost more than all
    the rest, as Python's collector looks at them again and again.
    """

    def __init__(self, problem: AnyProblem, family: str, file: str, max_nodes: int, seconds: float) -> None:
        self.noted = Observation(family, start=problem.initial)
        self.problem = problem
        self.file = file
        self.max_nodes = max_nodes
        self.seconds = seconds
        self.until = perf_counter() + seconds
        self.log: list[int] = []  # of each entry its index and its kind, together
        self.rows: list[
            Any
        ] = []  # of each node ROW cells: parent, action, state, cost, and the object that stands for it
        self.estimates: list[Any] = []  # state and value, by turns
        self.nodes: dict[int, int] = {}  # by the identity of the object that stands for it
        self.kept: list[Any] = []  # objects that are in no row, so that no others get their identity
        self.of_state: dict[Any, list[int]] = {}  # filled when it is needed, up to `_listed`
        self.expansion: dict[int, int] = {}  # the last one of each node
        self.taken_entry: int | None = None  # what was taken off an observed container last
        self.node_of_entry: Callable[[int], int] = lambda _: START
        self.stopped: str | None = None  # the outcome, once the program was ended
        self.at_end: list[Callable[[], None]] = []  # called when the program is over
        self._listed = 0
        self._said = 0
        self._places = Places(file)
        self.make = self._maker()

    def _maker(self) -> Callable[[int, Any, Any, float | None, Any], None]:
        rows, log, nodes = self.rows.extend, self.log.append, self.nodes
        node, most, stop = 0, self.max_nodes, self.stop

        def make(parent: int, action: Any, state: Any, cost: float | None, thing: Any) -> None:
            """A successor is handed out: the object `thing`, which stands for the next node."""
            nonlocal node
            if node >= most:
                stop("budget")
            rows((parent, action, state, cost, thing))
            log(node * KINDS + MAKE)
            if nodes.setdefault(id(thing), node) != node:
                nodes[id(thing)] = SHARED
            node += 1

        return make

    @property
    def made(self) -> int:
        """How many nodes there are, but for the start."""
        return len(self.rows) // ROW

    def starts_from(self, thing: Any) -> Any:
        """Notes the object that stands for the start; returns it."""
        self.nodes[id(thing)] = START
        self.kept.append(thing)
        return thing

    def node_of(self, thing: Any, state: Any) -> int:
        """The node that an object stands for, an index into `made`, or START; `state` is what it was read as."""
        node = self.nodes.get(id(thing), SHARED)
        if node != SHARED:
            return node
        if self.taken_entry is not None:
            taken = self.node_of_entry(self.taken_entry)
            if taken >= START and self.state_of(taken) == state:
                return taken
        known = self._of_state(state)
        if not known:
            return START
        return next((node for node in known if node not in self.expansion), known[-1])

    def newest(self, state: Any) -> int:
        """The last node with this state, START or UNKNOWN."""
        known = self._of_state(state)
        return known[-1] if known else START if state == self.noted.start else UNKNOWN

    def _of_state(self, state: Any) -> list[int]:
        made = self.made
        for node in range(self._listed, made):
            self.of_state.setdefault(self.rows[node * ROW + STATE], []).append(node)
        self._listed = made
        return self.of_state.get(state, [])

    def state_of(self, node: int) -> Any:
        return self.rows[node * ROW + STATE] if node >= 0 else self.noted.start

    def expand(self, node: int, state: Any) -> int:
        """The successors of a state are asked for; returns the number of the expansion."""
        noted = self.noted
        number = len(noted.expanded)
        if node == START and number and state == noted.start:  # a new iteration: the nodes of the last one are gone
            self.of_state.clear()
            self._listed = self.made
        if not number and node == START:
            noted.start = state
        noted.expanded.append(state)
        noted.nodes.append(node)
        self.log.append(number * KINDS + EXPAND)
        self._places.note()
        self.expansion[node] = number
        self.taken_entry = None
        if not number & 15:
            self.check_time()
        return number

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
        if self._said > MOST_OUTPUT:
            return
        self._said += len(text)
        noted = self.noted
        if self.log and self.log[-1] % KINDS == SAY:
            noted.output[-1] += text
        else:
            self.log.append(len(noted.output) * KINDS + SAY)
            noted.output.append(text)

    def check_time(self) -> None:
        """Raises Stopped when the time is over."""
        if perf_counter() > self.until:
            self.stop("timeout")

    def stop(self, outcome: str) -> NoReturn:
        """Ends the program; one that takes the exception as its own has ended all the same."""
        self.stopped = outcome
        raise Stopped(outcome)

    def finish(self) -> Observation:
        """The observation, with everything in its own form, and the lines found out."""
        for look in self.at_end:
            look()
        noted, rows = self.noted, self.rows
        columns = (rows[at::ROW] for at in range(ROW - 1))
        noted.made = list(starmap(Made, zip(*columns, strict=True)))
        noted.h_reads = list(starmap(HRead, zip(self.estimates[::2], self.estimates[1::2], strict=True)))
        kinds = list(Asked)
        noted.log = [(kinds[code % KINDS], code // KINDS) for code in self.log]
        noted.lines = self._places.lines()
        return self.noted
