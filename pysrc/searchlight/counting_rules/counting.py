"""Count a search in every way at once; readings.py interprets the counts afterwards."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any, Final

from searchlight.events import CUTOFF, EXPAND, FOUND, GENERATE, GOAL, ITERATION, STALE, Event
from searchlight.kinds import KINDS, flags
from searchlight.node import Node

MAKES: Final = flags(lambda kind: kind.makes and kind.name != "back-up")  # backed-up copies are not children
CHANGE: Final = [kind.enters - kind.leaves for kind in KINDS]
LEAVES: Final = [kind.leaves for kind in KINDS]
# The same where an entry is replaced by a better one of its state, instead of being dropped later.
CHANGE_REPLACING: Final = [
    -1 if kind.name == "superseded" else 0 if kind.name == "stale" else kind.enters - kind.leaves for kind in KINDS
]


@dataclass
class Counts:
    """The counts of a search or of one iteration. The frontier's size is read after each insertion."""

    made: int = 0  # nodes, roots included; copies of backed-up nodes not
    roots: int = 0
    entered: int = 0  # nodes that entered the frontier, roots included
    expanded: int = 0
    stale: int = 0  # entries removed and discarded
    cut: int = 0  # nodes not expanded because of the limit
    goals: int = 0  # goals recognised on removal
    found: int = 0  # recognised when generated
    most: int = 0  # entries in the frontier at once
    most_when_taking: int = 0  # the same, read before each removal
    most_replacing: int = 0  # … where better entries replace worse ones
    states: set[Any] = field(default_factory=set)
    _size: int = 0
    _size_replacing: int = 0

    def take(self, kinds: bytes, nodes: Sequence[Node]) -> None:
        """Count events of one iteration."""
        made = [node for node, makes in zip(nodes, kinds.translate(MAKES), strict=True) if makes]
        self.made += len(made)
        self.roots += sum(node.parent is None for node in made)
        self.states.update(node.state for node in made)
        self.entered += kinds.count(GENERATE)
        self.expanded += kinds.count(EXPAND)
        self.stale += kinds.count(STALE)
        self.cut += kinds.count(CUTOFF)
        self.goals += kinds.count(GOAL)
        self.found += kinds.count(FOUND)
        sizes = list(accumulate(map(CHANGE.__getitem__, kinds), initial=self._size))
        when_taking = [size for size, kind in zip(sizes, kinds, strict=False) if LEAVES[kind]]
        replacing = list(accumulate(map(CHANGE_REPLACING.__getitem__, kinds), initial=self._size_replacing))
        self._size, self._size_replacing = sizes[-1], replacing[-1]
        self.most = max(self.most, *sizes)
        self.most_when_taking = max(self.most_when_taking, *when_taking, 0)
        self.most_replacing = max(self.most_replacing, *replacing)

    @property
    def taken(self) -> int:
        """Entries removed from the frontier, for any reason."""
        return self.expanded + self.stale + self.cut + self.goals


class Counted:
    """The counts of a whole search, and of its last iteration."""

    def __init__(self) -> None:
        self.all, self.last = Counts(), Counts()
        self.iterations = 0

    def take(self, events: Sequence[Event]) -> None:
        """Count the next events."""
        start = 0
        for number, (kind, _) in enumerate(events):
            if kind == ITERATION:
                self._take(events[start:number])
                start = number + 1
                self.iterations += 1
                self.last = Counts()
                self.all._size = self.all._size_replacing = 0  # what waited in the iteration before is gone
        self._take(events[start:])

    def _take(self, events: Sequence[Event]) -> None:
        if events:
            kinds, nodes = bytes([kind for kind, _ in events]), [node for _, node in events]
            for counts in (self.all, self.last) if self.iterations else (self.all,):
                counts.take(kinds, nodes)
