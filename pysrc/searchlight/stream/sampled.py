"""A recording that keeps a sample: some of the nodes, all of the counts.

Each iteration keeps at most a given number of nodes. Every node gets a number from 0 to 1 that depends only on its
time. The largest number on its path decides how soon its descendants are dropped: the smallest ones stay. So a kept
node has its ancestors, and an expansion has all of its children or none. The path to the goal is always kept.

The method needs no knowledge of the search beforehand, and the same search keeps the same nodes. For a search in linear
memory (IDA*), it needs only the memory of the sample and the log.
"""

from array import array
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import compress
from operator import attrgetter
from typing import Final

from searchlight.events import END, ITERATION, Event, Outcome
from searchlight.kinds import flags
from searchlight.node import Node
from searchlight.run import Run
from searchlight.source_listing.listing import TracedDrive
from searchlight.stream.lines import COUNTS
from searchlight.stream.log import Counts, Log
from searchlight.tally import MAKES_A_NODE, Tally

# Meanwhile a node's `row` is the time at which it was made and, in the bits above, 1 + the time of its expansion.
TIME: Final = 2**48 - 1
SHIFT: Final = 48
DEPTH: Final = attrgetter("depth")
EXPANDS: Final = flags(lambda kind: kind.name == "expand")
LEAVES: Final = flags(
    lambda kind: not kind.enters and kind.name not in ("superseded", "meet")
)  # as the page counts calls


