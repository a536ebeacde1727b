"""Water jugs without marks: fill one, empty one, or pour one into another until either is full or empty.

A state is the amount in each jug. The goal is a test, that some jug holds the amount wanted, so there are many goal
states; and most actions cannot be undone by one other.
"""

from collections.abc import Iterator, Sequence
from math import gcd
from typing import TypeAlias

from searchlight.errors import bad, caveat, cut, listed
from searchlight.problem import PlainData, Problem
from searchlight.problems.drawn import space_as_map
from searchlight.problems.typed import Typed, is_number, numbers

FEWEST, MOST_JUGS, LARGEST = 2, 5, 99
NAMES = "ABCDE"

Amounts: TypeAlias = tuple[int, ...]


class WaterJugs(Problem[Amounts, str]):
    """`capacities`: of each jug, in the same order as in the states. `wanted`: the amount to be measured."""

    def __init__(self, capacities: Amounts, initial: Amounts, wanted: int) -> None:
        super().__init__(initial)
        self.capacities = capacities
        self.wanted = wanted

    def actions(self, state: Amounts) -> Sequence[str]:
        return list(self._actions(state))

    def _actions(self, state: Amounts) -> Iterator[str]:
        """Those that change something: all fillings, all emptyings, all pourings."""
        jugs = range(len(state))
        full = [state[jug] == self.capacities[jug] for jug in jugs]
        yield from (f"fill {NAMES[jug]}" for jug in jugs if not full[jug])
        yield from (f"empty {NAMES[jug]}" for jug in jugs if state[jug])
        yield from (
            f"{NAMES[jug]} into {NAMES[other]}"
            for jug in jugs
            for other in jugs
            if jug != other and state[jug] and not full[other]
        )

    def result(self, state: Amounts, action: str) -> Amounts:
        amounts = list(state)
        match action.split():
            case ["fill", name]:
                jug = NAMES.index(name)
                amounts[jug] = self.capacities[jug]
            case ["empty", name]:
                amounts[NAMES.index(name)] = 0
            case [name, "into", other_name]:
                jug, other = NAMES.index(name), NAMES.index(other_name)
                poured = min(amounts[jug], self.capacities[other] - amounts[other])
                amounts[jug] -= poured
                amounts[other] += poured
        return tuple(amounts)

    def is_goal(self, state: Amounts) -> bool:
        return self.wanted in state

    @property
    def space(self) -> PlainData | None:
        """Of two jugs."""
        return space_as_map(self) if len(self.capacities) == 2 else None

    @property
    def shape(self) -> PlainData:
        return {"kind": "jugs", "cells": len(self.capacities), "sizes": list(self.capacities)}

    def cells(self, state: Amounts) -> bytes:
        return bytes(state)

    def plain(self, state: Amounts) -> str:
        return ",".join(map(str, state))


def read_water_jugs(typed: Typed) -> None:
    values = typed.values
    capacities = typed.ask(_parse_capacities, values["jugs"])
    if capacities is None:
        return
    if "start" not in typed.given:
        values["start"] = ",".join("0" * len(capacities))
    start = typed.ask(_parse_amounts, values["start"], capacities)
    wanted = typed.ask(_parse_wanted, values["goal"], max(capacities))
    if start is None or wanted is None:
        return
    if wanted % gcd(*capacities, *start):
        typed.give_up(caveat("goal", "puzzles.not_measurable", wanted=wanted, divisor=gcd(*capacities, *start)))
    values["jugs"], values["start"] = ",".join(map(str, capacities)), ",".join(map(str, start))
    values["goal"] = str(wanted)
    typed.problem = WaterJugs(capacities, start, wanted)


def _parse_capacities(text: str) -> Amounts:
    parts = numbers(text)
    good = all(is_number(part) and 1 <= int(part) <= LARGEST for part in parts)
    if not good or not FEWEST <= len(parts) <= MOST_JUGS:
        raise bad("jugs", "puzzles.not_jugs", value=cut(text), least=FEWEST, most=MOST_JUGS, largest=LARGEST)
    return tuple(map(int, parts))


def _parse_amounts(text: str, capacities: Amounts) -> Amounts:
    parts = numbers(text)
    if len(parts) != len(capacities) or not all(map(is_number, parts)):
        raise bad("start", "puzzles.not_amounts", value=cut(text), count=len(capacities), capacities=listed(capacities))
    amounts = tuple(map(int, parts))
    if any(amount > capacity for amount, capacity in zip(amounts, capacities, strict=True)):
        raise bad("start", "puzzles.not_amounts", value=cut(text), count=len(capacities), capacities=listed(capacities))
    return amounts


def _parse_wanted(text: str, largest: int) -> int:
    text = text.strip()
    if not is_number(text) or int(text) > largest:
        raise bad("goal", "puzzles.not_wanted", value=cut(text), largest=largest)
    return int(text)
