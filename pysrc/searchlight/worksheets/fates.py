"""The status of each node when the sheet ends, and the node that superseded it."""

from dataclasses import dataclass
from typing import Final

from searchlight.events import BACK_UP, CUTOFF, CYCLE, DUPLICATE, EXPAND, FORGET, FOUND, GOAL, STALE, SUPERSEDED
from searchlight.recorded.service import COUNTS_AS_VISITED, stale_from
from searchlight.worksheets.excerpt import Excerpt

OUT: Final = {DUPLICATE: "duplicate", CYCLE: "cycle", STALE: "stale", CUTOFF: "cutoff", FORGET: "forgotten"}
USELESS: Final = ("duplicate", "cycle", "superseded", "stale")  # another node has its state


@dataclass(frozen=True)
class Fate:
    """The status of a node. `name`: frontier, expanded, goal, meeting (where two searches met), duplicate, cycle,
    superseded (a stale entry still in the frontier), stale (a discarded one), cutoff or forgotten. `turn`: the number
    of its expansion; `twin`: the row of the node with the same state that makes it useless."""

    name: str
    turn: int | None = None
    twin: int | None = None


def fates(excerpt: Excerpt) -> dict[int, Fate]:
    """The status of each node on the sheet."""
    record = excerpt.record
    fates = dict.fromkeys(excerpt.rows, Fate("frontier"))
    turn = 0
    for time in range(excerpt.end + 1):
        kind, row = record.kind[time], record.node[time]
        turn += kind == EXPAND
        if row in fates:
            fates[row] = _after(excerpt, time, turn) or fates[row]
    for row, fate in fates.items():  # stale entries without an event, because their state was visited
        since = stale_from(excerpt.search)[row]
        if fate.name == "frontier" and 0 <= since <= excerpt.end:
            fates[row] = Fate("superseded", twin=_twin(excerpt, row, excerpt.end, STALE))
    if excerpt.meets and excerpt.goal in fates:
        fates[excerpt.goal] = Fate("meeting")
    return fates


def _after(excerpt: Excerpt, time: int, turn: int) -> Fate | None:
    """The status that an event gives to its node; None: it leaves it as it is."""
    kind, row = excerpt.record.kind[time], excerpt.record.node[time]
    if kind == EXPAND:
        return Fate("expanded", turn)
    if kind in (GOAL, FOUND):
        return Fate("goal")
    if kind == SUPERSEDED:
        return Fate("superseded", twin=excerpt.record.node[time - 1])
    if kind in (DUPLICATE, STALE, CYCLE):
        return Fate(OUT[kind], twin=_twin(excerpt, row, time, kind))
    if kind in OUT:
        return Fate(OUT[kind])
    return Fate("frontier") if kind == BACK_UP else None


def outrun(excerpt: Excerpt) -> dict[int, int]:
    """Entries that will become stale, each with the entry of the same state that is removed before it."""
    if not excerpt.traits["stale_when"]:
        return {}
    record, superseded_by, first = excerpt.record, dict[int, int](), dict[int, list[int]]()
    for entry in excerpt.waiting(excerpt.end):
        if entry.stale:
            continue
        before = first.setdefault(record.state[entry.row], [])
        if excerpt.traits["stale_when"] == "visited-no-deeper":
            before = [row for row in before if record.depth[row] <= record.depth[entry.row]]
        if before:
            superseded_by[entry.row] = before[0]
        first[record.state[entry.row]].append(entry.row)
    return superseded_by


def _twin(excerpt: Excerpt, row: int, time: int, kind: int) -> int | None:
    """The other node with this state at that time: on its path, visited, or the best one known."""
    record, late = excerpt.record, excerpt.record.late
    if kind == CYCLE:
        above = record.parent[row]
        while above >= 0 and record.state[above] != record.state[row]:
            above = record.parent[above]
        return above if above >= 0 else None
    if kind == STALE and late.superseded_at[row] >= 0:
        return record.node[late.superseded_at[row] - 1]
    first = record.iterations[record.iteration[row]].first_row
    same = [
        each
        for each in range(first, record.row_count)
        if record.state[each] == record.state[row] and each != row and root(excerpt, each) == root(excerpt, row)
    ]
    if kind == STALE:
        visits = [each for each in same if late.fate[each] in COUNTS_AS_VISITED and 0 <= late.removed_at[each] <= time]
        if excerpt.traits["stale_when"] == "visited-no-deeper":
            visits = [each for each in visits if record.depth[each] <= record.depth[row]]
        return min(visits, key=late.removed_at.__getitem__, default=None)
    better = [each for each in same if each < row and late.removed_at[each] != late.generated_at[each]]
    return min(better, key=lambda each: (record.g[each], each)) if better else None


def root(excerpt: Excerpt, row: int) -> int:
    """The root of the row's tree; a bidirectional search has two."""
    while excerpt.record.parent[row] >= 0:
        row = excerpt.record.parent[row]
    return row
