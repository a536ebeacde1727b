"""The expansions of a program that makes its successors itself, from what leaves and enters its frontier.

An entry that is removed is the current one, and the entries that are then put in are its children. A state that is
removed for the first time is expanded even if nothing is put in, because all its successors may be known. A state that
is removed again without putting anything in was discarded, and so was one at the limit of an iteration.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from searchlight.problems.grid import BARRIER, GridProblem
from searchlight.tracing.watch.observation import START, UNKNOWN
from searchlight.tracing.watch.recorder import Places, Recorder


class Kind(NamedTuple):
    """What a removal without children means. `remembers`: no state is expanded twice; `deepens`: there are limits."""

    remembers: bool
    deepens: bool


class Story:
    """Derives expansions and nodes from the events `take`, `put` and `close`, and writes them into the observation.

    `after(state)`: the states to which an action leads; `lines`: where the program's lines were noted; None for a first
    look, which writes nothing. `limits`: the depth of each iteration, if that is known.
    """

    def __init__(
        self, recorder: Recorder, lines: Places | None, kind: Kind, after: Callable[[Any], frozenset[Any]],
        limits: list[int] | None = None,
    ) -> None:  # fmt: skip
        self.recorder, self.problem, self.lines = recorder, recorder.problem, lines
        self.kind, self.after, self.limits = kind, after, limits
        self.expansions = self.made = 0
        self.depths: dict[int, int] = {START: 0}  # by node
        self.deepest = [0]  # by iteration
        self.expanded: dict[Any, tuple[int, int]] = {}  # the latest expansion of each state, and its node
        self.waiting: dict[Any, list[int]] = {}  # nodes in the frontier, by state
        self.nodes: dict[int, int] = {}  # id(entry) → node
        self.current: tuple[int, Any, int] | None = None  # node, state, line
        self.number: int | None = None  # the expansion of the current entry, once it has begun
        self.again = False  # whether a state was expanded again and something put in

    def take(self, item: Any, state: Any, line: int, *, newest: bool = False) -> int:
        """An entry leaves the frontier. Returns its node."""
        self.close()
        node = self._node_of(item, state, newest=newest)
        self.current, self.number = (node, state, line), None
        return node

    def put(self, item: Any, state: Any) -> None:
        """An entry enters the frontier."""
        possible = self.is_possible(state)
        if self.current is not None and (possible or not self.is_possible(self.current[1])):
            if self.number is None:
                self.again = self.again or self.current[1] in self.expanded
                self._expand()
            if not possible:
                return
            node = self.nodes[id(item)] = self.child_of(self.number, self.current[0], state)
            self.waiting.setdefault(state, []).append(node)

    def child_of(self, number: Any, parent: int, state: Any) -> int:
        """Add a child of an expansion, whose node is `parent`."""
        node = self.made
        self.made += 1
        if self.lines is not None:
            self._write_child(number, state)
        self.depths[node] = self.depths.get(parent, 0) + 1
        self.deepest[-1] = max(self.deepest[-1], self.depths[node])
        return node

    def expand(self, node: int, state: Any, line: int) -> int:
        """Add an expansion."""
        number = self.expansions
        self.expansions += 1
        if self.lines is not None:
            self.recorder.expand(max(node, START), state)
            self.recorder.places[-1] = self.lines[line]
        self.expanded[state] = number, node
        return number

    def _write_child(self, number: int, state: Any) -> None:
        problem, above = self.problem, self.recorder.noted.expanded[number]
        costs = [(problem.action_cost(above, action, state), action)
                 for action in problem.actions(above) if problem.result(above, action) == state]  # fmt: skip
        cost, action = min(costs, key=lambda each: each[0], default=(None, None))
        self.recorder.nodes.make(number, action, state, cost, object())

    def begin(self) -> int:
        """The start is searched, perhaps anew: an iteration begins."""
        if self.expanded:
            self.expanded, self.waiting = {}, {}
            self.deepest.append(0)
        return START

    def close(self, *, over: bool = False) -> None:
        """The current entry is done; `over`: so is the program."""
        if self.current is not None and self.number is None and self._is_expanded(over=over):
            self._expand()
        self.current = None

    def is_possible(self, state: Any) -> bool:
        """Whether the problem has such a state."""
        if not isinstance(self.problem, GridProblem):
            return True
        return state in self.problem.grid and self.problem.grid.cost(state) != BARRIER

    def left(self, item: Any, state: Any) -> int:
        """The node of an entry that is left in the frontier."""
        known = self.nodes.get(id(item))
        waiting = self.waiting.get(state, [])
        return known if known in waiting and known is not None else waiting[0] if waiting else UNKNOWN

    def _is_expanded(self, *, over: bool) -> bool:
        """Whether the current entry was expanded although nothing was put in."""
        assert self.current is not None
        node, state, _ = self.current
        if not self.is_possible(state) or (over and self.problem.is_goal(state)):
            return False
        if self.kind.deepens:
            limit = self.limits[len(self.deepest) - 1] if self.limits is not None else 0
            return self.depths.get(node, 0) < limit and state not in self.expanded
        return not self.kind.remembers or state not in self.expanded

    def _expand(self) -> None:
        assert self.current is not None
        self.number = self.expand(*self.current)

    def _node_of(self, item: Any, state: Any, *, newest: bool) -> int:
        known = self.nodes.get(id(item))
        waiting = self.waiting.get(state, [])
        if known is not None and known in waiting:
            waiting.remove(known)
            return known
        if waiting:
            return waiting.pop(-1 if newest else 0)
        if state == self.problem.initial:
            return self.begin()
        return self._unseen(state, newest=newest)

    def _unseen(self, state: Any, *, newest: bool) -> int:
        """The node of an entry that was not seen to enter: a child of an expansion from which an action leads there."""
        above = [each for before, each in self.expanded.items() if state in self.after(before)]
        if not above or not self.is_possible(state):
            return UNKNOWN
        number, parent = max(above) if newest else min(above)
        return self.child_of(number, parent, state)
