"""The kinds of all events of a search, compressed, from which the counts at any event can be computed.

One byte per event, of which zlib leaves a tenth or less: a hundred million events take about ten megabytes.
"""

import zlib
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from searchlight.events import EXPAND, ITERATION
from searchlight.tally import GENERATES, frontier_sizes

ENOUGH: Final = 2**16  # events that are compressed together


@dataclass
class Counts:
    """The counts of the search up to an event, as in Tally."""

    expanded: int = 0
    generated: int = 0
    frontier: int = 0
    max_frontier: int = 0

    def take(self, kinds: bytes, roots: int) -> None:
        """Count the next events, of which `roots` make a root."""
        for number, part in enumerate(kinds.split(bytes([ITERATION]))):
            if number:
                self.frontier = 0  # of the new iteration
            sizes = frontier_sizes(part, self.frontier)
            self.frontier = sizes[-1]
            self.max_frontier = max(self.max_frontier, max(sizes))
        self.expanded += kinds.count(EXPAND)
        self.generated += kinds.translate(GENERATES).count(1) - roots


class Log:
    """Stores events (`add`), and gives their counts and kinds by event number (`counts`, `kinds`)."""

    def __init__(self) -> None:
        self._packed: list[tuple[int, bytes, Counts]] = []  # number of the first event, all of them, the counts before
        self._open = bytearray()
        self._first = 0  # number of the first open event
        self._before = Counts()
        self._roots: list[int] = []

    def add(self, kinds: bytes, roots: Sequence[int], before: Counts) -> None:
        """Add events; `roots`: the numbers of those that make a root; `before`: the counts before them."""
        if len(self._open) >= ENOUGH:
            self._close(before)
        self._open += kinds
        self._roots += roots

    def _close(self, before: Counts) -> None:
        """Compress the open events; `before`: the counts before the next ones."""
        self._packed.append((self._first, zlib.compress(self._open, 1), self._before))
        self._first += len(self._open)
        self._open = bytearray()
        self._before = replace(before)

    def counts(self, times: Sequence[int]) -> Iterator[tuple[int, Counts]]:
        """For each of these ascending event numbers, its kind and the counts after it."""
        blocks = [*self._packed, (self._first, zlib.compress(self._open, 1), self._before)]
        starts = [first for first, _, _ in blocks]
        at = 0
        while at < len(times):
            place = bisect_right(starts, times[at]) - 1
            first, packed, before = blocks[place]
            end = starts[place + 1] if place + 1 < len(starts) else times[-1] + 1
            upto = bisect_left(times, end)
            yield from self._within(first, zlib.decompress(packed), replace(before), times[at:upto])
            at = upto

    def _within(self, first: int, kinds: bytes, counts: Counts, times: Sequence[int]) -> Iterator[tuple[int, Counts]]:
        done = 0
        for time in times:
            end = time - first + 1
            roots = bisect_left(self._roots, first + end) - bisect_left(self._roots, first + done)
            counts.take(kinds[done:end], roots)
            done = end
            yield kinds[time - first], replace(counts)
