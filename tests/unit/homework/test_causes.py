"""Causes that are easily confused: each program has one mistake or none, and gets no other one attributed."""

import json
from typing import Any

import pytest

from searchlight.tracing.explain.difference import Difference, first_difference
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request
from tests.unit.setups import setup_of

ROMANIA = {"problem": "graph"}
CHAIN = json.dumps({"edges": {"A": {"B": 1}, "B": {"A": 1, "C": 1}, "C": {"B": 1, "D": 1}, "D": {"C": 1}}})

BREADTH_FIRST = """
from collections import deque

def breadth_first_search(problem):
    start = problem.initial
    if problem.is_goal(start):
        return [start]
    frontier, parent = deque([start]), {start: None}
    while frontier:
        state = frontier.popleft()
        for action in problem.actions(state):
            child = problem.result(state, action)
            if child in parent:
                continue
            parent[child] = state
            if problem.is_goal(child):
                path = [child]
                while parent[path[-1]] is not None:
                    path.append(parent[path[-1]])
                return path[::-1]
            frontier.append(child)
"""


def difference(program: str, options: dict[str, str], algorithm: str, **request: Any) -> Difference | None:
    """Between a program and the textbook's search of these options."""
    setup = setup_of({**options, "algorithm": algorithm})
    return first_difference(observe(setup, Request(program, **request)), setup)


@pytest.mark.parametrize("options", [ROMANIA, ROMANIA | {"start": "Neamt"}, ROMANIA | {"graph": CHAIN, "goal": "D"}])
def test_a_search_that_tests_new_states_alone_is_the_textbook_s(options: dict[str, str]) -> None:
    """The textbook also tests children that were reached before; in a chain that looks like late tests."""
    assert difference(BREADTH_FIRST, options, "breadth-first") is None


def test_late_tests_in_a_chain_are_a_choice() -> None:
    """Each state is tested once, and expanded as in the textbook, as far as the goal."""
    early = BREADTH_FIRST[
        BREADTH_FIRST.index("            if problem.is_goal(child)") : BREADTH_FIRST.rindex("            frontier")
    ]
    late = early.replace("child", "state").replace("\n    ", "\n")[4:]
    program = BREADTH_FIRST.replace(early, "").replace("popleft()\n", "popleft()\n" + late)
    assert difference(program, ROMANIA | {"graph": CHAIN, "goal": "D"}, "breadth-first") is None


IN_THE_PLACE_OF_A_HEAP = """
import util

def uniformCostSearch(problem):
    frontier, done = util.Queue(), set()
    frontier.push((problem.getStartState(), [], 0))
    while not frontier.isEmpty():
        state, path, g = frontier.pop()
        if problem.isGoalState(state):
            return path
        if state in done:
            continue
        done.add(state)
        for child, action, cost in problem.getSuccessors(state):
            if child not in done:
                frontier.push((child, path + [action], g + cost))
    return []
"""
LEVELS = json.dumps({"edges": {"A": {"B": 5, "C": 1}, "C": {"E": 2, "B": 9}, "B": {"F": 9}, "E": {"F": 9}, "F": {}}})


@pytest.mark.parametrize(("container", "decision"), [("Queue", "order=queue"), ("Stack", "order=stack")])
@pytest.mark.parametrize("algorithm", ["uniform-cost", "astar"])
def test_the_class_of_the_container_settles_the_order(algorithm: str, container: str, decision: str) -> None:
    """In a queue no values are compared, so no wrong value can be the reason."""
    setup = setup_of({"problem": "graph", "graph": LEVELS, "start": "A", "goal": "F", "algorithm": algorithm})
    seen = observe(setup, Request(IN_THE_PLACE_OF_A_HEAP.replace("util.Queue", f"util.{container}")))
    assert seen.container == container.lower()
    found = first_difference(seen, setup)
    assert found is not None
    assert (found.cause, found.decisions[0]) == ("other", decision)
    assert not [each for each in found.decisions if each.startswith("order=") and each != decision]
