"""Bidirectional uniform-cost search: from the start along the actions, and from the goal against them.

Source: AIMA 4e, figure 3.14, with f = g on both sides. The two frontiers are served as one: the least g first, of
equals the node generated first.
"""

from collections.abc import Iterator
from itertools import count
from math import inf

from searchlight.events import DUPLICATE, EXPAND, GENERATE, GOAL, MEET, STALE, SUPERSEDED, Search, Solution, Unsolved
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


def bidirectional_search(problem: AnyProblem) -> Search:
    """Two searches towards each other, until no path can be cheaper than the best one on which they have met."""
    counter = count()
    forward, backward = Side(problem, counter), Side(problem.reverse(), counter)
    meeting, cost = None, inf
    yield GENERATE, forward.root
    yield GENERATE, backward.root
    if forward.root.state == backward.root.state:
        meeting, cost = (forward.root, backward.root), 0
        yield MEET, backward.root
    while forward.frontier and backward.frontier:
        if forward.frontier[0][0] + backward.frontier[0][0] >= cost:  # the least g of each
            break
        ahead = forward.frontier[0] < backward.frontier[0]
        side, opposite = (forward, backward) if ahead else (backward, forward)
        node = side.frontier.take()
        if node is not side.best[node.state]:
            yield STALE, node
            continue
        yield EXPAND, node
        for child in expand(side.problem, node):
            child.priority = child.g
            older = side.best.get(child.state)
            if older and older.g <= child.g:
                yield DUPLICATE, child
                continue
            side.best[child.state] = child
            side.frontier.add(child)
            yield GENERATE, child
            if older:
                yield SUPERSEDED, older
            other = opposite.best.get(child.state)
            if other and child.g + other.g < cost:
                cost = child.g + other.g
                meeting = (child, other) if side is forward else (other, child)
                yield MEET, child
    if meeting is None:
        return Unsolved.FAILURE
    # One of the two is still in its frontier. For when the second of them was about to be taken off, its g was the
    # least on its side, and the first one's g, as costs are not negative, no more than the least on the other: both
    # together no more than the sum that is compared with the cost. So the loop would have ended before.
    waiting = any(entry[-1] is meeting[0] for entry in forward.frontier)
    yield GOAL, meeting[0] if waiting else meeting[1]
    return Solution(*meeting)
