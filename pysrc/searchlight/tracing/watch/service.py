"""The order of a program's frontier: the values it is sorted by, and whether the newest entries leave first."""

from collections import Counter
from collections.abc import Mapping, Sequence
from heapq import heappop, heappush
from typing import Any

from searchlight.tracing.watch.nodes import EXPAND, KINDS, POP


def values_of(log: Sequence[int], items: Sequence[Any], noted: Mapping[int, Any]) -> list[float | None]:
    """For each expansion, the value of the entry removed just before, or None; [] if no entry has a value."""
    values: list[float | None] = []
    removed: int | None = None
    for code in log:
        number, kind = divmod(code, KINDS)
        if kind == POP:
            removed = number
        elif kind == EXPAND:
            values.append(None if removed is None else _number(noted.get(removed, items[removed])))
            removed = None
    return values if any(value is not None for value in values) else []


def _number(item: Any) -> float | None:
    first = item[0] if isinstance(item, tuple | list) and item else item
    return first if type(first) in (int, float) else None


def newest_first(
    entries: Sequence[tuple[bool, int]], removed: int, expanded: Sequence[int], unseen: bool | None
) -> bool | None:
    """Whether the newest entries left a frontier first (True), or the oldest (False); None: neither. `unseen`: the
    answer without evidence.

    `entries`: for each, whether it was in that frontier, and the expansion that generated it. The first `removed` ones
    have left it in this order; `expanded`: the number of expansions before each removal.
    """
    waiting: Counter[int] = Counter(parent for mine, parent in entries if mine)
    pending = sorted(parent for parent in waiting)
    oldest: list[int] = []
    newest: list[int] = []
    began = 0
    seen = [0, 0]  # removals of the newest entry, of the oldest entry
    for (mine, parent), now in zip(entries[:removed], expanded, strict=True):
        while began < len(pending) and pending[began] < now:
            heappush(oldest, pending[began])
            heappush(newest, -pending[began])
            began += 1
        while newest and not waiting[-newest[0]]:
            heappop(newest)
        while oldest and not waiting[oldest[0]]:
            heappop(oldest)
        if mine:
            if newest and oldest and oldest[0] != -newest[0]:
                seen[0] += parent == -newest[0]
                seen[1] += parent == oldest[0]
                if parent not in (-newest[0], oldest[0]):
                    return None
            waiting[parent] -= 1
    return unseen if not any(seen) else None if all(seen) else bool(seen[0])
