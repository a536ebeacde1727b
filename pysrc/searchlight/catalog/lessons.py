"""What is worth seeing of an algorithm, each with the search that shows it; tests/unit/test_lessons.py runs them."""

from searchlight.entries import Lesson

HARDEST = {"problem": "eight-puzzle", "start": "8,0,6,5,4,7,2,3,1", "goal": "0,1,2,3,4,5,6,7,8"}
ONE_MOVE_AWAY = {
    "problem": "eight-puzzle", "start": "1,0,3,4,2,5,6,7,8", "goal": "1,2,3,4,0,5,6,7,8", "order": "LRUD",
    "algorithm": "depth-limited", "limit": "3",
}  # fmt: skip
ROMANIA = {"problem": "graph", "graph": "romania", "start": "Arad", "goal": "Bucharest"}


def _on_graph(name: str, algorithm: str, **options: str) -> dict[str, str]:
    return {"problem": "graph", "graph": name, "start": "S", "goal": "G", "algorithm": algorithm, **options}


DETOUR = Lesson(
    "detour",
    _on_graph("detour", "iterative-deepening-visited"),
)
REPAIRED = Lesson(
    "repaired",
    _on_graph("detour", "iterative-deepening-optimal"),
)
CORRIDOR = Lesson(
    "corridor",
    _on_graph("trap", "greedy", heuristic="table"),
)
NOT_LURED = Lesson(
    "not-lured",
    _on_graph("trap", "astar", heuristic="table"),
)
CLOSED_TOO_EARLY = Lesson(
    "closed-too-early",
    _on_graph("inconsistent", "astar", heuristic="table", reopen="false"),
)
REOPENED = Lesson(
    "reopened",
    _on_graph("inconsistent", "astar", heuristic="table", reopen="true"),
)
TOO_MUCH = Lesson(
    "too-much",
    _on_graph("overestimate", "astar", heuristic="table"),
)
SAME_LENGTH_SOONER = Lesson(
    "same-length-sooner",
    {**HARDEST, "algorithm": "weighted-astar", "heuristic": "manhattan", "weight": "2"},
)
LONGER_SOONER = Lesson(
    "longer-sooner",
    {**HARDEST, "algorithm": "weighted-astar", "heuristic": "manhattan", "weight": "5"},
)
PATHS_OFF_THE_QUEUE = Lesson(
    "paths-off-the-queue",
    {**HARDEST, "start": "1,2,5,6,3,8,0,4,7", "algorithm": "breadth-first-paths"},
)
FIRST_NOT_SHORTEST = Lesson(
    "first-not-shortest",
    ONE_MOVE_AWAY,
)
FEWER_ROADS = Lesson(
    "fewer-roads",
    {**ROMANIA, "algorithm": "breadth-first"},
)
BOOK_S_MAP = Lesson(
    "books-map",
    {**ROMANIA, "algorithm": "rbfs", "heuristic": "table"},
)
KORF = Lesson(
    "korf",
    {
        "problem": "fifteen-puzzle", "start": "0,1,9,7,11,13,5,3,14,12,4,2,8,6,10,15",
        "goal": "0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15", "algorithm": "ida-star", "heuristic": "manhattan",
    },
)  # fmt: skip
HALFWAY = Lesson(
    "halfway",
    {**HARDEST, "algorithm": "bidirectional"},
)
