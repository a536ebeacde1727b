"""Our recorded searches against bare loops and against other libraries, all in one run of one Python.

`contest` runs wherever the project's Python runs: `peers.py` calls it on CPython and in the page's Pyodide.
"""

import gc
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any, TypeAlias

from bench.contest.bare import GOAL, START, bare_astar, bare_uniform_cost
from bench.contest.rivals import RIVALS
from searchlight.algorithms.best_first import astar_search, uniform_cost_search
from searchlight.events import Drive, Search
from searchlight.frontier import PriorityQueue
from searchlight.problems.sliding import SlidingPuzzle
from searchlight.record import Record
from searchlight.run import Run

Runs: TypeAlias = dict[str, Callable[[], Any]]


def puzzle() -> SlidingPuzzle:
    return SlidingPuzzle(3, 3, bytes(START), bytes(GOAL), heuristic="manhattan")


OURS: dict[str, Callable[[], Search]] = {
    "A*, Manhattan": lambda: astar_search(puzzle(), PriorityQueue()),
    "uniform cost": lambda: uniform_cost_search(puzzle()),
}
BARE: Runs = {"A*, Manhattan": bare_astar, "uniform cost": bare_uniform_cost}


def recorded(search: Callable[[], Search], expansions: int | None = None) -> None:
    """All of a search, or its first expansions, with the whole record."""
    run = Run(Drive(search()), Record())
    run.advance(expansions)


def contest(rounds: int, first: int) -> list[dict[str, Any]]:
    """Rows of name, seconds (median over the rounds) and how many times ours; `first`: expansions with the others."""
    rows = []
    for name, search in OURS.items():
        whole: Runs = {"ours": partial(recorded, search), "bare loop": BARE[name]}
        rows += _rows(f"{name}, whole search", whole, rounds)
        start: Runs = {"ours": partial(recorded, search, first)}
        start |= {rival: partial(run, first) for rival, run in RIVALS[name].items()}
        rows += _rows(f"{name}, first {first:,} expansions", start, rounds)
    return rows


def _rows(name: str, runs: Runs, rounds: int) -> list[dict[str, Any]]:
    """All of them in turn, several times."""
    times: dict[str, list[float]] = {who: [] for who in runs}
    for _ in range(rounds):
        for who, run in runs.items():
            gc.collect()
            started = perf_counter()
            run()
            times[who].append(perf_counter() - started)
    return [
        {
            "name": f"{name}: {who}",
            "seconds": round(median(mine), 3),
            "times ours": round(median(mine) / median(times["ours"]), 2),
        }
        for who, mine in times.items()
    ]
