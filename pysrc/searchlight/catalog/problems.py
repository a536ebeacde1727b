"""The problems, in the order in which they are offered; the first one by default."""

from functools import partial

from searchlight.entries import ProblemEntry
from searchlight.problems import typed

PROBLEMS = {
    entry.id: entry
    for entry in (
        ProblemEntry(
            id="eight-puzzle",
            label="Eight-puzzle",
            summary="Eight tiles and a blank on nine cells; a move slides a neighbouring tile into the blank.",
            states={"kind": "board", "rows": 3, "columns": 3},
            start="8,0,6,5,4,7,2,3,1",
            goal="0,1,2,3,4,5,6,7,8",
            heuristics=("manhattan", "misplaced", "zero"),
            read=partial(typed.sliding_puzzle, rows=3, columns=3),
            options=("order",),
        ),
        ProblemEntry(
            id="graph",
            label="Graph",
            summary="Named nodes and what the edges between them cost: the road map of Romania, or your own.",
            states={"kind": "text"},
            start="Arad",
            goal="Bucharest",
            heuristics=("table", "zero"),
            read=typed.graph_problem,
            options=("graph",),
        ),
    )
}
