"""Heuristics for boards of sliding tiles, of two rows or more and with any number of blanks, which are never counted.

Each is made for a goal, `(goal, columns) → h`, and adds up what tables say of the cells, or of the lines, of a board.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from operator import getitem, itemgetter
from typing import TypeAlias

Board: TypeAlias = bytes
Line: TypeAlias = bytes  # the tiles of a row from left to right, or of a column from top to bottom
Heuristic: TypeAlias = Callable[[Board], float]


def zero(goal: Board, columns: int) -> Heuristic:
    """Nothing is known: 0."""
    return lambda state: 0


def misplaced(goal: Board, columns: int) -> Heuristic:
    """The number of tiles that are not where the goal has them, without blanks (AIMA 4e, section 3.6)."""
    return _summed([[int(tile not in (0, wanted)) for tile in range(len(goal))] for wanted in goal])


def manhattan(goal: Board, columns: int) -> Heuristic:
    """The rows and columns from each tile to its place, added up (AIMA 4e, section 3.6)."""
    return _summed(_steps(goal, columns))


def linear_conflict(goal: Board, columns: int) -> Heuristic:
    """Manhattan, and two moves for each tile that must leave its line to let others pass (Hansson et al. 1992).

    Tiles that stand in their own line, in another order than in the goal, cannot pass each other within it. The least
    number of them that have to be taken out so that the rest stands in order is counted, in every row and column; each
    has to leave the line and come back, which Manhattan does not know of.
    """
    rows = [slice(start, start + columns) for start in range(0, len(goal), columns)]
    files = [slice(column, None, columns) for column in range(columns)]
    steps = _steps(goal, columns)

    def table(line: slice, steps: list[list[int]]) -> LineTable:
        own = {tile: index for index, tile in enumerate(goal[line]) if tile}
        return LineTable(lambda tiles: sum(map(getitem, steps, tiles)) + 2 * _to_take_out(tiles, own))

    tables = [table(row, steps[row]) for row in rows] + [table(file, []) for file in files]
    take = itemgetter(*rows, *files)
    return lambda state: sum(map(getitem, tables, take(state)))


class LineTable(dict[Line, int]):
    """What a line adds to h, worked out when its tiles are first seen in this order."""

    def __init__(self, amount: Callable[[Line], int]) -> None:
        self.amount = amount

    def __missing__(self, line: Line) -> int:
        self[line] = amount = self.amount(line)
        return amount


def _to_take_out(line: Line, own: Mapping[int, int]) -> int:
    """The lowest number of tiles to remove from a line so that its own tiles are in order."""
    places = [own[tile] for tile in line if tile in own]
    return next(
        removed
        for removed in range(len(places) + 1)
        for rest in combinations(places, len(places) - removed)
        if list(rest) == sorted(rest)
    )


def _steps(goal: Board, columns: int) -> list[list[int]]:
    """`[cell][tile]`: rows and columns from there to the tile's place; 0 for blanks and tiles not in the goal."""
    place = {tile: divmod(index, columns) for index, tile in enumerate(goal) if tile}

    def distance(tile: int, cell: int) -> int:
        row, column = divmod(cell, columns)
        goal_row, goal_column = place.get(tile, (row, column))
        return abs(row - goal_row) + abs(column - goal_column)

    return [[distance(tile, cell) for tile in range(len(goal))] for cell in range(len(goal))]


def _summed(tables: Sequence[Sequence[int]]) -> Heuristic:
    """h as a sum over the cells of `tables[cell][tile]`."""
    return lambda state: sum(map(getitem, tables, state))


HEURISTICS: dict[str, Callable[[Board, int], Heuristic]] = {
    "manhattan": manhattan,
    "linear-conflict": linear_conflict,
    "misplaced": misplaced,
    "zero": zero,
}
