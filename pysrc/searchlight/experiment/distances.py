"""The number of actions from every state to a goal, by visiting the whole state space level by level."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from searchlight.errors import NotReversible
from searchlight.experiment.pieces import Pieces
from searchlight.problem import AnyProblem

Level = list[Any]  # the states from which a goal is so many actions away

PIECE: Final = 2000  # states that are visited at a time


class TooMany(Exception):  # noqa: N818 - it is an answer
    """There are more states than the limit."""


def levels(problem: AnyProblem, most: int) -> Iterator[Level]:
    """The goals, then the states one action away from one, two actions away, …: until there are no more.

    Where the problem can be reversed, that is a breadth-first search from the goal; a problem that cannot is gone
    through from its start, and has no states but those that can be reached from there. Costs do not count, nor does
    the order: a level is always the same list. Raises TooMany when it has seen more than `most` states.
    """
    return (level for level in growing(problem, most) if level is not None)


def growing(problem: AnyProblem, most: int) -> Iterator[Level | None]:
    """Like `levels`, but also yields None from time to time while a level is incomplete."""
    before: Callable[[Any], list[Any]]
    try:
        backwards = problem.reverse()
    except NotReversible:
        level, edges = yield from _from_the_start(problem, most)
        before = edges.__getitem__
    else:
        level, before = [backwards.initial], partial(_before, backwards)
    known = set(level)
    while level:
        yield level
        below: dict[Any, None] = {}
        for place, state in enumerate(level, 1):
            below.update(dict.fromkeys(before(state)))
            if place % PIECE == 0:
                yield None
        level = [state for state in below if state not in known]
        known.update(level)
        if len(known) > most:
            raise TooMany


def next_level(every: Iterator[Level | None]) -> Pieces[Level]:
    """The next level of `growing`; empty if there are no more."""
    for level in every:
        if level is not None:
            return level
        yield
    return []


def _before(backwards: AnyProblem, state: Any) -> list[Any]:
    """The states from which one action leads to this one."""
    return [backwards.result(state, action) for action in backwards.actions(state)]


def _from_the_start(problem: AnyProblem, most: int) -> Pieces[tuple[Level, dict[Any, list[Any]]]]:
    """All reachable goals, and for each state its predecessors."""
    before: dict[Any, list[Any]] = {problem.initial: []}
    for place, state in enumerate(queue := [problem.initial], 1):  # grows while it is gone through
        for action in problem.actions(state):
            child = problem.result(state, action)
            if child not in before:
                before[child] = []
                queue.append(child)
            before[child].append(state)
        if len(queue) > most:
            raise TooMany
        if place % PIECE == 0:
            yield
    return [state for state in queue if problem.is_goal(state)], before
