"""The heuristics; which of them fit a problem, the problem says."""

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
