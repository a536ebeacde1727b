"""Two searches worth seeing side by side. What is said of them stands in texts/, by their ids."""

from searchlight.catalog import searches
from searchlight.entries import Lesson

HEURISTICS = Lesson(
    "compare-heuristics",
    {**searches.HARDEST, "algorithm": "astar", "heuristic": "misplaced"},
    {"heuristic": "manhattan"},
)
INFORMED = Lesson(
    "compare-informed",
    {**searches.HARDEST, "algorithm": "uniform-cost"},
    {"algorithm": "astar", "heuristic": "manhattan"},
)
VISITED = Lesson(
    "compare-visited",
    {**searches.DETOUR, "algorithm": "iterative-deepening-visited"},
    {"algorithm": "iterative-deepening-optimal"},
)
MEMORY = Lesson(
    "compare-memory",
    {**searches.GENTLE, "algorithm": "breadth-first"},
    {"algorithm": "iterative-deepening"},
)
REOPENING = Lesson(
    "compare-reopening",
    {**searches.INCONSISTENT, "algorithm": "astar", "heuristic": "table", "reopen": "true"},
    {"reopen": "false"},
)
