"""Iterative-deepening A*: depth-first search with a bound on f that grows from iteration to iteration.

Source: Korf 1985. The parent's state is not generated again; beyond that, no state is remembered.

Bounds are compared exactly, fractions too: a node's f is computed by the same sums in every iteration, so the node that
set the bound is within it, and each iteration gets farther than the last. Rounding can at most split an iteration.
"""

from collections.abc import Iterator
from math import inf
from typing import Any

from searchlight.events import CUTOFF, EXPAND, GENERATE, GOAL, ITERATION, Call, Search, Solution, Unsolved
from searchlight.node import Node, expand
from searchlight.problem import AnyProblem


def ida_star_search(problem: AnyProblem) -> Search:
    """Bounded search with h(root) as the first bound, then with the lowest f that the last one cut off."""
    bound: Any = problem.h(problem.initial)  # a number, or in the end the solution
    while bound < inf:
        yield ITERATION, bound
        root = root_of(problem)
        yield GENERATE, root
        bound = yield dfs(problem, root, bound)
        if isinstance(bound, Solution):
            return bound
    return Unsolved.FAILURE


def dfs(problem: AnyProblem, node: Node, bound: float) -> Call:
    """Search below the node as far as f ≤ `bound`: a solution, or the lowest f that was cut off (none: infinity)."""
    if node.g + node.h > bound:
        yield CUTOFF, node
        return node.g + node.h
    if problem.is_goal(node.state):
        yield GOAL, node
        return Solution(node)
    least = inf
    yield EXPAND, node
    for child in children(problem, node):
        yield GENERATE, child
        result: Solution | float = yield dfs(problem, child, bound)
        if isinstance(result, Solution):
            return result
        least = min(least, result)
    return least


def root_of(problem: AnyProblem) -> Node:  # board:
    """The node of the initial state, with its h."""
    root = Node(problem.initial)
    root.h = problem.h(root.state)
    return root


def children(problem: AnyProblem, node: Node) -> Iterator[Node]:  # board:
    """The children of a node with their h, but for the one that only undoes the last action."""
    before = node.parent
    for child in expand(problem, node):
        if before is None or child.state != before.state:
            child.h = problem.h(child.state)
            yield child
