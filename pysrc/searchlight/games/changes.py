"""The textbook algorithms with a single change each: what a mistake makes of them.

A change explains a program if it gives the program's value, its move and its leaves, in their order.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from typing import Any, Final, NamedTuple

from searchlight.games.game import GameNode, Unfolding

MOST_LEAVES: Final = 300_000
OF_ALL: Final = ("last-of-equals", "always-max", "always-min", "min-below", "exchanged", "from-zero", "zero-ignored",
                 "last-value", "reversed")  # fmt: skip
# The simplest first: the first one that fits is named, the others beside it.
CHANGES: Final = {
    "alpha-beta": (
        "other-rule", "no-cuts", "last-of-equals", "shallow", "leaves-only", "root-window", "min-wrong", "max-wrong",
        "both-wrong", "swapped", "swapped-at-root", "widened-beta", "widened-alpha", "alpha-fixed", "beta-fixed",
        "fail-hard", "clamped", "parent-too", *OF_ALL[1:],
    ),
    "minimax": OF_ALL,
    "expectimax": ("chance-max", "chance-min", "chance-sum", *OF_ALL),
}  # fmt: skip
FIXED: Final = {"alpha-fixed": (True, None), "beta-fixed": (False, None), "widened-alpha": (True, min),
                "widened-beta": (False, max)}  # fmt: skip


class TooLong(Exception):  # noqa: N818 - it is said of the tree
    """The tree has more leaves than are compared."""


class Played(NamedTuple):
    """What a program is seen to do."""

    value: float | None
    move: Any
    leaves: list[Any]


def played(game: Unfolding, algorithm: str, change: str = "", *, by_bounds: bool = False) -> Played:
    """What the textbook algorithm does with a change. `by_bounds`: it cuts where α reaches β, as many programs do.

    Raises TooLong, and BadInput for an unknown leaf.
    """
    play = _Play(game, algorithm == "alpha-beta", change, by_bounds)
    alpha, beta = play.game.alpha, play.game.beta
    value = play.value(play.game.root(), *((beta, alpha) if change == "swapped-at-root" else (alpha, beta)))
    return Played(value, play.move, without_repeats(play.leaves))


def without_repeats(leaves: Sequence[Any]) -> list[Any]:
    """The leaves, each once in a row: a program may ask twice for the same value."""
    return [each for at, each in enumerate(leaves) if at == 0 or each != leaves[at - 1]]


class _Play:
    def __init__(self, game: Unfolding, prunes: bool, change: str, by_bounds: bool) -> None:
        self.by_bounds = by_bounds
        rules = game.rules
        if change == "other-rule":
            rules = replace(rules, cut="beyond" if rules.cut == "equal" else "equal")
        elif change == "reversed":
            rules = replace(rules, moves="given" if rules.moves == "reversed" else "reversed")
        self.game, self.change, self.prunes = Unfolding(game.game, rules), change, prunes and change != "no-cuts"
        self.leaves: list[Any] = []
        self.move: Any = None
        self._was_cut = False

    def value(self, node: GameNode, alpha: float, beta: float) -> float:
        game = self.game
        if game.is_terminal(node):
            if len(self.leaves) >= MOST_LEAVES:
                raise TooLong
            self.leaves.append(node.state)
            return game.utility(node)
        if node.turn == 0:
            return self._average(node)
        high, window = self._is_high(node), (alpha, beta)
        best = 0 if self.change == "from-zero" else -inf if high else inf
        self._was_cut = False
        for child in game.unfold(node):
            value = self.value(child, *self._passed(node, high, alpha, beta, window))
            if self._is_better(node, high, value, best):
                best = value
                self.move = child.action if node.parent is None else self.move
            narrowed = self._narrowed(high, best, alpha, beta)
            if self.prunes and self._cuts(high, child, best, *(narrowed if self.by_bounds else (alpha, beta))):
                self._was_cut = True
                break
            alpha, beta = narrowed
        return self._handed(high, best, *window)

    def _is_high(self, node: GameNode) -> bool:
        match self.change:
            case "always-max" | "always-min":
                return self.change == "always-max"
            case "min-below":
                return node.parent is None
            case "exchanged":
                return not self.game.is_max(node)
        return self.game.is_max(node)

    def _average(self, node: GameNode) -> float:
        children = self.game.unfold(node)
        values = [self.value(child, -inf, inf) for child in children]
        match self.change:
            case "chance-max":
                return max(values)
            case "chance-min":
                return min(values)
            case "chance-sum":
                return sum(values)
        return sum(child.chance * value for child, value in zip(children, values, strict=True))

    def _is_better(self, node: GameNode, high: bool, value: float, best: float) -> bool:
        if self.change == "zero-ignored" and value == 0:
            return False
        if self.change == "last-value" or (self.change == "last-of-equals" and node.parent is None and value == best):
            return True
        return value > best if high else value < best

    def _passed(
        self, node: GameNode, high: bool, alpha: float, beta: float, window: tuple[float, float]
    ) -> tuple[float, float]:
        """The window that a child gets."""
        match self.change:
            case "shallow":
                return (alpha, inf) if high else (-inf, beta)
            case "swapped":
                return beta, alpha
            case "root-window" if node.parent is None:
                return window
        return alpha, beta

    def _cuts(self, high: bool, child: GameNode, best: float, alpha: float, beta: float) -> bool:
        reaches = self.game.reaches
        match self.change:
            case "leaves-only" if not self.game.is_terminal(child):
                return False
            case "parent-too" if self._was_cut:
                return True
        if self.change == "both-wrong" or self.change == ("max-wrong" if high else "min-wrong"):
            return reaches(beta, best) if high else reaches(best, alpha)
        if self.by_bounds:
            return reaches(alpha, beta)
        return reaches(best, beta) if high else reaches(alpha, best)

    def _narrowed(self, high: bool, best: float, alpha: float, beta: float) -> tuple[float, float]:
        of_max, instead = FIXED.get(self.change, (None, None))
        if of_max is high:
            if instead is None:
                return alpha, beta
            return (instead(alpha, best), beta) if high else (alpha, instead(beta, best))
        return (max(alpha, best), beta) if high else (alpha, min(beta, best))

    def _handed(self, high: bool, best: float, alpha: float, beta: float) -> float:
        if self.change == "fail-hard":
            return max(best, alpha) if high else min(best, beta)
        return min(max(best, alpha), beta) if self.change == "clamped" else best


def explaining(game: Unfolding, algorithm: str, seen: Played) -> list[str]:
    """The changes that give all that was seen."""
    return [change for change in CHANGES[algorithm] if _fits(game, algorithm, change, seen)]


def _fits(game: Unfolding, algorithm: str, change: str, seen: Played) -> bool:
    try:
        return any(agrees(seen, played(game, algorithm, change, by_bounds=each)) for each in (False, True))
    except Exception:  # the change leads to an unknown leaf, or to one too many
        return False


def agrees(seen: Played, book: Played) -> bool:
    """Whether two do the same, as far as the first was seen."""
    return seen.value in (None, book.value) and seen.move in (None, book.move) and seen.leaves == book.leaves
