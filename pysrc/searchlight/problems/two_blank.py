"""The seven-tile puzzle of CS 540 (Wisconsin–Madison): 3×3 cells, two of them blank.

A move slides one tile into a blank beside it.

A state is the cells row by row, a byte each, 0 for both blanks, which cannot be told apart. An action says which tile
goes where: "3 down". Children come in ascending order of the resulting states, as the document has it.
"""

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import NamedTuple

from searchlight.problem import PlainData, Problem
from searchlight.problems.backwards import Backwards
from searchlight.problems.sliding import MOVES, UNDOES, neighbours
from searchlight.problems.sliding_heuristics import HEURISTICS, Board

ROWS = COLUMNS = 3
TILES = range(8)  # 0 is no tile, but may be looked up


class TwoBlankPuzzle(Problem[Board, str]):
    """Every state can be reached from every other. `heuristic` is one of sliding_heuristics.HEURISTICS."""

    def __init__(self, initial: Board, goal: Board, heuristic: str = "zero") -> None:
        super().__init__(initial, goal)
        self._h = HEURISTICS[heuristic](goal, COLUMNS)

    def actions(self, state: Board) -> Sequence[str]:
        first = state.index(0)
        slides, ties = SLIDES[first, state.index(0, first + 1)]
        actions = [names[state[cell]] for cell, names in slides]
        for at in ties:
            if state[slides[at][0]] > state[slides[at + 1][0]]:
                actions[at], actions[at + 1] = actions[at + 1], actions[at]
        return actions

    def result(self, state: Board, action: str) -> Board:
        tile, offset = MEANING[action]
        cell = state.index(tile)
        cells = bytearray(state)
        cells[cell], cells[cell + offset] = 0, tile
        return bytes(cells)

    def h(self, state: Board) -> float:
        return self._h(state)

    def reverse(self) -> Problem[Board, str]:
        return Backwards(self, UNDONE_BY.__getitem__)

    @property
    def shape(self) -> PlainData:
        return {"kind": "board", "cells": ROWS * COLUMNS, "rows": ROWS, "columns": COLUMNS}

    def plain(self, state: Board) -> list[int]:
        return list(state)


class Slide(NamedTuple):
    """The tile in `cell`, whichever it is, goes into the blank; sorted by the first place where the board changes."""

    cell: int
    blank: int
    way: str

    @property
    def place_in_order(self) -> tuple[int, int, int]:
        """Boards that get a 0 earlier come first: the earlier the better. Then those that get a tile, the later."""
        return (0, self.cell, -self.blank) if self.cell < self.blank else (1, -self.blank, 0)


Slides = list[tuple[int, list[str]]]  # the tile's cell, and for each tile the action's name


def _slides(blanks: tuple[int, int]) -> tuple[Slides, list[int]]:
    """All slides in ascending order of their results, and which have to be compared with the next by their tiles."""
    slides = sorted(
        (
            Slide(cell, blank, UNDOES[direction])  # the tile goes the other way than the blank
            for blank in blanks
            for direction, cell in neighbours(ROWS, COLUMNS, "ULRD")[blank].items()
            if cell not in blanks
        ),
        key=lambda slide: slide.place_in_order,
    )
    ties = [at for at, (one, other) in enumerate(pairwise(slides)) if one.place_in_order == other.place_in_order]
    return [(slide.cell, [f"{tile} {slide.way}" for tile in TILES]) for slide in slides], ties


SLIDES = {blanks: _slides(blanks) for blanks in combinations(range(ROWS * COLUMNS), 2)}

# The tile that an action means, and how many cells on it goes.
MEANING = {f"{tile} {way}": (tile, down * COLUMNS + right) for tile in TILES for way, down, right in MOVES.values()}
UNDONE_BY = {f"{tile} {way}": f"{tile} {back}" for tile in TILES for way, back in UNDOES.items()}
