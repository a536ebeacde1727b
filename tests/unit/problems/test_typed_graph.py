"""Graphs: typed as a line (`S-A 1, A>G 4; h S 5`), the order of children, and the small built-in ones."""

import json
from collections.abc import Iterator
from contextlib import suppress
from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import worker
from searchlight import BadInput, solve
from searchlight.__main__ import main
from searchlight.problems.graph import Graph, GraphProblem
from searchlight.problems.graph_files import BUILT_IN_GRAPHS, DETOUR, ROMANIA, parse_graph
from searchlight.run import Run
from tests.unit import truth
from tests.unit.each_case import each_case
from tests.unit.random_graphs import distances_to, fewest_edges
from tests.unit.small import problem, recorded, search


@pytest.mark.parametrize(
    ("text", "edges", "h"),
    [
        ("S-A 1, A>G 4; h S 5", {"S": {"A": 1}, "A": {"S": 1, "G": 4}, "G": {}}, {"S": 5}),
        ("S->A", {"S": {"A": 1}, "A": {}}, {}),
        ("S - A 2.5\nA > G 0\n", {"S": {"A": 2.5}, "A": {"S": 2.5, "G": 0}, "G": {}}, {}),
        ("S>A 3, S>A 2", {"S": {"A": 2}, "A": {}}, {}),
        ('"Rimnicu Vilcea"-Pitesti 97', {"Rimnicu Vilcea": {"Pitesti": 97}, "Pitesti": {"Rimnicu Vilcea": 97}}, {}),
        ("h-A 3; h h 2", {"h": {"A": 3}, "A": {"h": 3}}, {"h": 2}),
        ("h S 5; S-Ä 1;", {"S": {"Ä": 1}, "Ä": {"S": 1}}, {"S": 5}),
    ],
)
def test_what_is_typed_is_the_graph(text: str, edges: dict[str, dict[str, float]], h: dict[str, float]) -> None:
    """Vertices in the order in which they are typed."""
    graph = parse_graph("graph", text)
    assert list(graph.edges.items()) == list(edges.items())
    assert graph.h == h
    assert graph.nodes == list(edges)


@each_case(
    "text, sentence",
    [
        ("S-A 1, A G 4", "Column 10: “G” cannot be here. Type - for an edge both ways or > for one way"),
        ("S-A 1, A>", "Column 10: the part ends too early. Type the name of a vertex"),
        ("S-A x", "Column 5: “x” cannot be here. Type a cost from 0 to"),
        ("S-A 1; h S far", "Column 12: “far” cannot be here. Type a value of h"),
        ("S-A 1; h X 5", "Column 10: “X” cannot be here. No edge has this vertex."),
        ("S-A 1\nA-G 2, >B 3", "Line 2, column 8: “>” cannot be here. Type the name of a vertex"),
    ],
)
def test_a_mistake_is_named_with_its_column(text: str, sentence: str) -> None:
    """And with what can be typed there."""
    with pytest.raises(BadInput) as caught:
        parse_graph("graph", text)
    assert caught.value.text.startswith(sentence)


def test_it_is_an_option_of_links_commands_and_the_library(capsys: pytest.CaptureFixture[str]) -> None:
    """The search leads from the first vertex to the last; the command takes the line itself."""
    assert solve("graph", "uniform-cost", graph="S-A 1, A>G 4").path == ["S", "A", "G"]
    opened = json.loads(worker.open_run(json.dumps({"problem": "graph", "graph": "S-A 1, A>G 4; h S 5"})))
    assert (opened["options"]["start"], opened["options"]["goal"]) == ("S", "G")
    typed = ["solve", "--problem", "graph", "--algorithm", "uniform-cost", "--graph"]
    assert main([*typed, "S-A 1, A>G 4"]) == 0
    assert "2 actions, cost 5: A, G" in capsys.readouterr().out
    assert main([*typed, "S-A 1, A G"]) == 2
    assert capsys.readouterr().err.startswith("searchlight solve: --graph: Column 10")
    assert main([*typed, "no-such-file"]) == 2
    assert "cannot be read" in capsys.readouterr().err
    ends = json.loads(worker.ask("imports", "typed", '{"text": "S-A 1, A>G 4"}'))
    assert (ends["start"], ends["goal"]) == ("S", "G")


@given(st.text(alphabet='SAh ->;,"\n12.', max_size=30))
def test_no_text_raises_anything_else(text: str) -> None:
    """A graph with edges, or a sentence."""
    with suppress(BadInput):
        assert any(parse_graph("graph", text).edges.values())


def test_romania_is_the_map_of_the_book() -> None:
    """20 cities, 23 roads that lead both ways; every city has a distance and a place on the map."""
    roads = [(a, b) for a, targets in ROMANIA.edges.items() for b in targets]
    assert len(ROMANIA.nodes) == 20
    assert len(roads) == 2 * 23
    assert all(ROMANIA.edges[a][b] == ROMANIA.edges[b][a] for a, b in roads)
    assert set(ROMANIA.h) == set(ROMANIA.coordinates) == set(ROMANIA.nodes)
    assert list(ROMANIA.edges["Arad"]) == ["Sibiu", "Timisoara", "Zerind"]


