"""What a person typed of a game and of how it is unfolded."""

from collections.abc import Callable, Iterator
from math import inf
from typing import Any

from searchlight.events import EXPAND, VALUE, Drive
from searchlight.games import errors
from searchlight.games.game import AnyGame, Rules, Unfolding
from searchlight.games.typed_tree import TreeGame
from searchlight.options import Values
from searchlight.problems.typed import Typed


def read(typed: Typed, game: Callable[[Typed], None]) -> None:
    """Read a game, and the options of its algorithms that only games have."""
    values = typed.values
    typed.ask(window, values["window"])
    game(typed)
    problem, depth = typed.problem, values["depth"]
    if isinstance(problem, TreeGame) and depth is not None and depth < problem.height:
        typed.complaints.append(errors.no_evaluation(problem.height))
        typed.problem = None


def window(text: str | None) -> tuple[float, float]:
    """α and β at the root: "A,B", each a number or empty. Raises BadInput."""
    if text is None:
        return -inf, inf
    parts = [part.strip().replace("−", "-").replace("∞", "inf") for part in str(text).split(",")]
    try:
        alpha, beta = (float(part) if part else empty for part, empty in zip(parts, (-inf, inf), strict=True))
    except ValueError as error:
        raise errors.not_a_window(str(text)) from error
    if not alpha < beta:
        raise errors.not_a_window(str(text))
    return alpha, beta


def unfolding(game: AnyGame, values: Values) -> Unfolding:
    """The game as an algorithm sees it, with these options."""
    rules = Rules(values["cut"], values["moves"], values["seed"], values["depth"], window(values["window"]))
    return Unfolding(game, rules)


def leaf_steps(drive: Drive) -> Iterator[int]:
    """The steps that evaluate a leaf: a node with a value that is visited, and has no children."""
    step, last = 0, -1
    while drive.outcome is None:
        for kind, _ in drive.take(1024):
            step += kind == VALUE
            if kind == VALUE and last == EXPAND:
                yield step
            last = kind


def check(game: Any, algorithm: str) -> None:
    """Raises BadInput for chance nodes, which only expectimax values."""
    if algorithm != "expectimax" and isinstance(game, TreeGame) and game.has_chance:
        raise errors.chance_needs_expectimax()
