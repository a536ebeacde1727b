"""Searches worth seeing whose point is the problem; those whose point is an algorithm stand with the algorithm.

What they say stands in texts/, by their ids.
"""

from searchlight.catalog.lessons import ONE_MOVE_AWAY
from searchlight.entries import Lesson

PROBLEM_LESSONS = (
    Lesson(
        "hardest",
        {"problem": "eight-puzzle", "algorithm": "uniform-cost"},
    ),
    Lesson(
        "two-heuristics",
        {"problem": "eight-puzzle", "algorithm": "astar", "heuristic": "misplaced"},
    ),
    Lesson(
        "one-move-away",
        ONE_MOVE_AWAY,
    ),
    Lesson(
        "ring",
        {"problem": "pillars", "algorithm": "iterative-deepening"},
    ),
    Lesson(
        "two-blanks",
        {"problem": "two-blank-puzzle", "algorithm": "astar", "tie": "state"},
    ),
    Lesson(
        "walls",
        {"problem": "grid", "algorithm": "astar"},
    ),
)  # fmt: skip
