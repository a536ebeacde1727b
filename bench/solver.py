"""What recording costs: our searches against bare loops with the same rules, on the default start.

The loops record parents only. Their states are tuples, successors are made from a table that is built in every call,
Manhattan looks each tile's place up in the goal. All are run in turn, several rounds; CPU seconds, medians.
"""

import gc
from collections.abc import Callable
from heapq import heappop, heappush
from statistics import median
from time import process_time
from typing import Any, TypeAlias

from searchlight.algorithms.best_first import astar_search, best_first_search, uniform_cost_search
from searchlight.events import Drive, Search
from searchlight.frontier import PriorityQueue
from searchlight.problems.sliding import SlidingPuzzle
from searchlight.record import Record
from searchlight.run import Run
from searchlight.source_listing.listing import Listing, TracedDrive
from searchlight.tally import Tally

State: TypeAlias = tuple[int, ...]
Result: TypeAlias = tuple[int, int]  # moves, expansions

ROUNDS = 5
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


def bare_astar() -> Result:
    """A* without reopening: heap of (f, counter), best g per state, closed set."""
    frontier, counter = [(manhattan(START), 0, 0, START)], 0
    g_values, parent = {START: 0}, {START: START}
    closed: set[State] = set()
    while (popped := heappop(frontier))[-1] != GOAL:
        _, _, g, state = popped
        if state in closed:
            continue
        closed.add(state)
        for child in successors(state):
            new_g = g + 1
            if child not in closed and (child not in g_values or new_g < g_values[child]):
                g_values[child] = new_g
                parent[child] = state
                counter += 1
                heappush(frontier, (new_g + manhattan(child), counter, new_g, child))
    return popped[2], len(closed)


def bare_uniform_cost() -> Result:
    """Uniform-cost search: every successor inserted, visited checked when popped."""
    frontier, counter = [(0, 0, START, START)], 0
    visited: set[State] = set()
    parent: dict[State, State] = {}
    while GOAL not in visited:
        cost, _, state, before = heappop(frontier)
        if state in visited:
            continue
        visited.add(state)
        parent[state] = before
        if state != GOAL:
            for child in successors(state):
                counter += 1
                heappush(frontier, (cost + 1, counter, child, state))
    return cost, len(parent) - 1


def puzzle() -> SlidingPuzzle:
    return SlidingPuzzle(3, 3, bytes(START), bytes(GOAL), heuristic="manhattan")


def run(drive: Drive, record: Tally) -> Result:
    """To the end; late cells included."""
    ours = Run(drive, record)
    ours.advance()
    if isinstance(record, Record):
        record.columns()
    return len(ours.path()) - 1, record.expanded


def variants(bare: Callable[[], Result], search: Callable[[], Search], listed: Any) -> dict[str, Callable[[], Result]]:
    return {
        "bare loop": bare,
        "ours, counted only": lambda: run(Drive(search()), Tally()),
        "ours, all recorded": lambda: run(Drive(search()), Record()),
        "ours, all recorded, with lines": lambda: run(TracedDrive(search(), Listing((listed,))), Record()),
    }


GROUPS: dict[str, dict[str, Callable[[], Result]]] = {
    "A*, Manhattan": variants(bare_astar, lambda: astar_search(puzzle(), PriorityQueue()), best_first_search),
    "uniform cost": variants(bare_uniform_cost, lambda: uniform_cost_search(puzzle()), uniform_cost_search),
}


def measure() -> list[dict[str, Any]]:
    """A row for each variant: seconds, and how many times those of the group's bare loop, round by round."""
    return [row for group, each in GROUPS.items() for row in _compared(group, each)]


def _compared(group: str, variants: dict[str, Callable[[], Result]]) -> list[dict[str, Any]]:
    times: dict[str, list[float]] = {name: [] for name in variants}
    results = set()
    for _ in range(ROUNDS):
        for name, variant in variants.items():
            gc.collect()
            started = process_time()
            results.add(variant())
            times[name].append(process_time() - started)
    ((moves, expanded),) = results  # all agree
    rows = []
    for name, mine in times.items():
        ratios = [one / bare for one, bare in zip(mine, times["bare loop"], strict=True)]
        rows.append(
            {"name": f"{group}: {name}", "moves": moves, "expanded": expanded, "seconds": round(median(mine), 3),
             "times bare": round(median(ratios), 2), "from": round(min(ratios), 2), "to": round(max(ratios), 2)}
        )  # fmt: skip
    return rows
