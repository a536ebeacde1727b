"""The status of each node when the sheet ends, and the node that superseded it."""

from dataclasses import dataclass
from typing import Final

from searchlight.events import BACK_UP, CUTOFF, CYCLE, DUPLICATE, EXPAND, FORGET, FOUND, GOAL, STALE, SUPERSEDED
from searchlight.finished.service import COUNTS_AS_VISITED, stale_from
from searchlight.worksheets.excerpt import Excerpt

OUT: Final = {DUPLICATE: "duplicate", CYCLE: "cycle", STALE: "stale", CUTOFF: "cutoff", FORGET: "forgotten"}
USELESS: Final = ("duplicate", "cycle", "superseded", "stale")  # another node has its state


@dataclass(frozen=True)
class Fate:
    """`name`: frontier, expanded, goal, meeting (where two searches met), duplicate, cycle, superseded (a stale entry
    is still waiting), stale (it was discarded), cutoff or forgotten. `turn`: the number of its expansion in the search;
    `twin`: the row of the node whose state it has, where that is why it is useless."""

    name: str
    turn: int | None = None
    twin: int | None = None


def fates(excerpt: Excerpt) -> dict[int, Fate]:
    """Of the nodes on the sheet."""
    record, shown = excerpt.record, set(excerpt.rows)
    found = dict.fromkeys(shown, Fate("frontier"))
    turn = 0
    for time in range(excerpt.end + 1):
        kind, row = record.kind[time], record.node[time]
        turn += kind == EXPAND
        if row not in shown:
            continue
        if kind == EXPAND:
            found[row] = Fate("expanded", turn)
        elif kind in (GOAL, FOUND):
            found[row] = Fate("meeting" if excerpt.meets else "goal")
        elif kind == SUPERSEDED:
            found[row] = Fate("superseded", twin=record.node[time - 1])
        elif kind in (DUPLICATE, STALE, CYCLE):
            found[row] = Fate(OUT[kind], twin=_twin(excerpt, row, time, kind))
        elif kind in OUT:
            found[row] = Fate(OUT[kind])
        elif kind == BACK_UP:
            found[row] = Fate("frontier")
    for row, fate in found.items():  # entries that are stale without an event of their own: their state was visited
        since = stale_from(excerpt.search)[row]
        if fate.name == "frontier" and 0 <= since <= excerpt.end:
            found[row] = Fate("superseded", twin=_twin(excerpt, row, excerpt.end, STALE))
    return found


def outrun(excerpt: Excerpt) -> dict[int, int]:
    """The entries that are not stale yet, but surely will be: by the entry of their state that is removed first."""
    if not excerpt.traits["stale_when"]:
        return {}
    record, found, first = excerpt.record, dict[int, int](), dict[int, list[int]]()
    for entry in excerpt.waiting(excerpt.end):
        if entry.stale:
            continue
        before = first.setdefault(record.state[entry.row], [])
        if excerpt.traits["stale_when"] == "visited-no-deeper":
            before = [row for row in before if record.depth[row] <= record.depth[entry.row]]
        if before:
            found[entry.row] = before[0]
        first[record.state[entry.row]].append(entry.row)
    return found


def _twin(excerpt: Excerpt, row: int, time: int, kind: int) -> int | None:
    """The node that has the state of this one at that time: on its path, visited, or the best that is known."""
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
    kept = [each for each in same if each < row and late.removed_at[each] != late.generated_at[each]]
    return min(kept, key=lambda each: (record.g[each], each)) if kept else None


def root(excerpt: Excerpt, row: int) -> int:
    """The root of its tree: a search from both ends has two."""
    while excerpt.record.parent[row] >= 0:
        row = excerpt.record.parent[row]
    return row
