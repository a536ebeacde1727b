"""What a person types: how it is read, what is refused and with which sentence, what is warned of."""

import json

import pytest

from searchlight import errors
from searchlight.catalog import ALGORITHMS, PROBLEMS
from searchlight.events import GENERATE, Drive
from searchlight.options import OPTIONS
from searchlight.problems.graph import GraphProblem
from searchlight.problems.sliding import SlidingPuzzle
from searchlight.setup import Setup, read
from tests.unit.small import ANYWHERE

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
@pytest.mark.parametrize("algorithm", ANYWHERE)
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


def test_a_weight_is_a_whole_number_where_it_is_one() -> None:
    """So that links and fields show 2, not 2.0."""
    read_as = [repr(accepted(weight=weight).values["weight"]) for weight in (2, 2.0, " 2 ", "2.50", 1, "1000")]
    assert read_as == ["2", "2", "2", "2.5", "1", "1000"]


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
        ({"limit": "-1"}, "limit", "“-1” is out of range; accepted: a whole number from 0 to 1,000,000,000."),
        ({"limit": "3.5"}, "limit", "“3.5” is no whole number; accepted: a whole number from 0 to 1,000,000,000."),
        *(({"weight": text}, "weight", f"“{text}” cannot be used; accepted: a number from 1 to 1,000, such as 1.5.")
          for text in ("0.99", "1000.5", "-2", "nan", "inf", "1e2", "1_0", "2,5", "two", ".5", "5.", "٢")),
        ({"max_nodes": "0"}, "max_nodes", "“0” is out of range; accepted: a whole number from 1 to 1,000,000,000."),
        ({"tie": "best"}, "tie", "“best” is not known; accepted: fifo, lifo, low-h, high-g, state."),
        ({"order": "UDLR"}, "order", "“UDLR” is not known; accepted: ULRD, LRUD."),
        ({"reopen": "perhaps"}, "reopen", "“perhaps” is not known; accepted: true, false."),
        ({"problem": "fifteen-puzzle", "start": "0,1,2"}, "start",
         "has 3 numbers; accepted: 16, with commas between, row by row."),
        ({"problem": "two-blank-puzzle", "start": "1,2,3,4,5,6,7,8,0"}, "start",
         "8 not on this board; accepted: 0 (the blanks) twice, and each number from 1 to 7 once."),
        ({"problem": "two-blank-puzzle", "goal": "1,2,3,4,5,6,6,0,0"}, "goal",
         "6 repeated; 7 missing; accepted: 0 (the blanks) twice, and each number from 1 to 7 once."),
        ({"problem": "two-blank-puzzle", "goal": "1,2,3,4,5,6,7,7,0"}, "goal",
         "7 repeated; accepted: 0 (the blanks) twice, and each number from 1 to 7 once."),
        ({"problem": "pillars", "start": "0,1,2"}, "start",
         "“2” is neither 0 (off) nor 1 (on); accepted: 0 and 1 with commas between."),
        ({"problem": "pillars", "start": "0,1"}, "start", "has 2 pillars; accepted: 3 to 1,000, with commas between."),
        ({"problem": "pillars", "goal": "1,1,1"}, "goal",
         "has 3 pillars, but the start has 8; accepted: as many as the start."),
        ({"problem": "missionaries", "start": "3,3"}, "start",
         ("“3,3” does not say who is on the left bank; accepted: missionaries (0 to 3), cannibals (0 to 3) and the "
         "boat (1 there, 0 not), as in 3,3,1.")),
        ({"problem": "missionaries", "goal": "0,4,0"}, "goal",
         ("“0,4,0” does not say who is on the left bank; accepted: missionaries (0 to 3), cannibals (0 to 3) and the "
         "boat (1 there, 0 not), as in 3,3,1.")),
        ({"problem": "missionaries", "start": "1,2,1"}, "start",
         ("in “1,2,1” cannibals outnumber missionaries on one bank; accepted: on each bank no missionaries, or at "
         "least as many as cannibals.")),
        ({"problem": "water-jugs", "jugs": "5"}, "jugs",
         "“5” does not say what the jugs hold; accepted: 2 to 5 whole numbers from 1 to 99, with commas between."),
        ({"problem": "water-jugs", "jugs": "0,3"}, "jugs",
         "“0,3” does not say what the jugs hold; accepted: 2 to 5 whole numbers from 1 to 99, with commas between."),
        ({"problem": "water-jugs", "start": "6,0"}, "start",
         "“6,0” does not say what is in the jugs; accepted: 2 whole numbers with commas between, at most 5, 3."),
        ({"problem": "water-jugs", "goal": "6"}, "goal",
         "“6” cannot be measured out; accepted: a whole number from 0 to 5."),
        ({"problem": "hanoi", "start": "42,-,1"}, "start",
         ("“42,-,1” does not say what stands on the three pegs; accepted: the discs on each from the bottom up, - for "
         "none, as in 321,-,-; at most 9 discs, each number from 1 on once.")),
        ({"problem": "hanoi", "start": "3,12,4"}, "start",
         "in “12” a larger disc lies on a smaller one; accepted: the largest first, as 321."),
        ({"problem": "hanoi", "goal": "-,-,21"}, "goal",
         "has 2 discs, but the start has 4; accepted: the same discs as the start."),
        ({"moves": "6"}, "moves", "“6” is not known; accepted: 4, 8."),
        ({"color": "red"}, "color",
         f"is not an option; accepted are problem, algorithm, heuristic, {', '.join(OPTIONS)}."),
    ],
)  # fmt: skip
def test_what_cannot_be_used_is_named(options: dict[str, object], field: str, sentence: str) -> None:
    """What is wrong, and what is accepted."""
    assert refused(**options) == {field: sentence}


