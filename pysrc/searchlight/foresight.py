"""Predict before a search whether a goal is reachable, and whether the search will end."""

from collections.abc import Hashable, Mapping
from itertools import islice
from typing import Any, Final

from searchlight.entries import AlgorithmEntry, ProblemEntry
from searchlight.errors import Caveat, ProblemError, caveat
from searchlight.problem import AnyProblem

# What an algorithm does where no goal can be reached (AlgorithmEntry.without_goal), and the sentence that says so.
WITHOUT_A_GOAL: Final[Mapping[str, str]] = {
    "fails": "searches.fails",
    "fails on one side": "searches.fails_on_one_side",
    "goes through all paths": "searches.goes_through_all_paths",
    "goes to the limit": "searches.goes_to_the_limit",
    "goes to the last limit": "searches.goes_to_the_last_limit",
    "never ends": "searches.never_ends",
}

ACTIONS_EACH = 100  # average number of actions per state after which the check is abandoned


def caveats(entry: ProblemEntry, problem: AnyProblem, algorithm: AlgorithmEntry, *, hopeless: bool) -> list[Caveat]:
    """Warnings about a search. `hopeless`: it is already known that no goal is reachable.

    There are no warnings if the problem's functions fail here, because the search will report that.
    """
    try:
        return _caveats(entry, problem, algorithm, hopeless=hopeless)
    except ProblemError:
        return []


def _caveats(entry: ProblemEntry, problem: AnyProblem, algorithm: AlgorithmEntry, *, hopeless: bool) -> list[Caveat]:
    caveats = []
    if not hopeless and entry.looked_over and goal_in_reach(problem, entry.looked_over) is False:
        caveats.append(caveat("goal", "searches.no_way"))
        hopeless = True
    if hopeless:
        caveats.append(caveat("algorithm", WITHOUT_A_GOAL[algorithm.without_goal]))
    elif entry.looked_over and algorithm.without_goal == "never ends" and has_free_loop(problem, entry.looked_over):
        caveats.append(caveat("algorithm", "searches.free_loop"))
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
            if tried > most * ACTIONS_EACH:  # an outside problem may have endless actions
                return None
            next_state = problem.result(state, action)
            if next_state not in known:
                known.add(next_state)
                queue.append(next_state)
    return False


def has_free_loop(problem: AnyProblem, most: int) -> bool:
    """Whether the first `most` states have a cycle of actions without cost, or with a cost lost to rounding."""
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
    """Whether the graph has a cycle: nodes remain after removing those without incoming edges repeatedly."""
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
