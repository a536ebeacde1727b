"""A node: a state and the way on which the search came to it."""

from collections.abc import Iterator
from math import nan
from typing import Any, Optional

from searchlight.problem import AnyProblem


class Node:
    """A record in the search tree; one state may have many nodes.

    Everything but `row` is set before the node is first yielded and stays as it is.
    """

    game = False  # whether it is a node of a game tree (games/game.py)

    __slots__ = ("action", "depth", "g", "h", "parent", "priority", "row", "state")

    state: Any
    parent: Optional["Node"]  # None: a root
    action: Any  # the action that led here from the parent; None: a root
    g: float  # path cost
    h: float  # heuristic value; NaN where the algorithm uses none
    priority: float  # first component of the key by which the frontier is ordered; 0 for stack and queue
    depth: int  # edges from the root
    row: int  # the node's number in the record; -1 while it has none

    def __init__(self, state: Any, parent: Optional["Node"] = None, action: Any = None, g: float = 0) -> None:
        self.state = state
        self.parent = parent
        self.action = action
        self.g = g
        self.h = nan
        self.priority = 0
        self.depth = parent.depth + 1 if parent else 0
        self.row = -1

    def path(self) -> list["Node"]:
        """The nodes from the root to this one."""
        nodes = [self]
        while (parent := nodes[-1].parent) is not None:
            nodes.append(parent)
        nodes.reverse()
        return nodes


def expand(problem: AnyProblem, node: Node) -> Iterator[Node]:
    """The children of a node, one by one (AIMA 4e, EXPAND)."""
    state = node.state
    for action in problem.actions(state):
        next_state = problem.result(state, action)
        cost = node.g + problem.action_cost(state, action, next_state)
        yield Node(next_state, node, action, cost)
