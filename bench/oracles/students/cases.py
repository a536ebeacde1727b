"""Random problems for the programs, and the options with which Searchlight is asked about them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from json import dumps
from random import Random
from typing import Any, Final

from bench.oracles._lines_runs import Graph
from tests.unit.truth import costs_to_go

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
    roads = [(one, other, cost) for one, others in edges.items() for other, cost in others.items()]
    true = costs_to_go(Graph(roads, {}, start, goal))
    h = {name: int(min(true[name], 10**6)) // 2 for name in names}
    return of_graph(edges, h, start, goal)


def of_graph(edges: dict[str, dict[str, int]], h: dict[str, int], start: str, goal: str) -> Case:
    options = {"problem": "graph", "graph": dumps({"edges": edges, "h": h}), "start": start, "goal": goal}
    return Case("graph", start, goal, edges, h, [], options | {"heuristic": "table"})


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
    return board(random) if tuple(cells) == GOAL_BOARD else of_board(cells)


def of_board(cells: Sequence[int]) -> Case:
    """From these cells to those in order."""
    options = {"problem": "eight-puzzle", "start": ",".join(map(str, cells))}
    return Case("board", tuple(cells), GOAL_BOARD, {}, {}, [], options)


def maze(random: Random, at_the_edge: bool = False) -> Case:
    """A grid with more or less barriers; start and goal as (row, column). `at_the_edge`: it starts in column 0."""
    rows, columns = random.randint(3, 8), random.randint(3, 9)
    share = random.choice((0.0, 0.15, 0.3, 0.4))
    grid = [[int(random.random() < share) for _ in range(columns)] for _ in range(rows)]
    start = random.randrange(rows), 0 if at_the_edge else random.randrange(columns)
    goal = random.choice([each for each in product(range(rows), range(columns)) if each != start])
    grid[start[0]][start[1]] = grid[goal[0]][goal[1]] = 0
    return in_grid(grid, start, goal)


def in_grid(grid: list[list[int]], start: tuple[int, int], goal: tuple[int, int]) -> Case:
    """From one (row, column) to another."""
    options = {
        "problem": "grid", "grid": "/".join("".join(".#"[cell] for cell in row) for row in grid),
        "start": f"{start[1]},{start[0]}", "goal": f"{goal[1]},{goal[0]}", "heuristic": "manhattan",
    }  # fmt: skip
    return Case("grid", start, goal, {}, {}, grid, options)
