"""What an experiment costs: its counting against bare loops, and many searches on two cores against one.

The bare loops are those of bench/solver.py; beside them stands the search on our own problem, counted as an experiment
counts it: with how deep it went, and which states it reached. CPU seconds there, seconds by the clock on the cores; all
are run in turn, several rounds, medians.
"""

from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any

from bench.contest.bare import GOAL, START, Result, bare_astar, bare_uniform_cost
from bench.instruments.timing import against_first, in_turn
from searchlight.batch.crew import rows_of
from searchlight.batch.processes import Processes
from searchlight.experiment.counting import Search, counted, row_of
from searchlight.experiment.plan import Plan, read_plan

ROUNDS = 5
ROUNDS_OF_MANY = 3
FIRST = "times the first"
BOARD = {"start": ",".join(map(str, START)), "goal": ",".join(map(str, GOAL))}
MANY = {"depths": "18-22/2", "per_depth": 60, "algorithms": "breadth-first,astar", "heuristics": "misplaced,manhattan"}


def measure() -> list[dict[str, Any]]:
    """A row for each variant: seconds, and how many times those of the first one of its group."""
    return [
        *_compared("A*, Manhattan", {"bare loop": bare_astar, "counted": _counted("astar")}),
        *_compared("uniform cost", {"bare loop": bare_uniform_cost, "counted": _counted("uniform-cost")}),
        *_over_cores(read_plan(MANY)),
    ]


def _counted(algorithm: str) -> Callable[[], Result]:
    [search] = read_plan({**BOARD, "algorithms": algorithm})

    def run(search: Search = search) -> Result:
        row = counted(search)
        return row["cost"], row["expanded"]

    return run


def _compared(group: str, variants: dict[str, Callable[[], Result]]) -> list[dict[str, Any]]:
    _, times = in_turn(group, variants, ROUNDS)
    return against_first(group, times, FIRST)


def _over_cores(plan: Plan) -> list[dict[str, Any]]:
    """The same searches in one process and in two, their start included."""
    times: dict[str, list[float]] = {"one core": [], "two cores": []}
    for _ in range(ROUNDS_OF_MANY):
        for cores, name in enumerate(times, 1):
            hands = Processes(cores)
            rows = rows_of(iter(plan), partial(counted, limits=plan.limits), hands, partial(row_of, outcome="crash"))
            started = perf_counter()
            found = sum(row["generated"] for row in rows)
            times[name].append(perf_counter() - started)
            hands.close()
            if found == 0:
                raise AssertionError("nothing was searched")
    return against_first(f"{len(plan)} eight-puzzles", times, FIRST)
