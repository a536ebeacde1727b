"""By which number the objects in a heap are compared, where they are of a class of the program's own."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

MOST: Final = 24  # objects that are compared to learn it, each with each
LEAST_PAIRS: Final = 3  # that must have different numbers


def sort_attribute(items: Sequence[Any]) -> str | None:
    """The one attribute whose numbers order these objects as `<` does; None if there is not exactly one.

    Raises whatever the program's `<` raises.
    """
    pairs = [(one, other) for one, other in combinations(items[:MOST], 2) if type(one) is type(other)]
    if not pairs or type(pairs[0][0]).__module__ == "builtins":
        return None
    found = [name for name in _numbers(pairs[0][0]) if _orders(name, pairs)]
    if len(found) > 1:  # the same number under another name is no other
        found = [name for name in found[1:] if any(getattr(each, name) != getattr(each, found[0]) for each in items)]
        return None if found else next(name for name in _numbers(items[0]) if _orders(name, pairs))
    return found[0] if found else None


def _numbers(item: Any) -> list[str]:
    names = [*getattr(item, "__dict__", ()), *getattr(type(item), "__slots__", ())]
    return [name for name in names if type(getattr(item, name, None)) in (int, float)]


def _orders(name: str, pairs: Sequence[tuple[Any, Any]]) -> bool:
    different, signs = 0, set[bool]()
    for one, other in pairs:
        first: Any = getattr(one, name, None)
        second: Any = getattr(other, name, None)
        if type(first) not in (int, float) or type(second) not in (int, float):
            return False
        if first != second:
            different += 1
            if bool(one < other) == bool(other < one):
                return False
            signs.add(bool(one < other) == (first < second))  # or the greatest first
        if len(signs) > 1:
            return False
    return different >= LEAST_PAIRS
