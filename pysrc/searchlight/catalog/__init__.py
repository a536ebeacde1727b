"""The one list of problems, algorithms, heuristics and options: command line, page, help and links are made from it."""

from searchlight.catalog.algorithms import ALGORITHMS
from searchlight.catalog.comparisons import COMPARISONS
from searchlight.catalog.heuristics import HEURISTICS
from searchlight.catalog.problem_lessons import PROBLEM_LESSONS
from searchlight.catalog.problems import PROBLEMS
from searchlight.entries import Lesson, Say
from searchlight.options import OPTIONS
from searchlight.problem import PlainData
from searchlight.texts import english

__all__ = ["ALGORITHMS", "HEURISTICS", "PROBLEMS", "as_plain_data", "every_lesson"]


def every_lesson() -> list[Lesson]:
    """All of them: first those about problems, then those about algorithms, then two searches side by side."""
    return [*PROBLEM_LESSONS, *(lesson for entry in ALGORITHMS.values() for lesson in entry.lessons), *COMPARISONS]


def as_plain_data(say: Say = english) -> PlainData:
    """The whole catalog, as `searchlight list --json` prints it; with `say=str` as the page has it, ids for texts."""
    return {
        "problems": [entry.as_plain_data(say) for entry in PROBLEMS.values()],
        "algorithms": [entry.as_plain_data(say) for entry in ALGORITHMS.values()],
        "heuristics": [entry.as_plain_data(say) for entry in HEURISTICS.values()],
        "lessons": [lesson.as_plain_data(say) for lesson in every_lesson()],
        "options": [option.as_plain_data(say) for option in OPTIONS.values()],
    }
