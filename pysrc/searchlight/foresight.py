"""What can be known of a search before it begins: whether there is a goal to be found, and whether it will ever end."""

from collections.abc import Hashable
from itertools import islice
from typing import Any

from searchlight import errors
from searchlight.entries import AlgorithmEntry, ProblemEntry
from searchlight.errors import Caveat, ProblemError
from searchlight.problem import AnyProblem

ACTIONS_EACH = 100  # that are tried of each state, on average, before it is given up


def caveats(entry: ProblemEntry, problem: AnyProblem, algorithm: AlgorithmEntry, *, hopeless: bool) -> list[Caveat]:
    """`hopeless`: it is known already, and said, that no goal can be reached.

    Nothing is said where somebody's problem fails on the way: the search will show where.
    """
    try:
        return _caveats(entry, problem, algorithm, hopeless=hopeless)
    except ProblemError:
        return []


def _caveats(entry: ProblemEntry, problem: AnyProblem, algorithm: AlgorithmEntry, *, hopeless: bool) -> list[Caveat]:
    caveats = []
    if not hopeless and entry.looked_over and goal_in_reach(problem, entry.looked_over) is False:
        caveats.append(errors.searches.no_way())
        hopeless = True
    if hopeless:
        caveats.append(errors.searches.without_a_goal(algorithm.without_goal))
    elif entry.looked_over and algorithm.without_goal == "never ends" and has_free_loop(problem, entry.looked_over):
        caveats.append(errors.searches.free_loop())
    return caveats


def goal_in_reach(problem: AnyProblem, most: int) -> bool | None:
    """Whether a goal can be reached; None if none is among the first `most` states."""
    known: set[Hashable] = {problem.initial}
    tried = 0
    for state in (queue := [problem.initial]):  # grows while it is gone through
        if problem.is_goal(state):
            return True
        if len(queue) > most:
            return None
        for action in problem.actions(state):
            tried += 1
            if tried > most * ACTIONS_EACH:  # of somebody's problem, there may be no end to them
                return None
            next_state = problem.result(state, action)
            if next_state not in known:
                known.add(next_state)
                queue.append(next_state)
    return False


def has_free_loop(problem: AnyProblem, most: int) -> bool:
    """Whether, among the first `most` states, actions lead in a circle at no cost, or at one that rounding swallows."""
    edges: dict[Hashable, dict[Any, float]] = {problem.initial: {}}
    for state in (queue := [problem.initial]):  # grows while it is gone through
        if len(queue) > most:
            break
        for action in islice(problem.actions(state), ACTIONS_EACH):
            next_state = problem.result(state, action)
            edges[state][next_state] = problem.action_cost(state, action, next_state)
            if next_state not in edges:
                edges[next_state] = {}
                queue.append(next_state)
    longest = len(edges) * max((cost for targets in edges.values() for cost in targets.values()), default=0)
    free = {
        state: [to for to, cost in targets.items() if longest + cost == longest] for state, targets in edges.items()
    }
    return _has_loop(free)


def _has_loop(edges: dict[Hashable, list[Any]]) -> bool:
    """Whether something is left when nodes without edges from others are taken away, one after the other."""
    incoming = dict.fromkeys(edges, 0)
    for targets in edges.values():
        for target in targets:
            incoming[target] += 1
    ready = [state for state, count in incoming.items() if count == 0]
    for state in ready:  # grows while it is gone through
        for target in edges[state]:
            incoming[target] -= 1
            if incoming[target] == 0:
                ready.append(target)
    return len(ready) < len(edges)
