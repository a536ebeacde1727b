"""A program in a process of its own is observed exactly as in this one, and from another start."""

import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from searchlight.setup import Setup, read
from searchlight.tracing.explain.difference import first_difference
from searchlight.tracing.judged import perturbed
from searchlight.tracing.process.apart import Apart
from searchlight.tracing.process.verification import fault_of_solution
from searchlight.tracing.watch.observation import Observation
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request
from tests.unit.each_case import each_case
from tests.unit.homework.test_homework import CORRECT, MISTAKES

HOMEWORK = Path(__file__).parents[2] / "homework"
MAZE = {"problem": "grid", "grid": ".....\n.###.\n...#.\n.#...", "start": "0,0", "goal": "4,3"}
OTHERS: dict[str, tuple[dict[str, str], str, dict[str, Any]]] = {
    "functions_astar_pairs": ({"problem": "eight-puzzle", "start": "1,4,2,3,7,5,6,0,8"}, "astar", {}),
    "graph_object_lists": ({"problem": "graph"}, "breadth-first", {}),
    "grid_delta": (MAZE, "uniform-cost", {}),
    "grid_recursive": (MAZE, "breadth-first", {}),
    "state_class_nodes": ({"problem": "eight-puzzle", "start": "1,4,2,3,7,5,6,0,8"}, "breadth-first", {}),
    "script_funny_puzzle": ({"problem": "two-blank-puzzle", "heuristic": "manhattan"}, "astar", {}),
}
PROGRAMS = [
    *(("mistakes", name, *given[:3]) for name, given in MISTAKES.items()),
    *(("correct", name, *given) for name, given in (CORRECT | OTHERS).items()),
]
ONE_OF_EACH = {f"{kind} {name.partition('_')[0]}": name for kind, name, *_ in PROGRAMS}.values()


def without_times(noted: Observation) -> dict[str, Any]:
    told = asdict(noted)
    del told["seconds"]
    return told | {"error": noted.error and (noted.error.line, noted.error.text, noted.error.when)}


@each_case("kind, name, options, algorithm, asked", PROGRAMS, ids=[each[1] for each in PROGRAMS])
def test_a_process_of_its_own_changes_nothing(
    kind: str, name: str, options: dict[str, str], algorithm: str, asked: dict[str, Any], thorough: bool
) -> None:
    """All that is noted comes back from there, and passes the checks; a path of a correct program is a solution."""
    if name not in ONE_OF_EACH and not thorough:
        return
    setup = read({**options, "algorithm": algorithm})
    assert isinstance(setup, Setup)
    request = Request((HOMEWORK / kind / f"{name}.py").read_text(encoding="utf-8"), against=algorithm, **asked)
    apart = Apart(1024).observe(setup, request)
    assert without_times(apart) == without_times(observe(setup, request))
    assert kind == "mistakes" or fault_of_solution(apart, setup) is None


RANDOM = """
import random

def search(graph, start, goal):
    frontier, parents = {start}, {start: None}
    while frontier:
        place = frontier.pop()
        for other in random.sample(list(graph[place]), len(graph[place])):
            if other not in parents:
                parents[other] = place
                frontier.add(other)
"""
OBJECTS = """
class Place:
    def __init__(self, name):
        self.parts = [name]

def successors(place):
    return [Place(place + each) for each in "xy"]

def solve(start):
    return successors(start)[0]
"""


@pytest.mark.parametrize(("text", "expanded"), [(RANDOM, 20), (OBJECTS, 1)])
def test_the_same_file_gets_the_same_report_every_time(text: str, expanded: int, thorough: bool) -> None:
    """Many times: with a frontier that is a set of texts, successors in random order, objects without a text."""
    setup = read({"problem": "graph"})
    assert isinstance(setup, Setup)
    told = [without_times(Apart(256).observe(setup, Request(text))) for _ in range(20 if thorough else 6)]
    assert len(told[0]["expanded"]) == expanded
    assert all(each == told[0] for each in told)


FILLS = """
hoard = []

def bfs(startState, goalState, actionsF, takeActionF):
    for _ in range(20_000):  # so that the report is long
        actionsF(startState)
    size = 2**24
    while size:
        try:
            hoard.append(bytearray(size))
        except MemoryError:
            size //= 2
    try:
        while True:
            hoard[0] = [hoard[0]]
    except MemoryError:
        return None
"""


@pytest.mark.skipif(os.name != "posix", reason="only POSIX systems limit the memory of a process")
def test_lost_memory_has_its_own_sentence() -> None:
    """Also if the program itself went on, and only the report finds no memory."""
    setup = read({"problem": "eight-puzzle", "algorithm": "breadth-first"})
    assert isinstance(setup, Setup)
    noted = Apart(256).observe(setup, Request(FILLS, seconds=20.0))
    assert noted.outcome == "error"
    assert noted.error is not None
    assert noted.error.message.id == "own.memory"
    assert (noted.lost, noted.reached) == (True, 20_000)


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
