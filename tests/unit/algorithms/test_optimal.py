"""The guarantees of the algorithms on random graphs and whole puzzles, and what reopening costs."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

from hypothesis import assume, given
from hypothesis import strategies as st

from searchlight import solve
from searchlight.catalog import ALGORITHMS
from searchlight.catalog.claims import FINITE
from searchlight.events import Solution, Unsolved
from searchlight.frontier import TIES
from searchlight.problem import Problem
from searchlight.problems.graph import Graph
from searchlight.run import Run
from tests.unit.each_case import each_case
from tests.unit.random_graphs import distances_to, fewest_edges, graphs
from tests.unit.small import ANYWHERE, problem, recorded, search
from tests.unit.spaces import distances

BUDGET = 3000  # where a search is stopped that goes round in circles
ROUND_IN_CIRCLES = ("depth-limited", "iterative-deepening", "ida-star", "rbfs")  # they remember no states
IN_ONE_PIECE = [name for name in ANYWHERE if name not in ROUND_IN_CIRCLES]
DEEPENING = [name for name, entry in ALGORITHMS.items() if "limit" in entry.options]
OPTIMAL_IN_EDGES = ["breadth-first", "breadth-first-paths", "iterative-deepening", "iterative-deepening-optimal"]

unit_costs = graphs(st.just(1))
small_costs = graphs(st.integers(1, 3))
ties = st.sampled_from(list(TIES))


def run_of(algorithm: str, graph: Graph, **options: object) -> Run:
    """With limits beyond the longest path without a loop, which has six edges."""
    return recorded(search(algorithm, problem(graph), **({"limit": 8} | options)), max_nodes=BUDGET)


def assert_path(run: Run, graph: Graph) -> float:
    """The path replays: from S to G over edges of the graph, by the actions that are named. Returns its cost."""
    assert isinstance(run.outcome, Solution)
    path = [node.state for node in run.path()]
    assert (path[0], path[-1]) == ("S", "G")
    assert run.outcome.actions == path[1:]  # an edge is named after the node to which it leads
    cost = sum(graph.edges[a][b] for a, b in pairwise(path))
    assert cost == run.outcome.cost
    return cost


def assert_cost(run: Run, graph: Graph, expected: float | None) -> None:
    """The run failed if there is no path; else its path is one, and costs what is expected."""
    if expected is None:
        assert run.outcome is Unsolved.FAILURE
    else:
        assert assert_path(run, graph) == expected


def admissible(graph: Graph, part: float) -> Graph:
    """h is as a rule inconsistent: a part of the true distance, or less where the graph says less."""
    true = distances_to("G", graph)
    return replace(graph, h={node: min(given, int(part * true.get(node, 12))) for node, given in graph.h.items()})


def consistent(graph: Graph) -> Graph:
    """h is the true distance."""
    true = distances_to("G", graph)
    return replace(graph, h={node: true.get(node, 99) for node in graph.h})


# -- complete --------------------------------------------------------------------------------------------------------


@given(graphs(), st.sampled_from(IN_ONE_PIECE), ties, st.booleans())
def test_on_a_finite_graph_a_path_is_found_if_there_is_one(graph: Graph, name: str, tie: str, reopen: bool) -> None:
    """Without a path, the outcome is failure, for any edge costs (even 0), h values and options."""
    run = run_of(name, graph, tie=tie, reopen=reopen, weight=2)
    if fewest_edges("S", "G", graph) is None:
        assert run.outcome is Unsolved.FAILURE
    else:
        assert_path(run, graph)


@given(small_costs, st.sampled_from(ROUND_IN_CIRCLES))
def test_without_a_memory_for_states_a_path_is_found_if_there_is_one(graph: Graph, name: str) -> None:
    """Every edge has a positive cost. Without a path, such a search may never end."""
    run = run_of(name, graph)
    assume(run.outcome is not Unsolved.BUDGET)
    if fewest_edges("S", "G", graph) is None:
        assert run.outcome is Unsolved.FAILURE or (run.outcome is Unsolved.CUTOFF and name in DEEPENING)
    else:
        assert_path(run, graph)


@given(unit_costs, st.sampled_from(DEEPENING), st.integers(0, 6))
def test_a_limit_that_is_too_small_ends_with_cutoff(graph: Graph, name: str, limit: int) -> None:
    """Cutoff is said only if something was cut off; nothing deeper than the limit is ever found."""
    run = run_of(name, graph, limit=limit)
    assume(run.outcome is not Unsolved.BUDGET)
    fewest = fewest_edges("S", "G", graph)
    if isinstance(run.outcome, Solution):
        assert fewest is not None
        assert fewest <= assert_path(run, graph) <= limit
    elif name != "iterative-deepening-visited":  # which may miss a goal within its limit
        assert fewest is None or fewest > limit
    if run.outcome is Unsolved.FAILURE:
        assert fewest is None


class Line(Problem[int, int]):
    """All whole numbers, an action to either side; the goal lies three to the left, and h tempts to the right."""

    def __init__(self, initial: int = 0, goal: int = -3) -> None:
        super().__init__(initial, goal)

    def actions(self, state: int) -> tuple[int, int]:
        return -1, 1

    def result(self, state: int, action: int) -> int:
        return state + action

    def h(self, state: int) -> int:
        return 0 if state >= 0 or self.is_goal(state) else 1

    def reverse(self) -> "Line":
        return Line(self.goal, self.initial)  # it looks the same from the other end; the names do not matter here


@each_case("name", ANYWHERE)
def test_without_an_end_only_those_find_the_goal_that_do_not_ask_for_a_finite_space(name: str) -> None:
    """Who says “if the state space is finite” runs to the right for ever."""
    run = recorded(search(name, Line(), limit=8), max_nodes=BUDGET)
    lost = ALGORITHMS[name].facts.complete == FINITE
    assert run.outcome is Unsolved.BUDGET if lost else run.path()[-1].state == -3


# -- optimal ---------------------------------------------------------------------------------------------------------


@given(graphs(), st.sampled_from(["uniform-cost", "bidirectional"]))
def test_without_h_the_cheapest_path_is_found(graph: Graph, name: str) -> None:
    """As by Dijkstra's algorithm, with zero costs and cycles too."""
    assert_cost(run_of(name, graph), graph, distances_to("G", graph).get("S"))


