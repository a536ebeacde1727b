"""The nodes and events of a search as columns: one cell for each node, or for each event.

record.py describes them and keeps them for the whole search. unsent.py keeps them until they are sent.
"""

from array import array
from collections.abc import Hashable, Sequence
from itertools import compress
from typing import Any, Final

from searchlight.events import END, ITERATION, Outcome
from searchlight.kinds import flags
from searchlight.node import Node
from searchlight.tally import Tally

BIRTH_COLUMNS: Final = ("parent", "action", "g", "h", "priority", "depth", "iteration", "state")
EVENT_COLUMNS: Final = ("kind", "node")
# Of a game tree, beside these: a cell for each node (turn, chance), each EXPAND (alpha, beta) and each VALUE (value).
GAME_COLUMNS: Final = ("turn", "chance", "alpha", "beta", "value")
_EXPANDS: Final = flags(lambda kind: kind.name == "expand")
_VALUES: Final = flags(lambda kind: kind.name == "value")


class Interned(dict[Any, int]):
    """Numbers distinct values in order of first appearance; `order` has them in that order, from number `first` on."""

    def __init__(self) -> None:
        self.order: list[Any] = []
        self.first = 0

    def __missing__(self, value: Hashable) -> int:
        self[value] = number = self.first + len(self.order)
        self.order.append(value)
        return number

    def take_new(self) -> list[Any]:
        """Return the new values, and drop them here."""
        new, self.order = self.order, []
        self.first += len(new)
        return new


class Columns(Tally):
    """Records the events of a search; `game`: its nodes are those of a game tree."""

    game = False

    def __init__(self) -> None:
        super().__init__()
        self.begin_columns()
        self._actions = Interned()
        self._actions[None] = -1  # a root's
        self._states = Interned()

    def begin_columns(self) -> None:
        """Empty columns."""
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
        self.turn = array("b")
        self.chance, self.alpha, self.beta, self.value = (array("d") for _ in range(4))

    @property
    def of_game(self) -> tuple[str, ...]:
        """The names of the columns that only a game tree has."""
        return GAME_COLUMNS if self.game else ()

    @property
    def actions(self) -> list[Any]:
        """The distinct actions, in order of first use."""
        return self._actions.order

    @property
    def states(self) -> list[Any]:
        """The distinct states, in order of first appearance."""
        return self._states.order

    @property
    def state_numbers(self) -> dict[Any, int]:
        """The number of each state that has appeared."""
        return self._states

    @property
    def recording(self) -> bool:
        """Whether the current iteration is recorded."""
        return True

    def end(self, outcome: Outcome) -> None:
        super().end(outcome)
        self.kind.append(END)
        self.node.append(-1)

    def _begin(self, limit: float | None) -> None:
        super()._begin(limit)
        if limit is not None and self.recording:
            self.kind.append(ITERATION)
            self.node.append(len(self.iterations) - 1)

    def _take(self, kinds: bytes, nodes: Sequence[Node]) -> Sequence[Node]:
        made = super()._take(kinds, nodes)
        if self.recording:
            self.kind.frombytes(kinds)
            self.node.fromlist([node.row for node in nodes])
            self._append(made)
            if made:
                self.game = made[0].game
            if self.game:
                self._append_game(kinds, nodes, made)
        return made

    def _append_game(self, kinds: bytes, nodes: Sequence[Any], made: Sequence[Any]) -> None:
        """Append what the events say of nodes of a game tree."""
        self.turn.fromlist([node.turn for node in made])
        self.chance.fromlist([node.chance for node in made])
        visited = list(compress(nodes, kinds.translate(_EXPANDS)))
        self.alpha.fromlist([node.alpha for node in visited])
        self.beta.fromlist([node.beta for node in visited])
        self.value.fromlist([node.value for node in compress(nodes, kinds.translate(_VALUES))])

    def _append(self, made: Sequence[Node]) -> None:
        """Append a row for each new node."""
        action, state = self._actions, self._states
        self.parent.fromlist([node.parent.row if node.parent else -1 for node in made])
        self.action.fromlist([action[node.action] for node in made])
        self.g.fromlist([node.g for node in made])
        self.h.fromlist([node.h for node in made])
        self.priority.fromlist([node.priority for node in made])
        self.depth.fromlist([node.depth for node in made])
        self.iteration.extend(array("i", [len(self.iterations) - 1]) * len(made))
        self.state.fromlist([state[node.state] for node in made])
