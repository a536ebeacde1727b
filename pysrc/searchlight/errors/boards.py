"""Error messages about boards of sliding tiles."""

from functools import reduce

from searchlight.errors.base import BadInput, Caveat, bad, caveat, cut, listed
from searchlight.texts import Message, message


def not_numbers(field: str, value: str, count: int) -> BadInput:
    return bad(field, "boards.not_numbers", value=cut(value), count=count)


def wrong_length(field: str, count: int, expected: int) -> BadInput:
    return bad(field, "boards.wrong_length", count=count, expected=expected)


def wrong_tiles(
    field: str, repeated: list[int], absent: list[int], foreign: list[int], most: int, blanks: int
) -> BadInput:
    """The numbers that occur too often, not at all, or do not belong on the board."""
    kinds = (
        (foreign, "boards.fault.foreign"),
        (repeated, "boards.fault.repeated"),
        (absent, "boards.fault.absent"),
    )
    faults = [message(name, tiles=listed(numbers)) for numbers, name in kinds if numbers]
    sentence = reduce(_both, faults) if faults else message("boards.fault.one_blank")
    name = "boards.wrong_tiles" if blanks == 1 else "boards.wrong_tiles_two_blanks"
    return bad(field, name, faults=sentence, most=most)


def _both(one: Message, other: Message) -> Message:
    return message("boards.faults", one=one, other=other)


def unsolvable() -> Caveat:
    return caveat("start", "boards.unsolvable")