@given(graphs(), ties, st.floats(0, 1))
def test_astar_finds_the_cheapest_path_when_h_never_overestimates(graph: Graph, tie: str, part: float) -> None:
    """With reopening, although h is not consistent."""
    assert_cost(run_of("astar", admissible(graph, part), tie=tie), graph, distances_to("G", graph).get("S"))


@given(graphs(), ties)
def test_without_reopening_astar_is_optimal_when_h_is_consistent(graph: Graph, tie: str) -> None:
    """The reopening form then makes the very same nodes."""
    graph = consistent(graph)
    closed = run_of("astar", graph, tie=tie, reopen=False)
    assert_cost(closed, graph, distances_to("G", graph).get("S"))
    assert closed.record.digest() == run_of("astar", graph, tie=tie).record.digest()


@given(small_costs, st.sampled_from(["ida-star", "rbfs"]), st.floats(0, 1))
def test_in_linear_space_the_cheapest_path_is_found(graph: Graph, name: str, part: float) -> None:
    """When h never overestimates, also where it is not consistent."""
    run = run_of(name, admissible(graph, part))
    assume(run.outcome is not Unsolved.BUDGET)
    assert_cost(run, graph, distances_to("G", graph).get("S"))


@given(graphs(), st.sampled_from([1, 1.5, 2, 5]), ties, st.floats(0, 1))
def test_weighted_astar_keeps_its_bound(graph: Graph, weight: float, tie: str, part: float) -> None:
    """W times the cheapest cost at most, when h never overestimates; without reopening, when h is consistent."""
    cheapest = distances_to("G", graph).get("S")
    for guided, reopen in ((admissible(graph, part), True), (consistent(graph), False)):
        run = run_of("weighted-astar", guided, tie=tie, reopen=reopen, weight=weight)
        if cheapest is None:
            assert run.outcome is Unsolved.FAILURE
        else:
            assert cheapest <= assert_path(run, graph) <= weight * cheapest


