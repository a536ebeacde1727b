"""Iterative deepening with a stack and a set of visited states per iteration (document 000).

Not optimal: a state may be visited first on a detour, at a depth from which the limit hides the goal.
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


def iterative_deepening_search_visited(problem: AnyProblem, limit: int) -> Search:
    """Depth-limited search with limits 0, 1, …, `limit`, until the result is no cutoff."""
    for depth in range(limit + 1):
        yield ITERATION, depth
        result: Outcome = yield depth_limited_search_visited(problem, depth)
        if result is not Unsolved.CUTOFF:
            return result
    return Unsolved.CUTOFF


def depth_limited_search_visited(problem: AnyProblem, limit: int) -> Search:
    """Depth-first search to depth `limit`; a state is marked visited when popped, and not visited again."""
    frontier = Stack()
    visited: set[Any] = set()
    cutoff_occurred = False
    root = Node(problem.initial)
    frontier.add(root)
    yield GENERATE, root
    while frontier:
        node = frontier.take()
        if node.state in visited:
            yield STALE, node
            continue
        visited.add(node.state)
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
