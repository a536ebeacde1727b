"""Sliding puzzles with one blank: the eight-puzzle on 3×3 cells; other sizes are other arguments.

A state is the cells row by row, a byte each, 0 the blank: bytes are hashed only once and take little room. An action is
the way that the blank moves. It exchanges the blank with a tile, whatever cells they are in: one `bytes.translate`.
"""

from collections.abc import Sequence
from itertools import permutations

from searchlight.problem import PlainData, Problem
from searchlight.problems.sliding_heuristics import HEURISTICS, Board

MOVES = {"U": ("up", -1, 0), "L": ("left", 0, -1), "R": ("right", 0, 1), "D": ("down", 1, 0)}  # label, row, column
UNDOES = {"up": "down", "left": "right", "right": "left", "down": "up"}
ORDERS = tuple(sorted(map("".join, permutations(MOVES)), key=lambda order: order != "ULRD"))  # all, the default first


class SlidingPuzzle(Problem[Board, str]):
    """`order` says in which order the blank's moves are tried; `heuristic` is one of sliding_heuristics.HEURISTICS."""

    def __init__(
        self, rows: int, columns: int, initial: Board, goal: Board, order: str = "ULRD", heuristic: str = "zero"
    ) -> None:
        super().__init__(initial, goal)
        self.rows, self.columns = rows, columns
        self._neighbours = neighbours(rows, columns, order)
        self._actions = [tuple(by_action) for by_action in self._neighbours]
        self._exchange = exchanges(rows * columns)
        self._h = HEURISTICS[heuristic](goal, columns)

    def actions(self, state: Board) -> Sequence[str]:
        return self._actions[state.index(0)]

    def result(self, state: Board, action: str) -> Board:
        tile = state[self._neighbours[state.index(0)][action]]
        return state.translate(self._exchange[tile])

    def h(self, state: Board) -> float:
        return self._h(state)

    def reverse(self) -> "SlidingPuzzle":
        assert self.goal is not None
        puzzle = SlidingPuzzle(self.rows, self.columns, self.goal, self.initial)
        puzzle._neighbours = [{UNDOES[move]: cell for move, cell in moves.items()} for moves in self._neighbours]
        puzzle._actions = [tuple(by_action) for by_action in puzzle._neighbours]
        return puzzle

    @property
    def shape(self) -> PlainData:
        return {"kind": "board", "cells": self.rows * self.columns, "rows": self.rows, "columns": self.columns}

    def plain(self, state: Board) -> list[int]:
        return list(state)


def neighbours(rows: int, columns: int, order: str) -> list[dict[str, int]]:
    """For each cell of the blank: the actions in their order, each with the cell to which it moves the blank."""
    table: list[dict[str, int]] = []
    for cell in range(rows * columns):
        row, column = divmod(cell, columns)
        table.append({})
        for label, down, right in (MOVES[letter] for letter in order):
            if 0 <= row + down < rows and 0 <= column + right < columns:
                table[cell][label] = cell + down * columns + right
    return table


def exchanges(tiles: int) -> list[bytes]:
    """For each tile: the table for `bytes.translate` that exchanges it with the blank."""
    return [bytes.maketrans(bytes((0, tile)), bytes((tile, 0))) for tile in range(tiles)]
