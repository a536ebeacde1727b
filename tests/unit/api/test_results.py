"""The results of solve: columns, steps, the frontier at any time, links to the page; an infinite h is a dead end."""

from itertools import pairwise
from math import inf
from urllib.parse import unquote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from page.options.links import parse
from searchlight import Problem, Result, page_link, problem_from, solve, verdict
from searchlight.catalog import ALGORITHMS, PROBLEMS
from searchlight.events import BACK_UP, EXPAND, GOAL, ITERATION, STALE
from searchlight.frontier import TIES
from searchlight.options import OPTIONS
from searchlight.problems.graph import Graph
from tests.unit.each_case import each_case
from tests.unit.random_graphs import graphs
from tests.unit.small import ANYWHERE, INCONSISTENT, problem

NAMES = {"problem", "algorithm", "heuristic", *OPTIONS}


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


@given(graphs(), st.sampled_from(ANYWHERE), st.sampled_from(list(TIES)))
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


@given(graphs(), st.sampled_from(ANYWHERE), st.sampled_from(list(TIES)), st.data())
def test_the_frontier_is_the_same_from_wherever_one_comes(
    graph: Graph, algorithm: str, tie: str, data: st.DataObject
) -> None:
    """Forwards, backwards and in leaps: what the columns say of that time, in the order in which it is served."""
    result = solve(problem(graph), algorithm, tie=tie, limit=4, max_nodes=60)
    record, late = result.record, result.record.late
    for time in data.draw(st.lists(st.integers(0, len(record.kind) - 1), max_size=12)):
        starts = [each.first_row for each in record.iterations if each.first_event <= time]
        ends = [each.first_row for each in record.iterations if each.first_event > time]
        rows = range(starts[-1] if starts else 0, ends[0] if ends and starts else record.row_count)
        waiting = {row for row in rows if late.generated_at[row] <= time and not 0 <= late.removed_at[row] <= time}
        frontier = result.frontier(time)
        assert len(frontier) == len(waiting)
        assert {entry.row for entry in frontier} == waiting
        assert frontier == solve(problem(graph), algorithm, tie=tie, limit=4, max_nodes=60).frontier(time)
        assert frontier[:2] == list(frontier)[:2]
        assert [frontier[-1]] == frontier[-1:] if waiting else not frontier


def test_what_was_visited_by_hand() -> None:
    """A*'s closed nodes, the latest first; of depth-first search what was taken off, the goal too; of paths nothing."""
    astar, depth_first = solve(problem(INCONSISTENT), "astar"), solve(problem(INCONSISTENT), "depth-first")
    last = len(astar.record.kind) - 1
    assert "".join(node.state for node in astar.visited(last)) == "CBACBS"
    assert [node.state for node in astar.visited(0)] == []
    assert "".join(node.state for node in depth_first.visited(len(depth_first.record.kind) - 1)) == "GCBS"
    paths = solve(problem(INCONSISTENT), "breadth-first-paths")
    assert paths.visited(len(paths.record.kind) - 1) == []
    deepening = solve("graph", "iterative-deepening-visited", graph="detour", start="S", goal="G")
    for step in deepening.steps():
        assert deepening.visited(step.time)[0].row >= 0
        assert {node.iteration for node in deepening.visited(step.time)} == {step.node.iteration}


def test_every_step_of_a_large_search_shows_its_frontier() -> None:
    """Count and first entries at all 20,290 steps, there and back: the first that is not stale is expanded next."""
    result = solve("eight-puzzle", "astar")
    steps = list(result.steps())
    for step, after in pairwise(steps):
        assert next(entry.row for entry in step.frontier if not entry.stale) == after.node.row
    assert max(len(step.frontier) for step in reversed(steps)) == result.max_frontier


@given(graphs(), st.sampled_from(ANYWHERE))
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
    """Defaults are left out, and other options are as on the command line."""
    assert solve("graph", "uniform-cost", start="Lugoj").link(3) == (
        "http://localhost:8000/#problem=graph&algorithm=uniform-cost&heuristic=table&start=Lugoj&goal=Bucharest&step=3"
    )
    options = {"problem": "eight-puzzle", "start": [1, 2], "reopen": False, "max_nodes": 5, "graph": {"edges": "é"}}
    assert page_link(options, page="x.html") == (
        "x.html#problem=eight-puzzle&start=1,2&reopen=false&max-nodes=5&graph=%7B%22edges%22:%20%22%5Cu00e9%22%7D&step=0"
    )


@each_case("name", PROBLEMS)
def test_the_page_reads_every_link_as_it_was_meant(name: str) -> None:
    """What it reads leads to the same search, option by option."""
    result = solve(name, "weighted-astar", weight=2.5, tie="lifo", max_nodes=50)
    options, place, unknown = parse(result.link(3).partition("#")[2], NAMES, unquote)
    assert (place["step"], place["fine"], unknown) == (3, None, [])
    again = solve(options.pop("problem"), options.pop("algorithm"), **options)
    assert again.options == result.options
    assert again.record.node == result.record.node


class Holes(Problem[int, int]):
    """From 0 to 9; below 0 and at 4 there are holes, from which nothing leads out."""

    def __init__(self, goal: int = 9) -> None:
        super().__init__(0, goal)

    def actions(self, state: int) -> list[int]:
        assert state >= 0, "a hole is never expanded"
        assert state != 4
        return [-1, 1, 2]

    def result(self, state: int, action: int) -> int:
        return state + action

    def h(self, state: int) -> float:
        return inf if state < 0 or state == 4 or (state > self.goal) else (self.goal - state) / 2

    def reverse(self) -> Problem[int, int]:
        raise NotImplementedError


INFORMED = [name for name in ANYWHERE if ALGORITHMS[name].uses_h]


@each_case("algorithm", INFORMED)
@each_case("tie", TIES)
def test_a_dead_end_is_never_expanded(algorithm: str, tie: str) -> None:
    """Where h is infinite; and it is in every file and in every sentence."""
    result = solve(Holes(), algorithm, tie=tie, max_nodes=1000)
    assert result.path is not None
    assert result.path[-1] == 9
    assert not any(step.node.h == inf for step in result.steps())
    assert inf in result.record.h
    back = Result.from_json(result.to_json())
    assert back.record.h.tobytes() == result.record.h.tobytes()
    for form in ("json", "csv", "posthoc"):
        assert "inf" in getattr(result, f"to_{form}")()
    assert result._repr_html_()
    assert [str(result.frontier(time)) for time in range(5)]


@pytest.mark.parametrize("algorithm", INFORMED)
def test_a_search_with_dead_ends_only_fails(algorithm: str) -> None:
    """Also where the start is one."""
    for h in (lambda state: 0 if state == 0 else inf, lambda state: inf):
        assert solve(Holes(), algorithm, heuristic=h, max_nodes=1000).outcome == "failure"


def test_an_infinite_h_is_judged() -> None:
    """Right where no goal can be reached, an overestimate elsewhere."""
    one_way = problem_from(
        0,
        2,
        lambda n: [1, 5] if n == 0 else [1] if n == 1 else [],
        lambda n, a: n + a,
        h=lambda n: inf if n == 5 else 0,
    )
    assert verdict(one_way).admissible is True
    assert verdict(one_way, lambda n: inf if n == 1 else 0).text.startswith(
        "Not admissible: h(1) = inf overestimates the true cost 1"
    )
