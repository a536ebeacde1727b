"""The page's API for games: one tree under both rules for a cut (the contract: `searchlight/solver.py`)."""

from collections.abc import Mapping
from itertools import islice
from typing import Any

from searchlight.events import Drive
from searchlight.games import alpha_beta, connect, expectimax, minimax, nim, reading, tic_tac_toe, typed_tree
from searchlight.games.exercise import Comparison, Exercise
from searchlight.solver import Solver

__all__ = ["both_rules", "compare", "exercise"]

MODULES = (alpha_beta, connect, expectimax, minimax, nim, reading, tic_tac_toe, typed_tree)  # that the catalog names
MOST_LEAVES = 300_000  # of one of the searches


def both_rules(solver: Solver, options: Mapping[str, Any]) -> dict[str, Any]:
    """`{"equal", "beyond"}`: the leaves that alpha-beta evaluates under each rule; None for one that takes too long."""
    return {cut: _leaves(solver, {**options, "cut": cut, "algorithm": "alpha-beta"}) for cut in ("equal", "beyond")}


def exercise(solver: Solver, options: Mapping[str, Any]) -> dict[str, Any]:
    """The tree to fill in, without its answers (exercise.py)."""
    return _exercise(solver, options).as_plain_data()


def compare(
    solver: Solver, options: Mapping[str, Any], values: dict[str, str], cuts: list[int], move: int | None
) -> dict[str, Any]:
    """What is right of the reader's answers, and the reasons for the rest (exercise.py)."""
    return Comparison(_exercise(solver, options), values, cuts, move).as_plain_data()


def _exercise(solver: Solver, options: Mapping[str, Any]) -> Exercise:
    setup = solver.setup(options)
    prunes = "cut" in setup.algorithm.options
    return Exercise(setup.problem, setup.values, setup.algorithm.id, setup.search(), prunes)  # type: ignore[arg-type]


def _leaves(solver: Solver, options: Mapping[str, Any]) -> int | None:
    drive = Drive(solver.setup(options).search())
    leaves = sum(1 for _ in islice(reading.leaf_steps(drive), MOST_LEAVES))
    return leaves if drive.outcome else None
