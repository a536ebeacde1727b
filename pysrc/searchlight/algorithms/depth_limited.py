"""Depth-limited and iterative deepening search, recursive, without a loop check.

Sources: AIMA 3e, figures 3.17 and 3.18. Iterative deepening makes the root of each iteration itself, and
the depth of a node is compared with the limit, instead of a limit that shrinks by one in each call.
"""

from searchlight.events import CUTOFF, EXPAND, GENERATE, GOAL, ITERATION, Outcome, Search, Solution, Unsolved
from searchlight.node import Node, expand
from searchlight.problem import AnyProblem


def iterative_deepening(problem: AnyProblem, limit: int) -> Search:
    """Depth-limited search with limits 0, 1, …, `limit`, until the result is not a cutoff."""
    for depth in range(limit + 1):
        yield ITERATION, depth
        root = Node(problem.initial)
        yield GENERATE, root
        result: Outcome = yield dls(problem, root, depth)
        if result is not Unsolved.CUTOFF:
            return result
    return Unsolved.CUTOFF


def depth_limited(problem: AnyProblem, limit: int) -> Search:
    """Depth-first tree search that goes no deeper than `limit`."""
    root = Node(problem.initial)
    yield GENERATE, root
    result: Outcome = yield dls(problem, root, limit)
    return result


def dls(problem: AnyProblem, node: Node, limit: int) -> Search:
    """Search below the node down to depth `limit`.

    Returns a solution; cutoff, if the limit stopped the search; failure, if nothing is left.
    """
    if problem.is_goal(node.state):
        yield GOAL, node
        return Solution(node)
    if node.depth == limit:
        yield CUTOFF, node
        return Unsolved.CUTOFF
    outcome = Unsolved.FAILURE
    yield EXPAND, node
    for child in expand(problem, node):
        yield GENERATE, child
        result: Outcome = yield dls(problem, child, limit)
        if result is Unsolved.CUTOFF:
            outcome = Unsolved.CUTOFF
        elif result is not Unsolved.FAILURE:
            return result
    return outcome
