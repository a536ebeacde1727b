"""The catalog: one list that hangs together, and whose promises and warnings are true."""

import json
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buildtools.project import ROOT
from page.text.words import promise
from searchlight import solve
from searchlight.catalog import ALGORITHMS, HEURISTICS, PROBLEMS
from searchlight.entries import AlgorithmEntry
from searchlight.errors import BadInput
from searchlight.events import Drive, Unsolved
from searchlight.foresight import goal_in_reach, has_free_loop
from searchlight.options import OPTIONS
from searchlight.problems.graph import Graph, GraphProblem, by_costs
from searchlight.run import Run
from searchlight.setup import Setup, read
from searchlight.tally import Tally
from searchlight.user_code.entries import OwnProblem
from searchlight.user_code.watched import OwnChecked
from tests.unit.each_case import each_case
from tests.unit.random_graphs import graphs
from tests.unit.setups import setup_of
from tests.unit.small import ANYWHERE, problem, search
from tests.unit.truth import costs_to_go


@each_case("entry", PROBLEMS.values(), ids=list(PROBLEMS))
def test_a_problem_s_heuristics_and_options_exist_and_its_defaults_are_right(entry) -> None:
    """The catalog has its default start and goal, and they cause no warnings."""
    assert set(entry.heuristics) <= HEURISTICS.keys()
    assert set(entry.options) <= OPTIONS.keys()
    setup = setup_of({"problem": entry.id})
    assert setup.caveats == ()
    assert setup.problem.shape == entry.states | ({"goal": 2} if entry.id == "hanoi" else {})
    assert (setup.values["start"], setup.values["goal"]) == (entry.start, entry.goal)
    assert setup.values["heuristic"] == entry.as_plain_data()["heuristic"]


def as_table_row(entry: AlgorithmEntry) -> str:
    """A line of the table in docs/reference/algorithms.md."""
    plain = entry.as_plain_data()
    facts = plain["facts"]
    claims = [facts[name] for name in ("complete", "optimal")]
    said = [claim["text"] if claim["verdict"] == "if" else claim["verdict"] for claim in claims]
    return f"| `{entry.id}` | {' | '.join([plain['source'], *said, facts['time'], facts['space']])} |"


