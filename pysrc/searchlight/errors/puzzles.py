"""Error messages about pillars, missionaries, jugs and towers."""

from collections.abc import Collection

from searchlight.errors.base import BadInput, Caveat, bad, caveat, cut, listed


def not_on_or_off(field: str, value: str) -> BadInput:
    return bad(field, "puzzles.not_on_or_off", value=cut(value))


def wrong_ring(field: str, count: int, least: int, most: int) -> BadInput:
    return bad(field, "puzzles.wrong_ring", count=count, least=least, most=most)


def rings_differ(start: int, goal: int) -> BadInput:
    return bad("goal", "puzzles.rings_differ", start=start, goal=goal)


def pillars_stuck() -> Caveat:
    return caveat("start", "puzzles.pillars_stuck")


def not_banks(field: str, value: str, each: int) -> BadInput:
    return bad(field, "puzzles.not_banks", value=cut(value), each=each)


def somebody_eaten(field: str, value: str) -> BadInput:
    return bad(field, "puzzles.somebody_eaten", value=cut(value))


def not_jugs(value: str, least: int, most: int, largest: int) -> BadInput:
    return bad("jugs", "puzzles.not_jugs", value=cut(value), least=least, most=most, largest=largest)


def not_amounts(value: str, capacities: Collection[int]) -> BadInput:
    return bad("start", "puzzles.not_amounts", value=cut(value), count=len(capacities), capacities=listed(capacities))


def not_wanted(value: str, largest: int) -> BadInput:
    return bad("goal", "puzzles.not_wanted", value=cut(value), largest=largest)


def not_measurable(wanted: int, divisor: int) -> Caveat:
    return caveat("goal", "puzzles.not_measurable", wanted=wanted, divisor=divisor)


def not_towers(field: str, value: str, most: int) -> BadInput:
    return bad(field, "puzzles.not_towers", value=cut(value), most=most)


def larger_on_smaller(field: str, tower: str) -> BadInput:
    return bad(field, "puzzles.larger_on_smaller", tower=cut(tower))


def discs_differ(start: int, goal: int) -> BadInput:
    return bad("goal", "puzzles.discs_differ", start=start, goal=goal)
