"""Breadth-first search with an early goal test: a goal is recognised when it is generated.

Source: AIMA 4e, figure 3.9.
"""

from searchlight.events import DUPLICATE, EXPAND, FOUND, GENERATE, Search, Solution, Unsolved
from searchlight.frontier import Queue
from searchlight.node import Node, expand
from searchlight.problem import AnyProblem


def breadth_first_search(problem: AnyProblem) -> Search:
    """The shallowest node is expanded first; a state is reached only once."""
    node = Node(problem.initial)
    if problem.is_goal(node.state):
        yield FOUND, node
        return Solution(node)
    frontier = Queue()
    frontier.add(node)
    yield GENERATE, node
    reached = {problem.initial}
    while frontier:
        node = frontier.take()
        yield EXPAND, node
        for child in expand(problem, node):
            if problem.is_goal(child.state):
                yield FOUND, child
                return Solution(child)
            if child.state in reached:
                yield DUPLICATE, child
                continue
            reached.add(child.state)
            frontier.add(child)
            yield GENERATE, child
    return Unsolved.FAILURE
