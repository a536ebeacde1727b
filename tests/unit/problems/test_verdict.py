"""The heuristic check of every heuristic on every problem equals the result of brute force."""

import json
from itertools import pairwise, product

import pytest
from hypothesis import given

import worker
from searchlight.catalog import PROBLEMS
from searchlight.judging import Check, judge, verdict
from searchlight.problems.built_in_maps import BUILT_IN_MAPS
from searchlight.problems.graph import Graph
from searchlight.problems.graph_files import BUILT_IN_GRAPHS
from searchlight.setup import Setup
from tests.unit import truth
from tests.unit.each_case import each_case
from tests.unit.random_graphs import graphs
from tests.unit.setups import setup_of
from tests.unit.small import problem as graph_problem
from tests.unit.spaces import distances, neighbours


def setup(**options: object) -> Setup:
    return setup_of(options)


def inputs() -> list[dict[str, str]]:
    """Every problem whose space is small, with each of its heuristics and several inputs."""
    variants = {
        "grid": [{"grid": name, "moves": moves} for name, moves in product(BUILT_IN_MAPS, "48")],
        "graph": [{"graph": name} for name in BUILT_IN_GRAPHS] + [{"goal": "Neamt"}],
        "hanoi": [{"start": "321,-,-"}, {"start": "1,-,-"}, {"start": "-,21,3", "goal": "3,2,1"}],
        "pillars": [{}, {"start": "0,1,1"}, {"start": "0,0,0,0,0,1"}, {"start": "0,1,0,0,0", "goal": "1,0,0,0,1"}],
        "missionaries": [{}, {"start": "1,1,1", "goal": "3,2,0"}],
        "water-jugs": [{}, {"jugs": "8,5,3", "start": "8,0,0"}, {"jugs": "6,3", "goal": "4"}],
    }
    return [
        {"problem": problem, "heuristic": heuristic} | options
        for problem, all_options in variants.items()
        for options in all_options
        for heuristic in PROBLEMS[problem].heuristics
        if heuristic != "table" or BUILT_IN_GRAPHS[options.get("graph", "romania")].h
    ]


@each_case("options", inputs(), ids=lambda options: " ".join(options.values()))
def test_a_small_space_is_judged_as_brute_force_judges_it(options: dict[str, str]) -> None:
    """For the input at hand, whatever has been proved."""
    made = setup(**options)
    said = verdict(made)
    assert said.admissible == truth.admissible(made.problem)
    assert said.consistent == truth.consistent(made.problem)
    assert said.text.endswith(".")


@given(graphs())
def test_any_graph_is_judged_as_brute_force_judges_it(graph: Graph) -> None:
    """Zero costs, cycles, unreachable goals, an h above 0 at the goal; counterexamples are ones."""
    problem = graph_problem(graph)
    findings = judge(problem)
    assert findings is not None
    check = Check(problem)
    while not check.done:
        check.advance(0)  # a state at a time
    assert check.findings == findings
    costs = truth.costs_to_go(problem)
    assert findings.states == len(costs)
    assert findings.solvable == (costs["S"] < float("inf"))
    assert findings.admissible == truth.admissible(problem)
    assert findings.consistent == truth.consistent(problem)
    if findings.overestimate:
        state, h, cost = findings.overestimate
        assert graph.h[state] == h > cost == costs[state]
    if findings.fall:
        state, h, next_state, next_h, cost = findings.fall
        assert (graph.h[state], graph.h[next_state], graph.edges[state][next_state]) == (h, next_h, cost)
        assert h > cost + next_h


