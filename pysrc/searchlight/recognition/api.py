"""What the page may ask about a file that has not run (the contract: `searchlight/asked.py`)."""

from searchlight.asked import Answer, Solver
from searchlight.recognition.recognised_file import recognise_file

__all__ = ["recognise"]


def recognise(_: Solver, text: str) -> Answer:
    """`{"entries": [name], "family", "function"}`: what the file can be run as.

    `family`: of a program, else null. `function`: its search function; null where it runs by itself.
    """
    return recognise_file(text).as_plain_data()
