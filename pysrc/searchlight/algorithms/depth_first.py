"""Depth-first graph search with a stack and a set of visited states.

Sources: AIMA 4e, section 3.4.3; uniform_cost_search in best_first.py, with a stack in place of the heap.
"""

from typing import Any

from searchlight.events import EXPAND, GENERATE, GOAL, STALE, Search, Solution, Unsolved
from searchlight.frontier import Stack
from searchlight.node import Node, expand
from searchlight.problem import AnyProblem


def depth_first_search(problem: AnyProblem) -> Search:
    """The node made last is popped first; a state is marked visited when popped, and not visited again."""
    frontier = Stack()
    visited: set[Any] = set()
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
        yield EXPAND, node
        for child in expand(problem, node):
            frontier.add(child)
            yield GENERATE, child
    return Unsolved.FAILURE
