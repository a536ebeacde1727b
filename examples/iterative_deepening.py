"""An assignment: iterative deepening over `actionsF` and `takeActionF`, on four kinds of puzzles.

    python examples/iterative_deepening.py                        the eight-puzzle
    python examples/iterative_deepening.py pillars                the ring of eight pillars
    python examples/iterative_deepening.py grid                   the extra credit: four pairs of places on a grid
    python examples/iterative_deepening.py --steps 15             the eight-puzzle, 15 random moves away from its goal
    python examples/iterative_deepening.py --page                 the same puzzle in the page

States may be anything: numbers, texts, lists, nested lists, arrays. They come back as the kind that the start is, and
nobody's own states are changed. Limits are 0, 1, … and `maxDepth` itself. `left` and `right` move the blank, as `up`
and `down` do; the notebook that was handed in moved the tile instead, so that its detour began at the other side.
"""

import argparse
import random
import sys
import webbrowser
from collections.abc import Callable, Iterable, Sequence
from typing import Any

sys.path.insert(0, __file__.rpartition("examples")[0] + "pysrc")  # the library of this checkout, installed or not

from searchlight import FunctionProblem, page_link, solve

State = Any
Action = Any
ActionsF = Callable[[State], Iterable[Action]]
TakeActionF = Callable[[State, Action], State]


def depthLimitedSearch(
    startState: State, goalState: State, actionsF: ActionsF, takeActionF: TakeActionF, depthLimit: int
) -> list[State] | str:
    """The states on the way to the goal without the start; 'cutoff', or 'failure' if all states were searched."""
    problem = FunctionProblem(startState, goalState, actionsF, takeActionF)
    result = solve(problem, "depth-limited", limit=depthLimit, record=False)
    return str(result.outcome) if result.path is None else result.path[1:]


def iterativeDeepeningSearch(
    startState: State, goalState: State, actionsF: ActionsF, takeActionF: TakeActionF, maxDepth: int
) -> list[State] | str:
    """The states from the start to the goal; 'cutoff', or 'failure' if all states were searched."""
    problem = FunctionProblem(startState, goalState, actionsF, takeActionF)
    result = solve(problem, "iterative-deepening", limit=maxDepth, record=False)
    return str(result.outcome) if result.path is None else result.path


def randomStartState(goalState: State, actionsF: ActionsF, takeActionF: TakeActionF, nSteps: int) -> State:
    """Where so many random actions lead from the goal."""
    state = goalState
    for _ in range(nSteps):
        state = takeActionF(state, random.choice(list(actionsF(state))))
    return state


# -- the eight-puzzle: a list of nine numbers, 0 the blank ----------------------------------------------------------

MOVES_8P = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}  # of the blank: rows, columns


def findBlank_8p(state: list[int]) -> tuple[int, int]:
    """The row and the column of the blank."""
    row, column = divmod(state.index(0), 3)
    return row, column


def actionsF_8p(state: list[int]) -> list[str]:
    """Which ways the blank can go: left, right, up, down."""
    row, column = findBlank_8p(state)
    return [name for name, (down, right) in MOVES_8P.items() if 0 <= row + down < 3 and 0 <= column + right < 3]


def takeActionF_8p(state: list[int], action: str) -> list[int]:
    """A new state, in which the blank and the tile that was there have changed places."""
    row, column = findBlank_8p(state)
    down, right = MOVES_8P[action]
    blank, tile = 3 * row + column, 3 * (row + down) + column + right
    after = list(state)
    after[blank], after[tile] = after[tile], after[blank]
    return after


def printState_8p(state: list[int]) -> None:
    """The rows, one below the other."""
    for at in (0, 3, 6):
        print(state[at : at + 3])


def printPath_8p(startState: list[int], goalState: list[int], path: list[list[int]] | str) -> None:
    """The boards along a path, or that there is none."""
    if isinstance(path, str):
        print(f"From {startState} to {goalState}: {path}")
        return
    print(f"From {startState} to {goalState} in {len(path) - 1} moves:")
    for state in path:
        print()
        printState_8p(state)


# -- the pillars: a ring of eight, 1 for on -------------------------------------------------------------------------


def actionsF_poe(state: list[int]) -> list[int]:
    """Every pillar can be touched."""
    return list(range(len(state)))


def takeActionF_poe(inputState: list[int], action: int) -> list[int]:
    """A new state, in which the pillar and its two neighbours are switched."""
    state = list(inputState)
    for pillar in (action - 1, action, (action + 1) % len(state)):
        state[pillar] = 1 - state[pillar]
    return state


# -- the grid of the extra credit: places (x, y), a horizontal and a vertical barrier -------------------------------

