"""Causes that are easily confused: each program has one mistake or none, and gets no other one attributed."""

import json
from typing import Any

import pytest

from searchlight.tracing.explain.difference import Difference, first_difference
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request
from tests.unit.homework.test_seen import PACMAN
from tests.unit.setups import setup_of

ROMANIA = {"problem": "graph"}
CHAIN = json.dumps({"edges": {"A": {"B": 1}, "B": {"A": 1, "C": 1}, "C": {"B": 1, "D": 1}, "D": {"C": 1}}})
STALE = json.dumps(  # B waits twice, and its dearer entry is taken off before the goal
    {"edges": {"A": {"B": 5, "C": 1}, "C": {"B": 1, "E": 6}, "B": {"F": 9}, "E": {"G": 9}, "F": {"G": 9}}}
)

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
RETURNS_IN_THE_LOOP = """
import util

def uniformCostSearch(problem):
    queue, done = util.PriorityQueue(), set()
    queue.push((problem.getStartState(), [], 0), 0)
    while not queue.isEmpty():
        state, path, g = queue.pop()
        if state in done:
            continue
        done.add(state)
        if problem.isGoalState(state):
            return path
        for child, action, cost in problem.getSuccessors(state):
            queue.push((child, path + [action], g + cost), g + cost)
        return []
"""
KEEPS_STALE_ENTRIES = """
import heapq

def dijkstra(graph, start, goal):
    heap, dist, parent = [(0, start)], {start: 0}, {start: None}
    while heap:
        _, state = heapq.heappop(heap)
        if state == goal:
            break
        for child, cost in graph[state].items():
            g = dist[state] + cost
            if child not in dist or g < dist[child]:
                dist[child], parent[child] = g, state
                heapq.heappush(heap, (g, child))
    path = [goal]
    while parent[path[-1]] is not None:
        path.append(parent[path[-1]])
    return path[::-1], dist[goal]
"""
DEEPENING = """
def search(path, goalState, actionsF, takeActionF, limit):
    if path[-1] == goalState:
        return path
    if limit == 0:
        return "cutoff"
    cut = False
    for action in actionsF(path[-1]):
        child = takeActionF(path[-1], action)
        if child in path:
            continue
        result = search(path + [child], goalState, actionsF, takeActionF, limit - 1)
        if result == "cutoff":
            cut = True
        elif result != "failure":
            return result
    return "cutoff" if cut else "failure"

def iterativeDeepeningSearch(startState, goalState, actionsF, takeActionF, maxDepth):
    for limit in range(maxDepth):
        result = search([startState], goalState, actionsF, takeActionF, limit)
        if result != "cutoff":
            return result
    return "cutoff"
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


def test_a_set_of_reached_states_beside_a_search_of_paths() -> None:
    """The set alone is the difference: a queue counts no costs."""
    found = difference(PACMAN, ROMANIA, "breadth-first-paths")
    assert found is not None
    assert (found.cause, found.decisions) == ("not-expanded", ("repeats=reached-refused",))
    assert "cost" not in str(found.message)


def test_a_search_that_ends_within_its_loop() -> None:
    """Nothing that empties the frontier explains an end with entries in it."""
    found = difference(RETURNS_IN_THE_LOOP, ROMANIA, "uniform-cost")
    assert found is not None
    assert (found.cause, found.decisions) == ("not-expanded", ("ends=first-expanded",))


def test_stale_entries_that_are_not_dropped() -> None:
    """The state is expanded again, at the entry that was worth more."""
    found = difference(KEEPS_STALE_ENTRIES, ROMANIA | {"graph": STALE, "goal": "G"}, "uniform-cost")
    assert found is not None
    assert found.is_open
    assert "its stale entries are not discarded" in str(found.message)


def test_a_cycle_check_is_named_before_another_order_of_children() -> None:
    """Where children are made in the problem's order; where they are not, the order is named."""
    found = difference(DEEPENING, ROMANIA | {"limit": "9"}, "iterative-deepening")
    assert found is not None
    assert found.decisions[0] == "repeats=path-refused"
    turned = DEEPENING.replace("in actionsF(path[-1])", "in sorted(actionsF(path[-1]), key=lambda a: str(a)[::-1])")
    turned = turned.replace("if child in path", "if False")
    found = difference(turned, ROMANIA | {"limit": "9"}, "iterative-deepening")
    assert found is not None
    assert found.cause == "open"


@pytest.mark.parametrize(
    ("algorithm", "priority", "order"),
    [("uniform-cost", "g", "parent-g"), ("greedy", "heuristic(state, problem)", "parent-h")],
)
def test_a_wrong_priority_is_named(algorithm: str, priority: str, order: str) -> None:
    """A value of the parent."""
    program = RETURNS_IN_THE_LOOP.replace("        return []", "    return []").replace(
        ", g + cost)\n", f", {priority})\n"
    )
    if algorithm != "uniform-cost":
        program = program.replace("uniformCostSearch(problem)", "aStarSearch(problem, heuristic)")
    options = ROMANIA | {"start": "Timisoara"} | ({} if algorithm == "uniform-cost" else {"heuristic": "table"})
    found = difference(program, options, algorithm)
    assert found is not None
    assert f"order={order}" in found.decisions


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


def test_costs_that_count_one_in_a_priority_queue() -> None:
    """There a wrong value is likelier than another container."""
    setup = setup_of({"problem": "graph", "graph": LEVELS, "start": "A", "goal": "F", "algorithm": "uniform-cost"})
    text = IN_THE_PLACE_OF_A_HEAP.replace("util.Queue", "util.PriorityQueue")
    text = text.replace("[], 0))", "[], 0), 0)").replace("g + cost))", "g + 1), g + 1)")
    seen = observe(setup, Request(text))
    assert seen.container == "priority"
    found = first_difference(seen, setup)
    assert found is not None
    assert (found.cause, found.decisions[0]) == ("cost", "order=depth")
