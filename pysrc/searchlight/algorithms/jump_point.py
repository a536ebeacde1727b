"""Jump point search: A* on a grid with 8 moves, where the children of a node are jump points instead of neighbours.

Sources: Harabor and Grastien 2011, “Online Graph Pruning for Pathfinding on Grid Maps”, algorithms 1 and 2. Diagonals
cut no corners here, so the pruning is that of Harabor and Grastien 2012, “The JPS Pathfinding System”: a straight step
forces the neighbours beside a barrier that it has just passed, and a diagonal step forces none.
"""

from typing import Any, Final

from searchlight.events import DUPLICATE, EXPAND, GENERATE, GOAL, STALE, SUPERSEDED, Search, Solution, Unsolved
from searchlight.frontier import PriorityQueue
from searchlight.node import Node
from searchlight.problem import AnyProblem

OPPOSITE: Final = {"up": "down", "down": "up", "left": "right", "right": "left"}
SIDES: Final = {each: ("left", "right") if each in ("up", "down") else ("up", "down") for each in OPPOSITE}
PARTS: Final = {f"{one}-{other}": (one, other) for one in ("up", "down") for other in ("left", "right")}


def jump_search(problem: AnyProblem, frontier: PriorityQueue) -> Search:
    """A* on f = g + h over jump points. A closed state that is reached at a smaller g is expanded again."""
    closed: set[Any] = set()
    root = Node(problem.initial)
    best = {root.state: root}
    frontier.add(with_f(problem, root))
    yield GENERATE, root
    while frontier:
        node = frontier.take()
        if node is not best[node.state]:
            yield STALE, node
            continue
        if problem.is_goal(node.state):
            yield GOAL, node
            return Solution(node)
        closed.add(node.state)
        yield EXPAND, node
        for child in jumps(problem, node):
            older = best.get(child.state)
            if older and older.g <= child.g:
                yield DUPLICATE, child
                continue
            best[child.state] = child
            frontier.add(child)
            yield GENERATE, child
            if older and child.state not in closed:
                yield SUPERSEDED, older
            closed.discard(child.state)
    return Unsolved.FAILURE


def jumps(problem: AnyProblem, node: Node) -> list[Node]:  # board:
    """The children of a node, one for each direction that leads to a jump point (algorithm 1)."""
    children = []
    for direction in directions(problem, node):
        state, steps = jump(problem, node.state, direction)
        if steps:
            cost = node.g + steps * problem.action_cost(node.state, direction, state)
            children.append(with_f(problem, Node(state, node, direction, cost)))
    return children


def jump(problem: AnyProblem, state: Any, direction: str) -> tuple[Any, int]:  # board:
    """The next jump point in a direction, and how many steps away it is; 0 steps if there is none (algorithm 2).

    A loop stands for the algorithm's last call of itself. From a diagonal step, both straight directions are tried.
    """
    steps = 0
    while direction in problem.actions(state):
        before, state = state, problem.result(state, direction)
        steps += 1
        if problem.is_goal(state) or forced(problem, before, state, direction):
            return state, steps
        if any(jump(problem, state, straight)[1] for straight in PARTS.get(direction, ())):
            return state, steps
    return state, 0


def directions(problem: AnyProblem, node: Node) -> list[str]:  # board:
    """The directions that are left after pruning: all from a root, else the natural and the forced neighbours."""
    if node.parent is None:
        return list(problem.actions(node.state))
    natural = {node.action, *PARTS.get(node.action, ())}
    if node.action in SIDES:
        natural.update(forced_beside(problem, node))
    return [each for each in problem.actions(node.state) if each in natural]


def forced_beside(problem: AnyProblem, node: Node) -> set[str]:  # board:
    """The forced neighbours of a node that a straight jump led to, at the barriers that it has just passed."""
    before = problem.result(node.state, OPPOSITE[node.action])
    sides = [side for side in SIDES[node.action] if is_forced(problem, before, node.state, side)]
    return {*sides, *(diagonal(side, node.action) for side in sides)}


def forced(problem: AnyProblem, before: Any, state: Any, direction: str) -> bool:  # board:
    """Whether a step from `before` has forced neighbours; a diagonal one has none."""
    return any(is_forced(problem, before, state, side) for side in SIDES.get(direction, ()))


def is_forced(problem: AnyProblem, before: Any, state: Any, side: str) -> bool:  # board:
    """Whether the neighbour on that side of a straight step can be reached at this cost only by way of `state`."""
    return side in problem.actions(state) and side not in problem.actions(before)


def diagonal(one: str, other: str) -> str:  # board:
    """The diagonal between two straight directions."""
    return f"{one}-{other}" if one in ("up", "down") else f"{other}-{one}"


def with_f(problem: AnyProblem, node: Node) -> Node:  # board:
    """The node with its h, and with f = g + h for its priority."""
    node.h = problem.h(node.state)
    node.priority = node.g + node.h
    return node
