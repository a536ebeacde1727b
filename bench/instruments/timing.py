"""Times of one thing."""

from typing import Any


def spread(name: str, times: list[float]) -> dict[str, Any]:
    """A row of milliseconds: median, 95th percentile and worst."""
    times = sorted(times)
    at = {"ms": len(times) // 2, "p95": len(times) * 95 // 100, "worst": len(times) - 1}
    return {"name": name, **{column: round(times[index], 1) for column, index in at.items()}}
