"""Breadth-first and depth-first search over paths: only loops along the own path are avoided.

Source: the lecture “An implicit graph”, whose queue and stack contain whole paths; here a node represents its path.
The lecture compares each child with every state on the path. Depth-first search keeps them in a set here, because its
paths grow long.
"""

from typing import Any

from searchlight.events import CYCLE, EXPAND, GENERATE, GOAL, Search, Solution, Unsolved
from searchlight.frontier import Queue, Stack
from searchlight.node import Node, expand
from searchlight.problem import AnyProblem


def breadth_first_path_search(problem: AnyProblem) -> Search:
    """Remove the shortest path first, and extend it by all states that are not on it."""
    frontier = Queue()
    root = Node(problem.initial)
    frontier.add(root)
    yield GENERATE, root
    while frontier:
        node = frontier.take()
        if problem.is_goal(node.state):
            yield GOAL, node
            return Solution(node)
        yield EXPAND, node
        for child in expand(problem, node):
            if is_cycle(child):
                yield CYCLE, child
                continue
            frontier.add(child)
            yield GENERATE, child
    return Unsolved.FAILURE


def depth_first_path_search(problem: AnyProblem) -> Search:
    """Remove the latest path first, and extend it by all states that are not on it."""
    frontier = Stack()
    path: list[Any] = []  # the states on the path to the node in hand; the path to its parent is the beginning of it
    on_path: set[Any] = set()
    root = Node(problem.initial)
    frontier.add(root)
    yield GENERATE, root
    while frontier:
        node = frontier.take()
        if problem.is_goal(node.state):
            yield GOAL, node
            return Solution(node)
        on_path -= {*path[node.depth :]}
        path[node.depth :] = [node.state]
        on_path.add(node.state)
        yield EXPAND, node
        for child in expand(problem, node):
            if child.state in on_path:
                yield CYCLE, child
                continue
            frontier.add(child)
            yield GENERATE, child
    return Unsolved.FAILURE


def is_cycle(node: Node) -> bool:  # board:
    """Whether the node's state is already on the path to it (AIMA 4e, IS-CYCLE)."""
    state, ancestor = node.state, node.parent
    while ancestor is not None:
        if ancestor.state == state:
            return True
        ancestor = ancestor.parent
    return False
