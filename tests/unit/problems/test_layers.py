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
