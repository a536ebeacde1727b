"""What a journal says of a moment: the frontier, what was visited, and what has become of each node."""

from dataclasses import dataclass
from math import inf
from typing import Final

from bench.oracles.textbook.algorithms import Naive
from bench.oracles.textbook.journal import Journal, Paper

ENTERS: Final = ("made", "again")
LEAVES: Final = ("expanded", "dropped", "cut", "goal", "forgotten")
WORDS: Final = {
    "expanded": "expanded", "goal": "goal", "found": "goal", "discarded": "duplicate", "cycle": "cycle",
    "dropped": "stale", "cut": "cutoff", "forgotten": "forgotten",
}  # fmt: skip


@dataclass
class Told:
    """`fate` as a worksheet names it; `because`: the nodes of which each may be named as the reason."""

    fate: str = "frontier"
    turn: int | None = None
    because: tuple[Paper, ...] = ()
    beaten: bool = False  # by a cheaper node of its state, while it was in the frontier


class Moments:
    """Of a search and its journal; a time is a place in the journal."""

    def __init__(self, search: Naive, journal: Journal) -> None:
        self.search, self.journal = search, journal

    def frontier(self, time: int) -> list[Paper]:
        """In the order in which its entries are removed."""
        waiting: list[Paper] = []
        round_ = self.journal.entries[time].node.round
        for entry in self.journal.entries[: time + 1]:
            if entry.node.round == round_ and entry.what in ENTERS:
                waiting.append(entry.node)
            if entry.what in LEAVES and entry.node in waiting:
                waiting.remove(entry.node)
        assert self.search.order is not None
        return sorted(waiting, key=self.search.order)

    def visits(self, time: int) -> list[Paper]:
        """The nodes that were visited until then, in their order, without those whose state was reopened."""
        round_ = self.journal.entries[time].node.round
        found: list[Paper] = []
        for entry in self.journal.entries[: time + 1]:
            if entry.node.round == round_ and entry.what in self.search.visited:
                found.append(entry.node)
            elif entry.what == "reopened":
                found.remove(entry.node)
        return found

    def beaten_by(self, node: Paper, time: int) -> Paper | None:
        before = self.journal.entries[: time + 1]
        return next((entry.because for entry in before if entry.what == "beaten" and entry.node is node), None)

    def visited_by(self, node: Paper, time: int) -> list[Paper]:
        """The nodes of its state whose visits make it stale."""
        if not self.search.drops_visited:
            return []
        return [
            each
            for each in self.visits(time)
            if each.state == node.state
            and each is not node
            and each.round == node.round
            and (not self.search.no_deeper or each.depth <= node.depth)
        ]

    def is_stale(self, node: Paper, time: int) -> bool:
        return self.beaten_by(node, time) is not None or bool(self.visited_by(node, time))

    def rivals(self, time: int) -> list[Paper]:
        """The entries that share the lowest value."""
        if self.search.letter is None:
            return []
        useful = [each for each in self.frontier(time) if not self.is_stale(each, time) and each.value < inf]
        return [each for each in useful if each.value == useful[0].value]

    def told(self, time: int) -> dict[Paper, Told]:
        """What has become of every node that is made by then."""
        found: dict[Paper, Told] = {}
        turn = 0
        for at, entry in enumerate(self.journal.entries[: time + 1]):
            if entry.what in ENTERS:
                found[entry.node] = Told()
            elif entry.what in WORDS:
                turn += entry.what == "expanded"
                told = found[entry.node] = Told(WORDS[entry.what], turn if entry.what == "expanded" else None)
                if entry.what == "dropped":
                    told.beaten = self.beaten_by(entry.node, at) is not None
                    told.because = self._of_drop(entry.node, at)
                elif entry.because:
                    told.because = (entry.because,)
        for node, told in found.items():
            if told.fate == "frontier" and self.is_stale(node, self._last_of(node.round, time)):
                told.fate, told.because = "superseded", self._of_drop(node, self._last_of(node.round, time))
                told.beaten = self.beaten_by(node, time) is not None
        return found

    def _last_of(self, round_: int, time: int) -> int:
        """The last time at which this iteration was under way."""
        return max(at for at in range(time + 1) if self.journal.entries[at].node.round == round_)

    def _of_drop(self, node: Paper, time: int) -> tuple[Paper, ...]:
        beaten = self.beaten_by(node, time)
        return (beaten,) if beaten else tuple(self.visited_by(node, time))
