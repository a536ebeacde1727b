"""The options as a person types them: how they are read, and the warnings."""

import json

from searchlight.catalog import PROBLEMS
from searchlight.events import GENERATE, Drive
from searchlight.problems.graph import GraphProblem
from searchlight.problems.sliding import SlidingPuzzle
from tests.unit.catalog.typed_options import accepted, refused
from tests.unit.each_case import each_case
from tests.unit.small import ANYWHERE

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


def test_a_graph_without_h_has_no_heuristic_table() -> None:
    """By default zero is taken; `table` asked for by name is refused."""
    bare = json.dumps({"edges": {"A": {"B": 4}}})
    assert accepted(problem="graph", graph=bare).values["heuristic"] == "zero"
    assert refused(problem="graph", graph=bare, heuristic="table") == {
        "heuristic": "This graph gives no h values for “table”. Add “h” to the graph, or use zero."
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
        "5 cannot be measured, because all amounts here are multiples of 2. Select such a goal.",
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
        "places": ["A", "B", "C"], "h": {}, "coordinates": {},
        "links": [("A", "B", 4), ("B", "A", 4), ("B", "C", 1), ("C", "B", 1)],
    }  # fmt: skip
    one_way = json.dumps({"edges": {"A": {"B": 4}, "B": {"A": 3}}, "coordinates": {"A": [0, 1], "B": [2.5, 3]}})
    space = accepted(problem="graph", graph=one_way).problem.space
    assert space["directed"] is True
    assert space["edges"] == [("A", "B", 4), ("B", "A", 3)]
    assert space["nodes"] == {"A": [0, 1], "B": [2.5, 3]}
    many = json.dumps({"edges": {f"n{number}": {} for number in range(61)}})
    assert accepted(problem="graph", graph=many).problem.space is None
