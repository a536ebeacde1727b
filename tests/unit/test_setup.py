"""What a person types: how it is read, what is refused and with which sentence, what is warned of."""

import json

import pytest

from searchlight.catalog import ALGORITHMS, PROBLEMS
from searchlight.events import GENERATE, Drive
from searchlight.options import OPTIONS
from searchlight.problems.graph import GraphProblem
from searchlight.problems.sliding import SlidingPuzzle
from searchlight.setup import Setup, read

OWN = json.dumps({"edges": {"A": {"B": 4}, "B": {"C": 0.5}}, "h": {"A": 3}})


def accepted(**options: object) -> Setup:
    setup = read(options)
    assert isinstance(setup, Setup), [complaint.text for complaint in setup]
    return setup


def refused(**options: object) -> dict[str, str]:
    """field → sentence"""
    complaints = read(options)
    assert isinstance(complaints, list)
    assert complaints
    return {complaint.field: complaint.text for complaint in complaints}


def test_nothing_typed_means_the_defaults() -> None:
    """A* with Manhattan on the eight-puzzle's default start; empty values count as nothing."""
    for options in ({}, {"start": "", "limit": None}):
        setup = accepted(**options)
        assert isinstance(setup.problem, SlidingPuzzle)
        assert list(setup.problem.initial) == [8, 0, 6, 5, 4, 7, 2, 3, 1]
        assert setup.values == {
            "problem": "eight-puzzle", "algorithm": "astar", "heuristic": "manhattan",
            "start": "8,0,6,5,4,7,2,3,1", "goal": "0,1,2,3,4,5,6,7,8",
            "grid": "barriers", "moves": "4", "graph": "romania", "jugs": "5,3", "order": "ULRD",
            "limit": 50, "weight": 1.5, "tie": "fifo", "reopen": True, "max_nodes": None,
        }  # fmt: skip


@pytest.mark.parametrize("problem", PROBLEMS)
@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_every_algorithm_starts_on_every_problem(problem: str, algorithm: str) -> None:
    """Its first event, or the first after ITERATION, is the root. Only water cannot be poured backwards."""
    if (problem, algorithm) == ("water-jugs", "bidirectional"):
        sentence = refused(problem=problem, algorithm=algorithm)["algorithm"]
        assert sentence.startswith("Bidirectional search also searches from the goal, but Water jugs has")
        return
    setup = accepted(problem=problem, algorithm=algorithm)
    roots = [node.state for kind, node in Drive(setup.search()).take(4) if kind == GENERATE]
    assert roots[0] == setup.problem.initial


def test_values_may_be_numbers_or_texts() -> None:
    """As the page sends them and as a person types them."""
    for limit, reopen in ((7, False), ("7", "false"), (" 7 ", "False")):
        values = accepted(limit=limit, reopen=reopen).values
        assert (values["limit"], values["reopen"]) == (7, False)


def test_a_board_may_be_typed_with_blanks() -> None:
    """The normal form has commas."""
    assert accepted(start="1 2 3  4 5 6 7 8 0").values["start"] == "1,2,3,4,5,6,7,8,0"


@pytest.mark.parametrize(
    ("options", "field", "sentence"),
    [
        ({"start": "1,2,3"}, "start", "has 3 numbers; accepted: 9, with commas between, row by row."),
        ({"start": "1,1,2,3,4,5,6,7,8"}, "start",
         "1 repeated; 0 missing; accepted: each number from 0 (the blank) to 8 once."),
        ({"goal": "0,1,2,3,4,5,6,7,9"}, "goal",
         "9 not on this board; 8 missing; accepted: each number from 0 (the blank) to 8 once."),
        ({"start": "a,1,2,3,4,5,6,7,8"}, "start",
         "“a” is not a number; accepted: 9 numbers with commas between, row by row."),
        ({"start": "-1,1,2,3,4,5,6,7,8"}, "start",
         "“-1” is not a number; accepted: 9 numbers with commas between, row by row."),
        ({"start": "²,1,2,3,4,5,6,7,8"}, "start",
         "“²” is not a number; accepted: 9 numbers with commas between, row by row."),
        ({"problem": "chess"}, "problem", f"“chess” is not known; accepted: {', '.join(PROBLEMS)}."),
        ({"algorithm": "luck"}, "algorithm", f"“luck” is not known; accepted: {', '.join(ALGORITHMS)}."),
        ({"heuristic": "luck"}, "heuristic",
         "“luck” is not known; accepted: manhattan, linear-conflict, misplaced, zero."),
        ({"heuristic": "table"}, "heuristic",
         "“table” is not made for Eight-puzzle; accepted: manhattan, linear-conflict, misplaced, zero."),
        ({"limit": "-1"}, "limit", "“-1” is out of range; accepted: a whole number from 0 to 1000000000."),
        ({"limit": "3.5"}, "limit", "“3.5” is no whole number; accepted: a whole number from 0 to 1000000000."),
        ({"max_nodes": "0"}, "max_nodes", "“0” is out of range; accepted: a whole number from 1 to 1000000000."),
        ({"tie": "best"}, "tie", "“best” is not known; accepted: fifo, lifo, low-h, high-g, state."),
        ({"order": "UDLR"}, "order", "“UDLR” is not known; accepted: ULRD, LRUD."),
        ({"reopen": "perhaps"}, "reopen", "“perhaps” is not known; accepted: true, false."),
        ({"color": "red"}, "color",
         f"is not an option; accepted are problem, algorithm, heuristic, {', '.join(OPTIONS)}."),
    ],
)  # fmt: skip
def test_what_cannot_be_used_is_named(options: dict[str, object], field: str, sentence: str) -> None:
    """What is wrong, and what is accepted."""
    assert refused(**options) == {field: sentence}


