"""What is said to who calls the library."""

from collections.abc import Collection

from searchlight.errors.base import BadInput, listed, quoted, shown


def not_an_option_here(field: str, accepted: Collection[str]) -> BadInput:
    return BadInput(field, f"has no effect on a problem of your own; accepted here: {listed(accepted)}.")


def no_problem(value: object) -> BadInput:
    return BadInput("problem", f"{shown(value)} is no problem; accepted: an id of the catalog, or a Problem.")


def no_goal() -> BadInput:
    return BadInput("goal", "is missing; accepted: a goal state, or a function is_goal.")


def only_zero(value: str) -> BadInput:
    return BadInput(
        "heuristic", f"{quoted(value)} is not made for a problem of your own; accepted: zero, or a function of a state."
    )


def incomparable_states() -> BadInput:
    return BadInput(
        "tie", "“state” needs states that can be compared with <; accepted here: another way to break ties."
    )


def not_of_the_catalog() -> BadInput:
    return BadInput("problem", "is your own, so that no link leads to it; accepted: a problem and an algorithm by id.")


def nothing_recorded() -> BadInput:
    return BadInput("record", "was False, so that only counts were kept; accepted here: a search with a record.")
