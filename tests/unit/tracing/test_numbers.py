"""Numbers that a program returns beside its path: a wrong cost is a difference, another count is not."""

import pytest

from searchlight.tracing.explain.difference import first_difference
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request
from tests.unit.each_case import each_case
from tests.unit.setups import setup_of

SEARCH = """
def breadth_first_search(problem):
    queue, seen, expanded, generated = [(problem.initial, [problem.initial], 0)], {{problem.initial}}, 0, 0
    if problem.is_goal(problem.initial):
        return [problem.initial], 0
    while queue:
        state, path, cost = queue.pop(0)
        expanded += 1
        for action in problem.actions(state):
            generated += 1
            child = problem.result(state, action)
            if child not in seen:
                seen.add(child)
                total = cost + problem.action_cost(state, action, child)
                if problem.is_goal(child):
                    path, g = path + [child], total
                    return {returned}
                queue.append((child, path + [child], total))
"""


@each_case(
    "returned, claimed, cause",
    [
        ("path, g", 450, None),
        ("path, expanded", None, None),
        ("path, expanded - 1", None, None),
        ("path, generated", None, None),
        ("path, len(path)", None, None),
        ("path, len(path) - 1", None, None),
        ("expanded, g, path", 450, None),
        ("7, path, 1000", None, None),
        ("path, g + 1", 451, "cost"),
        ("g + 1, path", 451, "cost"),
    ],
)
def test_only_a_sole_number_that_is_nothing_else_is_taken_for_the_cost(
    returned: str, claimed: float | None, cause: str | None
) -> None:
    """Courses ask for counts of nodes and for the length of the path, too."""
    setup = setup_of({"problem": "graph", "algorithm": "breadth-first"})
    noted = observe(setup, Request(SEARCH.format(returned=returned), against="breadth-first"))
    found = first_difference(noted, setup)
    assert (noted.outcome, noted.cost, noted.claimed) == ("solution", 450, claimed)
    assert (found and found.cause) == cause, found and str(found.message)


UNIFORM = """
import heapq

def uniform_cost_search(problem):
    heap, done = [(0, [problem.initial])], set()
    while heap:
        g, path = heapq.heappop(heap)
        state = path[-1]
        if state in done:
            continue
        done.add(state)
        if problem.is_goal(state):
            return path, {returned}
        for action in problem.actions(state):
            child = problem.result(state, action)
            heapq.heappush(heap, (g + problem.action_cost(state, action, child), path + [child]))
"""
ON_A_GRID = """
import heapq

def astar(grid, start, goal):
    start, goal = tuple(start), tuple(goal)
    heap, done = [(0, 0, start, [start])], set()
    while heap:
        _, g, (r, c), path = heapq.heappop(heap)
        if (r, c) in done:
            continue
        done.add((r, c))
        if (r, c) == goal:
            return path, {returned}
        for row, column in ((r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)):
            if 0 <= row < len(grid) and 0 <= column < len(grid[0]) and not grid[row][column]:
                h = abs(row - goal[0]) + abs(column - goal[1])
                heapq.heappush(heap, (g + 1 + h, g + 1, (row, column), path + [(row, column)]))
"""
ROADS = {"problem": "graph", "algorithm": "uniform-cost"}
GRID = {"problem": "grid", "grid": "..../.##./....", "start": "0,0", "goal": "3,2", "heuristic": "manhattan"}


@pytest.mark.parametrize(
    ("program", "options", "returned", "said"),
    [
        (UNIFORM, ROADS, "len(path)", "5, which is the number of states"),
        (UNIFORM, ROADS, "len(path) - 1", "4, which is the number of actions"),
        (ON_A_GRID, GRID | {"algorithm": "astar"}, "len(path)", "6, which is the number of states"),
    ],
)
def test_the_length_of_the_path_is_no_cost_and_no_other_search(
    program: str, options: dict[str, str], returned: str, said: str
) -> None:
    """The message says what the number counts, and that the search is right."""
    setup = setup_of(options)
    found = first_difference(observe(setup, Request(program.format(returned=returned))), setup)
    assert found is not None
    assert found.cause == "path"
    assert said in str(found.message)
    assert "on its path, not the path cost" in str(found.message)
