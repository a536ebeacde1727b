"""What recording costs: our searches against bare loops with the same rules, on the default start.

Between the bare loops (contest/bare.py) and us stand loops that record as little but use parts of ours, so that one
sees what comes from faster moves and heuristics and what the recording itself costs. All are run in turn, several
rounds; CPU seconds, medians.
"""

import gc
from collections.abc import Callable
from heapq import heappop, heappush
from typing import Any

from bench.contest.bare import GOAL, START, Result, bare_astar, bare_uniform_cost
from bench.instruments.timing import against_first, in_turn
from searchlight.algorithms.best_first import astar_search, best_first_search, uniform_cost_search
from searchlight.events import Drive, Search
from searchlight.frontier import PriorityQueue
from searchlight.problems.sliding import SlidingPuzzle
from searchlight.problems.sliding_heuristics import HEURISTICS, Board
from searchlight.record import Record
from searchlight.run import Run
from searchlight.source_listing.listing import Listing, TracedDrive
from searchlight.tally import Tally

ROUNDS = 5


def astar_on_our_problem() -> Result:
    """The bare loop once more, asking a Problem for actions, results, costs and h."""
    problem = puzzle()
    frontier, counter = [(problem.h(problem.initial), 0, 0.0, problem.initial)], 0
    g_values, parent = {problem.initial: 0.0}, {problem.initial: problem.initial}
    closed: set[Board] = set()
    while frontier:
        _, _, g, state = heappop(frontier)
        if state in closed:
            continue
        if problem.is_goal(state):
            return int(g), len(closed)
        closed.add(state)
        for action in problem.actions(state):
            child = problem.result(state, action)
            new_g = g + problem.action_cost(state, action, child)
            if child in closed:
                continue
            if child not in g_values or new_g < g_values[child]:
                g_values[child] = new_g
                parent[child] = state
                counter += 1
                heappush(frontier, (new_g + problem.h(child), counter, new_g, child))
    raise AssertionError("the default start has a solution")


def uniform_cost_on_our_problem() -> Result:
    """The bare loop once more, asking a Problem for actions, results and costs."""
    problem = puzzle()
    frontier, counter = [(0.0, 0, problem.initial, problem.initial)], 0
    visited: set[Board] = set()
    parent: dict[Board, Board] = {}
    while frontier:
        cost, _, state, before = heappop(frontier)
        if state in visited:
            continue
        visited.add(state)
        parent[state] = before
        if problem.is_goal(state):
            return int(cost), len(parent) - 1
        for action in problem.actions(state):
            child = problem.result(state, action)
            counter += 1
            heappush(frontier, (cost + problem.action_cost(state, action, child), counter, child, state))
    raise AssertionError("the default start has a solution")


def puzzle() -> SlidingPuzzle:
    return SlidingPuzzle(3, 3, bytes(START), bytes(GOAL), heuristic="manhattan")


def run(drive: Drive, record: Tally) -> Result:
    """To the end; late cells included."""
    ours = Run(drive, record)
    ours.advance()
    if isinstance(record, Record):
        record.columns()
    return len(ours.path()) - 1, record.expanded


def ours(search: Callable[[], Search], listing: Listing) -> dict[str, Callable[[], Result]]:
    return {
        "ours, counted only": lambda: run(Drive(search()), Tally()),
        "ours, all recorded": lambda: run(Drive(search()), Record()),
        "ours, all recorded, with lines": lambda: run(TracedDrive(search(), listing), Record()),
    }


def without_collector(loop: Callable[[], Result]) -> Callable[[], Result]:
    def off() -> Result:
        gc.disable()
        try:
            return loop()
        finally:
            gc.enable()

    return off


TABLE_H = HEURISTICS["manhattan"](bytes(GOAL), 3)  # adds up cells of any sequence of tiles, tuples too

GROUPS: dict[str, dict[str, Callable[[], Result]]] = {
    "A*, Manhattan": {
        "bare loop": bare_astar,
        "  without the garbage collector": without_collector(bare_astar),
        "  with our table for Manhattan": lambda: bare_astar(TABLE_H),  # type: ignore[arg-type]  # tuple for bytes
        "  on our Problem": astar_on_our_problem,
        **ours(lambda: astar_search(puzzle(), PriorityQueue()), Listing((best_first_search,))),
    },
    "uniform cost": {
        "bare loop": bare_uniform_cost,
        "  without the garbage collector": without_collector(bare_uniform_cost),
        "  on our Problem": uniform_cost_on_our_problem,
        **ours(lambda: uniform_cost_search(puzzle()), Listing((uniform_cost_search,))),
    },
}


def measure() -> list[dict[str, Any]]:
    """A row for each variant: seconds, and how many times those of the group's bare loop."""
    rows = []
    for group, variants in GROUPS.items():
        (moves, expanded), times = in_turn(group, variants, ROUNDS)
        rows += against_first(group, times, "times bare", moves=moves, expanded=expanded)
    return rows
