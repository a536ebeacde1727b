"""Places for the nodes of a graph that has none: a column for each number of edges from the start, with few crossings.

The columns are ordered by the mean place of their neighbours, to and fro (Sugiyama, Tagawa and Toda 1981).
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import TypeVar

N = TypeVar("N", bound=Hashable)

SWEEPS = 8
BOW = 0.2  # columns are bent, so that an edge between two of their nodes does not run through a third


def levels(start: N, targets: Mapping[N, Iterable[N]]) -> dict[N, int]:
    """The number of edges that each node is away; one that cannot be reached is before the first that it leads to."""
    level = {start: 0}
    for first in [start, *targets]:
        level.setdefault(
            first, max(0, min((level[each] for each in targets.get(first, ()) if each in level), default=1) - 1)
        )
        for node in (queue := [first]):  # grows while it is gone through
            new = [each for each in targets.get(node, ()) if each not in level]
            level.update(dict.fromkeys(new, level[node] + 1))
            queue.extend(new)
    return level


def in_layers(level: Mapping[N, int], edges: Iterable[tuple[N, N]]) -> dict[N, tuple[float, float]]:
    """x to the right, y upwards: the same for the same graph."""
    columns: list[list[N]] = [[] for _ in range(max(level.values()) + 1)]
    for node, x in level.items():
        columns[x].append(node)
    pairs = list(dict.fromkeys((a, b) for a, b in edges if a != b))
    beside: dict[N, list[N]] = {node: [] for node in level}
    for a, b in pairs:
        beside[a].append(b)
        beside[b].append(a)
    best, least = _heights(columns), _crossings(_heights(columns), level, pairs)
    for sweep in range(SWEEPS):
        step = 1 if sweep % 2 == 0 else -1
        for column in columns[::step]:
            at = _heights(columns)
            x = level[column[0]] - step
            near = {node: [at[each] for each in beside[node] if level[each] == x] or [at[node]] for node in column}
            column.sort(key=lambda node: sum(near[node]) / len(near[node]))
        crossings = _crossings(at := _heights(columns), level, pairs)
        if crossings < least:
            best, least = at, crossings
    return {node: (round(2 * level[node] + BOW * abs(y), 2), y) for node, y in best.items()}


def _heights(columns: Iterable[Sequence[N]]) -> dict[N, float]:
    """Each column around the middle."""
    return {node: 2.0 * y - len(column) + 1 for column in columns for y, node in enumerate(column)}


def _crossings(at: Mapping[N, float], level: Mapping[N, int], pairs: Iterable[tuple[N, N]]) -> float:
    """Between neighbouring columns, and nodes that an edge inside a column runs through."""
    between: dict[int, list[tuple[float, float]]] = {}
    through = 0.0
    for a, b in pairs:
        if level[a] == level[b]:
            through += abs(at[a] - at[b]) / 2 - 1
        elif abs(level[a] - level[b]) == 1:
            left, right = (a, b) if level[a] < level[b] else (b, a)
            between.setdefault(level[left], []).append((at[left], at[right]))
    return through + sum((a - c) * (b - d) < 0 for each in between.values() for (a, b), (c, d) in combinations(each, 2))
