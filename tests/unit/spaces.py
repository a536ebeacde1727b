"""Whole state spaces of sliding puzzles, by a few lines that share nothing with the solver."""

from collections.abc import Iterator
from functools import cache


@cache
def distances(goal: bytes, columns: int = 3) -> dict[bytes, int]:
    """The fewest moves between the goal and every board from which it can be reached, level by level (about 1 s).

    Boards are cells row by row, a byte each; every 0 is a blank. The answer is kept for the whole session.
    """
    known, level, depth = {goal: 0}, [goal], 0
    while level:
        depth += 1
        below = []
        for board in level:
            for other in neighbours(board, columns):
                if other not in known:
                    known[other] = depth
                    below.append(other)
        level = below
    return known


def neighbours(board: bytes, columns: int = 3) -> Iterator[bytes]:
    """The boards that one move makes of this one: a tile changes places with a blank beside it."""
    for blank, other in beside(len(board), columns):
        if board[blank] == 0 != board[other]:
            cells = bytearray(board)
            cells[blank], cells[other] = board[other], 0
            yield bytes(cells)


@cache
def beside(cells: int, columns: int) -> list[tuple[int, int]]:
    """All ordered pairs of cells that have a side in common."""
    return [
        (one, other)
        for one in range(cells)
        for other in range(cells)
        if abs(one // columns - other // columns) + abs(one % columns - other % columns) == 1
    ]
