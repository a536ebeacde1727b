"""Mistakes in IDA*, recursive best-first and bidirectional search: each is named, and the right program has none."""

import json

import pytest

from searchlight.tracing.explain.difference import Difference, first_difference
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request
from tests.unit.setups import setup_of

EDGES = {
    "A": {"B": 2, "C": 3}, "B": {"A": 2, "D": 3, "E": 6}, "C": {"A": 3, "E": 4, "D": 5}, "D": {"B": 3, "G": 9, "C": 5},
    "E": {"G": 4, "C": 4, "B": 6}, "G": {"D": 9, "E": 4},
}  # fmt: skip
GRAPH = {"problem": "graph", "start": "A", "goal": "G", "heuristic": "table",
         "graph": json.dumps({"edges": EDGES, "h": {"A": 5, "B": 4, "C": 6, "D": 4, "E": 3, "G": 0}})}  # fmt: skip
IDA = """
from math import inf

def ida_star(problem):
    bound = problem.h(problem.initial)
    while True:
        found = search([problem.initial], 0, bound, problem)
        if isinstance(found, list):
            return found
        if found == inf:
            return None
        bound = found

def search(path, g, bound, problem):
    state = path[-1]
    f = g + problem.h(state)
    if f > bound:
        return f
    if problem.is_goal(state):
        return path
    least = inf
    for action in problem.actions(state):
        child = problem.result(state, action)
        if len(path) > 1 and child == path[-2]:
            continue
        cost = g + problem.action_cost(state, action, child)
        found = search(path + [child], cost, bound, problem)
        if isinstance(found, list):
            return found
        least = min(least, found)
    return least
"""
RBFS = """
from math import inf

def recursive_best_first_search(problem):
    start = problem.initial
    return below([start], 0, problem.h(start), inf, problem)[0]

def below(path, g, f, limit, problem):
    state = path[-1]
    if problem.is_goal(state):
        return path, f
    children = []
    for action in problem.actions(state):
        child = problem.result(state, action)
        cost = g + problem.action_cost(state, action, child)
        children.append([max(cost + problem.h(child), f), len(children), child, cost])
    while children:
        children.sort(key=lambda each: each[0])
        best = children[0]
        if best[0] > limit:
            return None, best[0]
        second = children[1][0] if len(children) > 1 else inf
        found, best[0] = below(path + [best[2]], best[3], best[0], min(limit, second), problem)
        if found:
            return found, best[0]
    return None, inf
"""
BIDIRECTIONAL = """
import heapq

def bidirectional_search(graph, start, goal):
    heap, number = [(0, 0, 0, start), (0, 1, 1, goal)], 2
    best, parents = ({start: 0}, {goal: 0}), ({start: None}, {goal: None})
    cost, meeting = float("inf"), None
    while heap:
        sides = [[entry[0] for entry in heap if entry[2] == side] for side in (0, 1)]
        if not (sides[0] and sides[1]) or min(sides[0]) + min(sides[1]) >= cost:
            break
        g, _, side, state = heapq.heappop(heap)
        if g > best[side][state]:
            continue
        for child, step in graph[state].items():
            if child in best[side] and best[side][child] <= g + step:
                continue
            best[side][child], parents[side][child] = g + step, state
            heapq.heappush(heap, (g + step, number, side, child))
            number += 1
            if child in best[1 - side] and g + step + best[1 - side][child] < cost:
                cost, meeting = g + step + best[1 - side][child], child
    path, state = [], meeting
    while state is not None:
        path.append(state)
        state = parents[0][state]
    path, state = path[::-1], parents[1][meeting]
    while state is not None:
        path.append(state)
        state = parents[1][state]
    return path
"""
FIRST = "cost, meeting = g + step + best[1 - side][child], child"
MISTAKES = [
    ("ida-star", IDA, "bound = found", "bound += 1", "limit", "bound=plus-one"),
    ("ida-star", IDA, "len(path) > 1 and child == path[-2]", "False", "re-expanded", "repeats=all"),
    ("rbfs", RBFS, "min(limit, second), problem", "limit, problem", "other", "alternative=ignored"),
    ("rbfs", RBFS, "min(limit, second), problem", "second, problem", "other", "alternative=alone"),
    ("bidirectional", BIDIRECTIONAL, FIRST, FIRST + "; heap = []", "goal-test-early", "meeting=first"),
]  # fmt: skip
PROGRAMS = {"ida-star": IDA, "rbfs": RBFS, "bidirectional": BIDIRECTIONAL}


def difference(algorithm: str, program: str, **others: str) -> Difference | None:
    setup = setup_of({**GRAPH, "algorithm": algorithm, **others})
    return first_difference(observe(setup, Request(program, against=algorithm, max_nodes=3000)), setup)


@pytest.mark.parametrize("algorithm", PROGRAMS)
def test_a_right_program_differs_in_nothing(algorithm: str) -> None:
    """On a graph with edges in both directions."""
    assert difference(algorithm, PROGRAMS[algorithm]) is None


@pytest.mark.parametrize(("algorithm", "program", "old", "new", "cause", "decision"), MISTAKES)
def test_a_mistake_is_named(algorithm: str, program: str, old: str, new: str, cause: str, decision: str) -> None:
    """By replaying: the algorithm so changed expands and ends as the program does."""
    assert old in program
    found = difference(algorithm, program.replace(old, new))
    assert found is not None
    assert (found.cause, found.decisions[:1]) == (cause, (decision,)), str(found.message)


def test_a_path_that_is_joined_the_wrong_way_round_is_broken() -> None:
    """The search is right, so only the path is said to be wrong."""
    program = BIDIRECTIONAL.replace("path, state = path[::-1], parents", "state = parents")
    found = difference("bidirectional", program)
    assert found is not None
    assert (found.cause, found.step > 0) == ("path", True)
