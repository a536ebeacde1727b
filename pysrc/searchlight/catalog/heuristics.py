"""The heuristics; which of them fit a problem, the problem says."""

from searchlight.entries import HeuristicEntry

HEURISTICS = {
    entry.id: entry
    for entry in (
        HeuristicEntry(
            "manhattan", "Manhattan distance",
            "rows and columns to go, added up; on boards over all tiles, the blanks never counted",
        ),
        HeuristicEntry(
            "linear-conflict", "Linear conflict",
            "Manhattan, and two moves more for each tile that must leave its line to let others pass",
        ),
        HeuristicEntry("misplaced", "Misplaced tiles", "how many tiles are not in their places, blanks never counted"),
        HeuristicEntry("octile", "Octile distance", "the cost in eight directions if nothing stood in the way"),
        HeuristicEntry("euclidean", "Straight line", "the length of the straight line to the goal"),
        HeuristicEntry("table", "Given values", "the graph's own h; for Romania straight-line distances to Bucharest"),
        HeuristicEntry("pillars-off", "Pillars off", "a third of the pillars that differ from the goal, rounded up"),
        HeuristicEntry("nobody-eaten", "If nobody could be eaten", "the crossings that would then be needed"),
        HeuristicEntry("discs-off", "Discs off", "how many discs are not on their pegs"),
        HeuristicEntry("largest-disc", "Largest disc off", "2 to the power of k−1; disc k is the largest off its peg"),
        HeuristicEntry("zero", "Zero", "no estimate at all"),
    )
}  # fmt: skip
