"""What a lecture listing imports (`from lecture import …`): the parts of searches, which tell what they are used for.

A lecture listing yields no events. `retold.py` makes generators of its functions, which yield what these parts told.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count
from math import inf
from typing import Any, Final

from searchlight import events, frontier
from searchlight import node as nodes
from searchlight.algorithms import bidirectional, ida_star, jump_point
from searchlight.algorithms.best_first import better
from searchlight.algorithms.bidirectional import Meeting, Sides, joined_cost, lowest_g, next_side
from searchlight.algorithms.ida_star import root_of
from searchlight.algorithms.iterative_deepening_optimal import Depths
from searchlight.algorithms.jump_point import with_f
from searchlight.algorithms.path_search import is_cycle
from searchlight.catalog import ALGORITHMS
from searchlight.events import Event, Outcome, Unsolved
from searchlight.kinds import yielded_by
from searchlight.node import Node
from searchlight.problem import AnyProblem

__all__ = [
    "Depths", "Node", "PriorityQueue", "Queue", "Solution", "Stack", "Unsolved", "better", "children", "expand", "inf",
    "is_cycle", "join", "joined_cost", "jumps", "lowest_g", "met_at_start", "next_side", "outcome_of", "root_of",
    "two_sides", "with_f",
]  # fmt: skip

Node.f = Node.priority  # type: ignore[attr-defined,misc]  # as a lecture writes it

# The functions that a listing begins with, and the algorithm of each.
LISTED: Final = {
    entry.source({"reopen": reopen})[0].__name__: entry for entry in ALGORITHMS.values() for reopen in (True, False)
}


class Teller:
    """What is told in one run and not yet yielded. `name`: of the listing's first function."""

    def __init__(self, name: str = "") -> None:
        entry = LISTED.get(name)
        self.kinds = yielded_by(entry.source({"reopen": True})) if entry else []
        self.told: list[Event] = []
        self.depth = 0  # calls under way
        self.begin()

    def begin(self) -> None:
        """Forget the nodes: an iteration begins."""
        self.taken: Node | None = None  # and neither expanded nor a goal yet
        self.limited = False  # whether that node is discarded because of a limit
        self.children: dict[Node, None] = {}  # made, and neither added nor discarded yet
        self.inside: set[Node] = set()  # the frontier
        self.visited: set[Any] = set()  # states of nodes that were taken
        self.latest: dict[Any, Node] = {}  # of each frontier and state

    def tell(self, kind: int, node: Node) -> None:
        self.children.pop(node, None)
        self.told.append((kind, node))

    def enter(self, node: Node, place: object = None) -> None:
        """A node enters the frontier `place`, where another one of its state may be."""
        self.tell(events.GENERATE, node)
        self.inside.add(node)
        if "superseded" in self.kinds:
            older = self.latest.get((id(place), node.state))
            if older in self.inside:
                self.told.append((events.SUPERSEDED, older))
            self.latest[id(place), node.state] = node

    def take(self, node: Node, *, called: bool = False) -> None:
        """A node is taken from the frontier, or a recursive function is `called` with it."""
        if not called:
            self.discard()
        self.taken = node
        self.limited = called or ("cutoff" in self.kinds and node.state not in self.visited)
        self.visited.add(node.state)

    def expand(self, node: Node, made: Iterable[Node]) -> Iterator[Node]:
        """The children that are made of a node, which is expanded at once."""
        self._leave(events.EXPAND, node)
        return self._noted(made)

    def _noted(self, made: Iterable[Node]) -> Iterator[Node]:
        for child in made:
            self.children[child] = None
            yield child

    def solve(self, node: Node, other: Node | None) -> None:
        """The goal is found, in the frontier or before it is there; two searches that have met leave all they have."""
        if node in self.inside and other is None:
            self._leave(events.GOAL, node)
        elif node.row == -1:
            self.tell(events.FOUND, node)
        self.children.clear()  # the search ends

    def _leave(self, kind: int, node: Node) -> None:
        self.tell(kind, node)
        self.inside.discard(node)
        self.taken = None

    def discard(self, *only: Any) -> None:
        """Whatever is in hand is discarded: the children and the taken node, or `only` one of these."""
        in_hand = [*self.children, *([self.taken] if self.taken else [])]
        for node in [each for each in in_hand if not only or each in only]:
            if node is self.taken:
                self._leave(events.CUTOFF if self.limited else events.STALE, node)
            else:
                self.tell(events.CYCLE if "cycle" in self.kinds else events.DUPLICATE, node)


