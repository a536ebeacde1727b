"""Graphs in DOT: the supported part of the language, and the place of a mistake."""

import json

import pytest
from hypothesis import given

from searchlight.errors import BadInput
from searchlight.problems.dot import parse_dot
from searchlight.problems.dot_tokens import is_dot
from searchlight.problems.graph import Graph
from searchlight.problems.graph_files import parse_graph
from searchlight.setup import Setup, read
from tests.unit.random_graphs import graphs


def edges(text: str) -> dict[str, dict[str, float]]:
    return dict(parse_graph("graph", text).edges)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("digraph { A -> B }", {"A": {"B": 1}, "B": {}}),
        ("graph { A -- B [cost=4] }", {"A": {"B": 4}, "B": {"A": 4}}),
        ("strict digraph roads { A -> B -> C [weight=2.5]; }", {"A": {"B": 2.5}, "B": {"C": 2.5}, "C": {}}),
        ("DIGRAPH { A -> B [label=7] A -> C [label=road] }", {"A": {"B": 7, "C": 1}, "B": {}, "C": {}}),
        ('digraph { A -> B [label="3", weight=2, cost=1] }', {"A": {"B": 1}, "B": {}}),
        ("digraph { A -> {B C} -> D }", {"A": {"B": 1, "C": 1}, "B": {"D": 1}, "C": {"D": 1}, "D": {}}),
        (
            "graph { subgraph cluster_1 { label=x; A -- B } edge [cost=3]; subgraph { B; C } -- D; C -- A [cost=2] }",
            {"A": {"B": 1, "C": 2}, "B": {"A": 1, "D": 3}, "C": {"D": 3, "A": 2}, "D": {"B": 3, "C": 3}},
        ),
        ("digraph { edge [cost=5] { edge [cost=2] A -> B } A -> C }", {"A": {"B": 2, "C": 5}, "B": {}, "C": {}}),
        ("digraph { A -> B [cost=4] A -> B [cost=3] A -> B }", {"A": {"B": 1}, "B": {}}),
        (
            '/* roads */ digraph "my map" { // by hand\n# of it\n"Rimnicu Vilcea" -> "a \\"b\\"" [cost = 80 ; x=y]\n}',
            {"Rimnicu Vilcea": {'a "b"': 80}, 'a "b"': {}},
        ),
        ("digraph { 1 -> -2.5 -> .5 [a=b][cost=2,c=d] }", {"1": {"-2.5": 2}, "-2.5": {".5": 2}, ".5": {}}),
        ('digraph { rankdir=LR; a:out:ne -> "node":in; _x9 -> Äpfel }',
         {"a": {"node": 1}, "node": {}, "_x9": {"Äpfel": 1}, "Äpfel": {}}),
        ("digraph { a -> b [label=<<b>5</b> km>, cost=5] }", {"a": {"b": 5}, "b": {}}),
    ],
)  # fmt: skip
def test_what_of_dot_is_understood(text: str, expected: dict[str, dict[str, float]]) -> None:
    """Nodes in order of appearance, their neighbours in the order of the edges."""
    assert list(edges(text).items()) == list(expected.items())
    assert [list(targets) for targets in edges(text).values()] == [list(targets) for targets in expected.values()]


def test_nodes_have_estimates_and_places() -> None:
    """From their attributes, the default ones included; `pos` may end in an exclamation mark or a third number."""
    graph = parse_graph("graph", 'digraph { node [h=2] A; B [h="3.5", pos="1,2!"]; A [pos="-1.5,0,7"] A -> B; C -> A }')
    assert graph.h == {"A": 2, "B": 3.5, "C": 2}
    assert graph.coordinates == {"B": (1, 2), "A": (-1.5, 0)}
    assert graph.nodes == ["A", "B", "C"]


