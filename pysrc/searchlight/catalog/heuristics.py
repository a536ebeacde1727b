"""The heuristics; each problem's entry lists those that fit it."""

from searchlight.entries import HeuristicEntry

HEURISTICS = {
    name: HeuristicEntry(name)
    for name in (
        "manhattan",
        "linear-conflict",
        "misplaced",
        "octile",
        "euclidean",
        "table",
        "pillars-off",
        "nobody-eaten",
        "discs-off",
        "largest-disc",
        "zero",
    )
}
