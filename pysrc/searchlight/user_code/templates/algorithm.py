"""An algorithm to start from: breadth-first search. It tells what it does by yielding events."""

from collections import deque

from searchlight.events import DUPLICATE, EXPAND, GENERATE, GOAL, Solution, Unsolved
from searchlight.node import Node, expand


def search(problem):
    """Shallow nodes first; a state that was reached before is not looked at again."""
    root = Node(problem.initial)
    frontier = deque([root])
    reached = {root.state}
    yield GENERATE, root  # it is made, and stands in the frontier now
    while frontier:
        node = frontier.popleft()  # try pop() in its place
        if problem.is_goal(node.state):
            yield GOAL, node
            return Solution(node)
        yield EXPAND, node  # it has left the frontier
        for child in expand(problem, node):
            if child.state in reached:
                yield DUPLICATE, child  # it is made, and dropped at once
                continue
            reached.add(child.state)
            frontier.append(child)
            yield GENERATE, child
    return Unsolved.FAILURE
