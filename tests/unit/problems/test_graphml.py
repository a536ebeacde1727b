"""GraphML files: files of networkx are read correctly, and a mistake is reported with its line."""

import json
from contextlib import suppress
from pathlib import Path

import networkx
import pytest
from hypothesis import given
from hypothesis import strategies as st

import worker
from searchlight import BadInput, from_networkx, solve
from searchlight.__main__ import main
from searchlight.imports.graphml import as_json, is_graphml, parse_graphml

HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<graphml xmlns="http://graphml.graphdrawing.org/xmlns">\n'
KEYS = """<key id="d0" for="edge" attr.name="weight" attr.type="double"><default>7</default></key>
<key id="d1" for="node" attr.name="h" attr.type="double"/>
<key id="d2" for="node" attr.name="x"/><key id="d3" for="node" attr.name="y"/>
"""
GRAPH = """<graph edgedefault="undirected">
<node id="S"><data key="d1">3</data><data key="d2">-1</data><data key="d3">2.5</data></node><node id="A &amp; B"/>
<edge source="S" target="A &amp; B"><data key="d0">1</data></edge>
<edge source="A &amp; B" target="G" directed="true"><data key="d0">2.5</data></edge>
<edge source="S" target="G"/>
</graph></graphml>
"""
WHOLE = HEAD + KEYS + GRAPH


def test_costs_directions_defaults_estimates_and_places() -> None:
    """An edge has its own weight or the default; it leads both ways unless it or the graph is directed."""
    graph = parse_graphml("graph", WHOLE)
    assert graph.edges == {"S": {"A & B": 1, "G": 7}, "A & B": {"S": 1, "G": 2.5}, "G": {"S": 7}}
    assert graph.h == {"S": 3}
    assert graph.coordinates == {"S": (-1, 2.5)}
    assert json.loads(as_json("graph", WHOLE))["edges"] == graph.edges
    assert is_graphml("\ufeff\n" + WHOLE)
    assert not is_graphml('{"edges": {}}')


def test_the_command_and_the_worker_read_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file of the command line; the page asks for JSON and searches that."""
    path = tmp_path / "roads.graphml"
    path.write_text(WHOLE)
    given = ["solve", "--problem", "graph", "--graph", str(path), "--start", "S", "--goal", "G"]
    assert main([*given, "--algorithm", "uniform-cost", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["cost"] == 3.5
    answer = json.loads(worker.ask("imports", "graph", json.dumps({"text": WHOLE})))
    assert json.loads(answer["graph"])["edges"]["A & B"] == {"S": 1, "G": 2.5}
    refused = json.loads(worker.ask("imports", "graph", '{"text": "<graphml>"}'))
    assert refused["errors"][0]["id"] == "import.graphml.not_xml"


@given(st.integers(0, 3), st.lists(st.tuples(st.integers(0, 6), st.integers(0, 6), st.integers(0, 9)), min_size=1))
def test_what_networkx_writes_is_the_graph_that_it_holds(kind: int, edges: list[tuple[int, int, int]]) -> None:
    """Of its four kinds: the same cost as when the graph itself is searched."""
    graph = [networkx.Graph, networkx.DiGraph, networkx.MultiGraph, networkx.MultiDiGraph][kind]()
    graph.add_weighted_edges_from(edges)
    text = "\n".join(networkx.generate_graphml(graph))
    source, target = edges[0][0], edges[-1][1]
    of_file = solve("graph", "uniform-cost", graph=as_json("graph", text), start=str(source), goal=str(target))
    of_graph = solve(from_networkx(graph, source, target), "uniform-cost")
    assert (of_file.outcome, of_file.cost) == (of_graph.outcome, of_graph.cost)


BOMB = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>\n'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (WHOLE.replace("</graphml>", ""), "Line 12 is not XML (no element found)."),
        (WHOLE.replace("<node", "<nod", 1), "Line 7 is not XML (mismatched tag)."),
        ("<svg/>", "Line 1 begins with <svg>. A GraphML file begins with <graphml>."),
        (HEAD.replace("<graphml", BOMB + "<graphml") + KEYS + GRAPH, "Line 2 has a DOCTYPE, which could define"),
        (WHOLE.replace(">2.5<", ">-2.5<", 2), "Line 9 has weight “-2.5”. Use numbers from 0 to"),
        (WHOLE.replace(">1<", ">far<"), "Line 8 has weight “far”. Use numbers from 0 to"),
        (WHOLE.replace(">1<", ">nan<"), "Line 8 has weight “nan”. Use numbers from 0 to"),
        (WHOLE.replace(">3<", ">inf<"), "Line 7 has h “inf”. Use numbers from 0 to"),
        (WHOLE.replace('target="G"', 'port="G"', 1), "Line 9 ends an element without “target”."),
        (WHOLE.replace("<edge", "<hyperedge", 1), "Line 8 has a hyperedge inside the graph."),
        (WHOLE.replace("</node>", "<graph/></node>", 1), "Line 7 has a graph inside the graph."),
        (HEAD + "<graph/></graphml>", "The GraphML file has no edges."),
        ("<graphml>" * 60, "Line 1 is nested more than 50 levels deep."),
    ],
)
def test_a_broken_file_gets_a_sentence_with_its_line(text: str, sentence: str) -> None:
    """Before anything of it is searched; nothing in a file expands to more."""
    with pytest.raises(BadInput) as caught:
        parse_graphml("graph", text)
    assert caught.value.text.startswith(sentence)


@given(st.text(alphabet='<>/="&; graphmlnodeedg:id\n', max_size=60))
def test_no_text_raises_anything_else(text: str) -> None:
    """A graph with edges, or a sentence."""
    with suppress(BadInput):
        assert any(parse_graphml("graph", f"<graphml>{text}</graphml>").edges.values())
