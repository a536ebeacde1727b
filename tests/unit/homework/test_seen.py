"""No sentence claims what was not seen: entries, their numbers and returned paths refute changes that fit by chance."""

import pytest

from searchlight.tracing.explain.difference import Difference
from tests.unit.each_case import each_case
from tests.unit.homework.test_evidence import ON_GRAPH, SCAN, UNIFORM_COST, judged

POPPED = """
from collections import deque

def bfs(graph, start, goal):
    queue, explored = deque([[start]]), set()
    while queue:
        path = queue.popleft()
        node = path[-1]
        if node in explored:
            continue
        explored.add(node)
        if node == goal:
            return path
        for other in graph[node]:
            queue.append(path + [other])
    return "Goal not found"
"""
PACMAN = """
import util

def breadthFirstSearch(problem):
    fringe, seen = util.Queue(), {problem.getStartState()}
    fringe.push((problem.getStartState(), []))
    while not fringe.isEmpty():
        state, actions = fringe.pop()
        if problem.isGoalState(state):
            return actions
        for child, action, cost in problem.getSuccessors(state):
            if child not in seen:
                seen.add(child)
                fringe.push((child, actions + [action]))
    return []
"""
HEAP = """
import heapq

class Entry:
    def __init__(self, name, g, h, path):
        self.name, self.g, self.h, self.path = name, g, h, path
        self.f = g + h

    def __lt__(self, other):
        return self.f < other.f

def astar(graph, start, goal, h):
    heap, best = [Entry(start, 0, h(start), [start])], {start: 0}
    while heap:
        entry = heapq.heappop(heap)
        if entry.name == goal:
            return entry.path
        if entry.g > best[entry.name]:
            continue
        for other, cost in graph[entry.name].items():
            g = entry.g + cost
            if other not in best or g < best[other]:
                best[other] = g
                heapq.heappush(heap, Entry(other, g, h(other), entry.path + [other]))
    return ("failure", -1)
"""
RECURSIVE = """
def dfs(graph, start, goal, visited=None):
    visited = visited or set()
    visited.add(start)
    if start == goal:
        return [start]
    for other in list(graph[start])[::-1]:
        if other not in visited:
            rest = dfs(graph, other, goal, visited)
            if rest:
                return [start] + rest
    return None
"""
NEXT = "            continue\n"
FIRST = {  # a program, what is changed in it, the algorithm, the first decision (or none) and the cause
    "a stack": (POPPED, {"popleft": "pop"}, "breadth-first", "order=stack", "other"),
    "break for continue": (POPPED, {NEXT: "            break\n"}, "breadth-first", "ends=first-repeat", "not-expanded"),
    "break in Dijkstra": (UNIFORM_COST, {NEXT: "            break\n"}, "uniform-cost", "ends=first-repeat",
                          "not-expanded"),
    "sorted by the cost of an action": (
        PACMAN, {"util.Queue()": "util.PriorityQueue()", "(), []))": "(), []), 0)", "[action]))": "[action]), cost)"},
        "breadth-first", "order=step", "cost"),
    "sorted by g": (HEAP, {"self.f < other.f": "self.g < other.g"}, "astar", "order=g", "other"),
    "sorted by h": (HEAP, {"self.f < other.f": "self.h < other.h"}, "astar", "order=h", "cost"),
    "a goal that is not returned": (
        RECURSIVE, {"            rest = dfs": "            dfs",
                    "            if rest:\n                return [start] + rest\n": ""},
        "depth-first", "test=ignored", "path"),
    "only the goal": (HEAP, {"return entry.path": "return [entry.name], 7"}, "astar", "", "path"),
    "another goal": (SCAN, {"graph.get_heuristic(each, goal)": "graph.get_heuristic(each, start)"}, "astar", "",
                     "other"),
    "one list for all": (POPPED, {"queue.append(path + [other])": "path.append(other); queue.append(path)"},
                         "breadth-first", "", "path"),
}  # fmt: skip


def found_in(program: str, changes: dict[str, str], algorithm: str) -> Difference | None:
    return judged(program, changes, ON_GRAPH | {"algorithm": algorithm})[1].difference


@each_case("name", FIRST)
def test_what_comes_first(name: str) -> None:
    """The change that was made, or the sentence about what was seen."""
    program, changes, algorithm, decision, cause = FIRST[name]
    found = found_in(program, changes, algorithm)
    assert found is not None
    assert (found.cause, "".join(found.decisions[:1])) == (cause, decision), str(found.message)


@pytest.mark.parametrize(
    ("program", "algorithm"),
    [(POPPED, "breadth-first"), (PACMAN, "breadth-first"), (HEAP, "astar"), (RECURSIVE, "depth-first"),
     (UNIFORM_COST, "uniform-cost"), (SCAN, "astar")],
)  # fmt: skip
def test_a_right_program_is_not_blamed(program: str, algorithm: str) -> None:
    """A late goal test beside a queue is another way to do it, and the text says so."""
    found = found_in(program, {}, algorithm)
    assert found is None or found.is_open, str(found.message)
    assert found is None or "not a mistake" in str(found.message)
