"""A grid of cells: some are barriers, some cost more to enter; one walks in four directions or in eight.

A state is a place (x, y), x counted from the left and y from the top, both from 0.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from searchlight.problem import PlainData, Problem
from searchlight.problems.backwards import Backwards
from searchlight.problems.grid_heuristics import DIAGONAL, HEURISTICS, Place

BARRIER = 0

STEPS = {
    "up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0),
    "up-right": (1, -1), "down-right": (1, 1), "down-left": (-1, 1), "up-left": (-1, -1),
}  # fmt: skip
CORNERS = {name: tuple(name.split("-")) for name in STEPS if "-" in name}  # what a diagonal may not cut between
UNDONE_BY = {
    name: other for name, (right, down) in STEPS.items() for other, step in STEPS.items() if step == (-right, -down)
}


@dataclass(frozen=True)
class Grid:
    """`costs`: of entering each cell, row by row; BARRIER where one cannot. `start`, `goal`: by default."""

    columns: int
    rows: int
    costs: bytes
    start: Place
    goal: Place

    def cost(self, place: Place) -> int:
        x, y = place
        return self.costs[y * self.columns + x]

    def __contains__(self, place: Place) -> bool:
        x, y = place
        return 0 <= x < self.columns and 0 <= y < self.rows

    @cached_property
    def free_around(self) -> bytes:
        """For each cell a byte whose bits say which of the cells around it are free, in the order of STEPS.

        All cells at once: the grid, framed by barriers, is one long number, shifted once for each direction.
        """
        width = self.columns + 2
        framed = bytearray(width * (self.rows + 2))
        for y in range(self.rows):
            row = self.costs[y * self.columns : (y + 1) * self.columns]
            framed[(y + 1) * width + 1 : (y + 2) * width - 1] = bytes(map(bool, row))
        free = int.from_bytes(framed, "little")
        around = 0
        for bit, (right, down) in enumerate(STEPS.values()):
            shift = 8 * (down * width + right)
            around |= (free >> shift if shift > 0 else free << -shift) << bit
        bits = around.to_bytes(len(framed) + width + 2, "little")
        return b"".join(bits[(y + 1) * width + 1 : (y + 2) * width - 1] for y in range(self.rows))


class GridProblem(Problem[Place, str]):
    """`moves`: 4, or 8 with diagonals, which cost √2 times the cell entered and cut no corners.

    `heuristic`: "manhattan", "euclidean", "octile" or "zero".
    """

    def __init__(self, grid: Grid, initial: Place, goal: Place, moves: int = 4, heuristic: str = "zero") -> None:
        super().__init__(initial, goal)
        self.grid = grid
        self.moves = moves
        self._columns, self._costs, self._free_around = grid.columns, grid.costs, grid.free_around
        self._actions = ACTIONS[moves]
        self._h = HEURISTICS[heuristic](goal)

    def actions(self, state: Place) -> Sequence[str]:
        x, y = state
        return self._actions[self._free_around[y * self._columns + x]]

    def result(self, state: Place, action: str) -> Place:
        x, y = state
        right, down = STEPS[action]
        return x + right, y + down

    def action_cost(self, state: Place, action: str, next_state: Place) -> float:
        x, y = next_state
        cost = self._costs[y * self._columns + x]
        return cost * DIAGONAL if action in CORNERS else cost

    @property
    def all_costs(self) -> set[float]:
        cells = {*self._costs} - {BARRIER}
        return cells | {cost * DIAGONAL for cost in cells if self.moves == 8}

    def h(self, state: Place) -> float:
        return self._h(state)

    def reverse(self) -> Problem[Place, str]:
        return Backwards(self, UNDONE_BY.__getitem__)

    @property
    def shape(self) -> PlainData:
        return {"kind": "cell", "places": 2, "rows": self.grid.rows, "columns": self.grid.columns}

    def plain(self, state: Place) -> str:
        return "{},{}".format(*state)

    @property
    def space(self) -> PlainData:
        return {
            "kind": "grid", "columns": self.grid.columns, "rows": self.grid.rows, "costs": list(self.grid.costs),
            "start": list(self.initial), "goal": list(self.goal or ()),
        }  # fmt: skip


def _by_surroundings(moves: int) -> list[tuple[str, ...]]:
    """The actions in their order, for each byte of `Grid.free_around`; a diagonal needs both its corners free."""
    names = list(STEPS)

    def actions(free: int) -> tuple[str, ...]:
        open_ways = {name for bit, name in enumerate(names) if free >> bit & 1}
        return tuple(name for name in names[:moves] if open_ways.issuperset((name, *CORNERS.get(name, ()))))

    return [actions(free) for free in range(256)]


ACTIONS = {moves: _by_surroundings(moves) for moves in (4, 8)}
