"""What is said to who calls the library."""

from collections.abc import Collection
from numbers import Number

from searchlight.errors.base import BadInput, bad, cut, listed, shown


def not_an_option_here(field: str, accepted: Collection[str]) -> BadInput:
    return bad(field, "library.not_an_option_here", accepted=listed(accepted))


def no_problem(value: object) -> BadInput:
    return bad("problem", "library.no_problem", value=shown(value))


def no_goal() -> BadInput:
    return bad("goal", "library.no_goal")


_KINDS = (Number, str, list, tuple, set, dict)  # of which none is ever equal to another


def check_goal(start: object, goal: object) -> None:
    """Raises BadInput where no state like the start can ever equal the goal."""
    if goal is None:
        raise no_goal()
    kinds = [next((kind for kind in _KINDS if isinstance(value, kind)), None) for value in (start, goal)]
    if None not in kinds and kinds[0] is not kinds[1]:
        raise bad("goal", "library.goal_of_another_kind", goal=shown(goal), start=shown(start))


def only_zero(value: str) -> BadInput:
    return bad("heuristic", "library.only_zero", value=cut(value))


def incomparable_states() -> BadInput:
    return bad("tie", "library.incomparable_states")


def not_of_the_catalog() -> BadInput:
    return bad("problem", "library.not_of_the_catalog")


def too_long_for_a_browser(most: int) -> BadInput:
    return bad("nodes", "library.too_long_for_a_browser", most=most)


def nothing_recorded() -> BadInput:
    return bad("record", "library.nothing_recorded")


def no_anywidget() -> BadInput:
    return bad("anywidget", "library.no_anywidget")


def no_stage() -> BadInput:
    return bad("view", "library.no_stage")


def not_comparable() -> BadInput:
    return bad("beside", "library.not_comparable")
