"""What is said of a search before it begins."""

from collections.abc import Callable, Mapping
from typing import Final

from searchlight.errors.base import Caveat, caveat


def no_way() -> Caveat:
    return caveat("goal", "searches.no_way")


def fails() -> Caveat:
    return caveat("algorithm", "searches.fails")


def fails_on_one_side() -> Caveat:
    return caveat("algorithm", "searches.fails_on_one_side")


def goes_through_all_paths() -> Caveat:
    return caveat("algorithm", "searches.goes_through_all_paths")


def goes_to_the_limit() -> Caveat:
    return caveat("algorithm", "searches.goes_to_the_limit")


def goes_to_the_last_limit() -> Caveat:
    return caveat("algorithm", "searches.goes_to_the_last_limit")


def never_ends() -> Caveat:
    return caveat("algorithm", "searches.never_ends")


def free_loop() -> Caveat:
    return caveat("algorithm", "searches.free_loop")


def no_promise() -> Caveat:
    return caveat("algorithm", "searches.no_promise")


# By AlgorithmEntry.without_goal.
WITHOUT_A_GOAL: Final[Mapping[str, Callable[[], Caveat]]] = {
    "fails": fails,
    "fails on one side": fails_on_one_side,
    "goes through all paths": goes_through_all_paths,
    "goes to the limit": goes_to_the_limit,
    "goes to the last limit": goes_to_the_last_limit,
    "never ends": never_ends,
}
