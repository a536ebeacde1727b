"""Numbers in graph files, which most formats keep as text."""

from math import isfinite
from typing import Any

from searchlight.problems.graph import is_amount


def number(value: Any) -> float | None:
    """A finite number, also as text; else None."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    try:
        found = float(value)
    except (ValueError, OverflowError):
        return None
    if not isfinite(found):
        return None
    return int(found) if found.is_integer() else found


def amount(value: Any) -> float | None:
    """A number that can be a cost or an h; else None."""
    found = number(value)
    return found if is_amount(found) else None
