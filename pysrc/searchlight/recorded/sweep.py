"""The frontier of one iteration, moved from one time to the next: the cost of a step hardly grows with the search.

The nodes are in the order in which they are expanded. A tree of counts has the number of frontier nodes in each range.
So an event takes logarithmic time in both directions, and so does finding the k-th entry (Fenwick 1994).
"""

from array import array

from searchlight.recorded.search import Finished
from searchlight.recorded.service import iterations, turns
from searchlight.tally import CHANGE

FAR = 8  # from how many times fewer events than nodes on the counts are made anew rather than changed


class Sweep:
    """The frontier of an iteration, initially before its first event."""

    def __init__(self, search: Finished, iteration: int) -> None:
        record = search.record
        self.record = record
        self.turns = turns(search)
        self.iteration = iteration
        self.rows = iterations(record)[iteration]
        self.order = array("i", bytes(4 * len(self.rows)))  # the rows, as they are served
        for row in self.rows:
            self.order[self.turns[row]] = row
        self.before = record.iterations[iteration].first_event - 1
        self.time = self.before
        self.count = 0
        self._counts = [0] * (len(self.rows) + 1)  # of the turns (i − lowest bit of i, i], counted from 1
        self._widest = 1 << (len(self.rows)).bit_length() >> 1

    def move(self, time: int) -> None:
        """Move to the time after the event with this number."""
        time = min(max(time, self.before), len(self.record.kind) - 1)
        if abs(time - self.time) * FAR > len(self.rows):
            self._look(time)
            return
        kinds, nodes = self.record.kind, self.record.node
        for at in range(self.time + 1, time + 1):
            if change := CHANGE[kinds[at]]:
                self._change(self.turns[nodes[at]], change)
        for at in range(self.time, time, -1):
            if change := CHANGE[kinds[at]]:
                self._change(self.turns[nodes[at]], -change)
        self.time = time

    def at(self, place: int) -> int:
        """The row of the entry at this place in the order of removal."""
        turn, step = 0, self._widest
        while step:
            if turn + step < len(self._counts) and self._counts[turn + step] <= place:
                turn += step
                place -= self._counts[turn]
            step >>= 1
        return self.order[turn]

    def _change(self, turn: int, change: int) -> None:
        self.count += change
        at = turn + 1
        while at < len(self._counts):
            self._counts[at] += change
            at += at & -at

    def _look(self, time: int) -> None:
        """Count the frontier's nodes at this time from the columns."""
        born, left = self.record.late.generated_at, self.record.late.removed_at
        self._counts = [0, *(born[row] <= time and (left[row] < 0 or left[row] > time) for row in self.order)]
        self.count = sum(self._counts)
        for at in range(1, len(self._counts)):
            above = at + (at & -at)
            if above < len(self._counts):
                self._counts[above] += self._counts[at]
        self.time = time
