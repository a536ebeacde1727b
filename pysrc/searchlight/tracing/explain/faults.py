"""Causes that an observation shows directly: wrong successors, states expanded again, broken paths."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from searchlight.problem import AnyProblem
from searchlight.problems.grid import BARRIER, GridProblem
from searchlight.texts import Message, message
from searchlight.tracing.watch.observation import START, LogKind, Made, Observation

SUCCESSORS_SEEN: Final = ("state-class", "script", "grid")  # families whose programs generate successors themselves
ALIKE: Final = 5  # this many identical iterations are not a coincidence


class Shown(NamedTuple):
    """A fault, and the number of expansions before it."""

    step: int
    cause: str
    message: Message


def written(state: Any, as_text: Callable[[Any], Any]) -> Any:
    """A state as `as_text` writes it; other values stay as they are."""
    try:
        return as_text(state)
    except (TypeError, ValueError, KeyError, IndexError, AttributeError):
        return str(state)


def children(problem: AnyProblem, state: Any) -> dict[Any, float]:
    """The successors of a state with the lowest action cost to each."""
    costs: dict[Any, float] = {}
    for action in problem.actions(state):
        child = problem.result(state, action)
        cost = problem.action_cost(state, action, child)
        costs[child] = min(cost, costs.get(child, cost))
    return costs


def wrong_successor(seen: Observation, problem: AnyProblem, most: int) -> Shown | None:
    """The first invalid, wrongly priced or missing successor in the first `most` + 1 expansions."""
    if (through := through_barrier(seen, problem)) is not None:
        return through
    if seen.seen != "requests":
        return None  # what enters a frontier need not be all that is generated
    made: dict[int, list[Made]] = {}
    for each in seen.made:
        made.setdefault(each.parent, []).append(each)
    reads_around = seen.frontier == "observed" and _makes_together(seen)
    ever = {seen.start, *(each.state for each in seen.made)}
    last = len(seen.expanded) - 1  # may be incomplete
    for step, state in enumerate(seen.expanded[: most + 1]):
        try:
            true = children(problem, state)
        except (TypeError, ValueError, KeyError, IndexError, AttributeError):
            return None  # a value of the program that is not a state of the problem
        given = made.get(step, [])
        if (wrong := _wrong_child(step, state, given, true, problem)) is not None:
            return wrong
        absent = [child for child in true if child not in {each.state for each in given}]
        if seen.family == "grid":  # known cells need not be read again
            absent = [child for child in absent if reads_around and child not in ever]
        if absent and seen.family in SUCCESSORS_SEEN and (step < last or seen.outcome == "failure"):
            shown, child = written(state, problem.text), written(absent[0], problem.text)
            return Shown(step, "successors", message("difference.missing_successor", state=shown, child=child))
    return None


def _wrong_child(
    step: int, state: Any, given: list[Made], true: Mapping[Any, float], problem: AnyProblem
) -> Shown | None:
    """The first of these successors that the problem does not have, or has at another cost."""
    shown = written(state, problem.text)
    told = {each.state: each.cost for each in given if each.cost is not None}
    for each in given:
        child, text = each.state, written(each.state, problem.text)
        if child not in true and child != state:
            return Shown(step, "successors", message("difference.wrong_successor", state=shown, child=str(text)))
        if child in true and told.get(child, true[child]) != true[child]:
            values = {"state": shown, "child": text, "told": told[child], "cost": true[child]}
            return Shown(step, "cost", message("difference.wrong_cost", **values))
    return None


def through_barrier(seen: Observation, problem: AnyProblem) -> Shown | None:
    """A barrier of a grid that the program expands or has on its path."""
    if not isinstance(problem, GridProblem):
        return None
    grid = problem.grid
    for step, state in enumerate(seen.expanded):
        if state in grid and grid.cost(state) == BARRIER:
            return Shown(step, "successors", message("difference.on_barrier", state=problem.text(state)))
    path = seen.path or ()
    together = all(abs(one[0] - other[0]) <= 1 >= abs(one[1] - other[1]) for one, other in pairwise(path))
    barrier = next((state for state in path if state in grid and grid.cost(state) == BARRIER), None)
    if barrier is None or not together:
        return None
    return Shown(len(seen.expanded), "successors", message("difference.path_through", state=problem.text(barrier)))


def stuck_limit(seen: Observation, problem: AnyProblem) -> Message | None:
    """A message if a stopped program repeated the same iteration to its end."""
    tests = seen.goal_tests
    if not seen.expanded and len(tests) >= ALIKE and set(tests) == {seen.start}:
        return message("difference.start_again", state=written(seen.start, problem.text))
    starts = [at for at, node in enumerate(seen.nodes) if node == START and seen.expanded[at] == seen.start]
    iterations = [seen.expanded[one:other] for one, other in pairwise(starts)]
    if len(iterations) < ALIKE or any(each != iterations[-1] for each in iterations[-ALIKE:]):
        return None
    return message("difference.same_limit")


def fault_of_path(path: Sequence[Any], problem: AnyProblem) -> Message | None:
    """What is wrong with a path; None if it leads from the start to a goal."""
    if not path or path[0] != problem.initial:
        return message("difference.path_start")
    for state, following in pairwise(path):
        if following not in children(problem, state):
            values = {"state": problem.text(state), "child": written(following, problem.text)}
            return message("difference.path_broken", **values)
    return None if problem.is_goal(path[-1]) else message("difference.path_end")


def _makes_together(seen: Observation) -> bool:
    """Whether all successors of a state are generated before the next expansion, so that none can come later."""
    latest, together_now, together = -1, 0, False
    for question, index in seen.log:
        if question is LogKind.EXPAND:
            latest, together_now = index, 0
        elif question is LogKind.MAKE:
            if seen.made[index].parent != latest:
                return False
            together_now += 1
            together = together or together_now > 1
    return together or not seen.log