@given(unit_costs, st.sampled_from(OPTIMAL_IN_EDGES))
def test_where_every_action_costs_the_same_the_shortest_path_is_found(graph: Graph, name: str) -> None:
    """By the algorithms that say so."""
    run = run_of(name, graph)
    fewest = fewest_edges("S", "G", graph)
    if fewest is None:
        assert run.outcome in (Unsolved.FAILURE, Unsolved.CUTOFF, Unsolved.BUDGET)
    else:
        assert assert_path(run, graph) == fewest


# The direct edge costs 5; over B the goal is 2 away, over A and C 3. h overestimates everywhere but at S and G.
DEAR = Graph(
    edges={"S": {"A": 1, "G": 5, "B": 1, "C": 1}, "A": {"G": 2}, "B": {"G": 1}, "C": {"G": 2}},
    h={"S": 0, "A": 6, "B": 6, "C": 6, "G": 0},
)


@each_case("name", ANYWHERE)
def test_whoever_does_not_promise_an_optimal_path_can_be_made_to_miss_it(name: str) -> None:
    """On one graph with unequal costs and an h that overestimates; those that say yes find the path of cost 2."""
    cost = run_of(name, DEAR).outcome.cost
    assert (cost == 2) == (ALGORITHMS[name].facts.optimal.verdict == "yes")


@each_case("name", ANYWHERE)
def test_a_start_that_is_the_goal_is_found_without_an_expansion(name: str) -> None:
    """The path is the start alone, its cost 0."""
    run = recorded(search(name, problem(start="G")))
    assert [node.state for node in run.path()] == ["G"]
    assert isinstance(run.outcome, Solution)
    assert (run.outcome.cost, run.outcome.actions) == (0, [])
    assert (run.record.expanded, run.record.generated) == (0, 0)


OTHER = "6,4,7,8,5,0,3,2,1"


@each_case(
    "algorithm, start, reopen, counts",
    [
        ("astar", None, True, (20_290, 53_571, 31)),
        ("astar", None, False, (20_290, 53_571, 31)),
        ("greedy", None, True, (120, 322, None)),
        ("greedy", None, False, (115, 309, None)),
        ("weighted-astar", None, True, (419, 1_137, 31)),
        ("weighted-astar", None, False, (404, 1_099, None)),
        ("weighted-astar", OTHER, True, (None, None, 29)),
        ("weighted-astar", OTHER, False, (None, None, 27)),
    ],
)
def test_what_reopening_changes(
    algorithm: str, start: str | None, reopen: bool, counts: tuple[int | None, ...]
) -> None:
    """With Manhattan, which is consistent: nothing for A*; for the other two the nodes, and even the cost."""
    result = solve("eight-puzzle", algorithm, weight=2, start=start, heuristic="manhattan", reopen=reopen, record=False)
    found = (result.expanded, result.generated, result.cost)
    assert [count for count, wanted in zip(found, counts, strict=True) if wanted is not None] == [
        wanted for wanted in counts if wanted is not None
    ]


# How many boards of the eight-puzzle are 0, 1, 2, … moves from one with the blank in a corner (Reinefeld 1993).
EIGHT_PUZZLE = [
    *(1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878, 16993, 17110),
    *(23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2),
]


def test_the_eight_puzzle_has_as_many_boards_at_each_depth_as_published() -> None:
    """181,440 boards at 0 to 31 moves; the two that are farthest need 31."""
    depths = Counter(distances(bytes(range(9))).values())
    assert [depths[depth] for depth in sorted(depths)] == EIGHT_PUZZLE
    assert sum(EIGHT_PUZZLE) == 181_440
    farthest = {board for board, depth in distances(bytes(range(9))).items() if depth == 31}
    assert farthest == {bytes([8, 0, 6, 5, 4, 7, 2, 3, 1]), bytes([8, 7, 6, 0, 4, 1, 2, 5, 3])}
