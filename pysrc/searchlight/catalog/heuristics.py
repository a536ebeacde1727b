"""The heuristics; which of them fit a problem, the problem says."""

from searchlight.entries import HeuristicEntry

HEURISTICS = {
    entry.id: entry
    for entry in (
        HeuristicEntry("manhattan", "Manhattan distance", "rows and columns from each tile to its place, added up"),
        HeuristicEntry("misplaced", "Misplaced tiles", "how many tiles are not in their places"),
        HeuristicEntry("table", "Given values", "the graph's own h; for Romania straight-line distances to Bucharest"),
        HeuristicEntry("zero", "Zero", "no estimate at all"),
    )
}
