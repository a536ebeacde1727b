"""Detect numbers that look equal on a sheet although rounding errors make one of them lower for the search.

A student who adds √2 or 0.1 by hand cannot see this, so the sheet mentions it.
"""

from collections.abc import Iterable
from math import isinf
from typing import Final

from searchlight.recorded.steps import Entry
from searchlight.worksheets.excerpt import Excerpt
from searchlight.worksheets.fates import Fate

DECIMALS: Final = 4  # in every number on a sheet (worksheet.number in the texts)


def looks_equal(one: float, other: float) -> bool:
    return one == other or _written(one) == _written(other)


def _written(number: float) -> float:
    return number if isinf(number) else int(number * 10**DECIMALS + 0.5)


def near_ties(excerpt: Excerpt, step: int) -> list[Entry]:
    """The entries before a step that only look as if they shared the lowest value."""
    rivals = excerpt.rivals(step)
    if not rivals:
        return []
    lowest = rivals[0].priority
    waiting = excerpt.waiting(excerpt.times[step - 1])
    alike = [entry for entry in waiting if not entry.stale and looks_equal(entry.priority, lowest)]
    return alike if len(alike) > len(rivals) else []


def matters(excerpt: Excerpt, fates: Iterable[tuple[int, Fate]]) -> bool:
    """Whether a difference that the sheet does not show decides any of its steps."""
    steps = range(1, excerpt.count + 1)
    return any(near_ties(excerpt, step) for step in steps) or any(_decides(excerpt, *each) for each in fates)


def _decides(excerpt: Excerpt, row: int, fate: Fate) -> bool:
    """Whether an invisible difference decides between two nodes of a state, or between f and the bound."""
    record = excerpt.record
    if fate.name in ("superseded", "stale") and fate.twin is not None and record.late.superseded_at[row] >= 0:
        return looks_equal(record.g[row], record.g[fate.twin])
    if fate.name == "cutoff" and excerpt.traits["limited"] == "f":
        limit = record.iterations[record.iteration[row]].limit
        assert limit is not None
        return looks_equal(record.g[row] + record.h[row], limit)
    return False
