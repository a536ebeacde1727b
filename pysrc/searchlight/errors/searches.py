"""Error messages about a search before it begins."""

from collections.abc import Mapping
from typing import Final

from searchlight.errors.base import Caveat, caveat

# What an algorithm does where no goal can be reached (AlgorithmEntry.without_goal), and the sentence that says so.
WITHOUT_A_GOAL: Final[Mapping[str, str]] = {
    "fails": "searches.fails",
    "fails on one side": "searches.fails_on_one_side",
    "goes through all paths": "searches.goes_through_all_paths",
    "goes to the limit": "searches.goes_to_the_limit",
    "goes to the last limit": "searches.goes_to_the_last_limit",
    "never ends": "searches.never_ends",
}


def no_way() -> Caveat:
    return caveat("goal", "searches.no_way")


def without_a_goal(what_it_does: str) -> Caveat:
    return caveat("algorithm", WITHOUT_A_GOAL[what_it_does])


def free_loop() -> Caveat:
    return caveat("algorithm", "searches.free_loop")


def no_promise() -> Caveat:
    return caveat("algorithm", "searches.no_promise")
