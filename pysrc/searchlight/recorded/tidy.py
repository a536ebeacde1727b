"""A tidy layout for a few nodes of different sizes: Reingold and Tilford 1981, with contours kept level by level."""

from collections.abc import Mapping

Size = tuple[float, float]  # width, height


def positions(
    parents: Mapping[int, int], sizes: Mapping[int, Size], gap: float, level_gap: float
) -> tuple[dict[int, tuple[float, float]], float, float]:
    """The middle of the upper edge of every node, and the width and height of the whole.

    `parents`: of each row, in ascending order, parents before children; a row whose parent is not among them is a root.
    Children stand in the order of their rows, a parent above their middle, all nodes of a level at the same height.
    """
    children: dict[int, list[int]] = {row: [] for row in parents}
    depth: dict[int, int] = {}
    for row, parent in parents.items():
        depth[row] = depth[parent] + 1 if parent in depth else 0
        if parent in children:
            children[parent].append(row)
    roots = [row for row, parent in parents.items() if parent not in parents]
    shift: dict[int, float] = {}  # of a node against its parent
    outline: dict[int, list[Size]] = {}  # of a subtree against its root: left and right border, level by level
    for row in reversed(parents):
        half = sizes[row][0] / 2
        outline[row] = [(-half, half), *_abreast(children[row], shift, outline, gap)]
    whole = _abreast(roots, shift, outline, gap)
    heights = [max(sizes[row][1] for row in parents if depth[row] == level) for level in range(len(whole))]
    tops = [sum(heights[:level]) + level * level_gap for level in range(len(heights))]
    left = min((border[0] for border in whole), default=0)
    places: dict[int, tuple[float, float]] = {}
    for row, parent in parents.items():
        places[row] = (shift[row] + (places[parent][0] if parent in parents else -left), tops[depth[row]])
    width = max((border[1] for border in whole), default=0) - left
    return places, width, tops[-1] + heights[-1] if tops else 0


def _abreast(rows: list[int], shift: dict[int, float], outline: dict[int, list[Size]], gap: float) -> list[Size]:
    """Put subtrees side by side as close as possible, centred on 0, and return their common outline."""
    merged: list[Size] = []
    for row in rows:
        mine = outline.pop(row)
        at = max((theirs[1] - own[0] + gap for theirs, own in zip(merged, mine, strict=False)), default=0.0)
        shift[row] = at
        moved = [(left + at, right + at) for left, right in mine]
        both = [(theirs[0], own[1]) for theirs, own in zip(merged, moved, strict=False)]
        merged = both + merged[len(both) :] + moved[len(both) :]
    middle = (shift[rows[0]] + shift[rows[-1]]) / 2 if rows else 0.0
    for row in rows:
        shift[row] -= middle
    return [(left - middle, right - middle) for left, right in merged]
