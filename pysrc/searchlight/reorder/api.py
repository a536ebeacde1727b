"""The page's API for reordering lines (the contract: `searchlight/solver.py`)."""

from typing import Any

from searchlight.reorder.judging import tried
from searchlight.reorder.puzzle import Puzzle
from searchlight.solver import Answer, Solver

__all__ = ["puzzle", "try_lines"]


def puzzle(solver: Solver, options: dict[str, Any], seed: str) -> Answer:
    """`{"puzzle"}`: the lines of a search's algorithm, shuffled, with wrong ones (lines/puzzle.py)."""
    return {"puzzle": Puzzle(solver.setup(options), seed).as_plain_data()}


def try_lines(solver: Solver, options: dict[str, Any], request: dict[str, Any], text: str) -> Answer:
    """Run a program made of the lines, and return the result of `searchlight.reorder.judging.tried`."""
    setup = solver.setup(options)
    with solver.running():
        return dict(tried(setup, text, request))