@pytest.mark.parametrize("problem", ["eight-puzzle", "two-blank-puzzle"])
def test_heuristics_of_boards_hold_on_every_board(problem: str) -> None:
    """All 181,440: 0 at the goal, never above the true distance, never changed by more than 1 in a move."""
    setups = [setup(problem=problem, heuristic=heuristic) for heuristic in PROBLEMS[problem].heuristics]
    goal = setups[0].problem.goal
    true = distances(goal)
    assert len(true) == 181_440
    estimates = [{board: made.problem.h(board) for board in true} for made in setups]
    for h in estimates:
        assert h[goal] == 0
        assert all(0 <= h[board] <= moves for board, moves in true.items())
    for board in true:
        around = [other for other in neighbours(board) if other > board]  # the other half are the same moves, undone
        assert all(-1 <= h[board] - h[other] <= 1 for h in estimates for other in around)
    for made in setups:
        assert verdict(made).admissible is verdict(made).consistent is True


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (
            {"problem": "graph", "graph": "overestimate"},
            (
                "Not admissible: h(A) = 3 overestimates the true cost 1. "
                "Not consistent: h falls from 3 at A to 0 at G, more than the action cost 1."
            ),
        ),
        (
            {"problem": "grid", "grid": ".../...", "moves": "8", "heuristic": "manhattan", "start": "1,0"},
            (
                "Not admissible: h(1,0) = 2 overestimates the true cost 1.4142. "
                "Not consistent: h falls from 2 at 1,0 to 0 at 2,1, more than the action cost 1.4142. "
                "Numbers with a fraction count as equal if 12 digits agree."
            ),
        ),
        (
            {"problem": "grid", "grid": "..#.", "heuristic": "euclidean"},
            (
                "Each cell costs at least 1 to enter and a diagonal at least √2, "
                "so no path is shorter than the straight line. "
                "No goal can be reached from this initial state, so h cannot overestimate."
            ),
        ),
    ],
)
def test_a_verdict_names_its_counterexample(options: dict[str, str], text: str) -> None:
    """In a sentence for each of the two properties."""
    assert verdict(setup(**options)).text == text


def graph_with(edges: dict[str, dict[str, float]], h: dict[str, float]) -> dict[str, str]:
    return {"problem": "graph", "graph": json.dumps({"edges": edges, "h": h}), "start": "S", "goal": "G"}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (
            graph_with({"S": {"A": 1, "G": 1000000000500}, "A": {"G": 1000000000000}}, {"A": 1000000000900}),
            "h(A) = 1,000,000,000,900 overestimates the true cost 1,000,000,000,000.",
        ),
        (
            graph_with({"S": {"A": 1e-10, "G": 3e-10}, "A": {"G": 1e-10}}, {"A": 9e-10}),
            "h(A) = 9e-10 overestimates the true cost 1e-10",
        ),
        (graph_with({"S": {"G": 1}}, {"S": 1.00000000001}), "h(S) = 1.00000000001 overestimates the true cost 1."),
    ],
)
def test_a_small_overestimate_is_one(options: dict[str, str], said: str) -> None:
    """Whole numbers are compared exactly, others to twelve digits; the sentence shows what tells them apart."""
    found = verdict(setup(**options))
    assert found.admissible is found.consistent is False
    assert said in found.text


def test_rounding_is_no_overestimate() -> None:
    """Ten edges of 0.1 cost 0.9999999999999999; an h of 1 is right, and how it was compared is said."""
    chain = [*map(str, range(10)), "G"]
    options = graph_with({a: {b: 0.1} for a, b in pairwise(chain)}, {str(at): (10 - at) / 10 for at in range(10)})
    found = verdict(setup(**{**options, "start": "0"}))
    assert found.admissible is found.consistent is True
    assert found.text.endswith("Numbers with a fraction count as equal if 12 digits agree.")


def test_a_space_that_is_too_large_is_judged_by_what_is_proved() -> None:
    """Of Manhattan in eight directions nothing is; the search through the space ends at its budget."""
    field = "/".join(["." * 200] * 200)
    told = {
        moves: verdict(setup(problem="grid", grid=field, moves=moves, heuristic="manhattan")) for moves in ("4", "8")
    }
    assert told["4"].admissible is told["4"].consistent is True
    assert told["8"].admissible is None
    assert told["8"].consistent is False
    assert told["8"].text.startswith("Not known: more than 80,000 actions are possible here, too many to check. Not")


def test_all_boards_are_checked_in_pieces() -> None:
    """With h of the reader's code, of which nothing is proved: first how many were seen, in the end all 181,440."""
    file = "def row(state):\n    return state.index(0) // 3\n"
    try:
        options = {"problem": "eight-puzzle", "heuristic": json.loads(worker.load_code(file))["own"]["heuristics"][0]}
        assert json.loads(worker.verdict(json.dumps(options)))["open"]
        run = json.loads(worker.open_run(json.dumps(options)))["run"]
        first = last = json.loads(worker.judge(run, 0))
        assert (first["admissible"], first["consistent"], first["open"]) == (None, None, True)
        assert [each["id"] for each in first["sentences"]] == ["verdicts.checking", "verdicts.seen"]
        while last["open"]:
            last = json.loads(worker.judge(run, 1))
        assert (last["admissible"], last["consistent"]) == (True, True)
        assert last["sentences"] == [{"id": "verdicts.judged_good", "values": {"states": 181_440}}]
    finally:
        worker.load_code("")
