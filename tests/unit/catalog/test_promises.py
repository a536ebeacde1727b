"""What the page promises of each algorithm on each problem, held against the problems and against searches."""

from itertools import islice
from random import Random
from typing import Any

from page.text.words import promise
from searchlight import solve
from searchlight.catalog import ALGORITHMS, PROBLEMS
from searchlight.options import OPTIONS
from searchlight.problems.graph import Graph, GraphProblem, by_costs
from searchlight.setup import Setup, read
from searchlight.user_code.entries import OwnProblem
from searchlight.user_code.watched import OwnChecked
from tests.unit.each_case import each_case

OTHERS = {"grid": [{"moves": "8"}], "graph": [{"graph": name} for name in OPTIONS["graph"].built_in]}  # type: ignore[attr-defined]


def costs_of(problem: Any, most: int = 3000) -> set[float]:
    """The costs of the actions in the first states that are reached."""
    queue, costs = [problem.initial], set()
    reached = {problem.initial}
    for state in islice(queue, most):
        for action in problem.actions(state):
            child = problem.result(state, action)
            costs.add(problem.action_cost(state, action, child))
            if child not in reached:
                reached.add(child)
                queue.append(child)
    return costs


@each_case("name", PROBLEMS)
def test_what_is_known_of_a_problem_is_true(name: str) -> None:
    for more in ({}, *OTHERS.get(name, [])):
        setup = read({"problem": name, **more})
        assert isinstance(setup, Setup)
        costs = costs_of(setup.problem)
        known = setup.entry.known(setup.problem)
        assert ("positive" in known, "equal" in known) == (min(costs) > 0, len(costs) == 1), (name, more)
    assert OwnProblem("own:it", {}, "", "", (), print).known(setup.problem) == ()


def test_a_promise_is_kept_on_every_graph(thorough: bool) -> None:
    """Complete: a goal in reach is found; optimal: at the cost that uniform-cost search finds."""
    kept = set()
    for seed in range(300 if thorough else 60):
        random = Random(seed)
        edges = {
            a: {b: random.choice(((1,), (1, 3), (0, 1, 4))[seed % 3]) for b in random.sample("ABCDEF", 3)}
            for a in "ABCDEF"
        }
        problem = GraphProblem(Graph(edges), "A", "F")
        best = solve(problem, "uniform-cost")
        assert by_costs(OwnChecked(problem)) == by_costs(problem)
        for name, entry in ALGORITHMS.items():
            facts = entry.as_plain_data()["facts"]
            met = {term: promise(term, facts[term], None, True, by_costs(problem)) for term in ("complete", "optimal")}
            if best.outcome == "solution" and not entry.only and entry.family == "search":
                result = solve(problem, name, max_nodes=200_000) if met["complete"][0] == "yes" else None
                assert result is None or result.outcome == "solution", (name, seed)
                assert result is None or met["optimal"][0] != "yes" or result.cost == best.cost, (name, seed)
                kept |= {(name, *each) for each in met.items()}
    assert ("ida-star", "complete", ("if", "complete if …")) in kept, "where an action costs nothing"
    assert ("astar", "complete", ("yes", "complete here: there are finitely many states")) in kept
    assert ("breadth-first", "optimal", ("yes", "optimal here: all actions have the same cost")) in kept
