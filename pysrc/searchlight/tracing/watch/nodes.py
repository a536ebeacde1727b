"""The nodes that a program got, as columns, and the node that an object stands for.

The identity of the object decides. If the program made a copy, the state decides: the node removed last from an
observed container, or else the first one not yet expanded.
"""

from bisect import bisect_left
from collections.abc import Callable
from itertools import starmap
from typing import Any, Final, NoReturn

from searchlight.tracing.watch.observation import START, UNKNOWN, LogKind, Made

KINDS: Final = len(LogKind) + 2  # a log entry is its index times this, plus its kind
EXPAND, MAKE, GOAL_TEST, H, POP, SAY, PUT, CALL = range(KINDS)  # as LogKind; the last two are replaced at the end
SHARED: Final = -3  # the object stands for several nodes


class Nodes:
    """`most`: the limit of nodes, beyond which `stop` is called, which raises. `log`: records each node."""

    def __init__(self, start: Any, log: list[int], most: int, stop: Callable[[str], NoReturn]) -> None:
        self.start, self.log, self.most, self.stop = start, log, most, stop
        self.parents: list[int] = []  # the expansion that generated each node
        self.actions: list[Any] = []
        self.states: list[Any] = []
        self.costs: list[float | None] = []
        self.things: list[Any] = []  # the nodes' objects
        self.columns: tuple[list[Any], ...] = self.parents, self.actions, self.states, self.costs, self.things
        self.known: dict[int, int] = {}  # id(object) → node
        self.expansion: dict[int, int] = {}  # the latest expansion of each node
        self.last_removed: Callable[[], int] = lambda: UNKNOWN  # the node removed since the last expansion
        self.starts: list[Any] = []  # objects for the start, kept so that their ids are not reused
        self._of_state: dict[Any, list[int]] = {}  # filled on demand, up to `_listed`
        self._listed = 0

    def __len__(self) -> int:
        return len(self.parents)

    def make(self, parent: int, action: Any, state: Any, cost: float | None, thing: Any) -> None:
        """Add a node for a successor; the object `thing` stands for it."""
        node = len(self.parents)
        if node >= self.most:
            self.stop("budget")
        for column, value in zip(self.columns, (parent, action, state, cost, thing), strict=True):
            column.append(value)
        self.log.append(node * KINDS + MAKE)
        if self.known.setdefault(id(thing), node) != node:
            self.known[id(thing)] = SHARED

    def starts_from(self, thing: Any) -> Any:
        """Register an object for the start, and return it."""
        self.known[id(thing)] = START
        self.starts.append(thing)
        return thing

    def of(self, thing: Any, state: Any) -> int:
        """The node of an object that was read as `state`."""
        node = self.known.get(id(thing), SHARED)
        if node != SHARED:
            return node
        removed = self.last_removed()
        if removed >= START and self.state(removed) == state:
            return removed
        known = self._with_state(state)
        if not known:
            return START
        return next((node for node in known if node not in self.expansion), known[-1])

    def newest(self, state: Any, before: int | None = None) -> int:
        """The last node with this state, of those `before` that number; else START or UNKNOWN."""
        known = self._with_state(state)
        at = len(known) if before is None else bisect_left(known, before)
        return known[at - 1] if at else START if state == self.start else UNKNOWN

    def list_all(self) -> None:
        """Find nodes of all iterations by their states again."""
        self._of_state.clear()
        self._listed = 0

    def _with_state(self, state: Any) -> list[int]:
        for node in range(self._listed, len(self.parents)):
            self._of_state.setdefault(self.states[node], []).append(node)
        self._listed = len(self.parents)
        return self._of_state.get(state, [])

    def forget_states(self) -> None:
        """Begin an iteration: no longer find earlier nodes by their states."""
        self._of_state.clear()
        self._listed = len(self.parents)

    def state(self, node: int) -> Any:
        return self.states[node] if node >= 0 else self.start

    def as_made(self) -> list[Made]:
        return list(starmap(Made, zip(self.parents, self.actions, self.states, self.costs, strict=True)))
