"""Observations decide between causes: entries, their numbers, skipped successors, goals left in a list."""

import json
from collections.abc import Mapping

import pytest

from searchlight.tracing.explain.difference import Comparison, comparison
from searchlight.tracing.watch.observation import Observation
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request
from tests.unit.setups import setup_of

GRAPH = json.dumps(
    {
        "edges": {
            "A": {"D": 31, "H": 40, "M": 12}, "B": {"A": 5, "K": 9}, "C": {"N": 14, "E": 30}, "D": {"A": 31, "L": 8},
            "E": {"P": 3}, "F": {"I": 7, "P": 60}, "H": {"B": 2, "F": 11, "C": 50}, "I": {"E": 4}, "K": {"F": 6},
            "L": {"O": 13, "B": 33}, "M": {"A": 12, "O": 9, "C": 41}, "N": {"P": 22}, "O": {"F": 17, "N": 48}, "P": {},
        },
        "h": {"A": 40, "B": 20, "C": 30, "D": 38, "E": 3, "F": 14, "H": 22, "I": 7, "K": 20, "L": 40, "M": 35,
              "N": 22, "O": 31, "P": 0},
    }
)  # fmt: skip
ON_GRAPH = {"problem": "graph", "graph": GRAPH, "start": "A", "goal": "P", "heuristic": "table"}
BREADTH_FIRST = """
from collections import deque

def bfs(graph, start, goal):
    if start == goal:
        return [start]
    queue, parent = deque([start]), {start: None}
    while queue:
        node = queue.popleft()
        for other in graph[node]:
            if other not in parent:
                parent[other] = node
                if other == goal:
                    path = [other]
                    while parent[path[-1]] is not None:
                        path.append(parent[path[-1]])
                    return path[::-1]
                queue.append(other)
"""
UNIFORM_COST = """
import heapq

def dijkstra(graph, start, goal):
    heap, done = [(0, start, [start])], set()
    while heap:
        cost, node, path = heapq.heappop(heap)
        if node in done:
            continue
        done.add(node)
        if node == goal:
            return path
        for other in graph[node]:
            total = cost + graph[node][other]
            heapq.heappush(heap, (total, other, path + [other]))
"""
SCAN = """
def a_star(graph, start, goal):
    waiting, g, parent = [start], {start: 0}, {start: None}
    while waiting:
        best = min(waiting, key=lambda each: g[each] + graph.get_heuristic(each, goal))
        if best == goal:
            path = [best]
            while parent[path[-1]] is not None:
                path.append(parent[path[-1]])
            return path[::-1]
        waiting.remove(best)
        for other in graph.get_connected_nodes(best):
            total = g[best] + graph.get_edge(best, other).length
            if other not in g or total < g[other]:
                g[other], parent[other] = total, best
                if other not in waiting:
                    waiting.append(other)
"""
MARKS = """
import util

def uniformCostSearch(problem):
    queue, closed = util.PriorityQueue(), set()
    queue.push((problem.getStartState(), [], 0), 0)
    while not queue.isEmpty():
        state, path, g = queue.pop()
        if problem.isGoalState(state):
            return path
        for child, action, cost in problem.getSuccessors(state):
            if child not in closed:
                closed.add(child)
                queue.push((child, path + [action], g + cost), g + cost)
    return []
"""
DOUBLED = MARKS.replace("closed.add(child)", "pass").replace(
    "        for child", "        if state in closed:\n            continue\n        closed.add(state)\n"
    "        g = g * 2\n        for child",
)  # fmt: skip
DEEPENING = """
def search(state, goalTestF, actionsF, takeActionF, limit):
    if goalTestF(state):
        return [state]
    if limit == 0:
        return "cutoff"
    cutoff = False
    for action in actionsF(state):
        result = search(takeActionF(state, action), goalTestF, actionsF, takeActionF, limit - 1)
        if result == "cutoff":
            cutoff = True
        elif result != "failure":
            return [state] + result
    return "cutoff" if cutoff else "failure"

def iterativeDeepeningSearch(startState, goalTestF, actionsF, takeActionF, maxDepth):
    for limit in range(maxDepth + 1):
        result = search(startState, goalTestF, actionsF, takeActionF, limit)
        if result != "cutoff":
            return result
    return "cutoff"
"""
STACKED = """
def iddfs(problem):
    for limit in range(20):
        stack = [(problem.initial, 0, [problem.initial])]
        while stack:
            state, depth, path = stack.pop()
            if problem.is_goal(state):
                return path
            if depth < limit:
                for action in reversed(list(problem.actions(state))):
                    child = problem.result(state, action)
                    stack.append((child, depth, path + [child]))
"""
# By name: a program, what is changed in it, the algorithm, and the decision and the cause that come first.
MISTAKES = {
    "front and front": (BREADTH_FIRST, {"queue.append(": "queue.appendleft("}, "breadth-first", "order=stack", "other"),
    "first skipped": (BREADTH_FIRST, {"in graph[node]": "in list(graph[node])[1:]"}, "breadth-first",
                      "used=all-but-first", "successors"),
    "last skipped": (UNIFORM_COST, {"in graph[node]": "in list(graph[node])[:-1]"}, "uniform-cost",
                     "used=all-but-last", "successors"),
    "break after the first": (BREADTH_FIRST, {"queue.append(other)": "queue.append(other)\n                break"},
                              "breadth-first", "used=first-new", "successors"),
    "cutoff lost": (DEEPENING, {"cutoff = True": "pass"}, "iterative-deepening", "ends=cutoff-lost", "limit"),
    "depth not counted": (STACKED, {}, "iterative-deepening", "depth=uncounted", "limit"),
}  # fmt: skip


def judged(program: str, changes: Mapping[str, str], options: Mapping[str, str]) -> tuple[Observation, Comparison]:
    for old, new in changes.items():
        assert old in program
        program = program.replace(old, new)
    setup = setup_of(dict(options))
    seen = observe(setup, Request(program, against=setup.algorithm.id, seconds=2.0))
    return seen, comparison(seen, setup)


@pytest.mark.parametrize("name", MISTAKES)
def test_the_mistake_comes_first(name: str) -> None:
    """By replaying the textbook's search with that one decision changed."""
    program, changes, algorithm, decision, cause = MISTAKES[name]
    found = judged(program, changes, ON_GRAPH | {"algorithm": algorithm, "limit": "12"})[1].difference
    assert found is not None
    assert (found.decisions[:1], found.cause) == ((decision,), cause), str(found.message)


def test_a_goal_that_is_tested_in_the_list_is_no_early_test() -> None:
    """It is looked at before it is removed: the order of expansion is right, and nothing speaks of an early test."""
    for changes in (
        {},
        {"waiting.remove(best)\n": "pass\n", "if best == goal": "waiting.remove(best)\n        if best == goal"},
    ):
        seen, found = judged(SCAN, changes, ON_GRAPH | {"algorithm": "astar"})
        assert seen.frontier == "observed"
        assert found.difference is None, str(found.message)


def test_a_cause_that_contradicts_the_entries_is_not_named() -> None:
    """A state that was seen to enter twice does not "enter only once"; numbers that grow twofold are not unit costs."""
    _, found = judged(DOUBLED, {}, ON_GRAPH | {"algorithm": "uniform-cost"})
    assert found.difference is not None
    named = set(found.difference.decisions)
    assert not named & {"repeats=reached-refused", "order=depth", "order=queue", "order=parent-g"}, str(found.message)
