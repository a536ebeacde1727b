"""Choose the blanks in a worksheet's tree by the seed; their number depends only on the number of nodes."""

from random import Random

from searchlight.worksheets.excerpt import Excerpt
from searchlight.worksheets.fates import USELESS, Fate
from searchlight.worksheets.request import BLANKS, Request
from searchlight.worksheets.tree import numbers


def blanks(excerpt: Excerpt, fates: dict[int, Fate], request: Request, ordered: bool) -> dict[int, tuple[str, ...]]:
    """The kinds of blanks by row. `ordered`: the sheet says in which order a node's children are generated.

    States are taken from one end of a shuffled list and numbers from the other, so that with a share of half no node
    is empty. The mark of a useless node is a blank only if the other node with its state is on the sheet.
    """
    new = [row for row in excerpt.rows if excerpt.is_new(row)]
    Random(f"blanks/{request.seed}").shuffle(new)
    count = max(1, round(len(new) * request.share / 100)) if new else 0
    left_out: dict[str, set[int]] = {
        "states": set(_tellable(excerpt, new[len(new) - count :], ordered)),
        "numbers": {row for row in new[:count] if numbers(excerpt, row)},
        "marks": {row for row in new if _can_be_seen(fates[row], excerpt)},
    }
    return {
        row: tuple(kind for kind in BLANKS if kind in request.blanks and row in left_out[kind]) for row in excerpt.rows
    }


def _tellable(excerpt: Excerpt, rows: list[int], ordered: bool) -> list[int]:
    """The rows whose state can be worked out: without a known order, one child per node."""
    if ordered:
        return rows
    parents: set[int] = set()
    chosen = []
    for row in rows:
        if excerpt.record.parent[row] not in parents:
            chosen.append(row)
        parents.add(excerpt.record.parent[row])
    return chosen


def _can_be_seen(fate: Fate, excerpt: Excerpt) -> bool:
    return fate.name not in USELESS or fate.twin in excerpt.rows
