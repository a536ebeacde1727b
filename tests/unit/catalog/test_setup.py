"""The options as a person types them: how they are read, the warnings, and the refusals."""

import json

from searchlight.catalog import PROBLEMS
from searchlight.events import GENERATE, Drive
from searchlight.problems.graph import GraphProblem
from searchlight.problems.sliding import SlidingPuzzle
from searchlight.setup import Setup, read
from tests.unit.each_case import each_case
from tests.unit.setups import setup_of
from tests.unit.small import ANYWHERE


def accepted(**options: object) -> Setup:
    return setup_of(options)


def refused(**options: object) -> dict[str, str]:
    """field → sentence"""
    complaints = read(options)
    assert isinstance(complaints, list)
    assert complaints
    return {complaint.field: complaint.text for complaint in complaints}


def reasons(**options: object) -> dict[str, str]:
    """field → id of the message"""
    complaints = read(options)
    assert isinstance(complaints, list)
    return {complaint.field: complaint.message.id for complaint in complaints}


OWN = json.dumps({"edges": {"A": {"B": 4}, "B": {"C": 0.5}}, "h": {"A": 3}})


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
            "tree": "[[3 12 8] [2 4 6] [14 5 2]]", "squares": "reading", "heaps": "3,4", "misere": False,
            "columns": 3, "rows": 3, "in_row": 3, "cut": "equal", "window": None, "seed": 0, "depth": None,
        }  # fmt: skip


@each_case("problem", PROBLEMS)
@each_case("algorithm", ANYWHERE)
def test_every_algorithm_starts_on_every_problem(problem: str, algorithm: str) -> None:
    """Its first event, or the first after ITERATION, is the root. Only water cannot be poured backwards."""
    if (problem, algorithm) == ("water-jugs", "bidirectional"):
        sentence = refused(problem=problem, algorithm=algorithm)["algorithm"]
        assert sentence.startswith("Bidirectional search also searches back from the goal, but Water jugs has")
        return
    setup = accepted(problem=problem, algorithm=algorithm)
    roots = [node.state for kind, node in Drive(setup.search()).take(4) if kind == GENERATE]
    assert roots[0] == setup.problem.initial


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
    assert [caveat.text for caveat in setup.caveats] == ["The graph gives no h for B, C, so h = 0 is used there."]
    assert isinstance(setup.problem, GraphProblem)
    assert [setup.problem.h(node) for node in "ABC"] == [3, 0, 0]
    assert accepted(problem="graph", graph=OWN, start="B", goal="A").values["goal"] == "A"


def test_romania_s_distances_are_meant_for_bucharest() -> None:
    """For another goal the page says so."""
    assert accepted(problem="graph").caveats == ()
    (caveat,) = accepted(problem="graph", goal="Neamt").caveats
    assert caveat.field == "goal"
    assert "Bucharest" in caveat.text
    assert accepted(problem="graph", goal="Neamt", heuristic="zero").caveats == ()


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


def test_a_graph_is_drawn_in_layers_where_it_gives_no_places() -> None:
    """Up to 60 nodes; an edge that leads both ways at one cost is drawn once. To be edited, it is said as it stands."""
    both = json.dumps({"edges": {"A": {"B": 4}, "B": {"A": 4, "C": 1}, "C": {"B": 1}}})
    assert accepted(problem="graph", graph=both).problem.space == {
        "kind": "map", "nodes": {"A": [0.0, 0.0], "B": [2.0, 0.0], "C": [4.0, 0.0]},
        "edges": [("A", "B", 4), ("B", "C", 1)], "directed": False, "start": "A", "goal": "C",
        "places": ["A", "B", "C"], "h": {}, "coordinates": {}, "turns": True,
        "links": [("A", "B", 4), ("B", "A", 4), ("B", "C", 1), ("C", "B", 1)],
    }  # fmt: skip
    one_way = json.dumps({"edges": {"A": {"B": 4}, "B": {"A": 3}}, "coordinates": {"A": [0, 1], "B": [2.5, 3]}})
    space = accepted(problem="graph", graph=one_way).problem.space
    assert space["directed"] is True
    assert space["edges"] == [("A", "B", 4), ("B", "A", 3)]
    assert space["nodes"] == {"A": [0, 1], "B": [2.5, 3]}
    many = json.dumps({"edges": {f"n{number}": {} for number in range(61)}})
    assert accepted(problem="graph", graph=many).problem.space is None


