"""Error messages about options."""

from collections.abc import Collection

from searchlight.errors.base import BadInput, bad, cut, listed
from searchlight.texts import Message


def unknown_option(field: str, accepted: Collection[str]) -> BadInput:
    return bad(field, "options.unknown", accepted=listed(accepted))


def not_one_of(field: str, value: object, accepted: Collection[object]) -> BadInput:
    return bad(field, "options.not_one_of", value=cut(value), accepted=listed(accepted))


def not_a_whole_number(field: str, value: object, least: int, most: int) -> BadInput:
    return bad(field, "options.not_a_whole_number", value=cut(value), least=least, most=most)


def out_of_range(field: str, value: object, least: int, most: int) -> BadInput:
    return bad(field, "options.out_of_range", value=cut(value), least=least, most=most)


def not_a_number(field: str, value: object, least: float, most: float) -> BadInput:
    return bad(field, "options.not_a_number", value=cut(value), least=least, most=most)


def wrong_heuristic(value: str, problem: Message, accepted: Collection[str]) -> BadInput:
    return bad("heuristic", "options.wrong_heuristic", value=cut(value), problem=problem, accepted=listed(accepted))


def other_family(algorithm: Message, problem: Message | str, accepted: Collection[str]) -> BadInput:
    return bad("algorithm", "options.other_family", algorithm=algorithm, problem=problem, accepted=listed(accepted))


def not_reversible(algorithm: Message, problem: Message | str) -> BadInput:
    return bad("algorithm", "options.not_reversible", algorithm=algorithm, problem=problem)
