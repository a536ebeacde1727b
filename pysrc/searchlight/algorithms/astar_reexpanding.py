"""A* that keeps no best node of a state, as the seven-tile puzzle of CS 540 counts its queue.

Every child whose state is not closed enters the frontier, whatever else waits there; and a state that was closed while
its entry waited is expanded again. Ties are broken by the state. The path is as short as A*'s, the frontier is longer.
"""

from typing import Any

from searchlight.events import DUPLICATE, EXPAND, GENERATE, GOAL, Search, Solution, Unsolved
from searchlight.frontier import StatePriorityQueue
from searchlight.node import Node, expand
from searchlight.problem import AnyProblem


def astar_search_reexpanding(problem: AnyProblem) -> Search:
    """A* on f = g + h that does not check whether the state is already in the frontier."""
    frontier = StatePriorityQueue()
    closed: set[Any] = set()
    root = Node(problem.initial)
    root.h = root.priority = problem.h(root.state)
    frontier.add(root)
    yield GENERATE, root
    while frontier:
        node = frontier.take()
        if problem.is_goal(node.state):
            yield GOAL, node
            return Solution(node)
        closed.add(node.state)
        yield EXPAND, node
        for child in expand(problem, node):
            child.h = problem.h(child.state)
            child.priority = child.g + child.h
            if child.state in closed:
                yield DUPLICATE, child
                continue
            frontier.add(child)
            yield GENERATE, child
    return Unsolved.FAILURE
