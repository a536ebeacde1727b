"""Find the number by which objects of the program's own class are compared in a heap."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

MOST: Final = 24  # objects that are compared pairwise
LEAST_PAIRS: Final = 3  # pairs that must have different numbers


def sort_attribute(items: Sequence[Any]) -> str | None:
    """The one attribute whose numbers order these objects as `<` does; None if there is not exactly one.

    Raises whatever the program's `<` raises.
    """
    pairs = [(one, other) for one, other in combinations(items[:MOST], 2) if type(one) is type(other)]
    if not pairs or type(pairs[0][0]).__module__ == "builtins":
        return None
    attributes = [name for name in _numbers(pairs[0][0]) if _orders(name, pairs)]
    if len(attributes) > 1:  # unless they always have the same number
        attributes = [
            name
            for name in attributes[1:]
            if any(getattr(each, name) != getattr(each, attributes[0]) for each in items)
        ]
        return None if attributes else next(name for name in _numbers(items[0]) if _orders(name, pairs))
    return attributes[0] if attributes else None


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
            signs.add(bool(one < other) == (first < second))  # False: the greatest first
        if len(signs) > 1:
            return False
    return different >= LEAST_PAIRS
