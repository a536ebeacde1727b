"""Values from callers of the library: each as it is used, or BadInput."""

from contextlib import suppress
from operator import index

from searchlight.errors import bad, shown

_KINDS = ((int, float, complex), str, list, tuple, set, dict)  # of which none is ever equal to another


def goal_fits(start: object, goal: object) -> None:
    """Raises BadInput where no state like the start can ever equal the goal."""
    if goal is None:
        raise bad("goal", "library.no_goal")
    if callable(goal) and not callable(start):
        raise bad("goal", "library.goal_is_a_function", goal=shown(goal))
    kinds = [next((kind for kind in _KINDS if isinstance(value, kind)), None) for value in (start, goal)]
    if None not in kinds and kinds[0] is not kinds[1]:
        raise bad("goal", "library.goal_of_another_kind", goal=shown(goal), start=shown(start))


def whole_number(field: str, value: object, least: int, most: int | None = None) -> int:
    """The value as an int. Raises BadInput where it is not a whole number, or out of range."""
    number = None
    if not isinstance(value, bool):
        with suppress(TypeError):
            number = index(value)  # type: ignore[arg-type]
    if number is not None and number >= least and (most is None or number <= most):
        return number
    if most is None:
        raise bad(field, "library.not_whole", value=shown(value), least=least)
    raise bad(field, "library.not_whole_up_to", value=shown(value), least=least, most=most)


def seed(value: object) -> int | str:
    """Raises BadInput where it is neither a whole number nor a text, so that it would not be the same everywhere."""
    if isinstance(value, int | str):
        return value
    raise bad("seed", "library.no_seed", value=shown(value))


def text(field: str, value: object) -> str:
    """Raises BadInput where the value is not a text."""
    if isinstance(value, str):
        return value
    raise bad(field, "library.no_text", value=shown(value))


def seconds(value: object) -> float:
    """A length of time. Raises BadInput where it is not a number, or negative."""
    if isinstance(value, int | float) and not isinstance(value, bool) and value >= 0:
        return value
    raise bad("seconds", "library.no_seconds", value=shown(value))


def truth(field: str, value: object) -> bool:
    """True or False themselves. Raises BadInput for anything else: “no” would count as yes."""
    if isinstance(value, bool):
        return value
    raise bad(field, "library.no_truth", value=shown(value))