@each_case(
    "options, field, reason",
    [
        ({"start": "1,2,3"}, "start", "boards.wrong_length"),
        ({"start": "1,1,2,3,4,5,6,7,8"}, "start", "boards.wrong_tiles"),
        ({"start": "a,1,2,3,4,5,6,7,8"}, "start", "boards.not_numbers"),
        ({"problem": "chess"}, "problem", "options.not_one_of"),
        ({"algorithm": "luck"}, "algorithm", "options.not_one_of"),
        ({"heuristic": "table"}, "heuristic", "options.wrong_heuristic"),
        ({"limit": "-1"}, "limit", "options.out_of_range"),
        ({"limit": "3.5"}, "limit", "options.not_a_whole_number"),
        *(({"weight": text}, "weight", "options.not_a_number")
          for text in ("0.99", "1000.5", "-2", "nan", "inf", "1e2", "1_0", "2,5", "two", ".5", "5.", "٢")),
        ({"max_nodes": "0"}, "max_nodes", "options.out_of_range"),
        ({"tie": "best"}, "tie", "options.not_one_of"),
        ({"order": "UDLU"}, "order", "options.not_one_of"),
        ({"problem": "two-blank-puzzle", "start": "1,2,3,4,5,6,7,8,0"}, "start", "boards.wrong_tiles_two_blanks"),
        ({"problem": "two-blank-puzzle", "goal": "1,2,3,4,5,6,6,0,0"}, "goal", "boards.wrong_tiles_two_blanks"),
        ({"problem": "pillars", "start": "0,1"}, "start", "puzzles.wrong_ring"),
        ({"problem": "pillars", "goal": "1,1,1"}, "goal", "puzzles.rings_differ"),
        ({"problem": "missionaries", "start": "3,3"}, "start", "puzzles.not_banks"),
        ({"problem": "missionaries", "start": "1,2,1"}, "start", "puzzles.somebody_eaten"),
        ({"problem": "water-jugs", "jugs": "5"}, "jugs", "puzzles.not_jugs"),
        ({"problem": "water-jugs", "start": "6,0"}, "start", "puzzles.not_amounts"),
        ({"problem": "water-jugs", "goal": "6"}, "goal", "puzzles.not_wanted"),
        ({"problem": "hanoi", "start": "3,12,4"}, "start", "puzzles.larger_on_smaller"),
        ({"problem": "hanoi", "goal": "-,-,21"}, "goal", "puzzles.discs_differ"),
        ({"moves": "6"}, "moves", "options.not_one_of"),
        ({"color": "red"}, "color", "options.unknown"),
    ],
)  # fmt: skip
def test_what_cannot_be_used_is_named(options: dict[str, object], field: str, reason: str) -> None:
    """A value that cannot be used is refused at its field, for the right reason."""
    assert reasons(**options) == {field: reason}


def test_a_mistake_is_explained_with_its_remedy() -> None:
    """The sentence names the value, what is wrong with it, and what to enter instead."""
    assert refused(start="1,2,3") == {
        "start": "This board has 3 numbers. Enter 9 numbers separated by commas, row by row."
    }
    assert refused(start="1,1,2,3,4,5,6,7,8") == {
        "start": "Wrong tiles: 1 repeated; 0 missing. Use each number from 0 (the blank) to 8 once."
    }
    assert refused(limit="3.5") == {"limit": "“3.5” is not a whole number. Use a whole number from 0 to 1,000,000,000."}
    assert refused(tie="best") == {"tie": "“best” is not known here. Use one of fifo, lifo, low-h, high-g, state."}
    assert refused(problem="grid", grid="../...") == {
        "grid": "Row 2 has 3 cells, but the first row has 2. Make all rows equally long."
    }
    assert refused(problem="hanoi", goal="-,-,21") == {
        "goal": "The goal has 2 discs, but the start has 4. Use the same discs for both."
    }


@each_case(
    "options, field, reason",
    [
        ({"grid": "../..."}, "grid", "grids.ragged"),
        ({"grid": "..\n.x"}, "grid", "grids.unknown_cell"),
        ({"grid": ""}, "grid", "grids.empty"),
        ({"grid": "##/##"}, "grid", "grids.no_free_cell"),
        ({"grid": "." * 513}, "grid", "grids.too_large"),
        ({"grid": "type octile\nheight x\nwidth 2\nmap\n.."}, "grid", "grids.not_movingai"),
        ({"grid": "type octile\nheight 2\nwidth 2\nmap\n..\n..."}, "grid", "grids.wrong_movingai_size"),
        ({"grid": "...", "start": "1"}, "start", "grids.not_a_place"),
        ({"grid": "...", "goal": "0,1"}, "goal", "grids.outside"),
        ({"grid": ".#.", "start": "1,0"}, "start", "grids.on_a_barrier"),
    ],
)  # fmt: skip
def test_a_grid_that_cannot_be_used_is_refused(options: dict[str, str], field: str, reason: str) -> None:
    """A wrong drawing or cell is refused at its field, for the right reason."""
    assert reasons(problem="grid", **options) == {field: reason}


@each_case(
    "graph, reason",
    [
        ("", "graphs.empty"),
        ("{", "graphs.not_json"),
        ("[1]", "graphs.unknown"),
        ('{"edges": {}}', "graphs.no_edges"),
        ('{"edges": {"A": ["B"]}}', "graphs.no_targets"),
        ('{"edges": {"A": {"B": -1}}}', "graphs.bad_cost"),
        ('{"edges": {"A": {"B": NaN}}}', "graphs.bad_cost"),
        ('{"edges": {"A": {"B": 1}}, "h": [1]}', "graphs.not_a_table"),
        ('{"edges": {"A": {"B": 1}}, "h": {"A": null}}', "graphs.bad_estimate"),
        ('{"edges": {"A": {"B": 1}}, "h": {"C": 1}}', "graphs.no_such_node_in"),
        ('{"edges": {"A": {"B": 1}}, "coordinates": {"C": [1, 2]}}', "graphs.no_such_node_in"),
        ('{"edges": {"A": {"B": 1}}, "coordinates": {"A": [NaN, 1]}}', "graphs.bad_place"),
        ("[" * 100_000, "graphs.unknown"),
        ("bulgaria", "graphs.unknown"),
    ],
)
def test_a_graph_that_cannot_be_used_is_refused(graph: str, reason: str) -> None:
    """A wrong graph file is refused for the right reason."""
    assert reasons(problem="graph", graph=graph) == {"graph": reason}


def test_all_complaints_are_made_at_once() -> None:
    """Someone who mends one field should not learn of the next only then."""
    assert set(refused(start="1", goal="2")) == {"start", "goal"}
    assert set(refused(limit="x", tie="y", heuristic="z", flavour="sweet")) == {"limit", "tie", "heuristic", "flavour"}
    assert set(refused(problem="x", algorithm="y")) == {"problem", "algorithm"}
