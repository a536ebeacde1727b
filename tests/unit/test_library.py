"""The library: `solve`, own problems, results as columns, steps and pictures."""

import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from hypothesis import given
from hypothesis import strategies as st

import searchlight
from searchlight import (
    BadInput,
    FunctionProblem,
    Problem,
    Result,
    make_problem,
    page_link,
    problem_from,
    random_start,
    solve,
)
from searchlight.catalog import ALGORITHMS, PROBLEMS
from searchlight.drawing import MOST, shown_rows
from searchlight.events import BACK_UP, EXPAND, GENERATE, GOAL, ITERATION, STALE, Search, Solution, Unsolved
from searchlight.frontier import TIES, Queue
from searchlight.node import Node, expand
from searchlight.problem import AnyProblem
from searchlight.problems.graph import Graph
from searchlight.tidy import positions
from tests.unit.random_graphs import graphs
from tests.unit.small import INCONSISTENT, problem

PYSRC = Path(__file__).parents[2] / "pysrc"
sys.path.insert(0, str(PYSRC / "page"))

from links import parse  # noqa: E402 - the page's modules know each other by bare names


class Stairs(Problem[int, int]):
    """One, two or three steps up."""

    def __init__(self, top: int = 7) -> None:
        super().__init__(0, top)

    def actions(self, state: int) -> list[int]:
        return [step for step in (1, 2, 3) if state + step <= (self.goal or 0)]

    def result(self, state: int, action: int) -> int:
        return state + action

    def action_cost(self, state: int, action: int, next_state: int) -> float:
        return action**2

    def h(self, state: int) -> float:
        return (self.goal or 0) - state


# -- solve -----------------------------------------------------------------------------------------------------------


def test_a_problem_of_the_catalog_by_its_id() -> None:
    """States come as on the command line; options may be given as Python has them."""
    result = solve("eight-puzzle", start=[1, 0, 2, 3, 4, 5, 6, 7, 8], goal="0,1,2,3,4,5,6,7,8", reopen=False)
    assert (result.outcome, result.cost, result.actions) == ("solution", 1, ["left"])
    assert result.path == [[1, 0, 2, 3, 4, 5, 6, 7, 8], [0, 1, 2, 3, 4, 5, 6, 7, 8]]
    graph = {"edges": {"A": {"B": 4}, "B": {"C": 1.5}}, "h": {"A": 3}}
    assert solve("graph", graph=graph, start="A", goal="C").cost == 5.5


