"""The one list of problems, algorithms, heuristics and options: command line, page, help and links are made from it."""

from dataclasses import asdict

from searchlight.catalog.algorithms import ALGORITHMS
from searchlight.catalog.heuristics import HEURISTICS
from searchlight.catalog.problem_lessons import PROBLEM_LESSONS
from searchlight.catalog.problems import PROBLEMS
from searchlight.entries import Lesson
from searchlight.options import OPTIONS
from searchlight.problem import PlainData

__all__ = ["ALGORITHMS", "HEURISTICS", "PROBLEMS", "as_plain_data", "every_lesson"]


def every_lesson() -> list[Lesson]:
    """All of them: first those about problems, then those about algorithms."""
    return [*PROBLEM_LESSONS, *(lesson for entry in ALGORITHMS.values() for lesson in entry.lessons)]


def as_plain_data() -> PlainData:
    """The whole catalog, as `searchlight list --json` prints it."""
    return {
        "problems": [entry.as_plain_data() for entry in PROBLEMS.values()],
        "algorithms": [entry.as_plain_data() for entry in ALGORITHMS.values()],
        "heuristics": [entry.as_plain_data() for entry in HEURISTICS.values()],
        "lessons": [asdict(lesson) for lesson in every_lesson()],
        "options": [option.as_plain_data() for option in OPTIONS.values()],
    }
