"""Where a program stands in a grid: told by what it takes off its containers, or by its variables."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, Final

Cell = tuple[int, int]  # x, y
Reader = Callable[[Any], Cell]
Way = tuple[int | str, ...]  # parts within parts, by place or by name; the last two: row and column
ENOUGH: Final = 100  # reads after which it is settled which part of what is taken off says where the program stands
SHARE: Final = 0.9  # of them that it must be right about
DEPTH: Final = 3  # how deep a place may lie in what is taken off
WIDTH: Final = 6  # parts that are looked at, and the last one


class Learnt:
    """Which part of what a program takes off says where it stands: the one around which it then reads."""

    def __init__(self) -> None:
        self.reads = 0
        self.right: dict[Way, int] = {}  # by the way to the part, of how many reads it was beside

    def lesson(self, item: Any, cell: Cell) -> None:
        """After an item was taken off, a cell is read."""
        self.reads += 1
        for way, (x, y) in places_in(item):
            if abs(x - cell[0]) <= 1 >= abs(y - cell[1]):
                self.right[way] = self.right.get(way, 0) + 1

    def over(self) -> bool:
        return self.reads >= ENOUGH

    def reader(self) -> Reader | None:
        """What reads the place; None where nothing in what is taken off says it."""
        way = max(self.right, key=self.right.__getitem__, default=None)
        return None if way is None or self.right[way] < SHARE * self.reads else reader_of(way)


def places_in(item: Any, depth: int = DEPTH, way: Way = ()) -> Iterator[tuple[Way, Cell]]:
    """Whatever may be a place, row before column or after it, with the way to there."""
    if isinstance(item, list | tuple):
        fields: list[tuple[int | str, Any]] = list(enumerate(item[:WIDTH]))
        ends: list[tuple[int | str, Any]] = [(-1, item[-1])] if item else []
    elif type(item).__module__ != "builtins":
        fields, ends = _fields(item), []
    else:
        return
    for (one, first), (other, second) in pairwise(fields):
        if type(first) is type(second) is int:
            yield (*way, one, other), (second, first)
            yield (*way, other, one), (first, second)
    for step, part in fields + ends if depth else ():
        if type(part) is not int and step not in ("parent", "prev", "previous"):
            yield from places_in(part, depth - 1, (*way, step))


def reader_of(way: Way) -> Reader:
    """Reads a place as `places_in` found it. Raises whatever the item raises where it has no such part."""
    *steps, row, column = way
    if not steps and isinstance(row, int):
        return lambda item: (item[column], item[row])

    def read(item: Any) -> Cell:
        for step in steps:
            item = _part(item, step)
        return _part(item, column), _part(item, row)

    return read


def _part(item: Any, step: int | str) -> Any:
    return item[step] if isinstance(step, int) else getattr(item, step)


def _fields(item: Any) -> list[tuple[int | str, Any]]:
    slots = getattr(type(item), "__slots__", ())
    return [*getattr(item, "__dict__", {}).items(), *((name, getattr(item, name, None)) for name in slots)]
