"""True distances: equal to what independent searches cost, in slices or at once, and none where the space is large."""

from math import inf
from typing import Any

import pytest

from searchlight.events import Solution
from searchlight.stream.live import ChunkedRun
from searchlight.true_distances.measured import Distances
from tests.unit.setups import setup_of

SMALL: list[dict[str, Any]] = [
    {"problem": "graph", "graph": "romania", "start": "Arad", "goal": "Bucharest"},
    {"problem": "pillars"},
    {"problem": "water-jugs"},
    {"problem": "missionaries"},
    {"problem": "hanoi"},
    {"problem": "grid", "moves": "8"},
]


@pytest.mark.parametrize("options", SMALL, ids=lambda options: options["problem"])
def test_the_distance_of_the_start_is_what_uniform_cost_search_pays(options: dict[str, Any]) -> None:
    """The same from the start, found by another algorithm, from the other end."""
    setup = setup_of({**options, "algorithm": "uniform-cost"})
    distances = Distances(setup.problem)
    assert distances.advance()
    run = ChunkedRun(setup)
    run.advance()
    assert isinstance(run.outcome, Solution)
    assert distances.of(setup.problem.initial) == pytest.approx(run.outcome.cost)


@pytest.mark.parametrize("options", SMALL, ids=lambda options: options["problem"])
def test_no_action_beats_the_distances(options: dict[str, Any]) -> None:
    """Bellman: a goal has 0; from every other state the best action leads to one that is nearer by what it costs."""
    problem = setup_of(options).problem
    distances = Distances(problem)
    distances.advance()
    for state in distances.numbers:
        through = [
            problem.action_cost(state, action, after) + distances.of(after)
            for action in problem.actions(state)
            for after in [problem.result(state, action)]
        ]
        wanted = 0 if problem.is_goal(state) else min(through, default=inf)
        assert distances.of(state) == pytest.approx(wanted)


def test_where_no_goal_can_be_reached_the_distance_is_infinite() -> None:
    """Also of a state that nobody can reach."""
    graph = '{"edges": {"A": {"B": 1, "C": 1}, "B": {"D": 2}, "E": {"D": 1}}, "directed": true}'
    problem = setup_of({"problem": "graph", "graph": graph, "start": "A", "goal": "D"}).problem
    distances = Distances(problem)
    distances.advance()
    assert [distances.of(state) for state in ("A", "B", "C", "D", "E")] == [3, 2, inf, 0, inf]