now = Teller()  # of the run under way (search.py)


# -- what retold.py calls ----------------------------------------------------------------------------------------------


def told() -> list[Event]:
    """What was told since the last call."""
    told, now.told = now.told, []
    return told


def discarded(*only: Any) -> list[Event]:
    """A turn of a loop ends, with `only` this node in hand or with any: what was told, and what is discarded."""
    now.discard(*only)
    return told()


def ended(*arguments: Any) -> list[Event]:
    """A function ends: the first one, or a recursive one with these arguments."""
    now.depth -= 1
    if now.depth == 0 or arguments:
        now.discard(*arguments if now.depth else ())
    return told()


def called(*arguments: Any) -> list[Event]:
    """A function is called; a recursive one with a node, which is generated by that."""
    now.depth += 1
    for each in arguments:
        if isinstance(each, Node):
            if each.row == -1:
                now.enter(each)
            now.take(each, called=True)
    return told()


def iteration(limit: Any) -> list[Event]:
    """An iteration begins."""
    now.discard()
    now.begin()
    return [*told(), (events.ITERATION, limit)]


# -- what a listing imports --------------------------------------------------------------------------------------------


class _Tells:
    """A frontier that tells what enters it, and what is taken."""

    def add(self, node: Node) -> None:
        super().add(node)  # type: ignore[misc]
        now.enter(node, self)

    def take(self) -> Node:
        node: Node = super().take()  # type: ignore[misc]
        now.take(node)
        return node


class _Filled(_Tells):
    """One that may have nodes from the beginning, and be added to with `+=`."""

    def __init__(self, nodes: Iterable[Node] = ()) -> None:
        super().__init__()
        self.__iadd__(nodes)

    def __iadd__(self, nodes: Iterable[Node]) -> Any:
        for each in nodes:
            self.add(each)
        return self


def _telling(kind: type, tells: type = _Tells) -> Any:
    return type(kind.__name__, (tells, kind), {})


TIES: Final = {name: _telling(kind) for name, kind in frontier.TIES.items()}
PriorityQueue = TIES["fifo"]
Stack, Queue = _telling(frontier.Stack, _Filled), _telling(frontier.Queue, _Filled)


@dataclass(frozen=True)
class Solution(events.Solution):
    """As a search returns it; the goal is told."""

    def __post_init__(self) -> None:
        now.solve(self.node, self.other)


def expand(problem: AnyProblem, node: Node) -> Iterator[Node]:
    """The children of a node, one by one (AIMA 4e, EXPAND)."""
    return now.expand(node, nodes.expand(problem, node))


def children(problem: AnyProblem, node: Node) -> Iterator[Node]:
    """The children of a node with their h, but for the one that only undoes the last action."""
    return now.expand(node, ida_star.children(problem, node))


def jumps(problem: AnyProblem, node: Node) -> Iterator[Node]:
    """The children of a node, one for each direction that leads to a jump point."""
    return now.expand(node, jump_point.jumps(problem, node))


class _Side(bidirectional.Side):
    def __init__(self, problem: AnyProblem, counter: Iterator[int]) -> None:
        super().__init__(problem, counter)
        self.frontier = PriorityQueue(counter)
        self.frontier.add(self.root)

    def expand(self, node: Node) -> Iterator[Node]:
        return now.expand(node, super().expand(node))


def two_sides(problem: AnyProblem) -> Sides:
    """The search from the start, and the one from the goal; both count their entries together."""
    counter = count()
    return _Side(problem, counter), _Side(problem.reverse(), counter)


def met_at_start(sides: Sides) -> tuple[Meeting, float]:
    """The meeting of the two roots, and its cost 0, if the start is the goal."""
    met, cost = bidirectional.met_at_start(sides)
    if met:
        now.tell(events.MEET, met[1])
    return met, cost


def join(child: Node, sides: Sides) -> tuple[float, Meeting]:
    """The best nodes of the child's state on both sides, one of which is the child, with the cost of their path."""
    now.tell(events.MEET, child)
    return bidirectional.join(child, sides)


def meeting(child: Node, sides: Sides) -> Meeting:
    """The same nodes. Listings of version 1.0 call this function and `may_improve`."""
    return join(child, sides)[1]


def may_improve(sides: Sides, cost: float) -> bool:
    """Whether a path through both frontiers can cost less."""
    return sum(lowest_g(sides)) < cost


def outcome_of(met: Meeting) -> Outcome:
    """The solution through both nodes; failure, if the sides never met."""
    return Solution(*met) if met else Unsolved.FAILURE
