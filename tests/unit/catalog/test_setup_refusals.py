"""Options that cannot be used: each is refused with a sentence that names it."""

import json

from tests.unit.catalog.typed_options import reasons, refused
from tests.unit.each_case import each_case


@each_case(
    "options, field, reason",
    [
        ({"start": "1,2,3"}, "start", "boards.wrong_length"),
        ({"start": "1,1,2,3,4,5,6,7,8"}, "start", "boards.wrong_tiles"),
        ({"goal": "0,1,2,3,4,5,6,7,9"}, "goal", "boards.wrong_tiles"),
        ({"start": "a,1,2,3,4,5,6,7,8"}, "start", "boards.not_numbers"),
        ({"start": "-1,1,2,3,4,5,6,7,8"}, "start", "boards.not_numbers"),
        ({"start": "²,1,2,3,4,5,6,7,8"}, "start", "boards.not_numbers"),
        ({"problem": "chess"}, "problem", "options.not_one_of"),
        ({"algorithm": "luck"}, "algorithm", "options.not_one_of"),
        ({"heuristic": "luck"}, "heuristic", "options.not_one_of"),
        ({"heuristic": "table"}, "heuristic", "options.wrong_heuristic"),
        ({"limit": "-1"}, "limit", "options.out_of_range"),
        ({"limit": "3.5"}, "limit", "options.not_a_whole_number"),
        *(({"weight": text}, "weight", "options.not_a_number")
          for text in ("0.99", "1000.5", "-2", "nan", "inf", "1e2", "1_0", "2,5", "two", ".5", "5.", "٢")),
        ({"max_nodes": "0"}, "max_nodes", "options.out_of_range"),
        ({"tie": "best"}, "tie", "options.not_one_of"),
        ({"order": "UDLU"}, "order", "options.not_one_of"),
        ({"reopen": "perhaps"}, "reopen", "options.not_one_of"),
        ({"problem": "fifteen-puzzle", "start": "0,1,2"}, "start", "boards.wrong_length"),
        ({"problem": "two-blank-puzzle", "start": "1,2,3,4,5,6,7,8,0"}, "start", "boards.wrong_tiles_two_blanks"),
        ({"problem": "two-blank-puzzle", "goal": "1,2,3,4,5,6,6,0,0"}, "goal", "boards.wrong_tiles_two_blanks"),
        ({"problem": "two-blank-puzzle", "goal": "1,2,3,4,5,6,7,7,0"}, "goal", "boards.wrong_tiles_two_blanks"),
        ({"problem": "pillars", "start": "0,1,2"}, "start", "puzzles.not_on_or_off"),
        ({"problem": "pillars", "start": "0,1"}, "start", "puzzles.wrong_ring"),
        ({"problem": "pillars", "goal": "1,1,1"}, "goal", "puzzles.rings_differ"),
        ({"problem": "missionaries", "start": "3,3"}, "start", "puzzles.not_banks"),
        ({"problem": "missionaries", "goal": "0,4,0"}, "goal", "puzzles.not_banks"),
        ({"problem": "missionaries", "start": "1,2,1"}, "start", "puzzles.somebody_eaten"),
        ({"problem": "water-jugs", "jugs": "5"}, "jugs", "puzzles.not_jugs"),
        ({"problem": "water-jugs", "jugs": "0,3"}, "jugs", "puzzles.not_jugs"),
        ({"problem": "water-jugs", "start": "6,0"}, "start", "puzzles.not_amounts"),
        ({"problem": "water-jugs", "goal": "6"}, "goal", "puzzles.not_wanted"),
        ({"problem": "hanoi", "start": "42,-,1"}, "start", "puzzles.not_towers"),
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
        ({"grid": "0"}, "grid", "grids.unknown_cell"),
        ({"grid": ""}, "grid", "grids.empty"),
        ({"grid": " / "}, "grid", "grids.empty"),
        ({"grid": "##/##"}, "grid", "grids.no_free_cell"),
        ({"grid": "." * 513}, "grid", "grids.too_large"),
        ({"grid": "type octile\nheight x\nwidth 2\nmap\n.."}, "grid", "grids.not_movingai"),
        ({"grid": "type octile\nheight 2\nwidth 2\n.."}, "grid", "grids.not_movingai"),
        ({"grid": "type octile\nheight 2\nwidth 2\nmap\n..\n..."}, "grid", "grids.wrong_movingai_size"),
        ({"grid": "...", "start": "1"}, "start", "grids.not_a_place"),
        ({"grid": "...", "goal": "a,0"}, "goal", "grids.not_a_place"),
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
        (" \n", "graphs.empty"),
        ("{", "graphs.not_json"),
        ("[1]", "graphs.unknown"),
        ('{"h": {}}', "graphs.no_edges"),
        ('{"edges": {}}', "graphs.no_edges"),
        ('{"edges": {"A": ["B"]}}', "graphs.no_targets"),
        ('{"edges": {"A": {"B": -1}}}', "graphs.bad_cost"),
        ('{"edges": {"A": {"B": "4"}}}', "graphs.bad_cost"),
        ('{"edges": {"A": {"B": true}}}', "graphs.bad_cost"),
        ('{"edges": {"A": {"B": NaN}}}', "graphs.bad_cost"),
        ('{"edges": {"A": {"B": 1e999}}}', "graphs.bad_cost"),
        ('{"edges": {"A": {"B": 1' + "0" * 400 + "}}}", "graphs.bad_cost"),
        ('{"edges": {"A": {"B": 1}}, "h": [1]}', "graphs.not_a_table"),
        ('{"edges": {"A": {"B": 1}}, "h": {"A": null}}', "graphs.bad_estimate"),
        ('{"edges": {"A": {"B": 1}}, "h": {"C": 1}}', "graphs.no_such_node_in"),
        ('{"edges": {"A": {"B": 1}}, "coordinates": 3}', "graphs.not_a_table"),
        ('{"edges": {"A": {"B": 1}}, "coordinates": {"C": [1, 2]}}', "graphs.no_such_node_in"),
        ('{"edges": {"A": {"B": 1}}, "coordinates": {"A": [1]}}', "graphs.bad_place"),
        ('{"edges": {"A": {"B": 1}}, "coordinates": {"A": [NaN, 1]}}', "graphs.bad_place"),
        ("[" * 100_000, "graphs.unknown"),
        ("bulgaria", "graphs.unknown"),
    ],
)
def test_a_graph_that_cannot_be_used_is_refused(graph: str, reason: str) -> None:
    """A wrong graph file is refused for the right reason."""
    assert reasons(problem="graph", graph=graph) == {"graph": reason}


def test_unknown_nodes_are_named_for_start_and_goal() -> None:
    """Both at once, each beside its field."""
    sentences = refused(problem="graph", start="Sofia", goal="Varna")
    assert sentences["start"].startswith("“Sofia” is not in the graph. Use one of Arad, Bucharest,")
    assert sentences["goal"].startswith("“Varna” is not in the graph. Use one of Arad, Bucharest,")


def test_long_values_and_lists_are_shortened() -> None:
    """A sentence stays a sentence when a whole file was typed, or a graph has a thousand nodes."""
    many = json.dumps({"edges": {f"n{i}": {} for i in range(1000)}})
    sentence = refused(problem="graph", graph=many, start="x" * 1000)["start"]
    assert "“" + "x" * 40 + "…” is not in the graph" in sentence
    assert "n29, … (1,000 in total)." in sentence


def test_all_complaints_are_made_at_once() -> None:
    """Someone who mends one field should not learn of the next only then."""
    assert set(refused(start="1", goal="2")) == {"start", "goal"}
    assert set(refused(limit="x", tie="y", heuristic="z", flavour="sweet")) == {"limit", "tie", "heuristic", "flavour"}
    assert set(refused(problem="x", algorithm="y")) == {"problem", "algorithm"}
