"""Grid programs in random mazes: on which cells each stands, told by marks in its own text.

A line `#@ row, column` in a program of tests/homework/mutants/grid says where it is going to look at what lies around.
It is a comment to whoever observes the program; here it is made a call.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

PROGRAMS: Final = Path(__file__).parents[3] / "tests/homework/mutants/grid"
MARK: Final = re.compile(r"#@ (.*)")
Cell = tuple[int, int]  # x, y


def programs() -> dict[str, str]:
    """The text of each grid program, by its name."""
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(PROGRAMS.glob("*.py"))}


def mazes(count: int, seed: int) -> Iterator[tuple[list[list[int]], Cell, Cell]]:
    """Rows of 0 and 1, the start and the goal, each as (row, column); every fourth starts in the first column."""
    random = Random(seed)
    for number in range(count):
        rows, columns = random.randint(3, 8), random.randint(3, 9)
        share = random.choice((0.0, 0.15, 0.3, 0.4))
        grid = [[int(random.random() < share) for _ in range(columns)] for _ in range(rows)]
        cells = [(row, column) for row in range(rows) for column in range(columns)]
        first = [cell for cell in cells if cell[1] == 0] if number % 4 == 0 else cells
        start = random.choice(first)
        goal = random.choice([cell for cell in cells if cell != start])
        grid[start[0]][start[1]] = grid[goal[0]][goal[1]] = 0
        yield grid, start, goal


def stood_on(text: str, grid: list[list[int]], start: Cell, goal: Cell) -> tuple[list[Cell], Any]:
    """The cells (x, y) on which the program stands, in order, and what it returns."""
    cells: list[Cell] = []
    space: dict[str, Any] = {"__stand__": lambda row, column: cells.append((column, row))}
    exec(MARK.sub(r"__stand__(\1)", text), space)
    names = re.findall(r"^def (\w+)\((?:grid|maze)", text, re.MULTILINE)
    called = space[names[-1]]
    given = {
        "init": list(start), "start": list(start), "goal": list(goal), "end": list(goal), "cost": 1,
        "heuristic": [[abs(row - goal[0]) + abs(column - goal[1]) for column in range(len(grid[0]))]
                      for row in range(len(grid))],
    }  # fmt: skip
    wanted = called.__code__.co_varnames[1 : called.__code__.co_argcount]
    return cells, called([list(row) for row in grid], *(given[name] for name in wanted))
