"""Iterative-deepening A*: depth-first search with a bound on f that grows from iteration to iteration.

Source: Korf 1985. The parent's state is not generated again; beyond that, no state is remembered.

Bounds are compared exactly, fractions too: a node's f is computed by the same sums in every iteration, so the node that
set the bound is within it, and each iteration gets farther than the last. Rounding can at most split an iteration.
"""

from math import inf

from searchlight.events import CUTOFF, EXPAND, GENERATE, GOAL, ITERATION, Call, Search, Solution, Unsolved
from searchlight.node import Node, expand
from searchlight.problem import AnyProblem


def ida_star_search(problem: AnyProblem) -> Search:
    """Bounded search with h(root) as the first bound, then with the smallest f that the last one cut off."""
    bound = problem.h(problem.initial)
    while bound < inf:
        yield ITERATION, bound
        root = Node(problem.initial)
        root.h = problem.h(root.state)
        yield GENERATE, root
        result: Solution | float = yield bounded_search(problem, root, bound)
        if isinstance(result, Solution):
            return result
        bound = result
    return Unsolved.FAILURE


def bounded_search(problem: AnyProblem, node: Node, bound: float) -> Call:
    """Below the node as far as f ≤ `bound`: a solution, or the smallest f that was cut off (infinity: none was)."""
    f = node.g + node.h
    if f > bound:
        yield CUTOFF, node
        return f
    if problem.is_goal(node.state):
        yield GOAL, node
        return Solution(node)
    least = inf
    yield EXPAND, node
    for child in expand(problem, node):
        if node.parent and child.state == node.parent.state:
            continue
        child.h = problem.h(child.state)
        yield GENERATE, child
        result: Solution | float = yield bounded_search(problem, child, bound)
        if isinstance(result, Solution):
            return result
        least = min(least, result)
    return least
