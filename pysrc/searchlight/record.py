"""The record of a search: one row per node, as append-only columns.

Rows are numbered in the order in which the nodes were made, so a parent stands before its children. Times are numbers
of events, from 0; −1 is never. A cell is written when the node is made; the times that come later and the fate, once more.

| column        | type | meaning                                                                      | null           |
|---------------|------|------------------------------------------------------------------------------|----------------|
| parent        | i    | row of the parent                                                            | −1 root        |
| action        | i    | index into `actions`, the labels in order of first use                       | −1 root        |
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
| fate          | b    | what became of it, as far as is known: FRONTIER … AT_GOAL                    |                |

At time t a node is unborn if generated_at > t; in the frontier if removed_at is −1 or > t, and there stale if superseded_at
is not −1 and ≤ t; else what its fate says.
"""

from array import array
from collections.abc import Hashable, Sequence
from itertools import compress
from operator import attrgetter
from typing import Any, Final

from searchlight.events import CUTOFF, CYCLE, DUPLICATE, EXPAND, GENERATE, GOAL, STALE, SUPERSEDED
from searchlight.node import Node
from searchlight.tally import MAKES_A_NODE, Tally, table

FRONTIER: Final = 0  # it is still there
EXPANDED: Final = 1
DUPLICATED: Final = 2  # its state was reached at no greater cost, or visited meanwhile
ON_CYCLE: Final = 3  # its state lies on its own path
BEATEN: Final = 4  # superseded by a cheaper node of its state
CUT_OFF: Final = 5
AT_GOAL: Final = 6

COLUMNS: Final = {
    "parent": "i", "action": "i", "g": "d", "h": "d", "priority": "d", "depth": "i", "iteration": "i", "state": "i",
    "generated_at": "i", "expanded_at": "i", "removed_at": "i", "superseded_at": "i", "fate": "b",
}  # fmt: skip

WRITES_LATER: Final = table({GENERATE: 0}, other=1)
NEVER: Final = array("i", [-1])


class Interned(dict[Any, int]):
    """Numbers distinct values in order of first appearance; `values` has them in that order."""

    def __init__(self) -> None:
        self.order: list[Any] = []

    def __missing__(self, value: Hashable) -> int:
        self[value] = number = len(self.order)
        self.order.append(value)
        return number


class Record(Tally):
    """All columns of the search, or of one iteration of it (`only`: its number, from 0)."""

    def __init__(self, only: int | None = None) -> None:
        super().__init__()
        self.only = only
        self.first_row = 0  # the row of the columns' first cells
        self._actions = Interned()
        self._states = Interned()
        self.parent = array("i")
        self.action = array("i")
        self.g = array("d")
        self.h = array("d")
        self.priority = array("d")
        self.depth = array("i")
        self.iteration = array("i")
        self.state = array("i")
        self.generated_at = array("i")
        self.expanded_at = array("i")
        self.removed_at = array("i")
        self.superseded_at = array("i")
        self.fate = array("b")

    @property
    def actions(self) -> list[Any]:
        """The distinct actions, in order of first use."""
        return self._actions.order

    @property
    def states(self) -> list[Any]:
        """The distinct states, in order of first appearance."""
        return self._states.order

    def columns(self) -> "dict[str, array[Any]]":
        """The columns by name, in the order of the table above."""
        return {name: getattr(self, name) for name in COLUMNS}

    def drop(self, rows: int) -> None:
        """Drops the oldest whole iterations until at most `rows` rows are left, but never the latest one."""
        for iteration in self.iterations:
            if self.row_count - self.first_row <= rows:
                break
            if iteration.first_row > self.first_row:
                for column in self.columns().values():
                    del column[: iteration.first_row - self.first_row]
                self.first_row = iteration.first_row

    def _begin(self, limit: float) -> None:
        super()._begin(limit)
        if self.only == len(self.iterations) - 1:
            self.first_row = self.row_count

    def _take(self, kinds: bytes, nodes: Sequence[Node]) -> list[Node]:
        first_event = self.event_count
        made = super()._take(kinds, nodes)
        if self.only is None or self.only == len(self.iterations) - 1:
            self._append(made)
            times = range(first_event, self.event_count)
            self.generated_at.extend(compress(times, kinds.translate(MAKES_A_NODE)))
            later = kinds.translate(WRITES_LATER)
            self._write(compress(kinds, later), compress(nodes, later), compress(times, later))
        return made

    def _append(self, made: Sequence[Node]) -> None:
        """A row for each new node."""
        count = len(made)
        action, state = self._actions, self._states
        self.parent.extend([node.parent.row if node.parent else -1 for node in made])
        self.action.extend([action[node.action] if node.parent else -1 for node in made])
        self.g.extend(map(attrgetter("g"), made))
        self.h.extend(map(attrgetter("h"), made))
        self.priority.extend(map(attrgetter("priority"), made))
        self.depth.extend(map(attrgetter("depth"), made))
        self.iteration.extend(array("i", [len(self.iterations) - 1]) * count)
        self.state.extend([state[node.state] for node in made])
        self.expanded_at.extend(NEVER * count)
        self.removed_at.extend(NEVER * count)
        self.superseded_at.extend(NEVER * count)
        self.fate.frombytes(bytes(count))

    def _write(self, kinds: Any, nodes: Any, times: Any) -> None:
        """What became of a node: the later times and the fate."""
        first_row, fate = self.first_row, self.fate
        expanded_at, removed_at, superseded_at = self.expanded_at, self.removed_at, self.superseded_at
        for kind, node, time in zip(kinds, nodes, times, strict=True):
            cell = node.row - first_row
            if kind == SUPERSEDED:
                superseded_at[cell] = time
                continue
            removed_at[cell] = time
            if kind == EXPAND:
                expanded_at[cell] = time
                fate[cell] = EXPANDED
            elif kind == STALE:
                fate[cell] = DUPLICATED if superseded_at[cell] < 0 else BEATEN
            else:
                fate[cell] = FATES[kind]


FATES: Final = {DUPLICATE: DUPLICATED, CYCLE: ON_CYCLE, CUTOFF: CUT_OFF, GOAL: AT_GOAL}