def test_counts_are_those_of_the_command_line() -> None:
    """The same names, the same numbers."""
    result = solve("graph", "uniform-cost")
    done = subprocess.run(
        [sys.executable, "-m", "searchlight", "solve", "--problem", "graph", "--algorithm", "uniform-cost", "--json"],
        env={"PYTHONPATH": str(PYSRC)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    printed = json.loads(done.stdout)
    del printed["seconds"]
    assert {name: getattr(result, name) for name in printed} == printed


def test_a_problem_of_ones_own() -> None:
    """States and actions are the very ones of the problem."""
    result = solve(Stairs(), "astar")
    assert (result.path, result.actions, result.cost) == ([0, 1, 2, 3, 4, 5, 6, 7], [1] * 7, 7)
    assert (result.problem, result.algorithm) == ("Stairs", "astar")
    assert solve(Stairs(), "breadth-first").actions == [1, 3, 3]


@pytest.mark.parametrize("algorithm", [name for name in ALGORITHMS if name != "bidirectional"])
def test_every_algorithm_takes_a_problem_of_ones_own(algorithm: str) -> None:
    """And reaches the top, or says that the limit stopped it."""
    result = solve(Stairs(), algorithm, limit=7)
    assert result.outcome == "solution"
    assert result.path is not None
    assert (result.path[0], result.path[-1]) == (0, 7)


def test_a_heuristic_may_be_a_function() -> None:
    """It takes the place of the problem's own h, and is given states as the person knows them."""
    informed, blind = solve(Stairs()), solve(Stairs(), heuristic="zero")
    assert informed.cost == blind.cost == solve(Stairs(), heuristic=lambda state: 7 - state).cost
    assert set(blind.record.h) == {0.0}
    seen: list[Any] = []

    def count(board: list[int]) -> int:
        seen.append(board)
        return sum(tile not in (0, place) for place, tile in enumerate(board))

    start = [3, 1, 2, 4, 0, 5, 6, 7, 8]
    ours = solve("eight-puzzle", heuristic=count, start=start)
    assert ours.record.columns() == solve("eight-puzzle", heuristic="misplaced", start=start).record.columns()
    assert seen[0] == start
    lists = FunctionProblem([0], [3], lambda state: [1], lambda state, action: [state[0] + 1])
    assert solve(lists, heuristic=lambda state: 3 - state[0]).record.h[0] == 3


def test_an_algorithm_may_be_a_function() -> None:
    """A generator of events, as those of the catalog are."""

    def breadth_first(given: AnyProblem) -> Search:
        frontier = Queue([Node(given.initial)])
        yield GENERATE, frontier[0]
        while frontier:
            node = frontier.take()
            if given.is_goal(node.state):
                yield GOAL, node
                return Solution(node)
            yield EXPAND, node
            for child in expand(given, node):
                frontier.add(child)
                yield GENERATE, child
        return Unsolved.FAILURE

    result = solve(Stairs(3), breadth_first)
    assert (result.actions, result.algorithm) == ([3], "breadth_first")


def test_what_is_doubtful_is_kept_with_the_result() -> None:
    """The search runs all the same."""
    result = solve("eight-puzzle", start=[0, 2, 1, 3, 4, 5, 6, 7, 8], max_nodes=10)
    assert result.caveats[0].startswith("start: The goal cannot be reached from this start")
    assert solve("graph").caveats == solve(Stairs()).caveats == []


def test_a_budget_ends_the_search() -> None:
    """With outcome budget, and no path."""
    result = solve("eight-puzzle", "breadth-first", max_nodes=100)
    assert (result.outcome, result.path, result.actions, result.cost, result.rows) == ("budget", None, None, None, None)
    assert result.generated == 100


def test_without_a_record_the_counts_are_the_same() -> None:
    """And the path; but there are no columns to ask for."""
    whole, counted = solve("graph"), solve("graph", record=False)
    assert repr(whole) == repr(counted)
    assert (whole.path, whole.iterations) == (counted.path, counted.iterations)
    assert counted._repr_html_() is None
    with pytest.raises(BadInput, match="record: was False"):
        counted.columns()


WRONG = [
    (lambda: solve("eight"), "problem: “eight” is not known; accepted: eight-puzzle"),
    (lambda: solve(7), "problem: 7 is no problem; accepted: an id of the catalog, or a Problem."),
    (lambda: solve(Stairs(), "a-star"), "algorithm: “a-star” is not known; accepted: astar"),
    (lambda: solve("graph", "a-star", heuristic=len), "algorithm: “a-star” is not known; accepted: astar"),
    (lambda: solve("graph", "a-star"), "algorithm: “a-star” is not known; accepted: astar"),
    (lambda: solve(Stairs(), heuristic="manhattan"), "heuristic: “manhattan” is not made for a problem of your own"),
    (lambda: solve(Stairs(), start=1), "start: has no effect on a problem of your own; accepted here: "),
    (lambda: solve(Stairs(), colour=1), "colour: is not an option; accepted are "),
    (lambda: solve("graph", colour=1), "colour: is not an option; accepted are "),
    (lambda: solve(Stairs(), tie="fair"), "tie: “fair” is not known; accepted: fifo"),
    (lambda: solve(Stairs(), max_nodes=0), "max_nodes: “0” is out of range"),
    (lambda: solve(problem_from(1j, 2j, list, max), tie="state"), "tie: “state” needs states that can be compared"),
    (lambda: problem_from(1, None, list, max), "goal: is missing; accepted: a goal state, or a function is_goal."),
    (lambda: make_problem("graph", start="Rome"), "start: “Rome” is not a node of the graph"),
    (lambda: solve(Stairs(), "bidirectional"), "algorithm: Bidirectional search also searches from the goal"),
    (lambda: solve(Stairs()).link(), "problem: is your own, so that no link leads to it"),
]  # fmt: skip


@pytest.mark.parametrize(("call", "said"), WRONG, ids=range(len(WRONG)))
def test_what_cannot_be_used_is_named(call: Callable[[], Any], said: str) -> None:
    """In the words of the command line."""
    with pytest.raises(BadInput) as caught:
        call()
    assert str(caught.value).startswith(said)


def test_random_starts_are_as_many_actions_away() -> None:
    """Of the catalog's problems as of one's own, as the person knows them; the same seed gives the same one."""
    start = random_start("eight-puzzle", 9, seed=1)
    assert start == random_start("eight-puzzle", 9, seed=1)
    assert solve("eight-puzzle", start=start).cost in (1, 3, 5, 7, 9)
    lists = problem_from([0], [9], lambda state: [-1], lambda state, action: [state[0] + action])
    assert random_start(lists, 4, seed="x") == [5]


# -- problems made of functions --------------------------------------------------------------------------------------


def test_a_problem_from_functions() -> None:
    """Costs, estimates and a goal test may be given, too."""
    cheap = problem_from(
        1, 10, lambda n: ["double", "add"], lambda n, do: n * 2 if do == "double" else n + 1,
        cost=lambda n, do, after: 3 if do == "double" else 1, h=lambda n: 0,
    )  # fmt: skip
    assert solve(cheap, "uniform-cost").actions == ["add", "add", "add", "add", "double"]
    assert solve(cheap, "breadth-first").path == [1, 2, 4, 5, 10]
    large = problem_from(1, None, lambda n: [2, 3], lambda n, factor: n * factor, is_goal=lambda n: n > 20)
    assert solve(large, "breadth-first").path == [1, 3, 9, 27]


@pytest.mark.parametrize(
    ("start", "goal"),
    [(0, 3), ("", "aaa"), ([], [1, 1, 1]), ([[]], [[1, 1, 1]]), ({"n": 0}, {"n": 3}), ((1, [2]), (1, [2, 1, 1]))],
    ids=repr,
)
def test_states_of_any_kind(start: Any, goal: Any) -> None:
    """They come back as the kind that the start is; functions may change what they are given."""

    def grow(state: Any, action: str) -> Any:
        if isinstance(state, list):
            (state[0] if state and isinstance(state[0], list) else state).append(1)
        elif isinstance(state, dict):
            state["n"] += 1
        elif isinstance(state, tuple):
            state[1].append(1)
        else:
            return state + ("a" if isinstance(state, str) else 1)
        return state

    before = repr(start)
    result = solve(problem_from(start, goal, lambda state: ["grow"], grow), "astar", max_nodes=20)
    assert result.outcome == "solution"
    assert result.path is not None
    assert repr(result.path[0]) == repr(start) == before
    assert repr(result.path[-1]) == repr(goal)
    result.path[0] = None
    assert repr(result.state(0)) == before


# -- results ---------------------------------------------------------------------------------------------------------


def test_columns_are_ready_for_a_data_frame() -> None:
    """A column for each thing that is known of a node, all of the same length; rows in the order of generation."""
    result = solve("graph", "uniform-cost")
    columns = result.columns()
    assert {len(column) for column in columns.values()} == {result.record.row_count}
    assert columns["state"][:4] == ["Arad", "Sibiu", "Timisoara", "Zerind"]
    assert columns["action"][:2] == [None, "Sibiu"]
    assert list(columns["parent"][:4]) == [-1, 0, 0, 0]
    assert columns["fate"].count("goal") == 1
    node = result.node(1)
    assert (node.state, node.parent, node.action, node.g, node.h, node.fate) == (
        *("Sibiu", 0, "Sibiu", 140, None, "expanded"),
    )


def test_steps_by_hand() -> None:
    """A* on the small graph, whose h is inconsistent: the frontier after every expansion, in the order of service."""
    told = [
        (step.number, step.node.state, "".join(child.state for child in step.children),
         [(entry.state, entry.priority, entry.stale) for entry in step.frontier])
        for step in solve(problem(INCONSISTENT), "astar").steps()
    ]  # fmt: skip
    assert told == [
        (1, "S", "AB", [("B", 3, False), ("A", 7, False)]),
        (2, "B", "C", [("C", 6, False), ("A", 7, False)]),
        (3, "C", "G", [("A", 7, False), ("G", 9, False)]),
        (4, "A", "B", [("B", 2, False), ("G", 9, False)]),
        (5, "B", "C", [("C", 5, False), ("G", 9, False)]),
        (6, "C", "G", [("G", 8, False), ("G", 9, True)]),
    ]


@given(graphs(), st.sampled_from(list(ALGORITHMS)), st.sampled_from(list(TIES)))
def test_the_frontier_is_in_the_order_of_service_at_every_time(graph: Graph, algorithm: str, tie: str) -> None:
    """Who leaves it stands first; and only those are stale that are dropped when it is their turn."""
    result = solve(problem(graph), algorithm, tie=tie, limit=4, max_nodes=60)
    recursive = result.traits["recursive"]
    for time in range(len(result.record.kind) - 1):
        kind, row = result.record.kind[time + 1], result.record.node[time + 1]
        if kind == ITERATION:
            continue
        entries = result.frontier(time)
        if kind in (EXPAND, STALE, GOAL) and not recursive:
            assert entries[0].row == row
            assert entries[0].stale == (kind == STALE)
        assert len({entry.row for entry in entries}) == len(entries)


@given(graphs(), st.sampled_from(list(ALGORITHMS)))
def test_there_is_a_step_for_every_expansion(graph: Graph, algorithm: str) -> None:
    """Numbered from 1; children are those of the record; the times grow."""
    result = solve(problem(graph), algorithm, limit=4, max_nodes=60)
    steps = list(result.steps())
    assert [step.number for step in steps] == list(range(1, result.expanded + 1))
    kinds = zip(result.record.kind, result.record.node, strict=True)
    copies = {row for kind, row in kinds if kind == BACK_UP}
    for step in steps:
        rows = [row for row in range(result.record.row_count) if result.record.parent[row] == step.node.row]
        assert [child.row for child in step.children] == [row for row in rows if row not in copies]
    assert all(one.time < other.time for one, other in pairwise(steps))


def test_links_lead_to_the_same_search() -> None:
    """What is as by default is left out; the rest stands as on the command line."""
    assert solve("graph", "uniform-cost", start="Lugoj").link(3) == (
        "http://localhost:8000/#problem=graph&algorithm=uniform-cost&heuristic=table&start=Lugoj&goal=Bucharest&step=3"
    )
    options = {"problem": "eight-puzzle", "start": [1, 2], "reopen": False, "max_nodes": 5, "graph": {"edges": "é"}}
    assert page_link(options, page="x.html") == (
        "x.html#problem=eight-puzzle&start=1,2&reopen=false&max-nodes=5&graph=%7B%22edges%22:%20%22%5Cu00e9%22%7D&step=0"
    )


@pytest.mark.parametrize("name", PROBLEMS)
def test_the_page_reads_every_link_as_it_was_meant(name: str) -> None:
    """What it reads leads to the same search, option by option."""
    result = solve(name, "weighted-astar", weight=2.5, tie="lifo", max_nodes=50)
    options, step, fine, unknown = parse(result.link(7).partition("#")[2], unquote)
    assert (step, fine, unknown) == (7, None, [])
    again = solve(options.pop("problem"), options.pop("algorithm"), **options)
    assert again.options == result.options
    assert again.record.node == result.record.node


# -- pictures --------------------------------------------------------------------------------------------------------


def words_of(picture: str) -> tuple[ET.Element, list[str]]:
    root = ET.fromstring(picture)
    return root, [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}text")]


def test_a_small_tree_is_drawn_whole() -> None:
    """With a title and a description for those who do not see it, and a title for every node."""
    result = solve("graph", "astar")
    picture = result._repr_svg_()
    assert picture is not None
    root, texts = words_of(picture)
    names = {element.get("id"): element.text for element in root if element.get("id")}
    assert [names[name] for name in str(root.get("aria-labelledby")).split()] == [
        "Search tree of astar on graph",
        "All 16 nodes. A solution of 4 actions, cost 418.",
    ]
    assert root.get("role") == "img"
    for name in ("Arad", "Rimnicu Vilcea", "★ 418+0", "All 16 nodes."):
        assert name in texts
    assert picture.count("<g><title>") == result.record.row_count
    assert picture == solve("graph", "astar")._repr_svg_()
    html = result._repr_html_()
    assert html is not None
    assert picture.strip() in html


def test_a_part_of_a_large_tree_says_that_it_is_one() -> None:
    """The path is always in it, and every node with its parent."""
    result = solve("eight-puzzle", start="1,2,5,3,4,8,6,0,7")
    rows = shown_rows(result, MOST)
    assert len(rows) == min(MOST, result.record.row_count)
    assert set(result.rows or ()) <= set(rows)
    assert all(result.record.parent[row] in (-1, *rows) for row in rows)
    deep = solve("eight-puzzle", "iterative-deepening-visited", max_nodes=3200)
    assert f"80 of {deep.record.row_count - deep.record.iterations[-1].first_row:,} nodes" in str(deep._repr_svg_())
    assert f"of the last of {len(deep.iterations)} iterations" in str(deep._repr_svg_())


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_every_algorithm_can_be_drawn_and_names_are_escaped(algorithm: str) -> None:
    """What stands in the states cannot become markup."""
    edges = {"<a>": {"b&b": 1}, "b&b": {"<a>": 1, '"c"': 1}, '"c"': {"b&b": 1}}
    result = solve("graph", algorithm, graph={"edges": edges}, start="<a>", goal='"c"', limit=4)
    assert "<a>" in words_of(str(result._repr_svg_()))[1]


@given(st.lists(st.integers(0, 30), min_size=1, max_size=30), st.lists(st.floats(5, 90), min_size=31, max_size=31))
def test_no_two_nodes_of_a_tidy_tree_overlap(drawn: list[int], widths: list[float]) -> None:
    """Nodes of a level keep their distance and their order, and a parent stands above the middle of its children."""
    parents = {0: -1} | {row: choice % row for row, choice in enumerate(drawn, 1)}
    sizes = {row: (widths[row], 10.0) for row in parents}
    places, width, _ = positions(parents, sizes, 4, 20)
    levels: dict[float, list[int]] = {}
    for row, (x, y) in places.items():
        levels.setdefault(y, []).append(row)
        assert sizes[row][0] / 2 - 0.01 <= x <= width - sizes[row][0] / 2 + 0.01
        below = [places[child][0] for child, parent in parents.items() if parent == row]
        assert not below or abs((below[0] + below[-1]) / 2 - x) < 0.01
    for rows in levels.values():
        rows.sort(key=lambda row: places[row][0])
        for left, right in pairwise(rows):
            gap = (sizes[left][0] + sizes[right][0]) / 2 + 4
            assert places[right][0] - places[left][0] >= gap - 0.01


# -- the package -----------------------------------------------------------------------------------------------------


def test_what_is_not_used_is_not_loaded() -> None:
    """The command line and the page's worker import the package, and none of the library."""
    code = "import sys, searchlight, searchlight.chunks, searchlight.__main__; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONPATH": str(PYSRC)}, capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert "searchlight.run" in loaded
    assert not loaded & {
        f"searchlight.{name}" for name in ("library", "result", "drawing", "files", "steps", "checked")
    }


def test_the_documented_names_are_there() -> None:
    """Each is found, listed, and nothing else is made up."""
    for name in searchlight.__all__:
        assert getattr(searchlight, name) is not None
        assert name in dir(searchlight)
    with pytest.raises(AttributeError, match="no attribute 'slove'"):
        _ = searchlight.slove
    assert isinstance(solve("graph"), Result)
