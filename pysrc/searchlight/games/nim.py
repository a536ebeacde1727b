"""Nim: the players take from heaps in turn. Whoever takes the last match wins; in misère Nim, loses.

From one of several heaps a player takes as many as there are; from a single heap one or two, as otherwise the first
move would end the game.
"""

from collections.abc import Sequence
from typing import Final

from searchlight.games import errors
from searchlight.games.game import MAX, MIN, Game
from searchlight.problems.typed import Typed, is_number, numbers

MOST_HEAPS: Final = 5
MOST_MATCHES: Final = 12  # in all heaps together
FROM_ONE_HEAP: Final = 2

State = tuple[str, tuple[int, ...]]  # who moves, and the heaps


class Nim(Game[State, str]):
    """An action is "2 of 1": two matches from the first heap."""

    def __init__(self, heaps: tuple[int, ...], misere: bool = False) -> None:
        super().__init__((MAX, heaps))
        self.misere = misere
        self.most = FROM_ONE_HEAP if len(heaps) == 1 else MOST_MATCHES

    def to_move(self, state: State) -> str:
        return state[0]

    def actions(self, state: State) -> Sequence[str]:
        return [
            f"{taken} of {number}"
            for number, heap in enumerate(state[1], 1)
            for taken in range(1, min(heap, self.most) + 1)
        ]

    def result(self, state: State, action: str) -> State:
        player, heaps = state
        taken, _, number = action.split()
        at = int(number) - 1
        return MIN if player == MAX else MAX, (*heaps[:at], heaps[at] - int(taken), *heaps[at + 1 :])

    def is_terminal(self, state: State) -> bool:
        return not any(state[1])

    def utility(self, state: State, player: str) -> float:
        """The player to move finds nothing to take: the other one took the last match."""
        last = MIN if state[0] == MAX else MAX
        return 1 if (player == last) != self.misere else -1

    def plain(self, state: State) -> str:
        return "-".join(map(str, state[1]))


def read_nim(typed: Typed) -> None:
    typed.values["start"] = typed.values["goal"] = None
    heaps = typed.ask(_heaps, str(typed.values["heaps"]))
    if heaps is not None:
        typed.problem = Nim(heaps, typed.values["misere"])


def _heaps(text: str) -> tuple[int, ...]:
    parts = numbers(text.replace("-", " "))
    if not 1 <= len(parts) <= MOST_HEAPS or not all(map(is_number, parts)):
        raise errors.not_heaps(text, MOST_MATCHES)
    heaps = tuple(map(int, parts))
    if not 1 <= sum(heaps) <= MOST_MATCHES:
        raise errors.not_heaps(text, MOST_MATCHES)
    return heaps
