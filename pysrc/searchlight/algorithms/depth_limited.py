"""Depth-limited and iterative deepening search, recursive, without a loop check.

Sources: AIMA 3e, figures 3.17 and 3.18; document 001.
"""

from searchlight.events import CUTOFF, EXPAND, GENERATE, GOAL, ITERATION, Outcome, Search, Solution, Unsolved
from searchlight.node import Node, expand
from searchlight.problem import AnyProblem


def iterative_deepening_search(problem: AnyProblem, limit: int) -> Search:
    """Depth-limited search with limits 0, 1, …, `limit`, until the result is no cutoff."""
    for depth in range(limit + 1):
        yield ITERATION, depth
        result: Outcome = yield depth_limited_search(problem, depth)
        if result is not Unsolved.CUTOFF:
            return result
    return Unsolved.CUTOFF


def depth_limited_search(problem: AnyProblem, limit: int) -> Search:
    """Depth-first tree search that goes no deeper than `limit`."""
    root = Node(problem.initial)
    yield GENERATE, root
    result: Outcome = yield recursive_dls(problem, root, limit)
    return result


def recursive_dls(problem: AnyProblem, node: Node, limit: int) -> Search:
    """`limit` levels below the node: a solution, cutoff if the limit stopped it, failure if nothing is left."""
    if problem.is_goal(node.state):
        yield GOAL, node
        return Solution(node)
    if limit == 0:
        yield CUTOFF, node
        return Unsolved.CUTOFF
    cutoff_occurred = False
    yield EXPAND, node
    for child in expand(problem, node):
        yield GENERATE, child
        result: Outcome = yield recursive_dls(problem, child, limit - 1)
        if result is Unsolved.CUTOFF:
            cutoff_occurred = True
        elif result is not Unsolved.FAILURE:
            return result
    return Unsolved.CUTOFF if cutoff_occurred else Unsolved.FAILURE
