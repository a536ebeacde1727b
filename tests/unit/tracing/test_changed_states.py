"""Programs that change states in place: this is noticed and named as the cause, and their reports are accepted."""

import pytest

from searchlight.setup import Setup, read
from searchlight.tracing.explain.difference import first_difference
from searchlight.tracing.process.apart import Apart
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request

DEEPENING = """
def depthLimitedSearch(state, goalState, actionsF, takeActionF, depthLimit):
    if state == goalState:
        return [state]
    if depthLimit == 0:
        return "cutoff"
    cutoff = False
    for action in actionsF(state):
        state[:] = takeActionF(state, action)
        result = depthLimitedSearch(state, goalState, actionsF, takeActionF, depthLimit - 1)
        if result == "cutoff":
            cutoff = True
        elif result != "failure":
            return [state] + result
    return "cutoff" if cutoff else "failure"


def iterativeDeepeningSearch(startState, goalState, actionsF, takeActionF, maxDepth):
    for depth in range(maxDepth):
        result = depthLimitedSearch(startState, goalState, actionsF, takeActionF, depth)
        if result != "cutoff":
            return result
    return "cutoff"
"""
START_ONLY = """
def bfs(startState, goalState, actionsF, takeActionF):
    queue, seen = [(startState, [startState])], []
    while queue:
        state, path = queue.pop(0)
        if state in seen:
            continue
        seen.append(state)
        if state == goalState:
            return path
        for action in actionsF(state):
            state[:] = takeActionF(state, action)
            queue.append((state, path + [state]))
    return "failure"
"""
SHIFTED = {"problem": "eight-puzzle", "start": "1,2,5,6,3,8,0,4,7"}


@pytest.mark.parametrize(("text", "algorithm"), [(DEEPENING, "iterative-deepening"), (START_ONLY, "breadth-first")])
def test_changed_states_are_the_cause(text: str, algorithm: str) -> None:
    """In this process and in one of its own, and also if only the start was changed and never asked about again."""
    setup = read(SHIFTED | {"algorithm": algorithm})
    assert isinstance(setup, Setup)
    request = Request(text, against=algorithm, max_nodes=5000)
    for noted in (observe(setup, request), Apart(1024).observe(setup, request)):
        found = first_difference(noted, setup)
        assert noted.error is None
        assert noted.mutated[0].before == setup.problem.initial
        assert found is not None
        assert found.cause == "mutated-state"