@pytest.mark.parametrize(
    ("graph", "beginning"),
    [
        ("{", "is not JSON (Expecting property name"),
        ("[1]", "“edges” is missing, empty or not an object; accepted: {"),
        ('{"h": {}}', "“edges” is missing, empty or not an object; accepted: {"),
        ('{"edges": {}}', "“edges” is missing, empty or not an object; accepted: {"),
        ('{"edges": {"A": ["B"]}}', "the edges of “A” are not an object; accepted: {"),
        (
            '{"edges": {"A": {"B": -1}}}',
            "the cost from “A” to “B” is “-1”; accepted: numbers from 0 to",
        ),
        (
            '{"edges": {"A": {"B": "4"}}}',
            'the cost from “A” to “B” is “"4"”; accepted: numbers from 0 to',
        ),
        (
            '{"edges": {"A": {"B": true}}}',
            "the cost from “A” to “B” is “true”; accepted: numbers from 0 to",
        ),
        (
            '{"edges": {"A": {"B": NaN}}}',
            "the cost from “A” to “B” is “NaN”; accepted: numbers from 0 to",
        ),
        (
            '{"edges": {"A": {"B": 1e999}}}',
            "the cost from “A” to “B” is “Infinity”; accepted: numbers from 0 to",
        ),
        ('{"edges": {"A": {"B": 1' + "0" * 400 + "}}}", "the cost from “A” to “B” is “1000"),
        ('{"edges": {"A": {"B": 1}}, "h": [1]}', "“h” is not an object; accepted: {"),
        ('{"edges": {"A": {"B": 1}}, "h": {"A": null}}', "h of “A” is “null”; accepted: numbers from 0 to"),
        ('{"edges": {"A": {"B": 1}}, "h": {"C": 1}}', "“C” in “h” is not a node of the graph; accepted: A, B."),
        ("[" * 100_000, "is not JSON (nested too deeply)"),
        ("bulgaria", "is not JSON (Expecting value: line 1 column 1 (char 0)); accepted: {"),
    ],
)
def test_a_graph_that_cannot_be_used_is_refused(graph: str, beginning: str) -> None:
    """What is wrong with the file, in the words of the file."""
    sentences = refused(problem="graph", graph=graph)
    assert list(sentences) == ["graph"]
    assert sentences["graph"].startswith(beginning)


def test_unknown_nodes_are_named_for_start_and_goal() -> None:
    """Both at once, each beside its field."""
    sentences = refused(problem="graph", start="Sofia", goal="Varna")
    assert sentences["start"].startswith("“Sofia” is not a node of the graph; accepted: Arad, Sibiu,")
    assert sentences["goal"].startswith("“Varna” is not a node of the graph; accepted: Arad, Sibiu,")


def test_long_values_and_lists_are_shortened() -> None:
    """A sentence stays a sentence when a whole file was typed, or a graph has a thousand nodes."""
    many = json.dumps({"edges": {f"n{i}": {} for i in range(1000)}})
    sentence = refused(problem="graph", graph=many, start="x" * 1000)["start"]
    assert "“" + "x" * 40 + "…” is not a node" in sentence
    assert "n29, … (1000 in all)." in sentence


def test_all_complaints_are_made_at_once() -> None:
    """Someone who mends one field should not learn of the next only then."""
    assert set(refused(start="1", goal="2")) == {"start", "goal"}
    assert set(refused(limit="x", tie="y", heuristic="z", flavour="sweet")) == {"limit", "tie", "heuristic", "flavour"}
    assert set(refused(problem="x", algorithm="y")) == {"problem", "algorithm"}


def test_an_unsolvable_pair_is_warned_of_and_can_be_run() -> None:
    """Two tiles exchanged: the parity differs, the field is `start`."""
    setup = accepted(start="0,2,1,3,4,5,6,7,8")
    assert [caveat.field for caveat in setup.caveats] == ["start"]
    assert "parity" in setup.caveats[0].text
    assert accepted().caveats == ()


def test_one_s_own_graph_leads_from_its_first_node_to_its_last() -> None:
    """Unless start or goal are typed; missing h values count as 0, and are warned of."""
    setup = accepted(problem="graph", graph=OWN)
    assert (setup.values["start"], setup.values["goal"]) == ("A", "C")
    assert [caveat.text for caveat in setup.caveats] == ["The graph gives no h for B, C; 0 is taken."]
    assert isinstance(setup.problem, GraphProblem)
    assert [setup.problem.h(node) for node in "ABC"] == [3, 0, 0]
    assert accepted(problem="graph", graph=OWN, start="B", goal="A").values["goal"] == "A"


def test_a_graph_without_h_has_no_heuristic_table() -> None:
    """By default zero is taken; `table` asked for by name is refused."""
    bare = json.dumps({"edges": {"A": {"B": 4}}})
    assert accepted(problem="graph", graph=bare).values["heuristic"] == "zero"
    assert refused(problem="graph", graph=bare, heuristic="table") == {
        "heuristic": "“table” needs a graph that gives h values; accepted here: zero."
    }


def test_romania_s_distances_are_meant_for_bucharest() -> None:
    """For another goal the page says so."""
    assert accepted(problem="graph").caveats == ()
    (caveat,) = accepted(problem="graph", goal="Neamt").caveats
    assert caveat.field == "goal"
    assert "Bucharest" in caveat.text
    assert accepted(problem="graph", goal="Neamt", heuristic="zero").caveats == ()
