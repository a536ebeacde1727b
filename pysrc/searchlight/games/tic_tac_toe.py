"""Tic-tac-toe. X is MAX and begins; a win of X is worth 1, of O −1, a draw 0."""

from collections.abc import Sequence
from typing import Final

from searchlight.games import errors
from searchlight.games.game import MAX, MIN, SIGN, Game
from searchlight.problem import PlainData
from searchlight.problems.typed import Typed

MARKS: Final = ".XO"  # by the number in a cell
SPELLINGS: Final = str.maketrans("0_-", "O..", " ,;/|\n\t")
LINES: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
THROUGH: Final = [[line for line in LINES if square in line] for square in range(9)]
CORNERS, CENTRE, EDGES = (0, 2, 6, 8), (4,), (1, 3, 5, 7)
ORDERS: Final = {
    "reading": tuple(range(9)),
    "centre": (*CENTRE, 0, 1, 2, 3, 5, 6, 7, 8),
    "corners": (*CORNERS, *CENTRE, *EDGES),
    "edges": (*EDGES, *CORNERS, *CENTRE),
}
MOST_EVALUATED: Final = 25  # more than the evaluation of any position before it is divided by this


class TicTacToe(Game[bytes, int]):
    """States are nine cells, 0 empty, 1 X, 2 O; an action is the number of a square, from 1, row by row."""

    def __init__(self, initial: bytes = bytes(9), squares: str = "reading") -> None:
        super().__init__(initial)
        self._order = ORDERS[squares]
        self._won: dict[bytes, int] = {}

    def to_move(self, state: bytes) -> str:
        return MIN if state.count(1) > state.count(2) else MAX

    def actions(self, state: bytes) -> Sequence[int]:
        return [square + 1 for square in self._order if state[square] == 0]

    def result(self, state: bytes, action: int) -> bytes:
        return state[: action - 1] + (b"\2" if self.to_move(state) == MIN else b"\1") + state[action:]

    def is_terminal(self, state: bytes) -> bool:
        return self._winner(state) != 0 or 0 not in state

    def utility(self, state: bytes, player: str) -> float:
        return SIGN[player] * (0, 1, -1)[self._winner(state)]

    def _winner(self, state: bytes) -> int:
        """1: X has a line, 2: O has one, 0: nobody has."""
        if state not in self._won:
            self._won[state] = winner(state)
        return self._won[state]

    def evaluation(self, state: bytes) -> float:
        """3·X₂ + X₁ − (3·O₂ + O₁), scaled to between −1 and 1.

        X₂ is the number of lines with two X and no O (AIMA's exercise on tic-tac-toe).
        """
        total = 0
        for line in LINES:
            marks = [state[square] for square in line]
            for mark, sign, other in ((1, 1, 2), (2, -1, 1)):
                if other not in marks:
                    total += sign * (0, 1, 3, 0)[marks.count(mark)]
        return round(total / MOST_EVALUATED, 2)

    @property
    def shape(self) -> PlainData:
        return {"kind": "marks", "cells": 9, "rows": 3, "columns": 3, "marks": MARKS}

    def plain(self, state: bytes) -> list[int]:
        return list(state)

    def cells(self, state: bytes) -> bytes:
        return state

    def text(self, state: bytes) -> str:
        return "".join(MARKS[cell] for cell in state)


def winner(state: bytes) -> int:
    """1: X has a line, 2: O has one, 0: nobody has."""
    return next((state[a] for a, b, c in LINES if state[a] == state[b] == state[c] != 0), 0)


def read_tic_tac_toe(typed: Typed) -> None:
    typed.values["goal"] = None
    state = typed.ask(_position, str(typed.values["start"]))
    if state is not None:
        typed.problem = TicTacToe(state, typed.values["squares"])


def _position(text: str) -> bytes:
    marks = text.upper().translate(SPELLINGS)
    if len(marks) != 9 or not set(marks) <= set(MARKS):
        raise errors.not_marks(text)
    state = bytes(map(MARKS.index, marks))
    crosses, noughts = state.count(1), state.count(2)
    if crosses - noughts not in (0, 1):
        raise errors.unfair(crosses, noughts)
    winners = {state[a] for a, b, c in LINES if state[a] == state[b] == state[c] != 0}
    if len(winners) > 1:
        raise errors.both_won()
    return state