@pytest.mark.parametrize(
    ("options", "field", "sentence"),
    [
        ({"grid": "../..."}, "grid", "row 2 has 3 cells, the first has 2; accepted: rows of one length."),
        ({"grid": "..\n.x"}, "grid",
         (f"“x” in row 2, column 2 means nothing; accepted: {errors.grids.FORM}; a MovingAI map; or a "
         "built-in one: barriers, swamp, maze, open.")),
        ({"grid": "0"}, "grid",
         (f"“0” in row 1, column 1 means nothing; accepted: {errors.grids.FORM}; a MovingAI map; or a "
         "built-in one: barriers, swamp, maze, open.")),
        ({"grid": ""}, "grid", f"has no cells; accepted: {errors.grids.FORM}."),
        ({"grid": " / "}, "grid", f"has no cells; accepted: {errors.grids.FORM}."),
        ({"grid": "##/##"}, "grid", f"has nothing but barriers; accepted: {errors.grids.FORM}."),
        ({"grid": "." * 513}, "grid", "has 513 × 1 cells; accepted: at most 512 × 512."),
        ({"grid": "type octile\nheight x\nwidth 2\nmap\n.."}, "grid",
         "begins like a MovingAI map, but is none; accepted: lines with type, height, width and map."),
        ({"grid": "type octile\nheight 2\nwidth 2\n.."}, "grid",
         "begins like a MovingAI map, but is none; accepted: lines with type, height, width and map."),
        ({"grid": "type octile\nheight 2\nwidth 2\nmap\n..\n..."}, "grid",
         "is not 2 × 2 as its first lines say; accepted: 2 rows of 2 cells below “map”."),
        ({"grid": "...", "start": "1"}, "start", "“1” is no place; accepted: x,y from 0,0 (top left) to 2,0."),
        ({"grid": "...", "goal": "a,0"}, "goal", "“a,0” is no place; accepted: x,y from 0,0 (top left) to 2,0."),
        ({"grid": "...", "goal": "0,1"}, "goal", "“0,1” is outside; accepted: x,y from 0,0 (top left) to 2,0."),
        ({"grid": ".#.", "start": "1,0"}, "start", "“1,0” is a barrier; accepted: a free cell."),
    ],
)  # fmt: skip
def test_a_grid_that_cannot_be_used_is_refused(options: dict[str, str], field: str, sentence: str) -> None:
    """Where in the drawing the mistake is, or which place is none."""
    assert refused(problem="grid", **options) == {field: sentence}


