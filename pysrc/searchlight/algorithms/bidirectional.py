"""Bidirectional uniform-cost search: from the start along the actions, and from the goal against them.

Source: AIMA 4e, figure 3.14, with f = g on both sides. The next node comes from either frontier: the one with the
lowest g, and on a tie the one generated first.
"""

from collections.abc import Iterator
from itertools import count
from math import inf
from typing import TypeAlias

from searchlight.events import (
    DUPLICATE,
    EXPAND,
    GENERATE,
    MEET,
    STALE,
    SUPERSEDED,
    Outcome,
    Search,
    Solution,
    Unsolved,
)
from searchlight.frontier import PriorityQueue
from searchlight.node import Node, expand
from searchlight.problem import AnyProblem


class Side:
    """One of the two searches: its frontier, and the best node of each state that it has reached."""

    def __init__(self, problem: AnyProblem, counter: Iterator[int]) -> None:
        self.problem = problem
        self.root = Node(problem.initial)
        self.frontier = PriorityQueue(counter)
        self.frontier.add(self.root)
        self.best = {self.root.state: self.root}

    def add(self, node: Node) -> None:
        """Add a node to the frontier, as the best one of its state."""
        self.best[node.state] = node
        self.frontier.add(node)

    def expand(self, node: Node) -> Iterator[Node]:
        """The children of a node with f = g, along the actions or against them."""
        for child in expand(self.problem, node):
            child.priority = child.g
            yield child


Sides: TypeAlias = tuple[Side, Side]  # forward, backward
Meeting: TypeAlias = tuple[Node, Node] | None  # the nodes of one state, forward and backward


def bidirectional_search(problem: AnyProblem) -> Search:
    """Two searches towards each other, until no path can cost less than the best one on which they have met."""
    sides = two_sides(problem)
    yield GENERATE, sides[0].root
    yield GENERATE, sides[1].root
    met, cost = met_at_start(sides)
    if met:
        yield MEET, met[1]
    while sum(lowest_g(sides)) < cost:
        one, other = next_side(sides)
        node = one.frontier.take()
        if node is not one.best[node.state]:
            yield STALE, node
            continue
        yield EXPAND, node
        for child in one.expand(node):
            older = one.best.get(child.state)
            if older and older.g <= child.g:
                yield DUPLICATE, child
                continue
            one.add(child)
            yield GENERATE, child
            if older:
                yield SUPERSEDED, older
            total = joined_cost(child, other)
            if total < cost:
                cost, met = join(child, sides)
                yield MEET, child
    return outcome_of(met)


def two_sides(problem: AnyProblem) -> Sides:  # board:
    """The search from the start, and the one from the goal; both count their entries together."""
    counter = count()
    return Side(problem, counter), Side(problem.reverse(), counter)


def met_at_start(sides: Sides) -> tuple[Meeting, float]:  # board:
    """The meeting of the two roots, and its cost 0, if the start is the goal."""
    forward, backward = sides[0].root, sides[1].root
    return ((forward, backward), 0) if forward.state == backward.state else (None, inf)


def lowest_g(sides: Sides) -> list[float]:  # board:
    """The lowest g of each frontier, infinity if it is empty. A path that joins both costs at least the sum."""
    return [side.frontier[0][0] if side.frontier else inf for side in sides]


def next_side(sides: Sides) -> Sides:  # board:
    """The side whose first entry is expanded next, and the other side."""
    forward, backward = sides
    return (forward, backward) if forward.frontier[0] < backward.frontier[0] else (backward, forward)


def joined_cost(child: Node, other: Side) -> float:  # board:
    """The cost of the path through the child and the other side's node of its state; infinity without one."""
    twin = other.best.get(child.state)
    return child.g + twin.g if twin else inf


def join(child: Node, sides: Sides) -> tuple[float, Meeting]:  # board:
    """The best nodes of the child's state on both sides, one of which is the child, with the cost of their path."""
    forward, backward = [side.best[child.state] for side in sides]
    return forward.g + backward.g, (forward, backward)


def outcome_of(met: Meeting) -> Outcome:  # board:
    """The solution through both nodes; failure, if the sides never met."""
    return Solution(*met) if met else Unsolved.FAILURE
