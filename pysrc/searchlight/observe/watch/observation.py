"""The observation of a program's search: every call of the problem, in order.

States are the problem's own (`Problem.plain` writes them): hashable, in whatever form the program got them. They are
copies from the time of the call, so that a state that is changed later is still as it was. A value of the program that
is not a state of the problem is kept as its `repr`, a text.
"""

from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final, NamedTuple

from searchlight.texts import Message


class Asked(Enum):
    """The kinds of entries of the log."""

    EXPAND = "expand"  # the successors of a state were asked for: an index into `expanded`
    MAKE = "make"  # a successor was handed out: an index into `made`
    GOAL_TEST = "goal-test"  # a state was tested for the goal: an index into `goal_tests`
    H = "h"  # a heuristic value was read: an index into `h_reads`
    POP = "pop"  # something left an observed container: an index into `entries`
    SAY = "say"  # something was printed: an index into `output`


class Made(NamedTuple):
    """One successor that the program was given, or that its own successor function returned."""

    parent: int  # which expansion made it: an index into `expanded`
    action: Any  # None where the program's interface has no actions
    state: Any
    cost: float | None  # of this one action: the problem's, or what the program's own function says; None if nothing


class HRead(NamedTuple):
    """One reading of the heuristic."""

    state: Any
    value: float


class Mutated(NamedTuple):
    """A state that the program was given and has changed in place."""

    when: int  # how many expansions had begun when it was noticed
    before: Any
    after: Any  # as it was when it was noticed


class Entry(NamedTuple):
    """Something that was in an observed container; those that left it stand first."""

    container: int  # its number
    node: int  # what it is about: an index into `made`, START for a start, UNKNOWN where it cannot be told
    rank: int  # its place in the order of service: of leaving, then as what is left would be served


class ProgramError(NamedTuple):
    """How the program failed."""

    line: int | None  # of the program's file, from 1; None where no line of it was running
    message: Message  # in words
    when: int  # how many expansions had begun

    @property
    def text(self) -> str:
        """The message in English."""
        return str(self.message)


START: Final = -1  # in the place of an index into `made`: the state that the search starts from
UNKNOWN: Final = -2  # in that place: not to be told

# "appended": things leave it as from a heap, but none was put in so
CONTAINERS: Final = ("queue", "stack", "priority", "appended")
OUTCOMES: Final = ("solution", "failure", "cutoff", "error", "budget", "timeout")


@dataclass
class Observation:
    """One run of one program. Lists grow together with the run: what was noted before a failure stays valid."""

    family: str  # functions, problem-object, graph-object, state-class, grid or script
    function: str | None = None  # what was called, by its name in the program; None: it ran by itself
    start: Any = None  # the problem's initial state
    expanded: list[Any] = field(
        default_factory=list, repr=False
    )  # states, in the order in which their successors were asked for
    nodes: list[int] = field(
        default_factory=list, repr=False
    )  # for each expansion which node: an index into `made`, or START
    lines: list[int | None] = field(
        default_factory=list, repr=False
    )  # for each expansion the line of the program, from 1
    made: list[Made] = field(default_factory=list, repr=False)  # in the order of generation
    goal_tests: list[Any] = field(
        default_factory=list, repr=False
    )  # states, where the program tests them by asking the problem
    h_reads: list[HRead] = field(default_factory=list, repr=False)
    entries: list[Entry] = field(
        default_factory=list, repr=False
    )  # of observed containers; empty where the frontier is inferred
    log: list[tuple[Asked, int]] = field(
        default_factory=list, repr=False
    )  # all of the above, in the order of happening
    unobserved: bool = False  # where the program stood could be read in more than one way: no expansion is told
    last_first: bool | None = None  # whether the newest entry leaves the observed frontier first; None: that depends
    values: list[float | None] = field(
        default_factory=list, repr=False
    )  # for each expansion the number with which its entry was sorted, where entries have one; or empty
    container: str | None = None  # of CONTAINERS, where the class of the observed frontier settles the order of service
    frontier: str = "inferred"  # or "observed": the program's own containers were watched
    outcome: str = "failure"  # of OUTCOMES
    returned: Any = None  # what the function returned, as JSON has it where it can be, else its `repr`
    path: list[Any] | None = None  # states, the start first, where a path can be told from what was returned
    lacks_start: bool = False  # the path was returned without the start, which was put before it here
    actions: list[Any] | None = None  # along it, in the problem's own words where they can be told
    cost: float | None = None  # of the path by the problem's own costs; None where the problem has no such path
    claimed: float | None = None  # the cost that the program itself gave, where it gave one
    output: list[str] = field(default_factory=list, repr=False)  # what it printed, a text for each call
    error: ProgramError | None = None
    lost: bool = False  # there is no report of what it did: it was ended in the middle of it
    reached: int = 0  # if so, after how many expansions at least; 0: nobody knows
    other_goal: tuple[Any, Any] | None = None  # a state of which h was read to another goal, and that goal
    shares_path: bool = False  # several entries that left the frontier held the very list that is returned
    mutated: list[Mutated] = field(default_factory=list, repr=False)
    seconds: float = 0.0  # that the program took, observing included

    @property
    def generated(self) -> int:
        """How many successors were made, duplicates included."""
        return len(self.made)

    @property
    def printed(self) -> str:
        """All that was printed."""
        return "".join(self.output)

    def depths(self) -> list[int]:
        """The number of actions between each of `made` and its start."""
        found: list[int] = []
        for each in self.made:
            above = self.nodes[each.parent]
            found.append(found[above] + 1 if above >= 0 else 1)
        return found