@dataclass
class Pass:
    """The sample of one iteration."""

    number: int
    limit: float | None
    nodes: dict[int, tuple[float, float, Node]] = field(default_factory=dict)  # time → number above it, with it, node
    events: list[tuple[int, int, int, int]] = field(default_factory=list)  # time, kind, time of the node, line
    cut: float = 2.0  # descendants of nodes with at least this number are dropped

    def thin(self, most: int) -> None:
        """Drop about half of the nodes; siblings stay or go together."""
        above = sorted(each[0] for each in self.nodes.values())
        self.cut = above[most // 2] or next((each for each in above if each), 2.0)
        self.nodes = {time: each for time, each in self.nodes.items() if each[0] < self.cut}
        self.events = [event for event in self.events if event[2] in self.nodes]


@dataclass
class SampledTree:
    """The sample: nodes in the order of their rows, events in the order of time, and the counts at each event."""

    nodes: list[tuple[Node, int]]  # and the number of its iteration
    rows: dict[int, int]  # by the time at which a node was made
    events: list[tuple[int, int, int, int]]  # time, kind; the row, the number of the iteration, or −1; line
    counts: "dict[str, array[int]]"  # COUNTS
    limits: list[float]  # of the events ITERATION
    path: list[int] | None


class Sample(Tally):
    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most
        self.passes: list[Pass] = []
        self.log = Log()
        self._deepest, self._most_calls = Growth(-1), Growth(0)
        self._lines: Sequence[int] = ()  # the algorithm's lines for the current events
        self._lines_from = 0  # the number of the first of these events
        self._last_line = 0

    def read(self, lines: Sequence[int]) -> None:
        """Set the algorithm's lines for the next events."""
        self._lines, self._lines_from = lines, self.event_count
        self._last_line = lines[-1] if lines else self._last_line

    def _line(self, time: int) -> int:
        place = time - self._lines_from
        return self._lines[place] if 0 <= place < len(self._lines) else 0

    def end(self, outcome: Outcome) -> None:
        self._note(bytes([END]), ())
        super().end(outcome)

    def _note(self, kinds: bytes, roots: Sequence[int]) -> None:
        self.log.add(kinds, roots, Counts(self.expanded, self.generated, self.frontier, self.max_frontier))

    def _begin(self, limit: float | None) -> None:
        if limit is not None:
            self._note(bytes([ITERATION]), ())
        self.passes.append(Pass(len(self.iterations), limit))
        super()._begin(limit)

    def _receive(self, made: Sequence[Node], _depths: Sequence[int]) -> None:
        """By time: see `_take`."""

    def _take(self, kinds: bytes, nodes: Sequence[Node]) -> Sequence[Node]:
        if not kinds:
            return ()
        if not self.iterations:
            self._begin(None)
        start = self.event_count
        times = range(start, start + len(kinds))
        made = list(compress(nodes, kinds.translate(MAKES_A_NODE)))
        made_at = list(compress(times, kinds.translate(MAKES_A_NODE)))
        for node, time in zip(made, made_at, strict=True):
            node.row = time
        expands = kinds.translate(EXPANDS)
        for node, time in zip(compress(nodes, expands), compress(times, expands), strict=True):
            node.row |= (time + 1) << SHIFT
        self._note(kinds, [time for node, time in zip(made, made_at, strict=True) if node.parent is None])
        self._count_depths(kinds, nodes, made, start)
        super()._take(kinds, nodes)
        self._keep(made, made_at)
        kept = self.passes[-1].nodes
        self.passes[-1].events += [
            (time, kind, row, self._line(time))
            for time, kind, row in zip(times, kinds, [node.row & TIME for node in nodes], strict=True)
            if row in kept
        ]
        if len(kept) > self.most:
            self.passes[-1].thin(self.most)
        return made

    def _keep(self, made: Sequence[Node], made_at: Sequence[int]) -> None:
        """Keep those of the new nodes that belong to the current sample."""
        under, cut = self.passes[-1].nodes, self.passes[-1].cut
        for node, time in zip(made, made_at, strict=True):
            if node.parent is None:
                under[time] = 0.0, 0.0, node
            elif (parent := under.get(node.parent.row & TIME)) and parent[1] < cut:
                above = parent[1]
                under[time] = above, max(above, _between_0_and_1(time)), node

    def _count_depths(self, kinds: bytes, nodes: Sequence[Node], made: Sequence[Node], start: int) -> None:
        if made and max(map(DEPTH, made)) > self._deepest.value:
            for time, node in compress(enumerate(nodes, start), kinds.translate(MAKES_A_NODE)):
                self._deepest.reach(time, node.depth)
        if max(map(DEPTH, nodes)) + 1 > self._most_calls.value:
            for time, (leaves, node) in enumerate(zip(kinds.translate(LEAVES), nodes, strict=True), start):
                self._most_calls.reach(time, node.depth + 1 if leaves else max(1, node.depth))

    # -- when it is over -----------------------------------------------------------------------------------------------

    def tree(self, path: Sequence[Node]) -> SampledTree:
        """The final sample. `path`: the solution from the root to the goal, whose nodes are always kept."""
        self._add_path(path)
        sampled = [(time, node, each.number) for each in self.passes for time, (_, _, node) in each.nodes.items()]
        sampled.sort(key=lambda each: each[0])
        rows = {time: row for row, (time, _, _) in enumerate(sampled)}
        events = [(time, kind, rows[row], line) for each in self.passes for time, kind, row, line in each.events]
        limited = [each for each in self.passes if each.limit is not None]
        begins = [self.iterations[each.number].first_event for each in limited]
        events += [(time, ITERATION, each.number, 0) for time, each in zip(begins, limited, strict=True)]
        if self.event_count and self.iterations[-1].outcome not in (None, "budget"):
            events.append((self.event_count - 1, END, -1, self._last_line))
        events.sort()
        times = [time for time, _, _, _ in events]
        counted = [counts for _, counts in self.log.counts(times)]
        counts = {name: array("q", [getattr(each, name) for each in counted]) for name in COUNTS[:4]}
        counts |= {"deepest": self._deepest.at(times), "max_calls": self._most_calls.at(times)}
        return SampledTree(
            [(node, number) for _, node, number in sampled],
            rows,
            events,
            counts,
            [each.limit for each in limited if each.limit is not None],
            [rows[node.row & TIME] for node in path] or None,
        )

    def _add_path(self, path: Sequence[Node]) -> None:
        if not path:
            return
        last = self.passes[-1]
        absent = [node for node in path if node.row & TIME not in last.nodes]
        lines = {kind: line for _, kind, _, line in last.events}
        found = []
        for node in absent:
            born = node.row & TIME
            last.nodes[born] = 0.0, 0.0, node
            found.append((born, born))
            if node.row >> SHIFT:
                found.append(((node.row >> SHIFT) - 1, born))
            elif node is path[-1]:  # recognised by the last event before the end, unless when it was made
                found.append((self.event_count - 2, born))
        found = sorted(set(found))
        kinds = [kind for kind, _ in self.log.counts([time for time, _ in found])]
        for (time, born), kind in zip(found, kinds, strict=True):
            line = self._last_line if time == self.event_count - 2 else lines.get(kind, 0)
            last.events.append((time, kind, born, line))


class Growth:
    """A number that grows over time."""

    def __init__(self, value: int) -> None:
        self.value = value
        self._times, self._values = [-1], [value]

    def reach(self, time: int, value: int) -> None:
        if value > self.value:
            self.value = value
            self._times.append(time)
            self._values.append(value)

    def at(self, times: Sequence[int]) -> "array[int]":
        return array("q", [self._values[bisect_right(self._times, time) - 1] for time in times])


def _between_0_and_1(time: int) -> float:
    """A pseudo-random number for a time (splitmix64, Steele, Lea and Flood 2014)."""
    mixed = (time * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return float((mixed ^ (mixed >> 31)) >> 11) / 2.0**53


class SampledRun(Run):
    """A run that keeps a sample, with the lines of its code."""

    record: Sample
    drive: TracedDrive

    def _consume(self, events: list[Event]) -> None:
        self.record.read(self.drive.lines)
        super()._consume(events)
        self.drive.lines.clear()
