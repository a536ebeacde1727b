"""Graph files as their programs write them: costs, names, order and directions are right, and nothing is dropped."""

import json
import sys
from contextlib import suppress
from pathlib import Path

import networkx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from searchlight import BadInput, from_networkx, solve
from searchlight.__main__ import main
from searchlight.networks.kinds import kind_of
from searchlight.networks.reading import Opened, opened
from tests.unit.each_case import each_case

FILES = Path(__file__).with_name("files")
VILLAGES = ["Home", "Mill", "Pond", "Town"]
WAY = ["Home", "Pond", "Mill", "Town"]
NO_COSTS, BOTH_WAYS = "import.graph.no_costs", "import.graph.both_ways"


def graph_in(name: str, cost: str | None = None) -> Opened:
    text = (FILES / name).read_text(encoding="utf-8")
    kind = kind_of(text)
    assert kind is not None
    return opened("graph", kind, text, cost)


def of_text(text: str, cost: str | None = None) -> Opened:
    kind = kind_of(text)
    assert kind is not None
    return opened("graph", kind, text, cost)


@each_case(
    "name, field, told",
    [
        ("named.graphml", "weight", []),  # igraph
        ("yed.graphml", "label", []),
        ("yed.gml", "label", []),
        ("igraph.gml", "weight", []),
        ("gephi.graphml", "weight", []),
        ("gephi.gexf", "weight", []),
        ("pajek.net", "weight", []),
        ("cytoscape.cyjs", "distance", [BOTH_WAYS]),
        ("d3.json", None, [BOTH_WAYS, NO_COSTS]),
    ],
)
def test_villages(name: str, field: str | None, told: list[str]) -> None:
    """Nodes are called by their names in the order of the file; the way over pond and mill costs 6."""
    found = graph_in(name)
    assert found.graph.nodes == VILLAGES
    assert found.cost == field
    assert [each.message.id for each in found.told] == told
    if field is None:
        assert found.asks
        assert found.fields == ["value"]
        found = graph_in(name, "value")
    result = solve("graph", "uniform-cost", graph=found.text)
    assert (result.path, result.cost) == (WAY, 6)


@pytest.mark.parametrize(
    ("name", "order", "told"),
    [
        ("gephi.csv", ["Home", "Town", "Pond", "Mill"], []),
        ("networkx.edgelist", ["Home", "Town", "Pond", "Mill"], [BOTH_WAYS]),
        ("graphviz.gv", ["Pond", "Mill", "Home", "Town"], []),
    ],
)
def test_villages_in_the_order_of_their_edges(name: str, order: list[str], told: list[str]) -> None:
    """In files that list no nodes, or list them in another order."""
    found = graph_in(name)
    assert found.graph.nodes == order
    assert [each.message.id for each in found.told] == told
    assert solve("graph", "uniform-cost", graph=found.text, start="Home", goal="Town").cost == 6


@pytest.mark.parametrize(
    ("name", "start", "goal", "path", "cost"),
    [
        ("streets.graphml", "101", "104", ["101", "102", "105", "106", "103", "104"], 631.5),
        ("osmnx.graphml", "53017091", "53055551", ["53017091", "53029355", "53055551"], 333.987),
        ("roads.txt", "A", "B", ["A", "B"], 7),
        ("links.json", "A", "B", ["A", "B"], 7),
    ],
)
def test_the_command_opens_them(
    name: str, start: str, goal: str, path: list[str], cost: float, capsys: pytest.CaptureFixture[str]
) -> None:
    """OSMnx calls the cost `length`, and keeps it as text; of parallel edges the one with the lowest cost counts."""
    ends = ["--start", start, "--goal", goal, "--algorithm", "uniform-cost", "--json"]
    assert main(["solve", "--problem", "graph", "--graph", str(FILES / name), *ends]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["path"], answer["cost"]) == (path, pytest.approx(cost))


def test_a_cost_is_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    """`--cost` names the data of the edges, or 1; what the reader must know is said first."""
    search = ["solve", "--problem", "graph", "--algorithm", "uniform-cost", "--graph"]
    assert main([*search, str(FILES / "d3.json")]) == 0
    said = capsys.readouterr()
    assert "1 action, cost 1: Town" in said.out
    assert "warning: --graph: The file does not say whether edges have directions" in said.err
    assert "Each edge costs 1. These data are numbers: value." in said.err
    assert "choose another cost with --cost, one of value, or --cost 1" in said.err
    for cost, printed in (("value", "3 actions, cost 6: Pond, Mill, Town"), ("1", "1 action, cost 1: Town")):
        assert main([*search, str(FILES / "d3.json"), "--cost", cost]) == 0
        said = capsys.readouterr()
        assert printed in said.out
        assert "cost" not in said.err
    for graph, cost, sentence in (
        (str(FILES / "d3.json"), "lenght", "--cost: No edge has a number as its “lenght”. Choose one of value, or 1"),
        ("romania", "weight", "--cost: This chooses a field of a graph file."),
        ("S-A 1", "weight", "--cost: This chooses a field of a graph file."),
    ):
        assert main([*search, graph, "--cost", cost]) == 2
        assert capsys.readouterr().err.startswith(f"searchlight solve: {sentence}")


def test_some_edges_without_a_cost_are_told() -> None:
    """They cost 1; a value that cannot be a cost is refused with its edge, unless it is a label."""
    found = of_text("digraph { A -> B [weight=3]; B -> C; C -> D [weight=2] }")
    assert [each.text for each in found.told] == ["1 of 3 edges has no number as weight, so each of them costs 1."]
    assert found.asks
    assert found.graph.edges == {"A": {"B": 3}, "B": {"C": 1}, "C": {"D": 2}, "D": {}}
    with pytest.raises(BadInput, match="The edge from “A” to “B” has the weight “-3”"):
        of_text("digraph { A -> B [weight=-3] }")
    found = of_text("digraph { A -> B [label=road]; B -> C [label=4] }")
    assert (found.cost, found.graph.edges["A"]["B"]) == ("label", 1)
    found = of_text("digraph { A -> B [weight=3, length=40]; }")
    assert [each.text for each in found.told] == ["The cost of an edge is its weight. The edges also have length."]


