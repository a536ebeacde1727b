"""Iterative deepening with a stack and a set of visited states per iteration, from lecture notes.

Not optimal: a state may be visited first on a detour, at a depth from which the limit hides the goal.
"""

from typing import Any

from searchlight.events import CUTOFF, EXPAND, GENERATE, GOAL, ITERATION, STALE, Search, Solution, Unsolved
from searchlight.frontier import Stack
from searchlight.node import Node, expand
from searchlight.problem import AnyProblem


def deepening_visited(problem: AnyProblem, limit: int) -> Search:
    """Depth-first search with depth limits 0, 1, …, `limit`, until none is cut off.

    A state is marked visited when its node is removed from the frontier, and not visited again in the iteration.
    """
    for depth in range(limit + 1):
        yield ITERATION, depth
        root = Node(problem.initial)
        frontier = Stack([root])
        yield GENERATE, root
        visited, cutoff = set[Any](), False
        while frontier:
            node = frontier.take()
            if node.state in visited:
                yield STALE, node
                continue
            visited.add(node.state)
            if problem.is_goal(node.state):
                yield GOAL, node
                return Solution(node)
            if node.depth == depth:
                cutoff = True
                yield CUTOFF, node
                continue
            yield EXPAND, node
            for child in expand(problem, node):  # board: frontier += expand(problem, node)
                frontier.add(child)
                yield GENERATE, child
        if not cutoff:
            return Unsolved.FAILURE
    return Unsolved.CUTOFF