@given(graphs())
def test_a_graph_means_the_same_in_dot_and_in_json(graph: Graph) -> None:
    """Edges, costs and h of random graphs."""
    lines = [f"{node} [h={h}]" for node, h in graph.h.items()]
    lines += [f'"{a}" -> {b} [cost={cost}]' for a, targets in graph.edges.items() for b, cost in targets.items()]
    if not any(graph.edges.values()):
        return
    from_dot = parse_graph("graph", "digraph {" + ";\n".join(lines) + "}")
    from_json = parse_graph("graph", json.dumps({"edges": graph.edges, "h": graph.h}))
    assert dict(from_dot.edges) == dict(from_json.edges)
    assert from_dot.h == from_json.h


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("digraph { A -- B }", "graphs.dot_syntax"),
        ("graph {\nA -> B\n}", "graphs.dot_syntax"),
        ("digraph {\nA -> B\n", "graphs.dot_syntax"),
        ("digraph { A -> ; }", "graphs.dot_syntax"),
        ("digraph { A -> B [cost] }", "graphs.bad_dot_number"),
        ("digraph {\n\nA -> B [cost=-1] }", "graphs.bad_dot_number"),
        ("digraph { A -> B [weight=x] }", "graphs.bad_dot_number"),
        ("digraph { A -> B [label=nan] }", "graphs.bad_dot_number"),
        ("digraph { A [h=1e9] A -> B }", "graphs.dot_syntax"),
        ('digraph { A [h="1e99"] A -> B }', "graphs.bad_dot_number"),
        ('digraph { A [pos="1"] A -> B }', "graphs.bad_dot_place"),
        ('digraph { "A -> B }', "graphs.dot_syntax"),
        ("digraph { A -> B } C", "graphs.dot_syntax"),
        ("digraph A B { }", "graphs.dot_syntax"),
        ("digraph { A; B }", "graphs.no_dot_edges"),
        ("digraph {" + "{" * 60 + "A -> B", "graphs.dot_syntax"),
        ("graph", "graphs.dot_syntax"),
    ],
)  # fmt: skip
def test_what_is_no_dot_is_named_with_its_line(text: str, reason: str) -> None:
    """A mistake in a DOT text is reported for the right reason."""
    complaints = read({"problem": "graph", "graph": text})
    assert isinstance(complaints, list)
    assert [complaint.field for complaint in complaints] == ["graph"]
    assert complaints[0].message.id == reason


def test_a_mistake_in_dot_is_explained_at_its_line() -> None:
    """The sentence names the line, what is there, and what is expected."""
    complaints = read({"problem": "graph", "graph": "graph {\nA -> B\n}"})
    assert isinstance(complaints, list)
    assert complaints[0].text == "Line 2 of the DOT text has “->”. Expected here: -> in a digraph, -- in a graph."


def test_dot_is_told_from_json_by_its_first_word() -> None:
    """After comments and `strict`; a name that begins like one is none."""
    assert all(map(is_dot, ("graph{}", " /* x */ strict  digraph a {", "# x\n// y\nGraph {")))
    assert not any(map(is_dot, ('{"edges": {}}', "graphics {", "strictgraph {", "", " " * 100_000 + "x")))


def test_a_search_on_a_graph_in_dot() -> None:
    """From its first node to its last, by its own h."""
    made = read({"problem": "graph", "graph": "graph { S -- A [cost=1]; A -- G [cost=2]; S [h=3]; A [h=2]; G [h=0] }"})
    assert isinstance(made, Setup)
    assert (made.values["start"], made.values["goal"], made.values["heuristic"]) == ("S", "G", "table")
    assert [made.problem.h(node) for node in "SAG"] == [3, 2, 0]


def test_a_short_text_with_millions_of_edges_is_refused() -> None:
    """Each node of one subgraph is joined with each of the other."""
    groups = [" ".join(f"{name}{number}" for number in range(3_000)) for name in "ab"]
    with pytest.raises(BadInput, match="Line 1 of the DOT text makes more than 1,000,000 edges"):
        parse_dot("graph", f"digraph {{ {{{groups[0]}}} -> {{{groups[1]}}} }}")
