"""Reconstruct a search on a grid from the removals from its containers and the cells that it read.

A removed cell is the current one. The free cells that are then read around it are its children. A cell removed for the
first time is expanded even if nothing around it is read, because all neighbours were known. A cell removed again
without reads around it was discarded.
"""

from searchlight.problems.grid import BARRIER, STEPS, GridProblem
from searchlight.tracing.watch.families.grid_places import Cell
from searchlight.tracing.watch.observation import START, UNKNOWN
from searchlight.tracing.watch.places import Places
from searchlight.tracing.watch.recorder import Recorder

NAMES = {step: name for name, step in STEPS.items()}


class Story:
    """Reconstructs expansions and nodes from the events `take`, `read_from` and `end`."""

    def __init__(self, recorder: Recorder, problem: GridProblem, lines: Places) -> None:
        self.recorder = recorder
        self.problem = problem
        self.lines = lines
        self.nodes_at: dict[Cell, list[int]] = {problem.initial: [START]}
        self.expansions: dict[Cell, int] = {}  # the latest expansion of each cell
        self.costs: dict[int, float] = {START: 0}  # path cost of each node
        self.current: Cell | None = None
        self.line = 0  # where the program's line is recorded
        self.number: int | None = None  # of the current expansion
        self.cells_read: set[Cell] = set()  # the cells read in it
        self.under_way: dict[Cell, tuple[int, set[Cell]]] = {}  # each cell's latest expansion, and the cells it read
        self.through = False  # whether the program goes through barriers
        self.newest = False  # whether the newest entry is removed first

    def take(self, place: Cell | None, line: int, *, newest: bool) -> int:
        """Move to another cell, and return its node."""
        self._leave()
        self.current = place if place is not None and place in self.problem.grid else None
        self.line, self.newest, self.number, self.cells_read = line, newest, None, set()
        return UNKNOWN if self.current is None else self.node_at(self.current)

    def read(self, cell: Cell) -> None:
        at = self.current
        if at is None or cell == at or not (abs(cell[0] - at[0]) <= 1 >= abs(cell[1] - at[1])):
            return
        if self.number is None:
            self._begin(at)
        if cell not in self.cells_read:
            self.cells_read.add(cell)
            if self.problem.grid.cost(cell) != BARRIER:
                self._make(at, cell)

    def read_from(self, centre: Cell, cell: Cell, line: int) -> None:
        """Move to the center; reading a cell again from elsewhere starts over."""
        number, cells = self.under_way.get(centre, (-1, {cell}))
        if cell in cells and (number < 0 or centre != self.current):
            self.line, cells = line, set()
            self._begin(centre)
            self.under_way[centre] = self.expansions[centre], cells
        self.current = centre
        if cell not in cells:
            cells.add(cell)
            if self.problem.grid.cost(cell) != BARRIER:
                self._make(centre, cell)

    def end(self) -> None:
        if self.current is not None and not self.problem.is_goal(self.current):
            self._leave()

    def _leave(self) -> None:
        at = self.current
        if at is None or self.number is not None or at in self.expansions:
            return
        if (self.through or self.problem.grid.cost(at) != BARRIER) and (at in self.nodes_at or self._known_beside(at)):
            self._begin(at)

    def _begin(self, at: Cell) -> None:
        node = self.node_at(at)
        if node == UNKNOWN and (above := self._known_beside(at)):
            self._make(above[-1] if self.newest else above[0], at)
            node = self.node_at(at)
        self.number = self.expansions[at] = self.recorder.expand(max(node, START), at)
        self.recorder.places.take_over(self.lines, self.line)

    def _known_beside(self, cell: Cell) -> list[Cell]:
        """The expanded cells from which an action leads to this one, in order of expansion."""
        places = [
            place
            for right, down in list(STEPS.values())[: self.problem.moves]
            if (place := (cell[0] - right, cell[1] - down)) in self.expansions
        ]
        return sorted(places, key=self.expansions.__getitem__)

    def _make(self, above: Cell, cell: Cell) -> None:
        number, nodes = self.expansions[above], self.recorder.nodes
        action = NAMES[cell[0] - above[0], cell[1] - above[1]]
        cost = self.problem.action_cost(above, action, cell)
        self.nodes_at.setdefault(cell, []).append(len(nodes))
        self.costs[len(nodes)] = self.costs.get(self.recorder.noted.nodes[number], 0) + cost
        nodes.make(number, action, cell, cost, object())

    def node_at(self, cell: Cell) -> int:
        """The cell's frontier node that would be removed first, or its last node."""
        known = self.nodes_at.get(cell, [])
        waiting = [node for node in known if node not in self.recorder.nodes.expansion]
        if not waiting:
            return known[-1] if known else UNKNOWN
        return waiting[-1] if self.newest else min(waiting, key=lambda node: self.costs[node])
