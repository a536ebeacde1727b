"""Boards as a person types them, and whether one can be reached from another."""

from collections import Counter

from searchlight import errors
from searchlight.problems.sliding import Board


def parse_board(field: str, text: str, cells: int) -> Board:
    """Numbers with commas (or blanks) between them; each from 0 to cells−1 once. Raises BadInput."""
    parts = text.replace(",", " ").split()
    for part in parts:
        if not (part.isascii() and part.isdigit() and len(part) < 10):
            raise errors.not_numbers(field, part, cells)
    numbers = [int(part) for part in parts]
    if len(numbers) != cells:
        raise errors.wrong_length(field, len(numbers), cells)
    if sorted(numbers) != list(range(cells)):
        count = Counter(numbers)
        raise errors.wrong_tiles(
            field,
            repeated=sorted(tile for tile in count if count[tile] > 1 and tile < cells),
            absent=[tile for tile in range(cells) if tile not in count],
            foreign=sorted(tile for tile in count if tile >= cells),
            most=cells - 1,
        )
    return bytes(numbers)


def solvable(start: Board, goal: Board, columns: int) -> bool:
    """Whether moves lead from start to goal, on two rows and two columns or more.

    Each move exchanges two cells and takes the blank one step: the parity of the exchanges needed must be the parity
    of the blank's way.
    """
    place = {tile: index for index, tile in enumerate(goal)}
    target = [place[tile] for tile in start]
    exchanges = 0
    for index in range(len(target)):
        while target[index] != index:
            other = target[index]
            target[index], target[other] = target[other], other
            exchanges += 1
    (row, column), (goal_row, goal_column) = divmod(start.index(0), columns), divmod(place[0], columns)
    return exchanges % 2 == (abs(row - goal_row) + abs(column - goal_column)) % 2
