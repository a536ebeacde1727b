"""Iterative deepening that remembers at which depth a state was visited: the repaired form of document 000's.

A state that was visited on a detour is visited again where it is reached at a smaller depth, from which the limit lets
one see farther. So each iteration finds the goal if it lies within its limit, and the path has the fewest actions.
"""

from typing import Any

from searchlight.events import (
    CUTOFF,
    EXPAND,
    GENERATE,
    GOAL,
    ITERATION,
    STALE,
    Outcome,
    Search,
    Solution,
    Unsolved,
)
from searchlight.frontier import Stack
from searchlight.node import Node, expand
from searchlight.problem import AnyProblem


def iterative_deepening_search_optimal(problem: AnyProblem, limit: int) -> Search:
    """Depth-limited search with limits 0, 1, …, `limit`, until the result is no cutoff."""
    for depth in range(limit + 1):
        yield ITERATION, depth
        result: Outcome = yield depth_limited_search_optimal(problem, depth)
        if result is not Unsolved.CUTOFF:
            return result
    return Unsolved.CUTOFF


def depth_limited_search_optimal(problem: AnyProblem, limit: int) -> Search:
    """Depth-first search to depth `limit`; a state is not visited again at the same or a greater depth."""
    frontier = Stack()
    visited: dict[Any, int] = {}  # the smallest depth at which each state was visited
    cutoff_occurred = False
    root = Node(problem.initial)
    frontier.add(root)
    yield GENERATE, root
    while frontier:
        node = frontier.take()
        if node.state in visited and visited[node.state] <= node.depth:
            yield STALE, node
            continue
        visited[node.state] = node.depth
        if problem.is_goal(node.state):
            yield GOAL, node
            return Solution(node)
        if node.depth == limit:
            cutoff_occurred = True
            yield CUTOFF, node
            continue
        yield EXPAND, node
        for child in expand(problem, node):
            frontier.add(child)
            yield GENERATE, child
    return Unsolved.CUTOFF if cutoff_occurred else Unsolved.FAILURE
