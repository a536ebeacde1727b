"""Two searches worth seeing side by side. What is said of them stands in texts/, by their ids."""

from searchlight.catalog.lessons import HARDEST
from searchlight.entries import Lesson

GENTLE = {"problem": "eight-puzzle", "start": "1,2,5,6,3,8,0,4,7", "goal": "0,1,2,3,4,5,6,7,8"}
DETOUR = {"problem": "graph", "graph": "detour", "start": "S", "goal": "G"}
INCONSISTENT = {"problem": "graph", "graph": "inconsistent", "start": "S", "goal": "G"}

COMPARISONS = (
    Lesson(
        "compare-heuristics",
        {**HARDEST, "algorithm": "astar", "heuristic": "misplaced"},
        {"heuristic": "manhattan"},
    ),
    Lesson(
        "compare-informed",
        {**HARDEST, "algorithm": "uniform-cost"},
        {"algorithm": "astar", "heuristic": "manhattan"},
    ),
    Lesson(
        "compare-visited",
        {**DETOUR, "algorithm": "iterative-deepening-visited"},
        {"algorithm": "iterative-deepening-optimal"},
    ),
    Lesson(
        "compare-memory",
        {**GENTLE, "algorithm": "breadth-first"},
        {"algorithm": "iterative-deepening"},
    ),
    Lesson(
        "compare-reopening",
        {**INCONSISTENT, "algorithm": "astar", "heuristic": "table", "reopen": "true"},
        {"reopen": "false"},
    ),
)