def test_dot_as_graphviz_reads_it() -> None:
    """Chains, groups on both ends, default attributes in their braces, ports, quotes, comments, places and h."""
    found = of_text("""/* roads */ strict digraph "my map" { // by hand
      node [h=2]; edge [cost=5]
      { edge [cost=2] A -> B } A:out:ne -> {C "D \\"d\\""} -> E [cost=7]
      A [pos="1,2!", h=0]; subgraph cluster_1 { label=x; E -> F }
    }""")
    assert list(found.graph.edges.items()) == [
        ("A", {"B": 2, "C": 7, 'D "d"': 7}), ("B", {}), ("C", {"E": 7}), ('D "d"', {"E": 7}), ("E", {"F": 5}),
        ("F", {}),
    ]  # fmt: skip
    assert found.graph.h == {"A": 0, "B": 2, "C": 2, 'D "d"': 2, "E": 2, "F": 2}
    assert found.graph.coordinates == {"A": (1, 2)}


@settings(max_examples=15)
@given(st.integers(0, 3), st.lists(st.tuples(st.integers(0, 6), st.integers(0, 6), st.integers(0, 9)), min_size=1))
def test_what_networkx_writes_is_the_graph_that_it_holds(kind: int, edges: list[tuple[int, int, int]]) -> None:
    """Of its four kinds, in four formats: the same cost as when the graph itself is searched."""
    graph = [networkx.Graph, networkx.DiGraph, networkx.MultiGraph, networkx.MultiDiGraph][kind]()
    graph.add_weighted_edges_from(edges)
    source, target = edges[0][0], edges[-1][1]
    of_graph = solve(from_networkx(graph, source, target), "uniform-cost")
    for text in (
        "\n".join(networkx.generate_graphml(graph)),
        "\n".join(networkx.generate_gexf(graph)),
        "\n".join(networkx.generate_gml(graph)),
        json.dumps(networkx.node_link_data(graph, edges="links")),
        json.dumps(networkx.adjacency_data(graph)),
    ):
        of_file = solve("graph", "uniform-cost", graph=of_text(text).text, start=str(source), goal=str(target))
        assert (of_file.outcome, of_file.cost) == (of_graph.outcome, of_graph.cost)


BOMB = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>\n'
NESTED = '<graphml><graph><node id="n0"><graph><node id="n0::n0"/></graph></node></graph></graphml>'


@each_case(
    "text, sentence",
    [
        ("<graphml><graph>", "The GraphML file cannot be read: no element found: line 1, column 16."),
        (BOMB + "<graphml/>", "The file has a DOCTYPE, which could define"),
        (NESTED, "The GraphML file cannot be read: it has a graph inside a graph, such as a group of yEd."),
        ("digraph {\nA -> B\n", "The DOT file cannot be read: Expected rbrace, found end of text"),
        ("digraph {" + "{" * 60, "The file is nested more than 8 levels deep."),
        ("graph { a -- b }" + " " * 100_000, "The DOT file has more than 100,000 characters"),
        ("graph [ node [ id 0 ] edge [ source 0 target 9 ] ]", "The GML file cannot be read: "),
        ("*Vertices two\n*Edges\n1 2\n", "The Pajek file cannot be read: "),
        ("A B 1\nC\n", "The list of edges cannot be read: an edge needs two nodes"),
        ('graph { A -- B; A [h="-1"] }', "The h value of “A” is “-1”."),
    ],
)
def test_a_broken_file_gets_a_sentence(text: str, sentence: str) -> None:
    """With the place as its reader says it, and, where the format is wrong, with all formats that open."""
    with pytest.raises(BadInput) as caught:
        of_text(text)
    assert caught.value.text.startswith(sentence)
    if "cannot be read" in sentence:
        assert "Open files in GraphML (yEd, igraph, OSMnx, Gephi), GEXF, GML, Pajek, DOT, JSON" in caught.value.text


@settings(max_examples=50)
@given(
    st.sampled_from(["<graphml>", "<gexf>", "graph [", "*Vertices 2\n", "A B 3\n", '{"nodes": [', "graph {"]),
    st.text(alphabet='<>/="&;[]{}* AB12-\n', max_size=40),
)
def test_no_text_raises_anything_else(beginning: str, rest: str) -> None:
    """A graph with edges, or a sentence."""
    kind = kind_of(beginning + rest)
    with suppress(BadInput):
        assert kind is None or any(opened("graph", kind, beginning + rest).graph.edges.values())


def test_other_texts_are_of_no_format() -> None:
    """Our own JSON, a typed line, a page of HTML, prose; the refusal lists every format that opens."""
    for text in ('{"edges": {"A": {"B": 4}}}', "S-A 1, A>G 4", "<html><body/></html>", "hello there", "", "one\ntwo"):
        assert kind_of(text) is None
    with pytest.raises(BadInput, match=r"is not a graph that Searchlight reads\. Type .* Open files in GraphML"):
        solve("graph", graph="hello there")


def test_without_networkx_the_command_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is an extra of the package."""
    for name in [name for name in sys.modules if name.startswith("searchlight.networks.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "networkx", None)
    arguments = ["solve", "--problem", "graph", "--algorithm", "astar", "--graph", str(FILES / "roads.txt")]
    assert main(arguments) == 2
    assert 'pip install "searchlight-search[graphs]"' in capsys.readouterr().err
