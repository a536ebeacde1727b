"""Times of one thing, and of several in turn."""

import gc
from collections.abc import Callable, Mapping
from statistics import median
from time import process_time
from typing import Any, TypeVar

Result = TypeVar("Result")


def spread(name: str, times: list[float]) -> dict[str, Any]:
    """A row of milliseconds: median, 95th percentile and worst."""
    times = sorted(times)
    at = {"ms": len(times) // 2, "p95": len(times) * 95 // 100, "worst": len(times) - 1}
    return {"name": name, **{column: round(times[index], 1) for column, index in at.items()}}


def in_turn(
    group: str, variants: Mapping[str, Callable[[], Result]], rounds: int
) -> tuple[Result, dict[str, list[float]]]:
    """What all variants give, the same, and the CPU seconds of each in every round. Raises AssertionError else."""
    times: dict[str, list[float]] = {name: [] for name in variants}
    results = []
    for _ in range(rounds):
        for name, variant in variants.items():
            gc.collect()
            started = process_time()
            result = variant()
            times[name].append(process_time() - started)
            if result not in results:
                results.append(result)
    if len(results) != 1:
        raise AssertionError(f"{group}: the variants do not agree: {results}")
    return results[0], times


def against_first(group: str, times: Mapping[str, list[float]], ratio: str, **facts: Any) -> list[dict[str, Any]]:
    """A row for each: median seconds, and how many times those of the first, round by round; `facts` stand before."""
    first = next(iter(times.values()))
    return [
        {
            "name": f"{group}: {name}",
            **facts,
            "seconds": round(median(mine), 3),
            ratio: round(median(mine) / median(first), 2),
            "from": round(min(a / b for a, b in zip(mine, first, strict=True)), 2),
            "to": round(max(a / b for a, b in zip(mine, first, strict=True)), 2),
        }
        for name, mine in times.items()
    ]
