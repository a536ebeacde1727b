"""The events that an algorithm yields, the outcome it returns, and the drive that runs it.

An algorithm is a generator. It yields *events*, plain pairs `(kind, node)`, and returns an *outcome*. A recursive call
is written `result = yield dls(…)`: the called generator itself is yielded, and `Drive` keeps the stack of
calls, so that neither Python's recursion limit nor the depth costs anything
(docs/decisions/0001-recursive-algorithms-yield-their-calls.md).
"""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, TypeAlias

from searchlight.node import Node

# Kinds of events; what each does stands in kinds.py. Plain integers: an algorithm yields a million of them in a second.
GENERATE: Final = 0  # a node is made and enters the frontier (roots too)
DUPLICATE: Final = 1  # a node is made and discarded at once: its state is reached at no greater cost
CYCLE: Final = 2  # a node is made and discarded at once: its state lies on its own path
SUPERSEDED: Final = 3  # an older frontier node is beaten by the node just generated; its entry stays behind, stale
EXPAND: Final = 4  # taken off the frontier, its children will be made now
STALE: Final = 5  # a stale entry (superseded, or its state was visited meanwhile) is taken off and dropped
CUTOFF: Final = 6  # taken off, not expanded because of the depth limit or bound
GOAL: Final = 7  # taken off the frontier and recognised as the goal
ITERATION: Final = 8  # a new iteration begins; in the node's place stands its limit, a number
END: Final = 9  # the search is over; added by the record, never yielded, and not where only its budget is spent
FOUND: Final = 10  # a node is made and recognised at once as the goal (early goal test); it never enters the frontier
FORGET: Final = 11  # a frontier node is dropped from memory (RBFS, when a call returns)
BACK_UP: Final = 12  # an expanded node stands in the frontier again: a copy of it is made, its f backed up (RBFS)
MEET: Final = 13  # the node's state is reached from the other side too, and the path through both is the cheapest yet
VALUE: Final = 14  # the node's value is known (a game); what it does to the nodes above follows from it
CUT: Final = 15  # a node of a game tree is skipped: the value so far of its parent has reached the bound of an ancestor

Event: TypeAlias = tuple[int, Any]  # (kind, Node), or (ITERATION, number)
Search: TypeAlias = Generator[Any, Any, "Outcome"]  # yields events, and calls, whose results are sent back to it
Call: TypeAlias = Generator[Any, Any, Any]  # a recursive call that may return something else than an outcome


class Unsolved(Enum):
    """The three ways to end without a solution."""

    FAILURE = "failure"  # the space is exhausted
    CUTOFF = "cutoff"  # the limit stopped the search; a solution may lie deeper
    BUDGET = "budget"  # the run stopped the search; no algorithm returns this


@dataclass(frozen=True)
class Solution:
    """A goal node was found; or a node of a forward search, and the `other` one of its state in the backward search."""

    node: Node
    other: Node | None = None
    value: str = "solution"

    @property
    def path(self) -> list[Node]:
        """The nodes from the root to the goal. Beyond where the searches met, they are those of the backward search."""
        return self.node.path() + (self.other.path()[-2::-1] if self.other else [])

    @property
    def actions(self) -> list[Any]:
        """The actions along the path. A node of the backward search has the one that leads from it to its parent."""
        undone = self.other.path()[:0:-1] if self.other else []
        return [node.action for node in self.node.path()[1:] + undone]

    @property
    def cost(self) -> float:
        return self.node.g + (self.other.g if self.other else 0)


@dataclass(frozen=True)
class Decision:
    """The root of a game tree has its value; `move` is the first that reaches it, None if there is none."""

    worth: float  # of the root
    move: Any
    value: str = "value"


Outcome: TypeAlias = Solution | Unsolved | Decision


class Drive:
    """Runs a search event by event, for as long as `outcome` is None."""

    def __init__(self, search: Search) -> None:
        self.outcome: Outcome | None = None
        self.stack: list[Call] = [search]  # the calls under way, innermost last
        self._returned: Any = None
        self._failure: Exception | None = None  # what the search raised; it cannot go on

    def take(self, count: int) -> list[Event]:
        """The next events, at most `count`; maybe none, where the search only calls and returns.

        What the search raises is raised when all events before it have been taken.
        """
        if self._failure:
            raise self._failure
        events: list[Event] = []
        receive, stack, returned = self._receiver(events), self.stack, self._returned
        send = stack[-1].send
        for _ in range(count):
            try:
                item = send(returned)
            except StopIteration as end:
                stack.pop()
                returned = end.value
                if not stack:
                    self.outcome = returned
                    break
                send = stack[-1].send
                continue
            except Exception as error:
                self._failure = error
                if not events:
                    raise
                break
            returned = None
            if type(item) is tuple:
                receive(item)
            else:
                stack.append(item)
                send = item.send
        self._returned = returned
        return events

    def _receiver(self, events: list[Event]) -> Callable[[Event], None]:
        """What is called with each event while the search is paused behind it."""
        return events.append
