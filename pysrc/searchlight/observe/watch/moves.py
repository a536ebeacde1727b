"""All that can be done in a state of a problem, at once."""

from collections.abc import Callable, Sequence
from itertools import repeat
from typing import Any

from searchlight.problem import AnyProblem, Problem
from searchlight.problems.graph import GraphProblem

Ways = tuple[Sequence[Any], Sequence[Any], Sequence[float]]  # actions, where they lead, what they cost


def ways_of(problem: AnyProblem) -> Callable[[Any], Ways]:
    """What gives all that can be done in a state: the actions, where they lead, what they cost."""
    actions_of, result, cost_of = problem.actions, problem.result, cost_of_one(problem)
    if type(problem) is GraphProblem:
        edges = problem.graph.edges

        def ways_in_a_graph(state: Any) -> Ways:
            actions = actions_of(state)
            return actions, actions, list(edges[state].values()) if actions else ()

        return ways_in_a_graph

    def ways(state: Any) -> Ways:
        actions = actions_of(state)
        after = [result(state, action) for action in actions]
        if cost_of is None:
            return actions, after, [1] * len(after)
        return actions, after, list(map(cost_of, repeat(state), actions, after))

    return ways


def cost_of_one(problem: AnyProblem) -> Callable[[Any, Any, Any], float] | None:
    """What gives the cost of an action. None: every action costs 1."""
    return None if type(problem).action_cost is Problem.action_cost else problem.action_cost
