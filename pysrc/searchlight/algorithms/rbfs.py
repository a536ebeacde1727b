"""Recursive best-first search: best-first order in memory that grows only with the depth.

Source: AIMA 4e, figure 3.22 (Korf 1993). If every path below a node ends, its backed-up f is infinite. Such a dead end
does not return to the frontier, and the search fails if all nodes are dead ends; the figure would try them again
forever. A child whose h is infinite is a dead end from the beginning.
"""

from math import inf

from searchlight.events import BACK_UP, EXPAND, FORGET, GENERATE, GOAL, Call, Search, Solution, Unsolved
from searchlight.node import Node, expand
from searchlight.problem import AnyProblem


def recursive_best_first(problem: AnyProblem) -> Search:  # board:
    """A* in linear space: what is forgotten leaves its best f behind in its parent, and is made again when needed."""
    root = Node(problem.initial)
    root.h = root.priority = problem.h(root.state)
    yield GENERATE, root
    result: Solution | float = yield rbfs(problem, root, inf)
    return result if isinstance(result, Solution) else Unsolved.FAILURE


def rbfs(problem: AnyProblem, node: Node, limit: float) -> Call:
    """Search below the node as far as f ≤ `limit`: a solution, or the lowest f that is left there (infinity: none)."""
    if problem.is_goal(node.state):
        yield GOAL, node
        return Solution(node)
    successors: list[Node] = []  # in the order in which they came to stand here
    yield EXPAND, node
    for child in expand(problem, node):
        evaluate(problem, node, child)
        successors.append(child)
        yield GENERATE, child
    while successors:
        best = lowest(successors)
        if best.priority > limit or best.priority == inf:
            for successor in successors:
                yield FORGET, successor
            return best.priority
        successors.remove(best)
        bound = new_limit(successors, limit)
        result: Solution | float = yield rbfs(problem, best, bound)
        if isinstance(result, Solution):
            return result
        if result < inf:
            best = backed_up(best, result)
            successors.append(best)
            yield BACK_UP, best
    return inf


def f(node: Node) -> float:  # board:
    """g + h, or what was backed up from below the node, if that is more."""
    return node.priority


def evaluate(problem: AnyProblem, node: Node, child: Node) -> None:  # board:
    """Give the child its h, and its f: at least that of its parent."""
    child.h = problem.h(child.state)
    child.priority = max(child.g + child.h, node.priority)


def lowest(successors: list[Node]) -> Node:  # board:
    """The node with the lowest f; the first one in a tie."""
    return min(successors, key=f)


def new_limit(others: list[Node], limit: float) -> float:  # board:
    """How far f may grow below the best node: to the limit, or to the lowest f of the others."""
    return min(limit, min(map(f, others), default=inf))


def backed_up(node: Node, priority: float) -> Node:  # board:
    """The node as it is in the frontier again, with the lowest f of what was forgotten below it."""
    copy = Node(node.state, node.parent, node.action, node.g)
    copy.h, copy.priority = node.h, priority
    return copy
