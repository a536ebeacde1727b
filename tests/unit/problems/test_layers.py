"""Graphs without places are drawn in layers, from the start on."""

from itertools import combinations

from searchlight.problems.layers import in_layers, levels

FIFTEEN = ["SA", "SB", "AC", "BC", "CD", "CE", "DF", "EF", "FH", "EI", "IJ", "HK", "JK", "KL", "JM", "LG", "MG"]


def test_layers_lead_from_the_start_to_the_goal_without_crossings() -> None:
    """A graph of fifteen nodes: each edge leads at most one layer on, and no two cross."""
    targets: dict[str, list[str]] = {}
    for a, b in FIFTEEN:
        targets.setdefault(a, []).append(b)
        targets.setdefault(b, []).append(a)
    level = levels("S", targets)
    places = in_layers(level, [(a, b) for a, b in FIFTEEN])

    def side(a: str, b: str, c: str) -> float:
        (ax, ay), (bx, by), (cx, cy) = places[a], places[b], places[c]
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

    assert all(abs(level[a] - level[b]) <= 1 for a, b in FIFTEEN)
    assert (level["S"], level["G"]) == (0, max(level.values()))
    for (a, b), (c, d) in combinations(FIFTEEN, 2):
        if not {a, b} & {c, d}:
            assert side(a, b, c) * side(a, b, d) >= 0 or side(c, d, a) * side(c, d, b) >= 0, (a, b, c, d)


def test_an_order_that_crosses_is_turned_and_columns_are_bent() -> None:
    """Two chains in the wrong order; an edge between the ends of a column of three passes its middle."""
    places = in_layers({"S": 0, "A": 1, "B": 1, "C": 2, "D": 2}, [("A", "D"), ("B", "C")])
    assert (places["A"][1] < places["B"][1]) == (places["D"][1] < places["C"][1])
    column = in_layers({"S": 0, "A": 1, "B": 1, "C": 1}, [])
    assert column["A"][0] == column["C"][0] > column["B"][0]


def test_nodes_that_cannot_be_reached_have_places_of_their_own() -> None:
    """Also one that only leads to others."""
    targets = {"A": ["B"], "B": [], "C": ["B"], "D": ["E"], "E": ["D"]}
    level = levels("A", targets)
    assert level == {"A": 0, "B": 1, "C": 0, "D": 0, "E": 1}
    assert len(set(in_layers(level, [("A", "B"), ("C", "B"), ("D", "E")]).values())) == 5
