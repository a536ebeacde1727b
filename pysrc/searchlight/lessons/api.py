"""The page's API for lessons (the contract: `searchlight/solver.py`)."""

from searchlight.errors import BadInput
from searchlight.lessons import checking
from searchlight.solver import Answer, Solver

__all__ = ["check"]


def check(solver: Solver, text: str) -> Answer:
    """`{"lesson"}` as it is used, or everything that is wrong with a lecturer's file. Its searches are run."""
    try:
        data = checking.parse(text)
    except BadInput as complaint:
        return [complaint]
    with solver.running():
        return checking.faults(data, solver.catalog) or {"lesson": data}
