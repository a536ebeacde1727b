"""The page's API for games: one tree under both rules for a cut (the contract: `searchlight/solver.py`)."""

from collections.abc import Mapping
from typing import Any

from searchlight.events import EXPAND, VALUE, Drive
from searchlight.games import alpha_beta, connect, expectimax, minimax, nim, reading, tic_tac_toe, typed_tree
from searchlight.solver import Solver

__all__ = ["both_rules"]

MODULES = (alpha_beta, connect, expectimax, minimax, nim, reading, tic_tac_toe, typed_tree)  # that the catalog names
MOST_EVENTS = 1_000_000  # of one of the searches


def both_rules(solver: Solver, options: Mapping[str, Any]) -> dict[str, Any]:
    """`{"equal", "beyond"}`: the leaves that alpha-beta evaluates under each rule; None for one that takes too long."""
    return {cut: _leaves(solver, {**options, "cut": cut, "algorithm": "alpha-beta"}) for cut in ("equal", "beyond")}


def _leaves(solver: Solver, options: Mapping[str, Any]) -> int | None:
    """Leaves are the nodes with a value that are visited, and have no children."""
    drive = Drive(solver.setup(options).search())
    leaves = events = 0
    last = -1
    while drive.outcome is None and events < MOST_EVENTS:
        for kind, _ in drive.take(1024):
            leaves += kind == VALUE and last == EXPAND
            last = kind
            events += 1
    return leaves if drive.outcome else None
