"""Connect-k: discs fall into the columns of a small board; a row of k wins. X is MAX and begins."""

from collections.abc import Sequence
from typing import Final

from searchlight.games import errors
from searchlight.games.game import MAX, MIN, SIGN, Game
from searchlight.problem import PlainData
from searchlight.problems.typed import Typed

MARKS: Final = ".XO"
DIRECTIONS: Final = ((0, 1), (1, 0), (1, 1), (1, -1))


class Connect(Game[bytes, int]):
    """States are cells row by row from the top, 0 empty, 1 X, 2 O; an action is the number of a column, from 1."""

    def __init__(self, columns: int, rows: int, in_row: int) -> None:
        super().__init__(bytes(columns * rows))
        self.columns, self.rows = columns, rows
        self.lines = list(_lines(columns, rows, in_row))
        self._won: dict[bytes, int] = {}

    def to_move(self, state: bytes) -> str:
        return MIN if state.count(1) > state.count(2) else MAX

    def actions(self, state: bytes) -> Sequence[int]:
        return [column + 1 for column in range(self.columns) if state[column] == 0]

    def result(self, state: bytes, action: int) -> bytes:
        column = range(action - 1, len(state), self.columns)
        cell = max(at for at in column if state[at] == 0)
        return state[:cell] + (b"\2" if self.to_move(state) == MIN else b"\1") + state[cell + 1 :]

    def is_terminal(self, state: bytes) -> bool:
        return self._winner(state) != 0 or 0 not in state

    def utility(self, state: bytes, player: str) -> float:
        return SIGN[player] * (0, 1, -1)[self._winner(state)]

    def evaluation(self, state: bytes) -> float:
        """The share of lines that are open to X alone, less that of O."""
        marks = [{state[cell] for cell in line} - {0} for line in self.lines]
        return round((marks.count({1}) - marks.count({2})) / (len(marks) + 1), 2)

    def _winner(self, state: bytes) -> int:
        if state not in self._won:
            self._won[state] = next((won for line in self.lines if (won := _all_of(state, line))), 0)
        return self._won[state]

    @property
    def shape(self) -> PlainData:
        size = {"cells": self.rows * self.columns, "rows": self.rows, "columns": self.columns}
        return {"kind": "marks", **size, "marks": MARKS}

    def plain(self, state: bytes) -> list[int]:
        return list(state)

    def cells(self, state: bytes) -> bytes:
        return state

    def text(self, state: bytes) -> str:
        return "".join(MARKS[cell] for cell in state)


def _lines(columns: int, rows: int, in_row: int) -> Sequence[tuple[int, ...]]:
    """The cells of every row of k, each once."""
    lines = []
    for row in range(rows):
        for column in range(columns):
            for down, right in DIRECTIONS:
                cells = [(row + step * down, column + step * right) for step in range(in_row)]
                if all(y < rows and 0 <= x < columns for y, x in cells):
                    lines.append(tuple(y * columns + x for y, x in cells))
    return list(dict.fromkeys(lines))


def _all_of(state: bytes, line: tuple[int, ...]) -> int:
    """The mark that fills the line; 0 if none does."""
    first = state[line[0]]
    return first if all(state[cell] == first for cell in line) else 0


def read_connect(typed: Typed) -> None:
    values = typed.values
    values["start"] = values["goal"] = None
    columns, rows, in_row = values["columns"], values["rows"], values["in_row"]
    if in_row > max(columns, rows):
        typed.complaints.append(errors.too_long_a_row(in_row, columns, rows))
    else:
        typed.problem = Connect(columns, rows, in_row)
