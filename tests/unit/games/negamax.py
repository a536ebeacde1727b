"""Alpha-beta and minimax once more, written apart from the solver: negamax over nested lists, and Connect-k."""

from math import inf
from typing import Any

Tree = Any  # a number, None for an unknown leaf, or a list of trees


def line(tree: Tree) -> str:
    """The tree as it is typed."""
    if isinstance(tree, list):
        return "[" + " ".join(map(line, tree)) + "]"
    return "?" if tree is None else f"{tree:g}"


class Negamax:
    """`strict`: only a value beyond the bound cuts. Notes the leaves that are looked at, from 0, left to right."""

    def __init__(self, strict: bool, window: tuple[float, float] = (-inf, inf), order: str = "given") -> None:
        self.strict, self.window, self.order = strict, window, order
        self.looked_at: list[int] = []
        self.nodes = 0

    def __call__(self, tree: Tree) -> float:
        low, high = self.window
        return self._value(tree, 0, 1, low, high)

    def _value(self, tree: Tree, number: int, sign: int, low: float, high: float) -> float:
        self.nodes += 1
        if not isinstance(tree, list):
            self.looked_at.append(number)
            return sign * tree
        places, at = [], number
        for child in tree:
            places.append((child, at))
            at += _size(child)
        if self.order == "reversed":
            places.reverse()
        elif self.order in ("best", "worst"):
            worth = {"best": -1, "worst": 1}[self.order]
            places.sort(key=lambda place: worth * -plain(place[0], -sign))
        best = -inf
        for child, place in places:
            best = max(best, -self._value(child, place, -sign, -high, -low))
            if best > high if self.strict else best >= high:
                return best
            low = max(low, best)
        return best


def plain(tree: Tree, sign: int = 1) -> float:
    """The minimax value for the player to move."""
    return max(-plain(child, -sign) for child in tree) if isinstance(tree, list) else sign * tree


def _size(tree: Tree) -> int:
    return sum(map(_size, tree)) if isinstance(tree, list) else 1


def connect(columns: int, rows: int, in_row: int, strict: bool) -> tuple[int, int]:
    """Nodes and value of Connect-k by alpha-beta, over dicts of discs instead of cells."""
    nodes = 0

    def value(discs: dict[tuple[int, int], int], last: Any, player: int, low: float, high: float) -> float:
        nonlocal nodes
        nodes += 1
        if last and won(discs, last, in_row):
            return -1
        if len(discs) == columns * rows:
            return 0
        best = -inf
        for x in range(columns):
            y = sum((x, each) in discs for each in range(rows))
            if y == rows:
                continue
            best = max(best, -value({**discs, (x, y): player}, (x, y), -player, -high, -low))
            if best > high if strict else best >= high:
                break
            low = max(low, best)
        return best

    return int(value({}, None, 1, -inf, inf)), nodes


def won(discs: dict[tuple[int, int], int], last: tuple[int, int], in_row: int) -> bool:
    """Whether the last disc has completed a row."""
    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
        run = 1
        for way in (1, -1):
            x, y = last[0] + way * dx, last[1] + way * dy
            while discs.get((x, y)) == discs[last]:
                run, x, y = run + 1, x + way * dx, y + way * dy
        if run >= in_row:
            return True
    return False
