"""Random problems for the programs, and the options with which Searchlight is asked about them."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from json import dumps
from random import Random
from typing import Any, Final

GOAL_BOARD: Final = tuple(range(9))
LIMIT: Final = 8


@dataclass(frozen=True)
class Case:
    """One problem: what the harness needs of it, and the options of `observe`."""

    kind: str  # graph, board or grid
    start: Any
    goal: Any
    edges: Mapping[Any, Mapping[Any, int]]  # of graphs
    h: Mapping[Any, int]
    grid: list[list[int]]
    options: dict[str, str]


def graph(random: Random) -> Case:
    """A directed graph with even costs; h is half of the true distance, so it is consistent."""
    names = "ABCDEFGHIJKLMN"[: random.randint(7, 14)]
    edges: dict[str, dict[str, int]] = {name: {} for name in names}
    order = random.sample(names, len(names))
    for one, other in pairwise(order):
        edges[one][other] = 2 * random.randint(1, 9)
    for _ in range(random.randint(len(names), 3 * len(names))):
        one, other = random.sample(names, 2)
        edges[one][other] = 2 * random.randint(1, 9)
    for name in names:
        items = list(edges[name].items())
        random.shuffle(items)
        edges[name] = dict(items)
    start, goal = order[0], random.choice(order[2:])
    h = {name: value // 2 for name, value in distances(edges, goal).items()}
    options = {"problem": "graph", "graph": dumps({"edges": edges, "h": h}), "start": start, "goal": goal}
    return Case("graph", start, goal, edges, h, [], options | {"heuristic": "table"})


def distances(edges: Mapping[str, Mapping[str, int]], goal: str) -> dict[str, int]:
    """To the goal, from wherever it can be reached; a large number from elsewhere."""
    found = dict.fromkeys(edges, 10**6)
    found[goal] = 0
    for _ in edges:
        for one, others in edges.items():
            for other, cost in others.items():
                found[one] = min(found[one], cost + found[other])
    return found


def board(random: Random) -> Case:
    """An eight-puzzle a few moves from the goal."""
    cells = list(GOAL_BOARD)
    for _ in range(random.randint(2, 9)):
        at = cells.index(0)
        row, column = divmod(at, 3)
        beside = [3 * r + c for r, c in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
                  if 0 <= r < 3 and 0 <= c < 3]  # fmt: skip
        to = random.choice(beside)
        cells[at], cells[to] = cells[to], 0
    if tuple(cells) == GOAL_BOARD:
        return board(random)
    options = {"problem": "eight-puzzle", "start": ",".join(map(str, cells))}
    return Case("board", tuple(cells), GOAL_BOARD, {}, {}, [], options)


def maze(random: Random) -> Case:
    """A grid of some free cells; start and goal as (row, column)."""
    rows, columns = random.randint(3, 7), random.randint(3, 7)
    grid = [[int(random.random() < 0.2) for _ in range(columns)] for _ in range(rows)]
    start, goal = random.sample([(row, column) for row in range(rows) for column in range(columns)], 2)
    grid[start[0]][start[1]] = grid[goal[0]][goal[1]] = 0
    text = "/".join("".join(".#"[cell] for cell in row) for row in grid)
    options = {
        "problem": "grid",
        "grid": text,
        "start": f"{start[1]},{start[0]}",
        "goal": f"{goal[1]},{goal[0]}",
        "heuristic": "manhattan",
    }
    return Case("grid", start, goal, {}, {}, grid, options)
