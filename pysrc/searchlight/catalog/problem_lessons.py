"""Searches worth seeing whose point is the problem; those whose point is an algorithm stand with the algorithm."""

from searchlight.entries import Lesson

PROBLEM_LESSONS = (
    Lesson(
        "Eight-puzzle, the hardest start",
        "31 moves; no start needs more. Uniform-cost search expands 181,439 of the 181,440 states that can be reached; "
        "choose A* and compare.",
        {"problem": "eight-puzzle", "algorithm": "uniform-cost"},
    ),
    Lesson(
        "Eight-puzzle, two heuristics",
        "A* with misplaced tiles expands seven times as many states as with Manhattan distance: change the heuristic "
        "and run it again.",
        {"problem": "eight-puzzle", "algorithm": "astar", "heuristic": "misplaced"},
    ),
    Lesson(
        "One move away, found after three",
        "Depth-limited search goes deep before it goes wide: with limit 3 it finds a detour. Iterative deepening finds "
        "the single move.",
        {
            "problem": "eight-puzzle", "start": "1,0,3,4,2,5,6,7,8", "goal": "1,2,3,4,0,5,6,7,8",
            "algorithm": "depth-limited", "limit": "3", "order": "LRUD",
        },
    ),
    Lesson(
        "A ring of pillars",
        "Touching a pillar switches it and its two neighbours. Iterative deepening needs four touches, and shows "
        "what a branching factor of eight costs.",
        {"problem": "pillars", "algorithm": "iterative-deepening"},
    ),
    Lesson(
        "Seven tiles, two blanks",
        "A* with ties broken by the state, as one assignment asks: eleven moves.",
        {"problem": "two-blank-puzzle", "algorithm": "astar", "tie": "state"},
    ),
    Lesson(
        "Around the walls",
        "A grid on which walls can be painted: the search spreads over it beside the tree.",
        {"problem": "grid", "algorithm": "astar"},
    ),
)  # fmt: skip
