"""A program in a process of its own is observed exactly as in this one, and from another start."""

import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from searchlight.tracing.grading.criteria import grades
from searchlight.tracing.judged import judged, perturbed
from searchlight.tracing.process import apart as process
from searchlight.tracing.process import launch
from searchlight.tracing.process.apart import Apart
from searchlight.tracing.process.verification import fault_of_solution
from searchlight.tracing.watch.observation import Observation
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request
from tests.unit.each_case import each_case
from tests.unit.homework.test_homework import CORRECT, MISTAKES
from tests.unit.setups import setup_of

HOMEWORK = Path(__file__).parents[2] / "homework"
MAZE = {"problem": "grid", "grid": ".....\n.###.\n...#.\n.#...", "start": "0,0", "goal": "4,3"}
OTHERS: dict[str, tuple[dict[str, str], str, dict[str, Any]]] = {
    "graph_object_lists": ({"problem": "graph"}, "breadth-first", {}),
    "grid_delta": (MAZE, "uniform-cost", {}),
    "grid_recursive": (MAZE, "breadth-first", {}),
    "state_class_nodes": ({"problem": "eight-puzzle", "start": "1,4,2,3,7,5,6,0,8"}, "breadth-first", {}),
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
    setup = setup_of({**options, "algorithm": algorithm})
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
    setup = setup_of({"problem": "graph"})
    told = [without_times(Apart(256).observe(setup, Request(text))) for _ in range(20 if thorough else 4)]
    assert len(told[0]["expanded"]) == expanded
    assert all(each == told[0] for each in told)


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
EIGHT = {"problem": "eight-puzzle", "start": "3,1,2,0,4,5,6,7,8", "algorithm": "breadth-first"}


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


ENDS_ELSEWHERE = """
import os

def search(start, goal, successors):
    if start != "Arad":
        os._exit(0)
    frontier, reached = [[start]], {start}
    for path in frontier:
        if path[-1] == goal:
            return path
        for place, cost in successors(path[-1]):
            if place not in reached:
                reached.add(place)
                frontier.append([*path, place])
"""


def test_without_a_report_from_another_start_nothing_is_said_of_it() -> None:
    """The process may have been ended by anything, also by the system."""
    setup = setup_of({"problem": "graph", "algorithm": "breadth-first"})
    result = judged(setup, Request(ENDS_ELSEWHERE, against="breadth-first"), 1024)
    assert result.noted.outcome == "solution"
    assert result.second is not None
    assert (result.second.noted.outcome, result.second.verdict) == ("error", "unknown")
    assert [each.passed for each in grades(result) if each.criterion == "search"] == [None]


@pytest.mark.parametrize("instead", ["", "import time; time.sleep(60)"], ids=["ends", "hangs"])
def test_a_process_that_never_begins_is_not_the_programs_fault(instead: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launch, "command", lambda _: [sys.executable, "-c", instead])
    monkeypatch.setattr(process, "START_UP", 1.0)
    setup = setup_of({"problem": "graph", "algorithm": "breadth-first"})
    result = judged(setup, Request(RANDOM, against="breadth-first"), 1024)
    assert result.noted.outcome == "not-judged"
    assert result.noted.error is not None
    assert result.noted.error.message.id == "observe.report.not_begun"
    assert {each.passed for each in grades(result)} == {None}
