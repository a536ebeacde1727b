"""The record of a search: its nodes and its events, as append-only columns.

Rows are numbered in the order in which the nodes were made, so a parent stands before its children. Times are numbers
of events, from 0; −1 is never. What is known of a node later than its birth follows from the events (late.py).

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
| fate          | b    | what became of it, as far as is known (late.py): FRONTIER … FORGOTTEN        |                |

| of each event | type | meaning                                                                      | null           |
|---------------|------|------------------------------------------------------------------------------|----------------|
| kind          | B    | events.py: GENERATE … MEET                                                   |                |
| node          | i    | row of the node; for ITERATION the number of the iteration                   | −1 END         |

At time t a node is unborn if generated_at > t; in the frontier if removed_at is −1 or > t, and there stale if
superseded_at is not −1 and ≤ t; else what its fate says.
"""

from array import array
from collections.abc import Hashable, Sequence
from hashlib import sha256
from typing import Any, Final

from searchlight.events import END, ITERATION, Outcome
from searchlight.late import LateCells
from searchlight.node import Node
from searchlight.tally import Tally

BIRTH_COLUMNS: Final = ("parent", "action", "g", "h", "priority", "depth", "iteration", "state")
LATE_COLUMNS: Final = ("generated_at", "expanded_at", "removed_at", "superseded_at", "fate")
EVENT_COLUMNS: Final = ("kind", "node")


class Interned(dict[Any, int]):
    """Numbers distinct values in order of first appearance; `order` has them in that order."""

    def __init__(self) -> None:
        self.order: list[Any] = []

    def __missing__(self, value: Hashable) -> int:
        self[value] = number = len(self.order)
        self.order.append(value)
        return number


class Record(Tally):
    """All of a search, or one iteration of it (`only`: its number, from 0); rows and events keep their numbers."""

    def __init__(self, only: int | None = None) -> None:
        super().__init__()
        self.only = only
        self.first_row = 0  # the number of the first row that the columns have
        self.first_event = 0  # and of the first event
        self.parent = array("i")
        self.action = array("i")
        self.g = array("d")
        self.h = array("d")
        self.priority = array("d")
        self.depth = array("i")
        self.iteration = array("i")
        self.state = array("i")
        self.kind = array("B")
        self.node = array("i")
        self._late = LateCells()
        self._settled = 0  # the late cells know the events before this one
        self._actions = Interned()
        self._actions[None] = -1  # a root's
        self._states = Interned()

    @property
    def actions(self) -> list[Any]:
        """The distinct actions, in order of first use."""
        return self._actions.order

    @property
    def states(self) -> list[Any]:
        """The distinct states, in order of first appearance."""
        return self._states.order

    @property
    def late(self) -> LateCells:
        """The late cells, as of the last event."""
        new = slice(self._settled - self.first_event, None)
        self._late.take_in(self._settled, self.first_row, self.kind[new].tobytes(), self.node[new])
        self._settled = self.first_event + len(self.kind)
        return self._late

    def columns(self) -> "dict[str, array[Any]]":
        """The columns of the nodes by name, in the order of the table above."""
        sources = ((self, BIRTH_COLUMNS), (self.late, LATE_COLUMNS))
        return {name: getattr(source, name) for source, names in sources for name in names}

    def digest(self) -> str:
        """SHA-256, in hexadecimal, over all columns, the actions and the states: equal for equal records.

        It is the same in the page as on CPython, as both have little-endian machines.
        """
        columns = [*self.columns().values(), *(getattr(self, name) for name in EVENT_COLUMNS)]
        digest = sha256(b"".join(column.tobytes() for column in columns))
        for value in (*self.actions, *self.states):
            digest.update(repr(value).encode() + b"\n")
        return digest.hexdigest()

    @property
    def recording(self) -> bool:
        """Whether the iteration under way is one to be recorded."""
        return self.only is None or self.only == len(self.iterations) - 1

    def drop(self, rows: int) -> None:
        """Drops the oldest whole iterations until at most `rows` rows are left, but never the latest one."""
        if self.row_count - self.first_row <= rows:
            return
        keep = next((each for each in self.iterations if self.row_count - each.first_row <= rows), self.iterations[-1])
        if keep.first_row == self.first_row:
            return
        for name in BIRTH_COLUMNS:
            del getattr(self, name)[: keep.first_row - self.first_row]
        for name in EVENT_COLUMNS:
            del getattr(self, name)[: keep.first_event - self.first_event]
        self.first_row, self.first_event = keep.first_row, keep.first_event
        self._late, self._settled = LateCells(), keep.first_event

    def end(self, outcome: Outcome) -> None:
        super().end(outcome)
        self.kind.append(END)
        self.node.append(-1)

    def reopen(self) -> None:
        super().reopen()
        self.kind.pop()
        self.node.pop()
        self._settled = min(self._settled, self.event_count)

    def _begin(self, limit: float | None) -> None:
        super()._begin(limit)
        if self.recording:
            if self.only is not None:
                self.first_row, self.first_event = self.iterations[-1].first_row, self.iterations[-1].first_event
                self._settled = self.first_event
            if limit is not None:
                self.kind.append(ITERATION)
                self.node.append(len(self.iterations) - 1)

    def _take(self, kinds: bytes, nodes: Sequence[Node]) -> Sequence[Node]:
        made = super()._take(kinds, nodes)
        if self.recording:
            self.kind.frombytes(kinds)
            self.node.fromlist([node.row for node in nodes])
            self._append(made)
        return made

    def _append(self, made: Sequence[Node]) -> None:
        """A row for each new node."""
        action, state = self._actions, self._states
        self.parent.fromlist([node.parent.row if node.parent else -1 for node in made])
        self.action.fromlist([action[node.action] for node in made])
        self.g.fromlist([node.g for node in made])
        self.h.fromlist([node.h for node in made])
        self.priority.fromlist([node.priority for node in made])
        self.depth.fromlist([node.depth for node in made])
        self.iteration.extend(array("i", [len(self.iterations) - 1]) * len(made))
        self.state.fromlist([state[node.state] for node in made])
