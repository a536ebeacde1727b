"""The row of a program in the tables and files about a folder."""

from typing import Any, Final

from searchlight.errors import shortened

COLUMNS: Final = (
    "file", "family", "function", "outcome", "cost", "expanded", "generated", "goal_tests", "frontier", "cause", "step",
    "perturbed", "own_start", "error_line", "error", "seconds",
)  # fmt: skip
PROTECTION: Final = "protection"  # a further field: the names of the active protections
GRADED: Final = ("criteria", "link")  # further fields with a textbook algorithm: grades (grading/criteria.py), a link
LONGEST: Final = 500  # characters of an error


def empty_row(name: str) -> dict[str, Any]:
    """A row that has only the file's name."""
    return dict.fromkeys((*COLUMNS, PROTECTION, *GRADED)) | {"file": name}


def failed_row(name: str, error: str) -> dict[str, Any]:
    """The row of a program that could not be judged."""
    return empty_row(name) | {"outcome": "error", "error": shortened(error, LONGEST)}
