"""All moves in a state of a problem at once."""

from collections.abc import Callable, Sequence
from itertools import repeat
from typing import Any

from searchlight.problem import AnyProblem, Problem
from searchlight.problems.graph import GraphProblem

Moves = tuple[Sequence[Any], Sequence[Any], Sequence[float]]  # actions, their results and costs


def moves_of(problem: AnyProblem) -> Callable[[Any], Moves]:
    """A function that returns the moves in a state."""
    actions_of, result, cost_of = problem.actions, problem.result, cost_of_one(problem)
    if type(problem) is GraphProblem:
        edges = problem.graph.edges

        def moves_in_a_graph(state: Any) -> Moves:
            actions = actions_of(state)
            return actions, actions, list(edges[state].values()) if actions else ()

        return moves_in_a_graph

    def moves(state: Any) -> Moves:
        actions = actions_of(state)
        after = [result(state, action) for action in actions]
        if cost_of is None:
            return actions, after, [1] * len(after)
        return actions, after, list(map(cost_of, repeat(state), actions, after))

    return moves


def cost_of_one(problem: AnyProblem) -> Callable[[Any, Any, Any], float] | None:
    """The function for the cost of an action; None if every action costs 1."""
    return None if type(problem).action_cost is Problem.action_cost else problem.action_cost
