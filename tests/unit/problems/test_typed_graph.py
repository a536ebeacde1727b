"""A graph typed as a line: `S-A 1, A>G 4; h S 5`."""

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

import worker
from searchlight import BadInput, solve
from searchlight.__main__ import main
from searchlight.problems.graph_files import parse_graph
from tests.unit.each_case import each_case


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
        ("S-A -1", "Column 5: “-” cannot be here. Type a cost from 0 to"),
        ("S-A 1 2", "Column 7: “2” cannot be here. Type a comma or a semicolon"),
        ("S-A 1; h S far", "Column 12: “far” cannot be here. Type a value of h"),
        ("S-A 1; h X 5", "Column 10: “X” cannot be here. No edge has this vertex."),
        ("S-A 1\nA-G 2, >B 3", "Line 2, column 8: “>” cannot be here. Type the name of a vertex"),
        ('S-"A 1', 'Column 3: “"” cannot be here. Type the name of a vertex'),
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