@pytest.mark.parametrize(
    ("graph", "beginning"),
    [
        ("", "is empty; accepted: {"),
        (" \n", "is empty; accepted: {"),
        ("{", "cannot be read as JSON (Expecting property name"),
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
        ('{"edges": {"A": {"B": 1}}, "coordinates": 3}', "“coordinates” is not an object; accepted: {"),
        (
            '{"edges": {"A": {"B": 1}}, "coordinates": {"C": [1, 2]}}',
            "“C” in “coordinates” is not a node of the graph; accepted: A, B.",
        ),
        (
            '{"edges": {"A": {"B": 1}}, "coordinates": {"A": [1]}}',
            "the coordinates of “A” are “[1]”; accepted: two numbers from",
        ),
        (
            '{"edges": {"A": {"B": 1}}, "coordinates": {"A": [NaN, 1]}}',
            "the coordinates of “A” are “[NaN, 1]”; accepted: two numbers from",
        ),
        ("[" * 100_000, "cannot be read as JSON (it is nested more than 100 levels deep"),
        ("bulgaria", "cannot be read as JSON (Expecting value: line 1 column 1 (char 0)); accepted: {"),
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
    assert "n29, … (1,000 in all)." in sentence


def test_all_complaints_are_made_at_once() -> None:
    """Someone who mends one field should not learn of the next only then."""
    assert set(refused(start="1", goal="2")) == {"start", "goal"}
    assert set(refused(limit="x", tie="y", heuristic="z", flavour="sweet")) == {"limit", "tie", "heuristic", "flavour"}
    assert set(refused(problem="x", algorithm="y")) == {"problem", "algorithm"}


def test_an_unsolvable_pair_is_warned_of_and_can_be_run() -> None:
    """Two tiles exchanged: the parity differs, the field is `start`."""
    setup = accepted(start="0,2,1,3,4,5,6,7,8")
    assert [caveat.field for caveat in setup.caveats] == ["start", "algorithm"]
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


def test_a_ring_that_cannot_be_solved_is_warned_of() -> None:
    """One pillar of three: every touch switches all of them."""
    assert accepted(problem="pillars", start="0,0,0").caveats == ()
    setup = accepted(problem="pillars", start="0,1,1")
    assert [caveat.field for caveat in setup.caveats] == ["start", "algorithm"]
    assert setup.values["goal"] == "1,1,1"


def test_an_amount_that_cannot_be_measured_is_warned_of() -> None:
    """Jugs of 6 and 4 hold even amounts only."""
    caveat, _ = accepted(problem="water-jugs", jugs="6,4", goal="5").caveats
    assert (caveat.field, caveat.text) == (
        "goal",
        "5 cannot be measured out: all amounts here are multiples of 2.",
    )


def test_what_was_not_typed_follows_what_was() -> None:
    """A longer ring, more discs, other jugs, another grid or graph bring their own ends."""
    for options, start, goal in (
        ({"problem": "pillars", "start": "0,0,0,0"}, "0,0,0,0", "1,1,1,1"),
        ({"problem": "hanoi", "start": "1,2,3"}, "1,2,3", "-,-,321"),
        ({"problem": "water-jugs", "jugs": "8,5,3"}, "0,0,0", "4"),
        ({"problem": "grid", "grid": "#./.."}, "1,0", "1,1"),
        ({"problem": "grid", "grid": "maze"}, "0,0", "24,14"),
        ({"problem": "graph", "graph": "trap"}, "S", "G"),
    ):
        values = accepted(**options).values
        assert (values["start"], values["goal"]) == (start, goal)


def test_a_graph_is_drawn_on_a_circle_where_it_gives_no_places() -> None:
    """Up to 60 nodes; an edge that leads both ways at one cost is drawn once. To be edited, it is said as it stands."""
    both = json.dumps({"edges": {"A": {"B": 4}, "B": {"A": 4, "C": 1}, "C": {"B": 1}}})
    assert accepted(problem="graph", graph=both).problem.space == {
        "kind": "map", "nodes": {"A": [-100, 0], "B": [50, 87], "C": [50, -87]},
        "edges": [("A", "B", 4), ("B", "C", 1)], "directed": False, "start": "A", "goal": "C",
        "places": ["A", "B", "C"], "h": {},
        "links": [("A", "B", 4), ("B", "A", 4), ("B", "C", 1), ("C", "B", 1)],
    }  # fmt: skip
    one_way = json.dumps({"edges": {"A": {"B": 4}, "B": {"A": 3}}, "coordinates": {"A": [0, 1], "B": [2.5, 3]}})
    space = accepted(problem="graph", graph=one_way).problem.space
    assert space["directed"] is True
    assert space["edges"] == [("A", "B", 4), ("B", "A", 3)]
    assert space["nodes"] == {"A": [0, 1], "B": [2.5, 3]}
    many = json.dumps({"edges": {f"n{number}": {} for number in range(61)}})
    assert accepted(problem="graph", graph=many).problem.space is None
