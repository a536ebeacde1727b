"""The towers of Hanoi (Lucas 1883): one disc at a time, never a larger one on a smaller one.

A state is the peg of each disc, a byte each, the smallest disc first. As text it is what stands on the pegs, the
largest disc first: "4321,-,-". The one shortest way from peg to peg doubles with each disc, and most states lie off it.
"""

from collections.abc import Sequence
from typing import TypeAlias

from searchlight.errors import bad, cut
from searchlight.problem import PlainData, Problem
from searchlight.problems.backwards import Backwards
from searchlight.problems.drawn import space_as_map
from searchlight.problems.typed import Typed, numbers

PEGS = "ABC"
MOST = 9  # discs: each is one digit

Towers: TypeAlias = bytes

MOVES = {f"{source} to {target}": (PEGS.index(source), PEGS.index(target))
         for source in PEGS for target in PEGS if source != target}  # fmt: skip

UNDONE_BY = {action: f"{PEGS[target]} to {PEGS[source]}" for action, (source, target) in MOVES.items()}


class Hanoi(Problem[Towers, str]):
    """`heuristic`: "discs-off", "largest-disc" or "zero"."""

    def __init__(self, initial: Towers, goal: Towers, heuristic: str = "zero") -> None:
        super().__init__(initial, goal)
        self._h = {"discs-off": self.discs_off, "largest-disc": self.largest_disc, "zero": self.zero}[heuristic]

    def actions(self, state: Towers) -> Sequence[str]:
        nothing = len(state)  # larger than any disc
        top = [state.find(peg) if peg in state else nothing for peg in range(len(PEGS))]
        return [action for action, (source, target) in MOVES.items() if top[source] < top[target]]

    def result(self, state: Towers, action: str) -> Towers:
        source, target = MOVES[action]
        disc = state.index(source)
        return state[:disc] + bytes([target]) + state[disc + 1 :]

    def h(self, state: Towers) -> float:
        return self._h(state)

    def zero(self, state: Towers) -> int:
        return 0

    def reverse(self) -> Problem[Towers, str]:
        return Backwards(self, UNDONE_BY.__getitem__)

    def discs_off(self, state: Towers) -> int:
        """How many discs are not on their pegs."""
        assert self.goal is not None
        return sum(peg != wanted for peg, wanted in zip(state, self.goal, strict=True))

    def largest_disc(self, state: Towers) -> int:
        """2ᵏ⁻¹ where the k-th smallest disc is the largest that is not on its peg.

        It moves at least once, when the k−1 smaller ones stand on the third peg, and takes 2ᵏ⁻¹ − 1 moves to get them
        from there onto it, if that is where they belong: so the goal must be one tower.
        """
        assert self.goal is not None
        off = [disc for disc, peg in enumerate(state) if peg != self.goal[disc]]
        return 1 << off[-1] if off else 0

    @property
    def space(self) -> PlainData | None:
        return space_as_map(self, _place)

    @property
    def shape(self) -> PlainData:
        """`goal`: the peg on which all discs are to stand, if it is one."""
        tower = {"goal": self.goal[0]} if self.goal and len(set(self.goal)) == 1 else {}
        return {"kind": "pegs", "cells": len(self.initial), "pegs": len(PEGS), **tower}

    def cells(self, state: Towers) -> bytes:
        return state

    def plain(self, state: Towers) -> str:
        discs = range(len(state), 0, -1)
        return ",".join("".join(str(disc) for disc in discs if state[disc - 1] == peg) or "-" for peg in range(3))


def _place(state: Towers) -> tuple[float, float]:
    """In a triangle of triangles: the largest disc says in which third, the next one in which third of that.

    Where the largest disc of a part moves, the smaller ones stand on the third peg. So that such neighbours lie side by
    side, the other two corners change places from one size to the next.
    """
    corners = [(0.0, 0.0), (1.0, 3**0.5), (2.0, 0.0)]  # of the peg's number
    x = y = 0.0
    for disc in reversed(range(len(state))):
        peg = state[disc]
        x, y = x + corners[peg][0] * 2**disc, y + corners[peg][1] * 2**disc
        one, other = (peg + 1) % 3, (peg + 2) % 3
        corners[one], corners[other] = corners[other], corners[one]
    return x, round(y, 3)


def read_hanoi(typed: Typed) -> None:
    """Reads the towers; by default the goal has them all on the last peg."""
    values = typed.values
    start = typed.ask(_parse_towers, "start", values["start"])
    if start is not None and "goal" not in typed.given:
        values["goal"] = "-,-," + "".join(str(disc) for disc in range(len(start), 0, -1))
    goal = typed.ask(_parse_towers, "goal", values["goal"])
    if start is None or goal is None:
        return
    if len(goal) != len(start):
        typed.complaints.append(bad("goal", "puzzles.discs_differ", start=len(start), goal=len(goal)))
        return
    typed.problem = Hanoi(start, goal, values["heuristic"])
    values["start"], values["goal"] = typed.problem.plain(start), typed.problem.plain(goal)


def _parse_towers(field: str, text: str) -> Towers:
    pegs = ["" if tower == "-" else tower for tower in numbers(text)]
    discs = sorted("".join(pegs))
    complete = discs == [str(disc + 1) for disc in range(len(discs))]
    if len(pegs) != len(PEGS) or not discs or len(discs) > MOST or not complete:
        raise bad(field, "puzzles.not_towers", value=cut(text), most=MOST)
    for tower in pegs:
        if list(tower) != sorted(tower, reverse=True):
            raise bad(field, "puzzles.larger_on_smaller", tower=cut(tower))
    return bytes(next(peg for peg, tower in enumerate(pegs) if disc in tower) for disc in discs)
