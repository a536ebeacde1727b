"""The page's API for reported counts (the contract: `searchlight/solver.py`)."""

from typing import Any

from searchlight.counting_rules import reported
from searchlight.solver import Answer, Solver

__all__ = ["explain_count"]


def explain_count(_: Solver, options: dict[str, Any], numbers: dict[str, Any]) -> Answer:
    """Find the ways of searching and counting that give these numbers, named as in counts.readings.READINGS.

    `{"said": message, "matches": [{"algorithm", "rules", "said": message}]}`, the simplest first. Options without an
    algorithm: all of them are tried.
    """
    return reported.explained(options, numbers)
