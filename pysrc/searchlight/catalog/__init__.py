"""The one list of problems, algorithms, heuristics and options: command line, page, help and links are made from it."""

from searchlight.catalog.algorithms import ALGORITHMS
from searchlight.catalog.heuristics import HEURISTICS
from searchlight.catalog.problems import PROBLEMS
from searchlight.options import OPTIONS
from searchlight.problem import PlainData

__all__ = ["ALGORITHMS", "HEURISTICS", "PROBLEMS", "as_plain_data"]


def as_plain_data() -> PlainData:
    """The whole catalog, as `searchlight list --json` prints it."""
    return {
        "problems": [entry.as_plain_data() for entry in PROBLEMS.values()],
        "algorithms": [entry.as_plain_data() for entry in ALGORITHMS.values()],
        "heuristics": [entry.as_plain_data() for entry in HEURISTICS.values()],
        "options": [option.as_plain_data() for option in OPTIONS.values()],
    }
