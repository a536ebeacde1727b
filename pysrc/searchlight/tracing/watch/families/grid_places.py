"""The parts of removed values that may be a row and a column of the current cell."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, Final

Cell = tuple[int, int]  # x, y
Reader = Callable[[Any], Cell]
PartPath = tuple[int | str, ...]  # indexes or names of nested parts; the last two are row and column
DEPTH: Final = 3  # greatest nesting depth of a place in a removed value
WIDTH: Final = 6  # the first parts that are examined, besides the last one


def places_in(item: Any, depth: int = DEPTH, path: PartPath = ()) -> Iterator[tuple[PartPath, Cell]]:
    """Yield everything that may be a place, in either order of row and column, with its path."""
    if isinstance(item, list | tuple):
        fields: list[tuple[int | str, Any]] = list(enumerate(item[:WIDTH]))
        ends: list[tuple[int | str, Any]] = [(-1, item[-1])] if item else []
    elif type(item).__module__ != "builtins":
        fields, ends = _fields(item), []
    else:
        return
    for (one, first), (other, second) in pairwise(fields):
        if type(first) is type(second) is int:
            yield (*path, one, other), (second, first)
            yield (*path, other, one), (first, second)
    for step, part in fields + ends if depth else ():
        if type(part) is not int and step not in ("parent", "prev", "previous"):
            yield from places_in(part, depth - 1, (*path, step))


def place_at(path: PartPath, item: Any) -> Cell | None:
    """The place at this path; None if the item has no such part or no numbers there."""
    try:
        for step in path[:-2]:
            item = _part(item, step)
        row, column = _part(item, path[-2]), _part(item, path[-1])
    except (TypeError, IndexError, AttributeError, KeyError):
        return None
    return (column, row) if type(row) is type(column) is int else None


def _part(item: Any, step: int | str) -> Any:
    return item[step] if isinstance(step, int) else getattr(item, step)


def _fields(item: Any) -> list[tuple[int | str, Any]]:
    slots = getattr(type(item), "__slots__", ())
    return [*getattr(item, "__dict__", {}).items(), *((name, getattr(item, name, None)) for name in slots)]