def test_straight_lines_are_never_longer_than_roads() -> None:
    """The table is admissible, and consistent along every road."""
    true = distances_to("Bucharest", ROMANIA)
    assert true["Arad"] == 418
    assert all(ROMANIA.h[city] <= true[city] for city in ROMANIA.nodes)
    for city, roads in ROMANIA.edges.items():
        assert all(ROMANIA.h[city] <= cost + ROMANIA.h[other] for other, cost in roads.items())


def run(name: str, algorithm: str, **options: Any) -> Run:
    return recorded(search(algorithm, problem(BUILT_IN_GRAPHS[name]), **options))


def cost(done: Run) -> float:
    return done.path()[-1].g


def test_without_reopening_an_inconsistent_h_misleads_astar() -> None:
    """h is admissible: with reopening, B is expanded a second time and the cheapest path is found."""
    assert cost(run("inconsistent", "astar")) == 4
    assert cost(run("inconsistent", "astar", reopen=False)) == 5
    graph = problem(BUILT_IN_GRAPHS["inconsistent"])
    assert truth.admissible(graph)
    assert not truth.consistent(graph)


def test_no_graph_of_three_nodes_misleads_astar_with_an_admissible_h() -> None:
    """All costs from 0 to 3 or no edge, all whole admissible h: without reopening, A* is optimal."""
    for sa, sg, ag, as_ in product((None, 0, 1, 2, 3), repeat=4):
        edges = {"S": {"A": sa, "G": sg}, "A": {"G": ag, "S": as_}}
        given = {a: {b: c for b, c in targets.items() if c is not None} for a, targets in edges.items()}
        true = truth.costs_to_go(problem(Graph({**given, "G": {}})))
        for h_s, h_a in product(range(7), repeat=2):
            if h_s <= true["S"] < 7 and h_a <= true.get("A", 0):
                graph = problem(Graph(given, {"S": h_s, "A": h_a}))
                assert cost(recorded(search("astar", graph, reopen=False))) == true["S"]


def ordered_graphs(names: str, most_edges: int) -> Iterator[dict[str, tuple[str, ...]]]:
    """All directed graphs on these nodes, the first the start and the last the goal, with children in every order.

    A graph is left out if an edge leads to the start, out of the goal or from a node to itself: that one is visited
    already, or never expanded, so such an edge changes nothing.
    """
    sources = names[:-1]
    for lists in product(*(list(_child_lists(set(names[1:]) - {source})) for source in sources)):
        if sum(map(len, lists)) <= most_edges:
            yield dict(zip(sources, lists, strict=True))


def _child_lists(targets: set[str]) -> Iterator[tuple[str, ...]]:
    for count in range(len(targets) + 1):
        yield from permutations(sorted(targets), count)


def is_missed(algorithm: str, children: dict[str, tuple[str, ...]], goal: str = "G") -> bool:
    """Whether the search finds a longer path than the shortest, or none where there is one."""
    graph = Graph({source: dict.fromkeys(targets, 1) for source, targets in children.items()} | {goal: {}})
    run = recorded(search(algorithm, GraphProblem(graph, "S", goal)))
    fewest = fewest_edges("S", goal, graph)
    return (len(run.path()) - 1 if run.path() else None) != fewest


def test_no_smaller_graph_misses_the_shortest_path() -> None:
    """No graph with up to three nodes, or with four nodes and up to three edges, misses it."""
    smaller = [*ordered_graphs("SG", 99), *ordered_graphs("SAG", 99), *ordered_graphs("SABG", 3)]
    assert len(smaller) == 108
    assert not any(is_missed("iterative-deepening-visited", children) for children in smaller)


def test_with_four_edges_it_is_the_built_in_one() -> None:
    """And the same with the names of A and B exchanged: one graph, in one order of the children."""
    missed = [children for children in ordered_graphs("SABG", 4) if is_missed("iterative-deepening-visited", children)]
    detour = {name: tuple(DETOUR.edges.get(name, ())) for name in "SAB"}
    exchanged = {"S": ("A", "B"), "A": ("G",), "B": ("A",)}
    assert sorted(map(str, missed)) == sorted(map(str, [detour, exchanged]))


def test_the_repaired_form_misses_none_of_them() -> None:
    """On every graph with four nodes, the detour among them, it finds the path of fewest edges."""
    assert not any(is_missed("iterative-deepening-optimal", children) for children in ordered_graphs("SABG", 99))


def test_the_lesson_by_hand() -> None:
    """Three actions where two are enough; the repaired form visits B again at depth 1."""
    paths = [
        "".join(node.state for node in recorded(search(algorithm, GraphProblem(DETOUR, "S", "G"))).path())
        for algorithm in ("iterative-deepening-visited", "iterative-deepening-optimal", "breadth-first")
    ]
    assert paths == ["SABG", "SBG", "SBG"]
