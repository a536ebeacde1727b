"""The expected values of heuristics: the whole space by brute force, written independently."""

from math import inf
from typing import Any, NamedTuple


class Edge(NamedTuple):
    state: Any
    next_state: Any
    cost: float


def edges_of(problem: Any) -> list[Edge]:
    """All that can be done in the states that can be reached."""
    seen, waiting, edges = {problem.initial}, [problem.initial], []
    while waiting:
        state = waiting.pop()
        for action in problem.actions(state):
            next_state = problem.result(state, action)
            edges.append(Edge(state, next_state, problem.action_cost(state, action, next_state)))
            if next_state not in seen:
                seen.add(next_state)
                waiting.append(next_state)
    return edges


def costs_to_go(problem: Any) -> dict[Any, float]:
    """The cost of the cheapest path to a goal from every state that can be reached: Bellman and Ford's algorithm."""
    edges = edges_of(problem)
    states = {problem.initial} | {edge.next_state for edge in edges}
    cost = {state: 0 if problem.is_goal(state) else inf for state in states}
    changed = True
    while changed:
        changed = False
        for edge in reversed(edges):
            if edge.cost + cost[edge.next_state] < cost[edge.state]:
                cost[edge.state] = edge.cost + cost[edge.next_state]
                changed = True
    return cost


def admissible(problem: Any) -> bool:
    return all(problem.h(state) <= cost + 1e-9 for state, cost in costs_to_go(problem).items())


def consistent(problem: Any) -> bool:
    edges = edges_of(problem)
    goals = [edge.next_state for edge in edges if problem.is_goal(edge.next_state)]
    falls = all(problem.h(edge.state) <= edge.cost + problem.h(edge.next_state) + 1e-9 for edge in edges)
    return falls and all(problem.h(state) == 0 for state in (*goals, problem.initial) if problem.is_goal(state))


def longest_rise(values: list[int]) -> int:
    """The length of the longest strictly rising subsequence."""
    best = [1] * len(values)
    for later, value in enumerate(values):
        best[later] = 1 + max((best[earlier] for earlier in range(later) if values[earlier] < value), default=0)
    return max(best, default=0)
