"""The textbook algorithm or a variant of it, in a form that can be compared with a program."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from searchlight.events import CUTOFF, EXPAND, FOUND, GOAL, Drive, Event, Outcome
from searchlight.kinds import KINDS
from searchlight.node import Node
from searchlight.setup import Setup
from searchlight.tracing.explain.causes.frontiers import Guide
from searchlight.tracing.explain.rules import FREE
from searchlight.tracing.explain.variants import Variant

BLOCK: Final = 64  # events between two comparisons of the expansions
TESTED_LATE: Final = (EXPAND, GOAL, CUTOFF)


class BookRun:
    """A search in progress. `made`: the number of nodes generated so far.

    `theirs`: the states that the program expands; they decide what the variant's rules leave open.
    """

    def __init__(self, setup: Setup, variant: Variant, theirs: Sequence[Any] = ()) -> None:
        self.setup, self.variant = setup, variant
        rules = variant.rules
        guide = Guide(theirs) if rules is not None and FREE in (rules.tie, rules.children) else None
        self.drive = Drive(variant.search(setup, guide))
        self.expanded: list[Any] = []  # states, in order
        self.nodes: list[Node] = []  # the expanded nodes
        self.entered: Counter[Any] = Counter()  # how often each state has entered the frontier
        self.tested: list[Any] = []  # states, in the order of the goal tests
        self.made = 0

    @property
    def outcome(self) -> Outcome | None:
        """How the search ended; None while it is running."""
        return self.drive.outcome

    def finish(self, most_nodes: int) -> None:
        """Run to the end, or until this many nodes have been generated."""
        while self.outcome is None and self.made < most_nodes:
            self._take(self.drive.take(BLOCK))

    def follow(self, theirs: Sequence[Any], most_nodes: int) -> int:
        """Run to the end or the first expansion that differs from theirs, and return how many are the same."""
        same = 0
        while self.outcome is None and self.made < most_nodes:
            self._take(self.drive.take(BLOCK))
            same = common(theirs, self.expanded[same:], same)
            if same < len(self.expanded):
                break
        return same

    def _take(self, events: Sequence[Event]) -> None:
        early = self.variant.rules is not None and self.variant.rules.test == "made"
        for number, node in events:
            kind = KINDS[number]
            self.made += kind.makes
            if kind.enters:
                self.entered[node.state] += 1
            if number == EXPAND:
                self.expanded.append(node.state)
                self.nodes.append(node)
            if number == FOUND or (kind.generates if early else number in TESTED_LATE):
                self.tested.append(node.state)


def common(theirs: Sequence[Any], more: Sequence[Any], start: int = 0) -> int:
    """How many expansions are the same, if the first `start` are and `more` are the textbook's after those."""
    same = start
    for state in more:
        if same == len(theirs) or theirs[same] != state:
            break
        same += 1
    return same
