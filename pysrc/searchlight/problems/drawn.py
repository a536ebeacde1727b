"""Small state spaces as maps: each state where the problem wants it to stand, or level by level."""

from collections.abc import Callable
from itertools import groupby

from searchlight.problem import PlainData, Problem, State
from searchlight.problems.graph import Graph

MOST = 100  # states: the names of more have no room


def space_as_map(
    problem: Problem[State, str], place: Callable[[State], tuple[float, float]] | None = None
) -> PlainData | None:
    """What can be reached, in the form of `Problem.space`; None where that is more than MOST states.

    `place(state)`: x to the right, y upwards, different for all states; without it, they stand from left to right, by
    the number of actions that they are away.
    """
    level = {problem.initial: 0}  # in order of appearance
    edges: dict[str, dict[str, float]] = {}
    for state in (queue := [problem.initial]):  # grows while it is gone through
        edges[problem.text(state)] = targets = {}
        for action in problem.actions(state):
            next_state = problem.result(state, action)
            targets[problem.text(next_state)] = problem.action_cost(state, action, next_state)
            if next_state not in level:
                level[next_state] = level[state] + 1
                queue.append(next_state)
        if len(queue) > MOST:
            return None
    places = {state: place(state) for state in queue} if place else _by_level(level)
    directed, drawn = Graph(edges).drawn_edges()
    return {
        "kind": "map", "nodes": {problem.text(state): list(at) for state, at in places.items()}, "edges": drawn,
        "directed": directed, "start": problem.text(problem.initial),
        "goal": None if problem.goal is None else problem.text(problem.goal), "turns": place is None,
    }  # fmt: skip


def _by_level(level: dict[State, int]) -> dict[State, tuple[float, float]]:
    """Each level a column, its states one above the other around the middle."""
    places: dict[State, tuple[float, float]] = {}
    for x, states in groupby(level, key=level.__getitem__):
        column = list(states)
        places |= {state: (2 * x, 2 * y - len(column) + 1) for y, state in enumerate(column)}
    return places
