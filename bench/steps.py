"""What it costs to go through a finished search step by step and to look at its frontier, however large the search is.

At every expansion the number of entries and the first one are asked for. The step of a large search is compared with
that of a small one; CPU seconds, medians.
"""

from statistics import median
from time import process_time
from typing import Any

from searchlight import Result, solve

ROUNDS = 5

SEARCHES: dict[str, dict[str, Any]] = {
    "A*, 15 moves": {"algorithm": "astar", "start": "1,2,5,3,0,4,6,8,7", "max_nodes": 500},
    "A*, the default start": {"algorithm": "astar"},
    "uniform cost, 100,000 nodes": {"algorithm": "uniform-cost", "max_nodes": 100_000},
    "uniform cost, 400,000 nodes": {"algorithm": "uniform-cost", "max_nodes": 400_000},
}


def gone_through(result: Result) -> float:
    """CPU seconds for all steps of a search, each with its frontier."""
    started = process_time()
    for step in result.steps():
        assert not step.frontier or step.frontier[0].row >= 0
    return process_time() - started


def measure() -> list[dict[str, Any]]:
    """A row for each search: microseconds a step, and how many times those of the first search."""
    results = {name: solve("eight-puzzle", **options) for name, options in SEARCHES.items()}
    each = {
        name: median(gone_through(result) for _ in range(ROUNDS)) / result.expanded * 1e6
        for name, result in results.items()
    }
    least = next(iter(each.values()))
    return [
        {
            "name": name,
            "nodes": result.record.row_count,
            "steps": result.expanded,
            "µs a step": round(each[name], 1),
            "times the small one": round(each[name] / least, 2),
        }
        for name, result in results.items()
    ]
