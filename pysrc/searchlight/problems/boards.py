"""Boards as a person types them, and whether one can be reached from another."""

from collections import Counter
from functools import reduce

from searchlight.errors import BadInput, bad, caveat, cut, listed
from searchlight.problems.sliding import SlidingPuzzle
from searchlight.problems.sliding_heuristics import Board
from searchlight.problems.two_blank import TwoBlankPuzzle
from searchlight.problems.typed import Typed, is_number, numbers
from searchlight.texts import message


def read_sliding_puzzle(typed: Typed, rows: int, columns: int) -> None:
    """Reads a sliding puzzle with one blank."""
    values = typed.values
    start = typed.ask(parse_board, "start", values["start"], rows * columns)
    goal = typed.ask(parse_board, "goal", values["goal"], rows * columns)
    if start is None or goal is None:
        return
    if not solvable(start, goal, columns):
        typed.give_up(caveat("start", "boards.unsolvable"))
    values["start"], values["goal"] = ",".join(map(str, start)), ",".join(map(str, goal))
    typed.problem = SlidingPuzzle(rows, columns, start, goal, values["order"], values["heuristic"])


def read_two_blank_puzzle(typed: Typed) -> None:
    """Reads the puzzle with seven tiles; every start can be solved."""
    values = typed.values
    start = typed.ask(parse_board, "start", values["start"], 9, blanks=2)
    goal = typed.ask(parse_board, "goal", values["goal"], 9, blanks=2)
    if start is None or goal is None:
        return
    values["start"], values["goal"] = ",".join(map(str, start)), ",".join(map(str, goal))
    typed.problem = TwoBlankPuzzle(start, goal, values["heuristic"])


def parse_board(field: str, text: str, cells: int, blanks: int = 1) -> Board:
    """Numbers with commas (or blanks) between them: so many zeros, and each tile once. Raises BadInput."""
    parts = numbers(text)
    for part in parts:
        if not is_number(part):
            raise bad(field, "boards.not_numbers", value=cut(part), count=cells)
    tiles = [int(part) for part in parts]
    if len(tiles) != cells:
        raise bad(field, "boards.wrong_length", count=len(tiles), expected=cells)
    most = cells - blanks
    wanted = Counter({0: blanks} | dict.fromkeys(range(1, most + 1), 1))
    count = Counter(tiles)
    if count != wanted:
        raise _wrong_tiles(
            field,
            repeated=sorted(tile for tile in count if count[tile] > wanted[tile] > 0),
            absent=[tile for tile in wanted if tile not in count],
            foreign=sorted(tile for tile in count if tile > most),
            most=most,
            blanks=blanks,
        )
    return bytes(tiles)


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


def _wrong_tiles(
    field: str, repeated: list[int], absent: list[int], foreign: list[int], most: int, blanks: int
) -> BadInput:
    """The numbers that occur too often, not at all, or do not belong on the board."""
    kinds = (
        (foreign, "boards.fault.foreign"),
        (repeated, "boards.fault.repeated"),
        (absent, "boards.fault.absent"),
    )
    faults = [message(name, tiles=listed(numbers)) for numbers, name in kinds if numbers]
    sentence = (
        reduce(lambda one, other: message("boards.faults", one=one, other=other), faults)
        if faults
        else message("boards.fault.one_blank")
    )
    name = "boards.wrong_tiles" if blanks == 1 else "boards.wrong_tiles_two_blanks"
    return bad(field, name, faults=sentence, most=most)
