"""On which start two ways to search differ most."""

from collections.abc import Iterable
from math import inf
from typing import TypeAlias

from searchlight.experiment.row import Row

Way: TypeAlias = tuple[str, str | None, str]  # algorithm, heuristic, options


def way_of(row: Row) -> Way:
    """How the row's search was made: equal for all searches of one column of the summary."""
    return row["algorithm"], row["heuristic"], row["options"]


def ways(rows: Iterable[Row]) -> list[Way]:
    """All of them, in order of first appearance."""
    return list(dict.fromkeys(map(way_of, rows)))


def differ_most(rows: Iterable[Row], one: Way, other: Way, by: str = "generated") -> tuple[Row, Row] | None:
    """The rows of the start on which the two ways differ most: by the greatest ratio of their numbers `by`.

    None where no start has both numbers. Of equal ratios the first start counts.
    """
    found: dict[tuple[str, str], dict[Way, Row]] = {}
    for row in rows:
        if row[by] is not None and way_of(row) in (one, other):
            found.setdefault((row["problem"], row["start"]), {})[way_of(row)] = row
    pairs = [(both[one], both[other]) for both in found.values() if one in both and other in both]
    return max(pairs, key=lambda pair: _ratio(pair[0][by], pair[1][by]), default=None)


def _ratio(one: float, other: float) -> float:
    """How many times the smaller one goes into the larger."""
    small, large = sorted((one, other))
    return large / small if small else inf if large else 1