GRID = (
    "........",
    ".####...",
    "......#.",
    "......#.",
    "......#.",
    "........",
)
PAIRS_GRID = (((2, 0), (2, 2)), ((5, 3), (7, 3)), ((0, 2), (3, 0)), ((5, 5), (7, 1)))
STEPS_GRID = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}


def actionsF_grid(state: tuple[int, int]) -> list[str]:
    """Which ways are open: up, right, down, left."""
    x, y = state
    return [name for name, (right, down) in STEPS_GRID.items() if _isFree(x + right, y + down)]


def takeActionF_grid(state: tuple[int, int], action: str) -> tuple[int, int]:
    """The place beside."""
    right, down = STEPS_GRID[action]
    return state[0] + right, state[1] + down


def printPath_grid(path: list[tuple[int, int]] | str) -> None:
    """The grid with the path on it: S, then o, then G."""
    if isinstance(path, str):
        print(path)
        return
    marks = dict.fromkeys(path, "o") | {path[0]: "S", path[-1]: "G"}
    for y, row in enumerate(GRID):
        print("".join(marks.get((x, y), cell) for x, cell in enumerate(row)))


def _isFree(x: int, y: int) -> bool:
    return 0 <= y < len(GRID) and 0 <= x < len(GRID[y]) and GRID[y][x] == "."


# -- the command -----------------------------------------------------------------------------------------------------

STARTS = {"eight-puzzle": [3, 4, 5, 1, 0, 7, 6, 8, 2], "pillars": [0, 1, 0, 1, 0, 1, 0, 1]}
GOALS = {"eight-puzzle": [1, 2, 3, 4, 0, 5, 6, 7, 8], "pillars": [1, 1, 1, 1, 1, 1, 1, 1]}
FUNCTIONS: dict[str, tuple[ActionsF, TakeActionF]] = {
    "eight-puzzle": (actionsF_8p, takeActionF_8p),
    "pillars": (actionsF_poe, takeActionF_poe),
}


def demonstrate(puzzle: str, startState: State, maxDepth: int) -> None:
    """Solves the puzzle and prints the path."""
    if puzzle == "grid":
        for start, goal in PAIRS_GRID:
            path = iterativeDeepeningSearch(start, goal, actionsF_grid, takeActionF_grid, maxDepth)
            print(f"From {start} to {goal}: {path if isinstance(path, str) else f'{len(path) - 1} steps'}")
            printPath_grid(path)
        return
    path = iterativeDeepeningSearch(startState, GOALS[puzzle], *FUNCTIONS[puzzle], maxDepth)
    if puzzle == "eight-puzzle":
        printPath_8p(startState, GOALS[puzzle], path)
    elif isinstance(path, str):
        print(path)
    else:
        print("\n".join(map(str, path)))


def link(puzzle: str, startState: State, maxDepth: int) -> str:
    """The address of the page that shows the same search."""
    options: dict[str, Any] = {"problem": puzzle, "algorithm": "iterative-deepening", "limit": maxDepth}
    if puzzle == "grid":
        start, goal = PAIRS_GRID[0]
        return page_link({**options, "grid": "/".join(GRID), "start": start, "goal": goal})
    order = {"order": "LRUD"} if puzzle == "eight-puzzle" else {}
    return page_link({**options, "start": startState, "goal": GOALS[puzzle], **order})


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Iterative deepening, as the assignment asks for it.")
    parser.add_argument("puzzle", nargs="?", choices=("eight-puzzle", "pillars", "grid"), default="eight-puzzle")
    parser.add_argument("--max-depth", type=int, default=20, help="the last limit (default 20)")
    parser.add_argument("--steps", type=int, help="begin so many random actions away from the goal")
    parser.add_argument("--seed", type=int, help="makes the random start the same every time")
    parser.add_argument("--page", action="store_true", help="open the same search in the page")
    parser.add_argument("--no-browser", action="store_true", help="with --page: print the link only")
    said = parser.parse_args(arguments)
    for name, most in (("max_depth", 10**9), ("steps", 10**6)):
        number = getattr(said, name)
        if number is not None and not 0 <= number <= most:
            flag = f"--{name.replace('_', '-')}"
            parser.error(f"argument {flag}: {number} is out of range; accepted: a whole number from 0 to {most}")
    startState: State = STARTS.get(said.puzzle)
    if said.steps is not None and said.puzzle != "grid":
        random.seed(said.seed)
        startState = randomStartState(GOALS[said.puzzle], *FUNCTIONS[said.puzzle], said.steps)
    if said.page:
        address = link(said.puzzle, startState, said.max_depth)
        print(address)
        if not said.no_browser:
            webbrowser.open(address)
        return
    demonstrate(said.puzzle, startState, said.max_depth)


if __name__ == "__main__":
    main()
