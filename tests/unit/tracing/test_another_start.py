"""Whether an answer comes from a search: the program also runs on another start, and both answers are judged."""

import pytest

from searchlight.setup import Setup, read
from searchlight.tracing.judged import perturbed
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request

JUGS = """
import util

def breadthFirstSearch(problem):
    queue, start = util.Queue(), problem.getStartState()
    if problem.isGoalState(start):
        return []
    queue.push((start, []))
    seen = [start]
    while not queue.isEmpty():
        state, actions = queue.pop()
        for child, action, _ in problem.getSuccessors(state):
            if child not in seen:
                if problem.isGoalState(child):
                    return actions + [action]
                seen.append(child)
                queue.push((child, actions + [action]))
"""
WRITTEN = """
def breadthFirstSearch(problem):
    return {answer}
"""
GRID = {
    "problem": "grid", "grid": ".#..\n....\n....\n..#.\n..#.", "start": "0,1", "goal": "1,1",
    "algorithm": "uniform-cost",
}  # fmt: skip
EIGHT = {"problem": "eight-puzzle", "start": "3,1,2,0,4,5,6,7,8", "algorithm": "breadth-first"}


def setup_of(options: dict[str, str]) -> Setup:
    found = read(options)
    assert isinstance(found, Setup), found
    return found


def verdict(text: str, options: dict[str, str]) -> str:
    setup = setup_of(options)
    request = Request(text, against=options["algorithm"])
    found = perturbed(observe(setup, request), setup, request)
    assert found is not None
    return found.verdict


def test_the_same_actions_may_be_right_for_both_starts() -> None:
    """The program searched both times; an answer that was only written down is exposed although it fits both."""
    jugs = {"problem": "water-jugs", "algorithm": "breadth-first"}
    assert verdict(JUGS, jugs) == "searched"
    actions = observe(setup_of(jugs), Request(JUGS)).actions
    assert verdict(WRITTEN.format(answer=actions), jugs) == "written-down"


CHANGES = """
def bfs(startState, goalState, actionsF, takeActionF):
    queue, seen = [startState], [startState[:]]
    path = [[3, 1, 2, 0, 4, 5, 6, 7, 8], [0, 1, 2, 3, 4, 5, 6, 7, 8]]
    while queue:
        state = queue.pop(0)
        if state == goalState:
            return path
        for action in actionsF(state):
            child = takeActionF(state, action)
            if child not in seen:
                seen.append(child)
                queue.append(child)
        CHANGE
"""


@pytest.mark.parametrize(("change", "expected"), [("state.reverse()", "wrong"), ("pass", "written-down")])
def test_a_search_that_changes_its_states_is_not_an_answer_that_was_written_down(change: str, expected: str) -> None:
    """It asked and expanded: its path is wrong. The same answer of a search without changes was written down."""
    assert verdict(CHANGES.replace("CHANGE", change), EIGHT) == expected
