"""What is worth seeing, each with the search that shows it, by theme; tests/unit/test_lessons.py runs them all.

A fault is followed by its repair, and no two lessons open the same search. What is said of them stands in texts/, by
their ids; what a theme is called, too.
"""

from searchlight.catalog import searches
from searchlight.catalog.comparisons import HEURISTICS, INFORMED, MEMORY, REOPENING, VISITED
from searchlight.entries import Lesson

RING = Lesson("ring", {"problem": "pillars", "algorithm": "iterative-deepening"})
ALL_BOARDS = Lesson("hardest", {**searches.HARDEST, "algorithm": "uniform-cost"})
TWO_BLANKS = Lesson("two-blanks", {"problem": "two-blank-puzzle", "algorithm": "astar", "tie": "state"})
WALLS = Lesson("walls", {"problem": "grid", "algorithm": "astar"})

FIRST_NOT_SHORTEST = Lesson(
    "first-not-shortest",
    {**searches.ONE_MOVE_AWAY, "algorithm": "depth-limited", "limit": "3"},
)
EACH_LIMIT_IN_TURN = Lesson(
    "each-limit-in-turn",
    {**searches.ONE_MOVE_AWAY, "algorithm": "iterative-deepening"},
)
FEWER_ROADS = Lesson("fewer-roads", {**searches.ROMANIA, "algorithm": "breadth-first"})
CHEAPEST_ROADS = Lesson("cheapest-roads", {**searches.ROMANIA, "algorithm": "uniform-cost"})

PATHS_OFF_THE_QUEUE = Lesson("paths-off-the-queue", {**searches.GENTLE, "algorithm": "breadth-first-paths"})
DETOUR = Lesson("detour", {**searches.DETOUR, "algorithm": "iterative-deepening-visited"})
REPAIRED = Lesson("repaired", {**searches.DETOUR, "algorithm": "iterative-deepening-optimal"})

CORRIDOR = Lesson("corridor", {**searches.TRAP, "algorithm": "greedy", "heuristic": "table"})
NOT_LURED = Lesson("not-lured", {**searches.TRAP, "algorithm": "astar", "heuristic": "table"})

CLOSED_TOO_EARLY = Lesson(
    "closed-too-early",
    {**searches.INCONSISTENT, "algorithm": "astar", "heuristic": "table", "reopen": "false"},
)
REOPENED = Lesson(
    "reopened",
    {**searches.INCONSISTENT, "algorithm": "astar", "heuristic": "table", "reopen": "true"},
)
TOO_MUCH = Lesson("too-much", {**searches.OVERESTIMATE, "algorithm": "astar", "heuristic": "table"})
WITHOUT_ESTIMATE = Lesson("without-estimate", {**searches.OVERESTIMATE, "algorithm": "astar", "heuristic": "zero"})

SAME_LENGTH_SOONER = Lesson(
    "same-length-sooner",
    {**searches.HARDEST, "algorithm": "weighted-astar", "heuristic": "manhattan", "weight": "2"},
)
LONGER_SOONER = Lesson(
    "longer-sooner",
    {**searches.HARDEST, "algorithm": "weighted-astar", "heuristic": "manhattan", "weight": "5"},
)

HALFWAY = Lesson("halfway", {**searches.HARDEST, "algorithm": "bidirectional"})
BOOK_S_MAP = Lesson("books-map", {**searches.ROMANIA, "algorithm": "rbfs", "heuristic": "table"})
KORF = Lesson("korf", {**searches.KORF_79, "algorithm": "ida-star", "heuristic": "manhattan"})

# Theme → its lessons, in the order in which they are given.
THEMES = {
    "first": (RING, WALLS, TWO_BLANKS, ALL_BOARDS),
    "shortest": (FIRST_NOT_SHORTEST, EACH_LIMIT_IN_TURN, FEWER_ROADS, CHEAPEST_ROADS),
    "visited": (PATHS_OFF_THE_QUEUE, DETOUR, REPAIRED, VISITED),
    "heuristics": (CORRIDOR, NOT_LURED, INFORMED, HEURISTICS),
    "promise": (CLOSED_TOO_EARLY, REOPENED, REOPENING, TOO_MUCH, WITHOUT_ESTIMATE),
    "weight": (SAME_LENGTH_SOONER, LONGER_SOONER),
    "memory": (MEMORY, HALFWAY, BOOK_S_MAP, KORF),
}
