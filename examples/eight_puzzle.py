"""The eight-puzzle of two lectures, with their functions: states are tuples, 0 the blank, row by row.

    python examples/eight_puzzle.py                             A* with misplaced tiles, from one of the hardest starts
    python examples/eight_puzzle.py --search iterative-deepening --start 1,4,2,3,0,5,6,7,8
    python examples/eight_puzzle.py --page                      the same search in the page

Iterative deepening keeps a set of visited states in each iteration, as in the lecture: it may miss the shortest
path.
"""

import argparse
import sys
import webbrowser
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

sys.path.insert(0, __file__.rpartition("examples")[0] + "pysrc")  # the library of this checkout, installed or not

from searchlight import BadInput, Problem, Result, make_problem, page_link, solve

State = tuple[int, ...]
Path = list[State]

INITIAL: State = (8, 0, 6, 5, 4, 7, 2, 3, 1)
GOAL: State = (0, 1, 2, 3, 4, 5, 6, 7, 8)
LIMIT = 50  # the last depth that iterative deepening tries

SEARCHES: dict[str, dict[str, Any]] = {  # the options of the command line and of the page
    "a-star": {"algorithm": "astar", "reopen": False},
    "uniform-cost": {"algorithm": "uniform-cost"},
    "iterative-deepening": {"algorithm": "iterative-deepening-visited", "limit": LIMIT},
}


def get_successors(state: Sequence[int]) -> Path:
    """The states to which one move leads: the blank goes up, left, right, down, where it can."""
    board = bytes(state)
    puzzle = _puzzle(GOAL, "zero")
    return [tuple(puzzle.result(board, action)) for action in puzzle.actions(board)]


def misplaced_tiles(state: Sequence[int], goal: Sequence[int]) -> float:
    """How many tiles are not in their places; the blank is none."""
    return _puzzle(tuple(goal), "misplaced").h(bytes(state))


def manhattan_distance(state: Sequence[int], goal: Sequence[int]) -> float:
    """The rows and columns from each tile to its place, added up; the blank is not counted."""
    return _puzzle(tuple(goal), "manhattan").h(bytes(state))


def a_star_search(initial: Sequence[int], goal: Sequence[int], heuristic: str = "misplaced") -> Path | None:
    """A shortest path, start and goal included; None if there is none. A* without reopening."""
    return _path(
        solve("eight-puzzle", start=initial, goal=goal, heuristic=heuristic, record=False, **SEARCHES["a-star"])
    )


def uniform_cost_search(initial: Sequence[int], goal: Sequence[int]) -> Path | None:
    """A shortest path, start and goal included; None if there is none. Uniform-cost search."""
    return _path(solve("eight-puzzle", start=initial, goal=goal, record=False, **SEARCHES["uniform-cost"]))


def iterative_deepening_search(initial: Sequence[int], goal: Sequence[int]) -> Path | None:
    """A path, not always a shortest one; None if none is found down to depth 50."""
    return _path(solve("eight-puzzle", start=initial, goal=goal, record=False, **SEARCHES["iterative-deepening"]))


def print_state(state: Sequence[int]) -> None:
    """The board, a line for each row, with lines between."""
    rows = [" | ".join(str(tile) if tile else " " for tile in state[at : at + 3]) for at in (0, 3, 6)]
    print("\n---------\n".join(rows))


def print_solution(path: Path | None) -> None:
    """The boards along the path, numbered."""
    if path is None:
        print("No solution found.")
        return
    print(f"Solution found in {len(path) - 1} moves:\n")
    for step, state in enumerate(path):
        print(f"Step {step}:")
        print_state(state)
        print()


@lru_cache
def _puzzle(goal: State, heuristic: str) -> Problem[bytes, str]:
    return make_problem("eight-puzzle", heuristic, goal=goal)


def _path(result: Result) -> Path | None:
    return None if result.path is None else [tuple(state) for state in result.path]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="The eight-puzzle of two lectures.")
    parser.add_argument("--start", default=",".join(map(str, INITIAL)), help="nine numbers with commas between")
    parser.add_argument("--goal", default=",".join(map(str, GOAL)), help="nine numbers with commas between")
    parser.add_argument("--search", choices=SEARCHES, default="a-star", help="which search (default a-star)")
    parser.add_argument("--heuristic", choices=("misplaced", "manhattan"), default="misplaced", help="of A*")
    parser.add_argument("--page", action="store_true", help="open the same search in the page")
    parser.add_argument("--no-browser", action="store_true", help="with --page: print the link only")
    said = parser.parse_args(arguments)
    options = {"start": said.start, "goal": said.goal, "heuristic": said.heuristic, **SEARCHES[said.search]}
    if said.page:
        link = page_link({"problem": "eight-puzzle", **options})
        print(link)
        if not said.no_browser:
            webbrowser.open(link)
        return
    try:
        print_solution(_path(solve("eight-puzzle", record=False, **options)))
    except BadInput as complaint:
        parser.error(f"--{complaint}")


if __name__ == "__main__":
    main()
