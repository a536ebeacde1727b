"""A* and uniform-cost search as bare loops: what a search costs when only parents are recorded.

States are tuples, successors are made from a table that is built in every call, Manhattan looks each tile's place up in
the goal. Standard library only: these run in the browser's Python, too.
"""

from collections.abc import Callable
from heapq import heappop, heappush
from typing import TypeAlias

State: TypeAlias = tuple[int, ...]
Result: TypeAlias = tuple[int, int]  # moves, expansions

START: State = (8, 0, 6, 5, 4, 7, 2, 3, 1)
GOAL: State = (0, 1, 2, 3, 4, 5, 6, 7, 8)


def successors(state: State) -> list[State]:
    """The neighbours, in ascending order of the cell that the blank is exchanged with."""
    found = []
    cells = list(state)
    blank = cells.index(0)
    table = {
        0: [1, 3], 1: [0, 2, 4], 2: [1, 5],
        3: [0, 4, 6], 4: [1, 3, 5, 7], 5: [2, 4, 8],
        6: [3, 7], 7: [4, 6, 8], 8: [5, 7],
    }  # fmt: skip
    for other in table[blank]:
        moved = cells.copy()
        moved[blank], moved[other] = moved[other], moved[blank]
        found.append(tuple(moved))
    return found


def manhattan(state: State) -> int:
    """Tile by tile."""
    total = 0
    for cell in range(9):
        tile = state[cell]
        if tile != 0:
            place = GOAL.index(tile)
            total += abs(cell // 3 - place // 3) + abs(cell % 3 - place % 3)
    return total


def bare_astar(h: Callable[[State], float] = manhattan) -> Result:
    """A* without reopening: heap of (f, counter), best g per state, closed set."""
    frontier, counter = [(h(START), 0, 0, START)], 0
    g_values, parent = {START: 0}, {START: START}
    closed: set[State] = set()
    while frontier:
        _, _, g, state = heappop(frontier)
        if state in closed:
            continue
        if state == GOAL:
            return g, len(closed)
        closed.add(state)
        for child in successors(state):
            new_g = g + 1
            if child in closed:
                continue
            if child not in g_values or new_g < g_values[child]:
                g_values[child] = new_g
                parent[child] = state
                counter += 1
                heappush(frontier, (new_g + h(child), counter, new_g, child))
    raise AssertionError("the default start has a solution")


def bare_uniform_cost() -> Result:
    """Uniform-cost search: every successor inserted, visited checked when popped."""
    frontier, counter = [(0, 0, START, START)], 0
    visited: set[State] = set()
    parent: dict[State, State] = {}
    while frontier:
        cost, _, state, before = heappop(frontier)
        if state in visited:
            continue
        visited.add(state)
        parent[state] = before
        if state == GOAL:
            return cost, len(parent) - 1
        for child in successors(state):
            counter += 1
            heappush(frontier, (cost + 1, counter, child, state))
    raise AssertionError("the default start has a solution")
