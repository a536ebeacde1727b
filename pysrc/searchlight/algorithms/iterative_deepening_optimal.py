"""Iterative deepening that remembers the depth of each visit: iterative_deepening_visited.py, made optimal.

A state that was visited on a detour is visited again if it is reached at a smaller depth, because more of the space
below it is then within the limit. So each iteration finds a goal within its limit, by a path with the fewest actions.
"""

from math import inf
from typing import Any

from searchlight.events import CUTOFF, EXPAND, GENERATE, GOAL, ITERATION, STALE, Search, Solution, Unsolved
from searchlight.frontier import Stack
from searchlight.node import Node, expand
from searchlight.problem import AnyProblem


class Depths(dict[Any, float]):
    """The smallest depth at which each state was visited; infinity, if it was not."""

    def __missing__(self, state: Any) -> float:
        return inf


def deepening_optimal(problem: AnyProblem, limit: int) -> Search:
    """Depth-first search with depth limits 0, 1, …, `limit`, until none is cut off.

    In an iteration, a state is not visited again at the same or a greater depth.
    """
    for depth in range(limit + 1):
        yield ITERATION, depth
        root = Node(problem.initial)
        frontier = Stack([root])
        yield GENERATE, root
        seen, cutoff = Depths(), False
        while frontier:
            node = frontier.take()
            if seen[node.state] <= node.depth:
                yield STALE, node
                continue
            seen[node.state] = node.depth
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
