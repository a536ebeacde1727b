"""What is worth seeing of an algorithm, each with the search that shows it; tests/unit/test_lessons.py runs them."""

from searchlight.entries import Lesson

HARDEST = {"problem": "eight-puzzle", "start": "8,0,6,5,4,7,2,3,1", "goal": "0,1,2,3,4,5,6,7,8"}
ROMANIA = {"problem": "graph", "graph": "romania", "start": "Arad", "goal": "Bucharest"}


def _on_graph(name: str, algorithm: str, **options: str) -> dict[str, str]:
    return {"problem": "graph", "graph": name, "start": "S", "goal": "G", "algorithm": algorithm, **options}


DETOUR = Lesson(
    "A detour hides the goal",
    "The smallest graph on which the visited set goes wrong. At limit 2, B is visited first over A, at depth 2, "
    "and cut off; when it is met again at depth 1, from where the goal is in reach, it is skipped. So the path "
    "found at limit 3 has 3 actions, although 2 are enough.",
    _on_graph("detour", "iterative-deepening-visited"),
)
REPAIRED = Lesson(
    "The detour, repaired",
    "The same graph. At limit 2, B is met again at depth 1, smaller than the depth at which it was visited, and "
    "visited again: the path found has 2 actions.",
    _on_graph("detour", "iterative-deepening-optimal"),
)
CORRIDOR = Lesson(
    "Lured into a corridor",
    "h falls along the corridor T1 … T4, and greedy search follows it to a path of cost 22. The cheapest costs 8.",
    _on_graph("trap", "greedy", heuristic="table"),
)
NOT_LURED = Lesson(
    "Not lured",
    "The graph on which greedy search pays 22. A* counts what the path has cost, and finds the one of cost 8.",
    _on_graph("trap", "astar", heuristic="table"),
)
CLOSED_TOO_EARLY = Lesson(
    "Closed too early",
    "h never overestimates, but falls by 3 along an edge of cost 1: it is not consistent. B is closed before the "
    "cheaper way to it is found, and without reopening A* returns a path of cost 5.",
    _on_graph("inconsistent", "astar", heuristic="table", reopen="false"),
)
REOPENED = Lesson(
    "Reopened",
    "The same graph with reopening: B is expanded a second time, and the path costs 4.",
    _on_graph("inconsistent", "astar", heuristic="table", reopen="true"),
)
TOO_MUCH = Lesson(
    "One estimate too large",
    "h says 3 for A, from where 1 is enough. A* returns the direct edge, cost 3, where 2 is possible.",
    _on_graph("overestimate", "astar", heuristic="table"),
)
SAME_LENGTH_SOONER = Lesson(
    "As short, much sooner",
    "One of the two hardest eight-puzzles. With W = 2 the path still has 31 moves, after 419 expansions in place "
    "of A*'s 20,290; W·C* = 62 is all that is promised.",
    {**HARDEST, "algorithm": "weighted-astar", "heuristic": "manhattan", "weight": "2"},
)
LONGER_SOONER = Lesson(
    "Longer, sooner still",
    "With W = 5 the path has 45 moves, after 282 expansions.",
    {**HARDEST, "algorithm": "weighted-astar", "heuristic": "manhattan", "weight": "5"},
)
PATHS_OFF_THE_QUEUE = Lesson(
    "220 paths",
    "The lecture's example: 8 moves, found after 220 paths were taken off the queue. Many of them end in the same "
    "state.",
    {**HARDEST, "start": "1,2,5,6,3,8,0,4,7", "algorithm": "breadth-first-paths"},
)
FIRST_NOT_SHORTEST = Lesson(
    "The first path, not the shortest",
    "One move is enough. With limit 3 the search first goes another way, there and back, and finds the goal by a "
    "path of 3 moves.",
    {
        "problem": "eight-puzzle", "start": "1,0,3,4,2,5,6,7,8", "goal": "1,2,3,4,0,5,6,7,8", "order": "LRUD",
        "algorithm": "depth-limited", "limit": "3",
    },
)  # fmt: skip
FEWER_ROADS = Lesson(
    "Fewest roads, not fewest miles",
    "Three roads over Fagaras, 450 miles. Over Pitesti there are four, but only 418 miles.",
    {**ROMANIA, "algorithm": "breadth-first"},
)
BOOK_S_MAP = Lesson(
    "As in the book",
    "Rimnicu Vilcea is left for Fagaras, forgotten with the f = 417 that was found below it, and expanded again "
    "when Fagaras turns out to lead to 450.",
    {**ROMANIA, "algorithm": "rbfs", "heuristic": "table"},
)
KORF = Lesson(
    "Korf's 540,860 nodes",
    "Instance 79 of the hundred fifteen-puzzles of 1985, 42 moves: eight iterations make as many nodes as were "
    "published, with no more in memory than one path.",
    {
        "problem": "fifteen-puzzle", "start": "0,1,9,7,11,13,5,3,14,12,4,2,8,6,10,15",
        "goal": "0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15", "algorithm": "ida-star", "heuristic": "manhattan",
    },
)  # fmt: skip
HALFWAY = Lesson(
    "Halfway each",
    "One of the two hardest eight-puzzles: two searches of 15 or 16 moves expand 13,223 nodes; uniform-cost "
    "search from one side alone expands all 181,439 states but the goal.",
    {**HARDEST, "algorithm": "bidirectional"},
)
