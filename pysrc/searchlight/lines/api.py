"""The page's API for lines to be put in order (the contract: `searchlight/solver.py`)."""

from typing import Any

from searchlight.lines.judging import tried
from searchlight.lines.puzzle import Puzzle
from searchlight.solver import Answer, Solver

__all__ = ["puzzle", "try_lines"]


def puzzle(solver: Solver, options: dict[str, Any], seed: str) -> Answer:
    """`{"puzzle"}`: the lines of a search's algorithm, shuffled, with wrong ones (lines/puzzle.py)."""
    return {"puzzle": Puzzle(solver.setup(options), seed).as_plain_data()}


def try_lines(solver: Solver, options: dict[str, Any], request: dict[str, Any], text: str) -> Answer:
    """Run a program that was put together of lines, and say what `searchlight.lines.judging.tried` finds."""
    setup = solver.setup(options)
    with solver.running():
        return dict(tried(setup, text, request))
