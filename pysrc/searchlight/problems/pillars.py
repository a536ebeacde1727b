"""A ring of pillars: to touch one switches it and its two neighbours on or off.

A state is the pillars in order, a byte each, 1 for on; an action is the number of the pillar touched, from 0. A touch
undoes itself, and the order of touches does not matter.
"""

from collections.abc import Sequence

from searchlight.errors import bad, caveat, cut
from searchlight.problem import PlainData, Problem
from searchlight.problems.backwards import Backwards
from searchlight.problems.typed import Typed, numbers

LEAST, MOST = 3, 1000

Ring = bytes


class Pillars(Problem[Ring, int]):
    """`heuristic`: "pillars-off" or "zero"."""

    def __init__(self, initial: Ring, goal: Ring, heuristic: str = "zero") -> None:
        super().__init__(initial, goal)
        self.count = len(initial)
        self._touches = tuple(range(self.count))
        self._switched = [_switched_by(pillar, self.count) for pillar in self._touches]
        self._h = {"pillars-off": self.pillars_off, "zero": self.zero}[heuristic]

    def actions(self, state: Ring) -> Sequence[int]:
        return self._touches

    def result(self, state: Ring, action: int) -> Ring:
        return (int.from_bytes(state) ^ self._switched[action]).to_bytes(self.count)

    def h(self, state: Ring) -> float:
        return self._h(state)

    def zero(self, state: Ring) -> int:
        return 0

    def pillars_off(self, state: Ring) -> int:
        """How many touches it takes at least to switch all pillars that are wrong, three at a time."""
        assert self.goal is not None
        return ((int.from_bytes(state) ^ int.from_bytes(self.goal)).bit_count() + 2) // 3

    def reverse(self) -> Problem[Ring, int]:
        return Backwards(self, lambda action: action)

    @property
    def shape(self) -> PlainData:
        return {"kind": "ring", "cells": self.count}

    def plain(self, state: Ring) -> list[int]:
        return list(state)


def _switched_by(pillar: int, count: int) -> int:
    """What a touch changes, as a number whose bytes are the pillars."""
    cells = bytearray(count)
    for neighbour in (pillar - 1, pillar, pillar + 1):
        cells[neighbour % count] = 1
    return int.from_bytes(cells)


def solvable(start: Ring, goal: Ring) -> bool:
    """Whether touches lead from start to goal: always, unless the number of pillars is a multiple of three.

    Then every touch changes one pillar of each third (0, 3, 6, …; 1, 4, 7, …; 2, 5, 8, …), so the numbers of pillars to
    be changed in the three must be all even or all odd.
    """
    wrong = [a ^ b for a, b in zip(start, goal, strict=True)]
    return len(wrong) % 3 != 0 or len({sum(wrong[third::3]) % 2 for third in range(3)}) == 1


def read_pillars(typed: Typed) -> None:
    """Reads a ring of any size; by default the goal has all its pillars on."""
    values = typed.values
    start = typed.ask(_parse_ring, "start", values["start"])
    if start is not None and "goal" not in typed.given:
        values["goal"] = ",".join("1" * len(start))
    goal = typed.ask(_parse_ring, "goal", values["goal"])
    if start is None or goal is None:
        return
    if len(goal) != len(start):
        typed.complaints.append(bad("goal", "puzzles.rings_differ", start=len(start), goal=len(goal)))
        return
    if not solvable(start, goal):
        typed.give_up(caveat("start", "puzzles.pillars_stuck"))
    values["start"], values["goal"] = ",".join(map(str, start)), ",".join(map(str, goal))
    typed.problem = Pillars(start, goal, values["heuristic"])


def _parse_ring(field: str, text: str) -> Ring:
    parts = numbers(text)
    for part in parts:
        if part not in ("0", "1"):
            raise bad(field, "puzzles.not_on_or_off", value=cut(part))
    if not LEAST <= len(parts) <= MOST:
        raise bad(field, "puzzles.wrong_ring", count=len(parts), least=LEAST, most=MOST)
    return bytes(map(int, parts))
