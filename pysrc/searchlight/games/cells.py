"""The late cells of a game tree, by the same rules as the page's table (web/features/games/columns.js).

| of each node | type | meaning                                                                        | null        |
|--------------|------|--------------------------------------------------------------------------------|-------------|
| turn         | b    | who moves: 1 MAX, −1 MIN, 0 chance; 2: nobody, the game is over                |             |
| chance       | d    | the probability of the move that led to it; 1 where nobody rolls               |             |
| alpha, beta  | d    | its window when it was visited; −∞, ∞ for algorithms without one               | NaN not yet |
| value        | d    | its value to MAX; until then the best of its children, or the sum of a roll    | NaN none    |
| valued_at    | i    | when its value was known and handed up                                         | −1 never    |
| bound        | b    | of its value: 1 a lower bound, −1 an upper bound                               | 0 exact     |

A node of MAX that was cut has a lower bound. Other nodes have a bound if every child with their value has one.
"""

from array import array
from math import nan
from typing import Any, Final

from searchlight.events import CUT, EXPAND, VALUE
from searchlight.record import Record

NAMES: Final = ("turn", "chance", "alpha", "beta", "value", "valued_at", "bound")


class GameCells:
    """A cell for each node; `take_in` reads the record's events since the last call."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.turn, self.chance = record.turn, record.chance
        self.alpha, self.beta, self.value = array("d"), array("d"), array("d")
        self.valued_at, self.bound = array("i"), array("b")
        self._events = self._visits = self._values = 0  # taken in

    def take_in(self) -> None:
        """Read the new events."""
        record = self.record
        new = record.row_count - len(self.value)
        for column in (self.alpha, self.beta, self.value):
            column.extend(array("d", [nan]) * new)
        self.valued_at.extend(array("i", [-1]) * new)
        self.bound.extend(array("b", [0]) * new)
        for time in range(self._events, len(record.kind)):
            kind, row = record.kind[time], record.node[time]
            if kind == EXPAND:
                self.alpha[row], self.beta[row] = record.alpha[self._visits], record.beta[self._visits]
                self._visits += 1
            elif kind == VALUE:
                self._know(row, time, record.value[self._values])
                self._values += 1
            elif kind == CUT and record.parent[row] >= 0 and self.turn[record.parent[row]] != 2:
                self._cut(record.parent[row])
        self._events = len(record.kind)

    def columns(self) -> "dict[str, array[Any]]":
        """The columns by name, as of the record's last event."""
        self.take_in()
        return {name: getattr(self, name) for name in NAMES}

    def _know(self, row: int, time: int, value: float) -> None:
        self.value[row], self.valued_at[row] = value, time
        above = self.record.parent[row]
        if above < 0:
            return
        turn, best = self.turn[above], self.value[above]
        if turn == 0:
            self.value[above] = (0 if best != best else best) + self.chance[row] * value
        elif best != best or turn * value > turn * best:
            self.value[above], self.bound[above] = value, self.bound[row]
        elif value == best and self.bound[row] != self.bound[above]:
            self.bound[above] = 0

    def _cut(self, row: int) -> None:
        """A move of the node is skipped, so its value is a bound."""
        if self.valued_at[row] < 0 and self.value[row] == self.value[row]:
            self.bound[row] = self.turn[row]
