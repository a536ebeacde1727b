"""The page's API for files that have not run (the contract: `searchlight/solver.py`)."""

from searchlight.recognition.recognised_file import recognise_file
from searchlight.solver import Answer, Solver

__all__ = ["recognise"]


def recognise(_: Solver, text: str) -> Answer:
    """`{"entries": [name], "family", "function"}`: what the file can be run as.

    `family`: a program's family, else null. `function`: its search function; null if the file runs by itself.
    """
    return recognise_file(text).as_plain_data()
