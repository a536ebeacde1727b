"""Count from 0 to 5 in steps of 1 and 2: a problem made of two functions."""

from typing import Any

from searchlight import problem_from


def steps_of(_: Any) -> list[int]:
    return [1, 2]


def further(state: int, action: int) -> int:
    return min(state + action, 9)


COUNT = problem_from(0, 5, steps_of, further)
