"""What a finished game tree says beside what every search does: `solve --json`, and the library's result."""

from collections.abc import Iterator
from typing import Any, Final

from searchlight.events import CUT
from searchlight.games.cells import GameCells
from searchlight.games.game import AnyGame
from searchlight.record import Record
from searchlight.tally import as_number

BOUNDS: Final = {0: None, 1: "lower", -1: "upper"}


class Report:
    """The facts about a game tree, read from its record."""

    def __init__(self, record: Record, game: AnyGame) -> None:
        self.record, self.game = record, game
        self.columns = record.columns() | GameCells(record).columns()
        self._visited = self.columns["expanded_at"]
        self.children: dict[int, list[int]] = {}  # of each row that has some
        for row, parent in enumerate(record.parent):
            self.children.setdefault(parent, []).append(row)

    def as_plain_data(self) -> dict[str, Any]:
        return {
            "value": self.value,
            "move": self.move,
            "children": [self._child(row) for row in self._in_order(0)],
            "nodes": self.nodes,
            "leaves": self.leaves,
            "evaluated": self.evaluated,
            "skipped": self.skipped,
            "cuts": self.cuts,
        }

    @property
    def value(self) -> float | None:
        """The root's value; None if the search did not get so far."""
        return as_number(self.columns["value"][0]) if self.columns["valued_at"][0] >= 0 else None

    @property
    def move(self) -> Any:
        """The first move that reaches the root's value."""
        return None if self.move_row is None else self._action(self.move_row)

    @property
    def move_row(self) -> int | None:
        """The row behind that move."""
        values, known = self.columns["value"], self.columns["valued_at"]
        reached = [row for row in self.children.get(0, ()) if values[row] == values[0] and known[row] >= 0]
        return reached[0] if reached and self.value is not None else None

    @property
    def nodes(self) -> int:
        """Nodes visited, the root counted."""
        return self.record.expanded

    @property
    def leaves(self) -> int:
        """Leaves evaluated."""
        return sum(self._is_leaf(row) for row in range(self.record.row_count))

    @property
    def evaluated(self) -> list[int] | None:
        """The numbers of the leaves of a typed tree that were evaluated, in their order; None for other games."""
        leaf = getattr(self.game, "leaf", None)
        if leaf is None:
            return None
        states = self.record.states
        order = sorted((at, row) for row, at in enumerate(self._visited) if at >= 0)
        return [number for _, row in order if (number := leaf(states[self.record.state[row]])) >= 0]

    @property
    def skipped(self) -> list[int] | None:
        """The numbers of its other leaves."""
        evaluated = self.evaluated
        return None if evaluated is None else sorted(set(range(self.game.leaves)) - set(evaluated))  # type: ignore[attr-defined]

    @property
    def cuts(self) -> list[dict[str, Any]]:
        """Where the rest of a node's moves was skipped: the node, the ancestor whose bound cut, and the bounds then.

        A node is the list of its move numbers from the root, from 0; `by` is None where the root's window cut.
        """
        return list(self._cuts())

    def _cuts(self) -> Iterator[dict[str, Any]]:
        for row in self.cut_rows:
            by, (alpha, beta) = self.cutter(row), self.window_at_cut(row)
            yield {
                "node": self.place(row),
                "by": None if by < 0 else self.place(by),
                "alpha": _bound(alpha),
                "beta": _bound(beta),
            }

    @property
    def cut_rows(self) -> list[int]:
        """The nodes whose other moves were skipped, in order."""
        kind, node, parent = self.record.kind, self.record.node, self.record.parent
        above = [parent[node[time]] for time in range(len(kind)) if kind[time] == CUT]
        return list(dict.fromkeys(row for row in above if self._visited[row] >= 0))

    def window_at_cut(self, row: int) -> tuple[float, float]:
        """The window of a node when its rest was skipped: the bound that cut, and its own value."""
        alpha, beta, value = (self.columns[name][row] for name in ("alpha", "beta", "value"))
        return (max(alpha, value), beta) if self.columns["turn"][row] > 0 else (alpha, min(beta, value))

    def cutter(self, row: int) -> int:
        """The ancestor whose value so far is the bound that cuts; −1: the window of the root.

        Of several with that value it is the first one from the root, as an equal value does not move a bound.
        """
        turn = self.columns["turn"]
        name = "beta" if turn[row] > 0 else "alpha"
        bounds, at = self.columns[name], row
        parent = self.record.parent
        while parent[at] >= 0 and bounds[parent[at]] == bounds[row]:
            at = parent[at]
        return parent[at]

    def place(self, row: int) -> list[int]:
        """The move numbers from the root to a row, from 0, in the order in which the game has them."""
        places: list[int] = []
        while (above := self.record.parent[row]) >= 0:
            state = self.record.states[self.record.state[above]]
            places.append(list(self._actions(state)).index(self._action(row)))
            row = above
        return places[::-1]

    def _actions(self, state: Any) -> Any:
        return [action for _, action in self.game.chance(state)] or self.game.actions(state)

    def _action(self, row: int) -> Any:
        number = self.record.action[row]
        return None if number < 0 else self.record.actions[number]

    def _in_order(self, row: int) -> list[int]:
        """The children in the order in which the game has them."""
        return sorted(self.children.get(row, ()), key=lambda child: self.place(child)[-1])

    def _child(self, row: int) -> dict[str, Any]:
        known = self.columns["valued_at"][row] >= 0
        value = as_number(self.columns["value"][row]) if known else None
        bound = BOUNDS[self.columns["bound"][row]] if known else None
        return {"action": self._action(row), "value": value, "bound": bound}

    def _is_leaf(self, row: int) -> bool:
        return self._visited[row] >= 0 and row not in self.children


def _bound(value: float) -> float | None:
    """A bound as JSON has it: infinity is None."""
    return as_number(value) if abs(value) != float("inf") else None
