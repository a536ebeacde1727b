"""How a program's frontier serves what it holds: by which numbers, and whether the newest entries leave first."""

from collections import Counter
from collections.abc import Mapping, Sequence
from heapq import heappop, heappush
from typing import Any

from searchlight.observe.watch.nodes import EXPAND, KINDS, POP


def values_of(log: Sequence[int], items: Sequence[Any], noted: Mapping[int, Any]) -> list[float | None]:
    """For each expansion, the number of the entry that had just left a container, or None; [] if no entry has one."""
    found: list[float | None] = []
    taken: int | None = None
    for code in log:
        number, kind = divmod(code, KINDS)
        if kind == POP:
            taken = number
        elif kind == EXPAND:
            found.append(None if taken is None else _number(noted.get(taken, items[taken])))
            taken = None
    return found if any(value is not None for value in found) else []


def _number(item: Any) -> float | None:
    first = item[0] if isinstance(item, tuple | list) and item else item
    return first if type(first) in (int, float) else None


def newest_first(
    entries: Sequence[tuple[bool, int]], taken: int, expanded: Sequence[int], unseen: bool | None
) -> bool | None:
    """Whether entries made in the newest expansion left a frontier first, or the oldest; None: neither. `unseen`: the
    answer where that was not to be seen.

    `entries`: of each whether it was in that frontier, and the expansion that made it; the first `taken` ones have left
    it, in this order, after so many expansions each (`expanded`).
    """
    waiting: Counter[int] = Counter(parent for mine, parent in entries if mine)
    pending = sorted(parent for parent in waiting)
    oldest: list[int] = []
    newest: list[int] = []
    began = 0
    seen = [0, 0]  # as the newest one, as the oldest
    for (mine, parent), now in zip(entries[:taken], expanded, strict=True):
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
