"""The seven-tile puzzle of CS 540 (Wisconsin–Madison): A* on 3×3 cells with two blanks, printed as the assignment asks.

    python examples/funny_puzzle.py                               solve(4,3,0,5,1,6,7,2,0)
    python examples/funny_puzzle.py --successors 2,5,1,4,0,6,7,0,3
    python examples/funny_puzzle.py --page                        the same puzzle in the page

The document shows a blank line between the lines of output; that comes from its typesetting, and is not printed here.
"""

import argparse
import sys
import webbrowser
from collections.abc import Sequence

sys.path.insert(0, __file__.rpartition("examples")[0] + "pysrc")  # the library of this checkout, installed or not

import searchlight
from searchlight.algorithms.astar_reexpanding import astar_search_reexpanding

EXAMPLE = "4,3,0,5,1,6,7,2,0"
GOAL = "1,2,3,4,5,6,7,0,0"


def print_succ(state: Sequence[int]) -> None:
    """Prints the successors in ascending order, each with its h."""
    puzzle = _puzzle(state)
    for action in puzzle.actions(puzzle.initial):
        successor = puzzle.result(puzzle.initial, action)
        print(f"{list(successor)} h={puzzle.h(successor)}")


def solve(state: Sequence[int]) -> None:
    """Prints the path to the goal, with h and the number of moves, and how long the queue was at most.

    The queue takes every successor that is not closed, and a state is expanded again if it is taken off again: this is
    the accounting that gives the 163 of the assignment. Every state can be solved.
    """
    puzzle = _puzzle(state)
    result = searchlight.solve(puzzle, astar_search_reexpanding, record=False)
    for moves, step in enumerate(result.path or ()):
        print(f"{list(step)} h={puzzle.h(step)} moves: {moves}")
    print(f"Max queue length: {result.max_frontier}")


def _puzzle(state: Sequence[int]) -> searchlight.Problem[bytes, str]:
    return searchlight.make_problem("two-blank-puzzle", "manhattan", start=list(state), goal=GOAL)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="The seven-tile puzzle of CS 540 (Wisconsin–Madison).")
    parser.add_argument("state", nargs="?", default=EXAMPLE, help=f"nine numbers, two of them 0 (default {EXAMPLE})")
    parser.add_argument("--successors", action="store_true", help="print the successors instead of a solution")
    parser.add_argument("--page", action="store_true", help="open the same puzzle in the page")
    parser.add_argument("--no-browser", action="store_true", help="with --page: print the link only")
    said = parser.parse_args(arguments)
    if said.page:
        search = {"algorithm": "astar", "heuristic": "manhattan", "tie": "state"}
        link = searchlight.page_link({"problem": "two-blank-puzzle", "start": said.state, "goal": GOAL, **search})
        print(link)
        if not said.no_browser:
            webbrowser.open(link)
        return
    try:
        state = [int(number) for number in said.state.split(",")]
        (print_succ if said.successors else solve)(state)
    except (ValueError, searchlight.BadInput) as complaint:
        parser.error(f"{said.state!r} is no puzzle: {complaint}")


if __name__ == "__main__":
    main()
