"""The seven-tile puzzle of document 003: 3×3 cells, two of them blank; a move slides one tile into a blank beside it.

A state is the cells row by row, a byte each, 0 for both blanks, which cannot be told apart. An action says which tile
goes where: "3 down". Children come in ascending order of the resulting states, as the document has it.
"""

from collections.abc import Sequence

from searchlight.problem import PlainData, Problem
from searchlight.problems.backwards import Backwards
from searchlight.problems.sliding import MOVES, UNDOES, neighbours
from searchlight.problems.sliding_heuristics import HEURISTICS, Board

ROWS = COLUMNS = 3

# For each cell of a blank: which way the tile beside it slides, the tile's cell, and how many cells on the blank is.
SLIDES = [
    [(UNDOES[way], cell, blank - cell) for way, cell in around.items()]
    for blank, around in enumerate(neighbours(ROWS, COLUMNS, "ULRD"))
]

# The tile and the step in cells that an action means.
MEANING = {
    f"{tile} {label}": (tile, down * COLUMNS + right) for tile in range(1, 8) for label, down, right in MOVES.values()
}
UNDONE_BY = {f"{tile} {way}": f"{tile} {back}" for tile in range(1, 8) for way, back in UNDOES.items()}


class TwoBlankPuzzle(Problem[Board, str]):
    """Every state can be reached from every other. `heuristic` is one of sliding_heuristics.HEURISTICS."""

    def __init__(self, initial: Board, goal: Board, heuristic: str = "zero") -> None:
        super().__init__(initial, goal)
        self._h = HEURISTICS[heuristic](goal, COLUMNS)

    def actions(self, state: Board) -> Sequence[str]:
        return [action for _, action in sorted(self._children(state))]

    def result(self, state: Board, action: str) -> Board:
        tile, offset = MEANING[action]
        return _slid(state, state.index(tile), offset)

    def h(self, state: Board) -> float:
        return self._h(state)

    def reverse(self) -> Problem[Board, str]:
        return Backwards(self, UNDONE_BY.__getitem__)

    @property
    def shape(self) -> PlainData:
        return {"kind": "board", "rows": ROWS, "columns": COLUMNS}

    def plain(self, state: Board) -> list[int]:
        return list(state)

    def _children(self, state: Board) -> list[tuple[Board, str]]:
        first = state.index(0)
        return [
            (_slid(state, cell, offset), f"{state[cell]} {way}")
            for blank in (first, state.index(0, first + 1))
            for way, cell, offset in SLIDES[blank]
            if state[cell]
        ]


def _slid(state: Board, cell: int, offset: int) -> Board:
    """The tile at the cell changes places with the blank so many cells further on."""
    cells = bytearray(state)
    cells[cell], cells[cell + offset] = 0, cells[cell]
    return bytes(cells)
