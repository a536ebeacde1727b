"""The record of a search: its nodes and its events, as append-only columns.

Rows are numbered in the order in which the nodes were made, so a parent stands before its children. Times are numbers
of events, from 0; −1 is never. What is known of a node later than its birth follows from the events (late_cells.py).

| of each node  | type | meaning                                                                      | null           |
|---------------|------|------------------------------------------------------------------------------|----------------|
| parent        | i    | row of the parent                                                            | −1 root        |
| action        | i    | index into `actions`, the distinct actions in order of first use             | −1 root        |
| g             | d    | path cost                                                                    |                |
| h             | d    | heuristic value                                                              | NaN none used  |
| priority      | d    | first component of the key that orders the frontier; 0 for stack and queue   |                |
| depth         | i    | edges from the root                                                          |                |
| iteration     | i    | number of the iteration, from 0                                              |                |
| state         | i    | index into `states`, the distinct states in order of first appearance        |                |
| generated_at  | i    | when it was made                                                             |                |
| expanded_at   | i    | when it was expanded                                                         | −1 never       |
| removed_at    | i    | when it left the frontier; = generated_at if it never entered                | −1 still in it |
| superseded_at | i    | when a cheaper node of its state was made while this one was in the frontier | −1 never       |
| fate          | b    | what became of it, as far as is known (late_cells.py): FRONTIER … FORGOTTEN  |                |

| of each event | type | meaning                                                                      | null           |
|---------------|------|------------------------------------------------------------------------------|----------------|
| kind          | B    | events.py: GENERATE … CUT                                                    |                |
| node          | i    | row of the node; for ITERATION the number of the iteration                   | −1 END         |

A game tree has more columns (games/cells.py).

At time t a node is unborn if generated_at > t; in the frontier if removed_at is −1 or > t, and there stale if
superseded_at is not −1 and ≤ t; else what its fate says.
"""

from array import array
from hashlib import sha256
from typing import Any, Final

from searchlight.columns import BIRTH_COLUMNS, EVENT_COLUMNS, Columns
from searchlight.late_cells import LateCells

LATE_COLUMNS: Final = ("generated_at", "expanded_at", "removed_at", "superseded_at", "fate")


class Record(Columns):
    """All of a search."""

    def __init__(self) -> None:
        super().__init__()
        self._late = LateCells()
        self._settled = 0  # the late cells know the events before this one

    @property
    def late(self) -> LateCells:
        """The late cells, as of the last event."""
        self._late.take_in(self._settled, self.kind[self._settled :].tobytes(), self.node[self._settled :])
        self._settled = len(self.kind)
        return self._late

    def columns(self) -> "dict[str, array[Any]]":
        """The columns of the nodes by name, in the order of the table above."""
        sources = ((self, BIRTH_COLUMNS), (self.late, LATE_COLUMNS))
        return {name: getattr(source, name) for source, names in sources for name in names}

    def digest(self) -> str:
        """SHA-256, in hexadecimal, over all columns, the actions and the states: equal for equal records.

        It is the same in the page as on CPython, as both have little-endian machines.
        """
        columns = [*self.columns().values(), *(getattr(self, name) for name in (*EVENT_COLUMNS, *self.of_game))]
        digest = sha256(b"".join(column.tobytes() for column in columns))
        for value in (*self.actions, *self.states):
            digest.update(repr(value).encode() + b"\n")
        return digest.hexdigest()