def test_the_page_on_algorithms_says_what_the_catalog_says() -> None:
    """All of them, in its order."""
    text = (ROOT / "docs/reference/algorithms.md").read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| `")]
    assert rows == [as_table_row(entry) for entry in ALGORITHMS.values()]


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
        setup = setup_of({"problem": name, **more})
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


THREE = {"edges": {"S": {"A": 1}, "A": {"B": 1}, "B": {"S": 1}, "G": {}}}  # a circle; no way to G
ONE_WAY = {"edges": {"S": {"A": 1, "B": 1}, "A": {"B": 1}, "B": {}, "G": {}}}  # all paths come to an end
MANY = 20_000  # states


def setup(graph: dict[str, object], algorithm: str, **options: object) -> Setup:
    made = read({"problem": "graph", "graph": json.dumps(graph), "start": "S", "goal": "G", "algorithm": algorithm}
                | options)  # fmt: skip
    assert isinstance(made, Setup)
    return made


def outcome(made: Setup) -> object:
    run = Run(Drive(made.search()), Tally(), 20_000)
    run.advance()
    return run.outcome


@each_case("algorithm", ANYWHERE)
def test_what_is_promised_of_a_search_without_a_goal_is_what_it_does(algorithm: str) -> None:
    """In a circle of three states, and where all paths come to an end."""
    circle, no_circle = setup(THREE, algorithm, limit=5), setup(ONE_WAY, algorithm, limit=5)
    assert [caveat.field for caveat in circle.caveats] == ["goal", "algorithm"]
    sentence = circle.caveats[1].text
    ends = {
        "fails": Unsolved.FAILURE, "fails on one side": Unsolved.FAILURE, "goes through all paths": Unsolved.FAILURE,
        "goes to the limit": Unsolved.CUTOFF, "never ends": Unsolved.BUDGET,
    }  # fmt: skip
    kind = ALGORITHMS[algorithm].without_goal
    assert outcome(circle) is ends.get(kind, Unsolved.FAILURE)
    assert ("never ends" in sentence) == (kind == "never ends")
    assert ("and fail" in sentence) == (kind in ("fails", "fails on one side"))
    assert outcome(no_circle) is Unsolved.FAILURE


@given(graphs())
def test_a_goal_is_in_reach_or_not_as_brute_force_finds(graph: Graph) -> None:
    """No goal that is reported as unreachable can be found."""
    of = problem(graph)
    assert goal_in_reach(of, MANY) == (costs_to_go(of)["S"] < float("inf"))


@given(graphs(st.sampled_from([0, 0, 1e-17, 1, 2])))
def test_recursive_best_first_search_ends_where_no_free_loop_is_seen(graph: Graph) -> None:
    """Wherever a goal is in reach and no circle is free, RBFS and IDA* find it."""
    of = problem(graph)
    if goal_in_reach(of, MANY) and not has_free_loop(of, MANY):
        for algorithm in ("rbfs", "ida-star"):
            run = Run(Drive(search(algorithm, of)), Tally(), 200_000)
            run.advance()
            assert run.outcome is not Unsolved.BUDGET


@pytest.mark.parametrize("algorithm", ["rbfs", "ida-star", "astar"])
@pytest.mark.parametrize("cost", [0, 1e-17])
def test_a_circle_that_costs_nothing_is_warned_of(algorithm: str, cost: float) -> None:
    """RBFS and IDA* go around on it for ever, also where only rounding makes it free; A* does not."""
    graph = {"edges": {"S": {"A": 1}, "A": {"B": cost}, "B": {"C": cost}, "C": {"A": cost, "G": 5}}}
    made = setup(graph, algorithm)
    warned = [caveat.field for caveat in made.caveats] == ["algorithm"]
    assert warned == (outcome(made) is Unsolved.BUDGET) == (algorithm != "astar")
    graph["edges"]["C"]["A"] = 0.5
    assert setup(graph, algorithm).caveats == ()


def test_people_who_cannot_cross_and_walls_around_the_goal_are_seen() -> None:
    """Wherever the space is small enough to be looked through."""
    for options in (
        {"problem": "missionaries", "start": "3,3,0"},
        {"problem": "grid", "grid": "..#."},
        {"problem": "water-jugs", "jugs": "10,5", "start": "1,0", "goal": "7"},
    ):
        made = setup_of(options)
        assert [caveat.field for caveat in made.caveats] == ["goal", "algorithm"]


NUMBERS = st.lists(st.integers(-1, 16).map(str) | st.sampled_from(["", "-", "x", "²", "1e3", "00"]), max_size=17)
STATES = NUMBERS.map(",".join) | st.permutations(range(9)).map(lambda cells: ",".join(map(str, cells))) | st.text()
GRIDS = st.text(".#19/\n", max_size=40) | st.text("type octil\nheigwdmap 12.@", max_size=60)
PARTS = ["S", "A", "h", "-", ">", "->", ",", ";", "\n", '"a b"', "7", "2.5", "x"]
GRAPHS = (
    st.text('SAh ->;,"\n12.', max_size=60).map("S-A ".__add__)
    | st.lists(st.sampled_from(PARTS)).map(" ".join)
    | st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from("AB"),
        lambda inner: st.dictionaries(st.sampled_from(["edges", "h", "coordinates", "A", "B"]), inner),
    ).map(lambda data: repr(data).replace("'", '"').replace("None", "null"))
)
TYPED = st.fixed_dictionaries(
    {"problem": st.sampled_from(list(PROBLEMS))},
    optional={
        "start": STATES, "goal": STATES, "grid": GRIDS, "graph": GRAPHS, "jugs": NUMBERS.map(",".join),
        "moves": st.sampled_from([4, 8, "8", "x"]), "order": st.text(max_size=4),
        "heuristic": st.sampled_from(["manhattan", "zero", "table", "x"]),
    },
)  # fmt: skip


@given(TYPED)
def test_what_is_typed_is_read_or_refused(options: dict[str, object]) -> None:
    """A complaint names an option and is a sentence in one line; what was read has a start that can be typed again."""
    setup = read(options)
    if isinstance(setup, Setup):
        values = {name: value for name, value in setup.values.items() if value is not None}
        again = setup_of(values)
        assert again.values == setup.values
        assert again.problem.initial == setup.problem.initial
        assert setup.as_text(setup.problem.initial) == setup.values["start"]
        return
    for complaint in setup:
        assert isinstance(complaint, BadInput)
        assert complaint.field in OPTIONS or complaint.field == "heuristic"
        assert complaint.text.endswith(".")
