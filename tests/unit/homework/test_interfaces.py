"""Problems and graphs as courses have them: a name that is called is a method, one that is read an attribute."""

from textwrap import dedent
from typing import Any

import pytest

from searchlight.tracing.explain.difference import comparison, first_difference
from searchlight.tracing.replay.report import sentences
from searchlight.tracing.watch.observation import Observation
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request
from tests.unit.each_case import each_case
from tests.unit.setups import setup_of

PROGRAM = """
import heapq

def search(problem):
    start = problem.{start}
    heap, done, number = [(0, 0, start, [start])], set(), 0
    while heap:
        g, _, state, path = heapq.heappop(heap)
        if state in done:
            continue
        if {goal}:
            return path
        done.add(state)
        for {parts} in problem.{successors}(state):
            number += 1
            heapq.heappush(heap, (g + cost, number, child, path + [child]))
"""
USUAL = {
    "start": "initial", "goal": "problem.is_goal(state)", "parts": "child, action, cost",
    "successors": "get_successors",
}  # fmt: skip
STARTS = ("initial", "initial_state", "start_state", "startState", "getStartState", "get_start_state", "start")
GOALS = ("goal", "goal_state", "goalState", "get_goal_state", "getGoalState")
CALLS = ("", "()")
FAMILIES: dict[str, tuple[str, str, str]] = {
    "graph-object": ("def bfs(graph, start, goal):", "graph[at]", "breadth-first"),
    "problem-object": (
        "def bfs(problem):\n    start, goal = problem.initial, problem.goal",
        "[problem.result(at, each) for each in problem.actions(at)]", "breadth-first",
    ),
    "functions": ("def bfs(startState, goalState, successorsF):\n    start, goal = startState, goalState",
                  "successorsF(at)", "breadth-first"),
}  # fmt: skip
WITHOUT_START = """
{head}
    queue, parent = [start], {{start: None}}
    while queue:
        at = queue.pop(0)
        for other in {around}:
            if other not in parent:
                parent[other] = at
                if other == goal:
                    path = []
                    while other {until}:
                        path.append(other)
                        other = parent[other]
                    return path[::-1]
                queue.append(other)
"""


def observed(text: str, algorithm: str = "uniform-cost", **request: Any) -> Observation:
    return observe(setup_of(problem="graph", algorithm=algorithm), Request(dedent(text), **request))


@each_case(
    "names",
    [
        *({"start": name + call} for name in STARTS for call in CALLS),
        *({"goal": f"state == problem.{name}{call}"} for name in GOALS for call in CALLS),
        {"successors": "neighbors", "parts": "(cost, child)"},
        {"successors": "successors", "parts": "child, cost"},
        {"successors": "succAndCost", "parts": "action, child, cost"},
    ],
    ids=str,
)
def test_an_interface_runs_as_the_program_uses_it(names: dict[str, str]) -> None:
    """Called or read, in the parts that it takes apart."""
    noted = observed(PROGRAM.format(**{**USUAL, **names}))
    assert noted.error is None, noted.error
    assert (noted.family, noted.cost, len(noted.expanded)) == ("problem-object", 418, 12)
    assert first_difference(noted, setup_of(problem="graph", algorithm="uniform-cost")) is None


@pytest.mark.parametrize(
    ("text", "of", "name"),
    [
        ("def search(problem):\n    return problem.frobnicate(problem.initial)\n", "problem", "frobnicate"),
        ("def bfs(graph, start, goal):\n    return graph.twiddle(start)\n", "graph", "twiddle"),
    ],
)
def test_a_name_that_is_not_known_is_told(text: str, of: str, name: str) -> None:
    """The first one that is missing."""
    noted = observed(text)
    assert noted.error is not None
    assert f"asks the {of} for “{name}”" in noted.error.text


@pytest.mark.parametrize("family", FAMILIES)
def test_a_path_without_its_start_is_said_to_lack_it(family: str) -> None:
    """A sentence, and a difference where nothing else differs; with the start there is neither."""
    head, around, algorithm = FAMILIES[family]
    for until, lacks in (("!= start", True), ("is not None", False)):
        noted = observed(WITHOUT_START.format(head=head, around=around, until=until), algorithm)
        assert (noted.family, noted.lacks_start, noted.cost) == (family, lacks, 450)
        assert ("observe.told.lacks_start" in {each.id for each in sentences(noted)}) == lacks
        found = first_difference(noted, setup_of(problem="graph", algorithm=algorithm))
        assert (found and found.cause) == ("path" if lacks else None)


def test_actions_are_no_path_without_its_start() -> None:
    """On a map they have the names of places."""
    text = PROGRAM.format(**USUAL).replace("[start]", "[]").replace("path + [child]", "path + [action]")
    noted = observed(text)
    assert (noted.lacks_start, noted.cost) == (False, 418)
    assert first_difference(noted, setup_of(problem="graph", algorithm="uniform-cost")) is None


@pytest.mark.parametrize(
    ("ends", "request_", "stopped", "sentence"),
    [
        ("while True:\n                pass", {"seconds": 0.3}, "timeout", "It makes all 12 expansions"),
        ("return path", {"max_nodes": 12}, "budget", "for its first 5 expansions. Then its budget of nodes ran out"),
    ],
)
def test_a_run_that_was_stopped_is_not_called_equal(
    ends: str, request_: dict[str, Any], stopped: str, sentence: str
) -> None:
    """How far it agreed is said instead."""
    noted = observed(PROGRAM.format(**USUAL).replace("return path", ends), **request_)
    assert noted.outcome == stopped
    found = comparison(noted, setup_of(problem="graph", algorithm="uniform-cost"))
    assert (found.difference, found.stopped) == (None, stopped)
    assert sentence in str(found.message)
    assert found.as_plain_data()["expansions"] == len(noted.expanded)
