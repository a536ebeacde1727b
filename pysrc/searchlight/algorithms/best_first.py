"""Best-first search: the frontier is a priority queue, and the goal test is late (when a node is popped).

A child whose state was reached before has the h that was calculated then.

Sources: AIMA 4e, figure 3.7 and section 3.5. Uniform-cost search follows lecture notes instead, “Maintaining the
History of the Search”: it checks for repeated states when it removes a node.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from searchlight.events import DUPLICATE, EXPAND, GENERATE, GOAL, STALE, SUPERSEDED, Search, Solution, Unsolved
from searchlight.frontier import PriorityQueue
from searchlight.node import Node, expand
from searchlight.problem import AnyProblem

Evaluation: TypeAlias = Callable[[Node], float]  # f: smaller is better


def uniform_cost_search(problem: AnyProblem) -> Search:
    """Every child enters the frontier; repeated states are found when a node is removed."""
    frontier = PriorityQueue()
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
            child.priority = child.g
            frontier.add(child)
            yield GENERATE, child
    return Unsolved.FAILURE


def best_first_search(problem: AnyProblem, f: Evaluation, frontier: PriorityQueue) -> Search:
    """A child enters the frontier if it is the best node of its state so far; a closed state is reopened for it."""
    closed: set[Any] = set()
    root = Node(problem.initial)
    root.h = problem.h(root.state)
    root.priority = f(root)
    best = {root.state: root}
    frontier.add(root)
    yield GENERATE, root
    while frontier:
        node = frontier.take()
        if node is not best[node.state]:
            # A heap cannot lower a priority: a cheaper node of the state got an entry of its own, this one stayed.
            yield STALE, node
            continue
        if problem.is_goal(node.state):
            yield GOAL, node
            return Solution(node)
        closed.add(node.state)
        yield EXPAND, node
        for child in expand(problem, node):
            older = best.get(child.state)
            child.h = older.h if older else problem.h(child.state)  # board: child.h = problem.h(child.state)
            child.priority = f(child)
            if not older or child.g < older.g:
                best[child.state] = child
                frontier.add(child)
                yield GENERATE, child
                if child.state in closed:
                    closed.remove(child.state)
                elif older:
                    yield SUPERSEDED, older
            else:
                yield DUPLICATE, child
    return Unsolved.FAILURE


def best_first_closed(problem: AnyProblem, f: Evaluation, frontier: PriorityQueue) -> Search:
    """A child enters the frontier if it is the best node of its state so far; no state is reopened."""
    root = Node(problem.initial)
    root.h = problem.h(root.state)
    root.priority = f(root)
    best, done = {root.state: root}, set[Any]()
    frontier.add(root)
    yield GENERATE, root
    while frontier:
        node = frontier.take()
        if node is not best[node.state]:
            # A heap cannot lower a priority: a cheaper node of the state got an entry of its own, this one stayed.
            yield STALE, node
            continue
        if problem.is_goal(node.state):
            yield GOAL, node
            return Solution(node)
        done.add(node.state)
        yield EXPAND, node
        for child in expand(problem, node):
            older = best.get(child.state)
            child.h = older.h if older else problem.h(child.state)  # board: child.h = problem.h(child.state)
            child.priority = f(child)
            if better(child, best, done):
                best[child.state] = child
                frontier.add(child)
                yield GENERATE, child
                if older:
                    yield SUPERSEDED, older
            else:
                yield DUPLICATE, child
    return Unsolved.FAILURE


def better(child: Node, best: dict[Any, Node], done: set[Any]) -> bool:  # board:
    """Whether the child is the best node of its state so far, and the state is not among those that are done."""
    older = best.get(child.state)
    return child.state not in done and (older is None or child.g < older.g)


def greedy_search(problem: AnyProblem, frontier: PriorityQueue) -> Search:
    """Greedy best-first search: f = h."""
    return best_first_search(problem, lambda node: node.h, frontier)


def greedy_closed(problem: AnyProblem, frontier: PriorityQueue) -> Search:
    """Greedy best-first search; a closed state stays closed."""
    return best_first_closed(problem, lambda node: node.h, frontier)


def astar_search(problem: AnyProblem, frontier: PriorityQueue) -> Search:
    """A*: best-first search on f = g + h."""
    return best_first_search(problem, lambda node: node.g + node.h, frontier)


def astar_closed(problem: AnyProblem, frontier: PriorityQueue) -> Search:
    """A* without reopening: a closed state stays closed, even if the heuristic is inconsistent."""
    return best_first_closed(problem, lambda node: node.g + node.h, frontier)


def wastar_search(problem: AnyProblem, weight: float, frontier: PriorityQueue) -> Search:
    """Weighted A* (Pohl 1970): best-first search on f = g + W·h."""
    return best_first_search(problem, lambda node: node.g + weight * node.h, frontier)


def wastar_closed(problem: AnyProblem, weight: float, frontier: PriorityQueue) -> Search:
    """Weighted A*; a closed state stays closed."""
    return best_first_closed(problem, lambda node: node.g + weight * node.h, frontier)
