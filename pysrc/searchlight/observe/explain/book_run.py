"""The textbook algorithm or a variant of it, in a form that can be compared with a program."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from searchlight.events import CUTOFF, EXPAND, FOUND, GOAL, STALE, Drive, Event, Outcome
from searchlight.kinds import KINDS
from searchlight.node import Node
from searchlight.observe.explain.causes.guide import Guide
from searchlight.observe.explain.rules import FREE
from searchlight.observe.explain.ways import Way
from searchlight.setup import Setup

BLOCK: Final = 64  # events between two looks at what has been expanded
TESTED_LATE: Final = (EXPAND, GOAL, CUTOFF)


class BookRun:
    """A search under way. `made`: how many nodes it has made; a search is given up when there are too many.

    `theirs`: what the program expands, which decides where the rules of the way leave something open.
    """

    def __init__(self, setup: Setup, way: Way, theirs: Sequence[Any] = ()) -> None:
        self.setup, self.way = setup, way
        guide = Guide(theirs) if way.rules is not None and FREE in (way.rules.tie, way.rules.children) else None
        self.drive = Drive(way.search(setup, guide))
        self.expanded: list[Any] = []  # states, in order
        self.nodes: list[Node] = []  # that were expanded
        self.entered: Counter[Any] = Counter()  # how often each state has entered the frontier
        self.tested: list[Any] = []  # states, in the order of the goal tests
        self.waiting: dict[int, Node] = {}  # the frontier, by the identity of its nodes
        self.made = 0
        self.dropped = 0  # entries that were taken off and not expanded, as their state was known

    @property
    def outcome(self) -> Outcome | None:
        """None: it is not over."""
        return self.drive.outcome

    def finish(self, most_nodes: int) -> None:
        """To the end, or until so many nodes were made."""
        while self.outcome is None and self.made < most_nodes:
            self._take(self.drive.take(BLOCK))

    def stand(self, expansions: int) -> None:
        """To the place before the next expansion, after so many."""
        while self.outcome is None:
            for event in self.drive.take(1):
                if event[0] == EXPAND and len(self.expanded) == expansions:
                    return
                self._take([event])

    def follow(self, theirs: Sequence[Any], most_nodes: int) -> int:
        """To the end, or to the first expansion that is not theirs; how many are the same."""
        same = 0
        while self.outcome is None and self.made < most_nodes:
            self._take(self.drive.take(BLOCK))
            same = common(theirs, self.expanded[same:], same)
            if same < len(self.expanded):
                break
        return same

    def _take(self, events: Sequence[Event]) -> None:
        early = self.way.rules is not None and self.way.rules.test == "made"
        for number, node in events:
            kind = KINDS[number]
            self.made += kind.makes
            self.dropped += number == STALE
            if kind.enters:
                self.waiting[id(node)] = node
                self.entered[node.state] += 1
            elif kind.leaves:
                self.waiting.pop(id(node), None)
            elif kind.name == "iteration":
                self.waiting.clear()
                continue
            if number == EXPAND:
                self.expanded.append(node.state)
                self.nodes.append(node)
            if number == FOUND or (kind.generates if early else number in TESTED_LATE):
                self.tested.append(node.state)


def common(theirs: Sequence[Any], more: Sequence[Any], start: int = 0) -> int:
    """How many of their expansions are the same, where `more` are the book's from number `start` on."""
    same = start
    for state in more:
        if same == len(theirs) or theirs[same] != state:
            break
        same += 1
    return same
