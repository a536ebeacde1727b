"""Small state spaces as maps: each state where the problem wants it to stand, or level by level."""

from collections.abc import Callable

from searchlight.problem import PlainData, Problem, State
from searchlight.problems.graph import Graph
from searchlight.problems.layers import in_layers, levels

MOST, NAMED = 100, 25  # states: more have no room; the names of more have none


def space_as_map(
    problem: Problem[State, str], place: Callable[[State], tuple[float, float]] | None = None
) -> PlainData | None:
    """What can be reached, in the form of `Problem.space`; None where that is more than MOST states.

    `place(state)`: x to the right, y upwards, different for all states; without it, they are in layers.
    """
    edges: dict[str, dict[str, float]] = {}
    for state in (queue := [problem.initial]):  # grows while it is gone through
        edges[problem.text(state)] = targets = {}
        for action in problem.actions(state):
            next_state = problem.result(state, action)
            targets[problem.text(next_state)] = problem.action_cost(state, action, next_state)
            if next_state not in queue:
                queue.append(next_state)
        if len(queue) > MOST:
            return None
    if place:
        places = {problem.text(state): place(state) for state in queue}
    else:
        places = in_layers(levels(problem.text(problem.initial), edges), [(a, b) for a in edges for b in edges[a]])
    directed, drawn = Graph(edges).drawn_edges()
    return {
        "kind": "map", "nodes": {name: list(at) for name, at in places.items()}, "edges": drawn,
        "directed": directed, "start": problem.text(problem.initial), "names": len(queue) <= NAMED,
        "goal": None if problem.goal is None else problem.text(problem.goal), "turns": place is None,
        "goals": [problem.text(state) for state in queue if problem.is_goal(state)],
    }  # fmt: skip
