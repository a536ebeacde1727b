"""Ways of counting as data: the possible meanings of "expanded", "generated", "popped", "queue" and "reached"."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from searchlight.counting_rules.counting import Counted, Counts


@dataclass(frozen=True)
class Reading:
    """One meaning of a number. `rule` is None for the book's own (interface: what the command line reports)."""

    rule: str | None
    value: Callable[[Counts], int]


READINGS: Final[dict[str, tuple[Reading, ...]]] = {
    "expanded": (
        Reading(None, lambda counts: counts.expanded),
        Reading("goal-counted", lambda counts: counts.expanded + counts.goals + counts.found),
        Reading("start-not-counted", lambda counts: counts.expanded - counts.roots),
        Reading("cut-counted", lambda counts: counts.expanded + counts.cut),
        Reading("tested-counted", lambda counts: counts.expanded + counts.cut + counts.goals),
        Reading("taken-counted", lambda counts: counts.taken),
    ),
    "generated": (
        Reading(None, lambda counts: counts.made - counts.roots),
        Reading("start-counted", lambda counts: counts.made),
        Reading("entered-only", lambda counts: counts.entered - counts.roots + counts.found),
        Reading("entered-and-start", lambda counts: counts.entered + counts.found),
        Reading("states-only", lambda counts: len(counts.states) - 1),
    ),
    "max_queue": (
        Reading(None, lambda counts: counts.most),
        Reading("before-taking", lambda counts: counts.most_when_taking),
        Reading("after-taking", lambda counts: counts.most_when_taking - 1),
        Reading("replaced", lambda counts: counts.most_replacing),
    ),
    "popped": (
        Reading(None, lambda counts: counts.taken),
        Reading("goal-not-counted", lambda counts: counts.taken - counts.goals),
        Reading("stale-not-counted", lambda counts: counts.taken - counts.stale),
        Reading("goal-and-stale-not-counted", lambda counts: counts.taken - counts.stale - counts.goals),
    ),
    "reached": (
        Reading(None, lambda counts: len(counts.states)),
        Reading("start-not-counted", lambda counts: len(counts.states) - 1),
    ),
}


def rules_for(counted: Counted, wanted: dict[str, int]) -> tuple[str, ...] | None:
    """The rules of counting, as few as possible, that give all numbers; None if there are none."""
    found = _rules(counted.all, wanted)
    if counted.iterations < 2:
        return found
    of_last = _rules(counted.last, wanted)
    candidates = [found, None if of_last is None else ("iterations=last", *of_last)]
    return min((rules for rules in candidates if rules is not None), key=len, default=None)


def _rules(counts: Counts, wanted: dict[str, int]) -> tuple[str, ...] | None:
    rules = []
    for name, number in wanted.items():
        fitting = [reading.rule for reading in READINGS[name] if reading.value(counts) == number]
        if not fitting:
            return None
        if None not in fitting:
            rules.append(f"{name}={fitting[0]}")
    return tuple(rules)


def hopeless(counted: Counted, wanted: dict[str, int]) -> bool:
    """Whether some number is already exceeded by every way of counting it, because counts only grow.

    Each iteration gets farther than the last, so counts that are too high now stay too high in later iterations.
    """
    counts = counted.last if counted.iterations else counted.all
    return any(min(each.value(counts) for each in READINGS[name]) > number for name, number in wanted.items())
