"""The observation of a program's search: every call of the problem, in order.

States are the problem's own (`Problem.plain` writes them): hashable, in whatever form the program got them. They are
copies from the time of the call, so that a state that is changed later is still as it was. A value of the program that
is not a state of the problem is kept as its `repr`, a text.
"""

from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final, NamedTuple

from searchlight.texts import Message


class LogKind(Enum):
    """The kinds of log entries."""

    EXPAND = "expand"  # the program requested the successors of a state: an index into `expanded`
    MAKE = "make"  # it received a successor: an index into `made`
    GOAL_TEST = "goal-test"  # a state was tested for the goal: an index into `goal_tests`
    H = "h"  # a heuristic value was read: an index into `h_reads`
    POP = "pop"  # an entry left an observed container: an index into `entries`
    SAY = "say"  # something was printed: an index into `output`


class Made(NamedTuple):
    """A successor that the program received, or that its own successor function returned."""

    parent: int  # the expansion that generated it: an index into `expanded`
    action: Any  # None where the program's interface has no actions
    state: Any
    cost: float | None  # of the action, by the problem or the program's own function; None if unknown


class HRead(NamedTuple):
    """One reading of the heuristic."""

    state: Any
    value: float


class Mutated(NamedTuple):
    """A state that the program has changed in place."""

    when: int  # the number of expansions when it was noticed
    before: Any
    after: Any  # as it was when it was noticed


class Entry(NamedTuple):
    """An entry of an observed container; removed entries come first."""

    container: int  # its number
    node: int  # an index into `made`, START, or UNKNOWN
    rank: int  # its place in the order of removal, including the expected order of remaining entries


class ProgramError(NamedTuple):
    """How the program failed."""

    line: int | None  # of the program's file, from 1; None if none of its lines was running
    message: Message  # in words
    when: int  # how many expansions had begun

    @property
    def text(self) -> str:
        """The message in English."""
        return str(self.message)


START: Final = -1  # instead of an index into `made`: the start
UNKNOWN: Final = -2  # instead of an index into `made`: unknown

# "appended": things leave it as from a heap, but none was put in so
CONTAINERS: Final = ("queue", "stack", "priority", "appended")
WITNESSES: Final = ("requests", "frontier", "calls")
OUTCOMES: Final = ("solution", "failure", "cutoff", "error", "budget", "timeout", "not-judged")


@dataclass(repr=False)
class Observation:
    """One run of one program. Lists grow during the run and stay valid after a failure."""

    family: str  # functions, problem-object, graph-object, state-class, grid or script
    function: str | None = None  # the called function; None: the file ran by itself
    start: Any = None  # the problem's initial state
    expanded: list[Any] = field(default_factory=list)  # states, in the order in which their successors were asked for
    nodes: list[int] = field(default_factory=list)  # for each expansion which node: an index into `made`, or START
    lines: list[int | None] = field(default_factory=list)  # for each expansion the line of the program, from 1
    made: list[Made] = field(default_factory=list)  # in the order of generation
    goal_tests: list[Any] = field(default_factory=list)  # states, where the program tests them by asking the problem
    h_reads: list[HRead] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)  # of observed containers; empty where the frontier is inferred
    log: list[tuple[LogKind, int]] = field(default_factory=list)  # all of the above, in the order of happening
    seen: str | None = None  # of WITNESSES: what showed the expansions; None: they were not observed
    last_first: bool | None = None  # whether the newest entry leaves the observed frontier first; None: that depends
    values: list[float | None] = field(default_factory=list)  # what each expanded entry is sorted by; or empty
    picked: str | None = None  # "heap" or "chosen" (by `min` or `max`): the least value left it first
    container: str | None = None  # of CONTAINERS, if the class of the observed frontier determines its order
    frontier: str = "inferred"  # or "observed": the program's own containers were watched
    outcome: str = "failure"  # of OUTCOMES
    returned: Any = None  # the returned value in JSON form if possible, else its `repr`
    path: list[Any] | None = None  # states from the start, if the returned value contains a path
    is_printed: bool = False  # the path was read from the output
    renamed: Message | None = None  # how the program writes states otherwise, in words; None: as the problem does
    lacks_start: bool = False  # the path was returned without the start, which was added
    actions: list[Any] | None = None  # of the path, as the problem's actions if known
    cost: float | None = None  # of the path, by the problem; None if the problem has no such path
    claimed: float | None = None  # the cost that the program returned, if any
    output: list[str] = field(default_factory=list)  # printed texts, one per call
    error: ProgramError | None = None
    lost: bool = False  # there is no report, because the process was ended
    reached: int = 0  # if lost: the least number of expansions, 0 if unknown
    other_goal: tuple[Any, Any] | None = None  # a state whose h was read for another goal, and that goal
    shares_path: bool = False  # several removed entries contained the same list object that is returned
    recognized: bool = True  # whether the result could be read
    missing: Message | None = None  # what the program needs and was not given, such as answers to `input`
    mutated: list[Mutated] = field(default_factory=list)
    seconds: float = 0.0  # running time, including the observation

    @property
    def generated(self) -> int:
        """The number of generated successors, duplicates included."""
        return len(self.made)

    @property
    def printed(self) -> str:
        """The whole output."""
        return "".join(self.output)

    def depths(self) -> list[int]:
        """The number of actions between each of `made` and its start."""
        found: list[int] = []
        for each in self.made:
            above = self.nodes[each.parent]
            found.append(found[above] + 1 if above >= 0 else 1)
        return found
