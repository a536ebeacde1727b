"""What is said of the options in general."""

from collections.abc import Collection

from searchlight.errors.base import BadInput, listed, quoted


def unknown_option(field: str, accepted: Collection[str]) -> BadInput:
    return BadInput(field, f"is not an option; accepted are {listed(accepted)}.")


def not_one_of(field: str, value: object, accepted: Collection[object]) -> BadInput:
    return BadInput(field, f"{quoted(value)} is not known; accepted: {listed(accepted)}.")


def not_a_whole_number(field: str, value: object, least: int, most: int) -> BadInput:
    return BadInput(field, f"{quoted(value)} is no whole number; accepted: a whole number from {least} to {most}.")


def out_of_range(field: str, value: object, least: int, most: int) -> BadInput:
    return BadInput(field, f"{quoted(value)} is out of range; accepted: a whole number from {least} to {most}.")


def not_a_number(field: str, value: object, least: float, most: float) -> BadInput:
    return BadInput(field, f"{quoted(value)} cannot be used; accepted: a number from {least} to {most}, such as 1.5.")


def wrong_heuristic(value: str, problem: str, accepted: Collection[str]) -> BadInput:
    return BadInput("heuristic", f"{quoted(value)} is not made for {problem}; accepted: {listed(accepted)}.")


def not_reversible(algorithm: str, problem: str) -> BadInput:
    return BadInput(
        "algorithm",
        f"{algorithm} also searches from the goal, but {problem} has no single goal or no way back from it; "
        "accepted: any other algorithm.",
    )
