"""What a naive search writes down: its nodes, and what happens to them one after the other."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import nan
from typing import Any, Final, NamedTuple

INSIDE_A_STEP: Final = ("made", "discarded", "cycle", "beaten", "expanded", "cut", "found", "met")
A_CHILD: Final = ("made", "discarded", "cycle", "found")
STOPPED: Final = "budget"


@dataclass(eq=False)
class Paper:
    """A node as one draws it on paper. `value` orders the frontier; `number` counts the nodes as they are made."""

    state: Any
    parent: "Paper | None" = None
    g: float = 0
    h: float = nan  # where the search asks for none
    depth: int = 0
    value: float = 0
    number: int = -1
    side: int = 0  # 1: of the search from the goal
    limit: float | None = None  # of the iteration
    round: int = 0  # the number of the iteration

    @property
    def line(self) -> "list[Paper]":
        """The nodes from the root to this one."""
        return [*(self.parent.line if self.parent else []), self]

    @property
    def root(self) -> "Paper":
        return self.line[0]


class Entry(NamedTuple):
    """`because`: the node that has the same state, where that makes this one useless."""

    what: str
    node: Paper
    because: Paper | None = None


@dataclass
class Journal:
    """`outcome` None: the search goes on. `path` and `cost` of a solution."""

    entries: list[Entry] = field(default_factory=list)
    outcome: str | None = None
    path: list[Paper] = field(default_factory=list)
    cost: float | None = None

    def positions(self, what: str) -> list[int]:
        return [at for at, entry in enumerate(self.entries) if entry.what == what]

    def end_of_step(self, expansion: int) -> int:
        """The last place that belongs to the expansion at this place (docs/decisions/0002)."""
        end = expansion
        for at in range(expansion + 1, len(self.entries)):
            entry = self.entries[at]
            if entry.what == "expanded" or entry.node.round != self.entries[expansion].node.round:
                break
            if entry.what in INSIDE_A_STEP:
                end = at
        return end


class Ending(Exception):  # noqa: N818 - a search ends with it
    """How a naive search ends."""

    def __init__(self, outcome: str, path: list[Paper] | None = None, cost: float | None = None) -> None:
        super().__init__(outcome)
        self.outcome, self.path, self.cost = outcome, path or [], cost


def solved(node: Paper) -> Ending:
    return Ending("solution", node.line, node.g)


def written(search: Iterator[Entry], expansions: int, max_nodes: int | None) -> Journal:
    """The journal up to one more than so many expansions, or to the end of the search or of its budget."""
    journal, children, made = Journal(), 0, 0
    expanded = 0
    try:
        for entry in search:
            if children == max_nodes and entry.what not in ("beaten", "met"):  # these say more of the last child
                raise Ending(STOPPED)
            if entry.node.number < 0:
                entry.node.number, made = made, made + 1
            journal.entries.append(entry)
            children += entry.what in A_CHILD and entry.node.parent is not None
            expanded += entry.what == "expanded"
            if expanded > expansions:
                break
    except Ending as ending:
        journal.outcome, journal.path, journal.cost = ending.outcome, ending.path, ending.cost
    return journal
