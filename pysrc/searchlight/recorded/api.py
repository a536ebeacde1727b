"""The page's API for files (the contract: `searchlight/solver.py`)."""

from typing import Any

from searchlight.recorded import written as files
from searchlight.solver import Answer, Solver

__all__ = ["written"]


def written(solver: Solver, options: dict[str, Any], kind: str, expansions: int) -> Answer:
    """`{"text"}`: a search as a file, up to so many expansions; -1: to its end (finished/written.py)."""
    setup = solver.setup(options)
    with solver.running():
        return {"text": files.written(setup, kind, None if expansions < 0 else expansions)}
