"""Missionaries and cannibals (Amarel 1968; AIMA 3e, exercise 3.9): all six must cross, and nobody may be eaten.

A state is (missionaries on the left bank, cannibals on the left bank, 1 if the boat is there); an action is who goes:
"MC across", "C back". Few actions are allowed, and one has to go back to get on.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import TypeAlias

from searchlight.errors import bad, cut
from searchlight.problem import PlainData, Problem
from searchlight.problems.backwards import Backwards
from searchlight.problems.drawn import space_as_map
from searchlight.problems.typed import Typed, is_number, numbers

EACH = 3  # missionaries, and cannibals

Banks: TypeAlias = tuple[int, int, int]

MOST_IN_BOAT = 2
CREWS = {"M": (1, 0), "C": (0, 1), "MM": (2, 0), "MC": (1, 1), "CC": (0, 2)}
CROSSINGS = {
    f"{crew} {move}": (sign * missionaries, sign * cannibals)
    for move, sign in (("across", -1), ("back", 1))
    for crew, (missionaries, cannibals) in CREWS.items()
}

UNDONE_BY = {
    f"{crew} {move}": f"{crew} {back}" for crew in CREWS for move, back in (("across", "back"), ("back", "across"))
}


class Missionaries(Problem[Banks, str]):
    """`heuristic`: "nobody-eaten" or "zero"."""

    def __init__(self, initial: Banks, goal: Banks, heuristic: str = "zero") -> None:
        super().__init__(initial, goal)
        self._h = {"nobody-eaten": self.nobody_eaten, "zero": self.zero}[heuristic]

    def actions(self, state: Banks) -> Sequence[str]:
        return [action for action in CROSSINGS if allowed(state, action) and safe(self.result(state, action))]

    def result(self, state: Banks, action: str) -> Banks:
        missionaries, cannibals, boat = state
        more_missionaries, more_cannibals = CROSSINGS[action]
        return missionaries + more_missionaries, cannibals + more_cannibals, 1 - boat

    def h(self, state: Banks) -> float:
        return self._h(state)

    def zero(self, state: Banks) -> int:
        return 0

    def nobody_eaten(self, state: Banks) -> int:
        """The crossings that it would take if nobody could be eaten: the relaxed problem, solved exactly.

        0 where not even they lead to the goal: the boat alone on a bank cannot be fetched.
        """
        return self._relaxed.get(state, 0)

    @cached_property
    def _relaxed(self) -> dict[Banks, int]:
        """Breadth-first from the goal, over all states; each crossing can be undone."""
        assert self.goal is not None
        crossings, level = {self.goal: 0}, [self.goal]
        while level:
            level = [
                state
                for goal_side in level
                for action in CROSSINGS
                if allowed(goal_side, action)
                and (state := self.result(goal_side, action)) not in crossings
                and crossings.setdefault(state, crossings[goal_side] + 1)
            ]
        return crossings

    def reverse(self) -> Problem[Banks, str]:
        return Backwards(self, UNDONE_BY.__getitem__)

    @property
    def space(self) -> PlainData | None:
        return space_as_map(self)

    @property
    def shape(self) -> PlainData:
        return {"kind": "banks", "cells": 3, "people": EACH, "boat": MOST_IN_BOAT}

    def cells(self, state: Banks) -> bytes:
        return bytes(state)

    def plain(self, state: Banks) -> str:
        return ",".join(map(str, state))


def allowed(state: Banks, action: str) -> bool:
    """Whether the boat and those who are to go are where the crossing begins."""
    missionaries, cannibals, boat = state
    more_missionaries, more_cannibals = CROSSINGS[action]
    possible = 0 <= missionaries + more_missionaries <= EACH and 0 <= cannibals + more_cannibals <= EACH
    return possible and (boat == 1) == action.endswith("across")


def safe(state: Banks) -> bool:
    """Whether the missionaries on either bank, if there are any, are at least as many as the cannibals."""
    missionaries, cannibals, _ = state
    return missionaries in (0, EACH, cannibals)


def read_missionaries(typed: Typed) -> None:
    values = typed.values
    start = typed.ask(_parse_banks, "start", values["start"])
    goal = typed.ask(_parse_banks, "goal", values["goal"])
    if start is None or goal is None:
        return
    values["start"], values["goal"] = ",".join(map(str, start)), ",".join(map(str, goal))
    typed.problem = Missionaries(start, goal, values["heuristic"])


def _parse_banks(field: str, text: str) -> Banks:
    parts = numbers(text)
    if len(parts) != 3 or not all(map(is_number, parts)):
        raise bad(field, "puzzles.not_banks", value=cut(text), each=EACH)
    missionaries, cannibals, boat = map(int, parts)
    if missionaries > EACH or cannibals > EACH or boat > 1:
        raise bad(field, "puzzles.not_banks", value=cut(text), each=EACH)
    if not safe((missionaries, cannibals, boat)):
        raise bad(field, "puzzles.somebody_eaten", value=cut(text))
    return missionaries, cannibals, boat
