"""The problems, in the order in which they are offered; the first one by default."""

from functools import partial

from searchlight.catalog import proofs
from searchlight.entries import ProblemEntry
from searchlight.problems.boards import read_sliding_puzzle, read_two_blank_puzzle
from searchlight.problems.graph_files import read_graph
from searchlight.problems.hanoi import read_hanoi
from searchlight.problems.maps import read_grid
from searchlight.problems.missionaries import read_missionaries
from searchlight.problems.pillars import read_pillars
from searchlight.problems.water_jugs import read_water_jugs

TILES = ("manhattan", "linear-conflict", "misplaced", "zero")

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
            heuristics=TILES,
            read=partial(read_sliding_puzzle, rows=3, columns=3),
            options=("order",),
            proofs=lambda _: proofs.TILES,
            compared=proofs.ALL_BOARDS,
        ),
        ProblemEntry(
            id="fifteen-puzzle",
            label="Fifteen-puzzle",
            summary="The same on sixteen cells: too many states to visit them all, so that the heuristic decides.",
            states={"kind": "board", "rows": 4, "columns": 4},
            start="2,4,7,6,1,9,3,11,0,15,13,14,5,12,8,10",
            goal="0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15",
            heuristics=("linear-conflict", "manhattan", "misplaced", "zero"),
            read=partial(read_sliding_puzzle, rows=4, columns=4),
            options=("order",),
            proofs=lambda _: proofs.TILES,
            compared=proofs.MANY_BOARDS,
        ),
        ProblemEntry(
            id="two-blank-puzzle",
            label="Two-blank puzzle",
            summary="Seven tiles and two blanks on nine cells: every start can be solved, in 24 moves at most.",
            states={"kind": "board", "rows": 3, "columns": 3},
            start="4,3,0,5,1,6,7,2,0",
            goal="1,2,3,4,5,6,7,0,0",
            heuristics=TILES,
            read=read_two_blank_puzzle,
            proofs=lambda _: proofs.TILES,
            compared=proofs.ALL_BOARDS,
        ),
        ProblemEntry(
            id="pillars",
            label="Pillars",
            summary="A ring of pillars; to touch one switches it and its two neighbours on or off.",
            states={"kind": "ring", "count": 8},
            start="0,1,0,1,0,1,0,1",
            goal="1,1,1,1,1,1,1,1",
            heuristics=("pillars-off", "zero"),
            read=read_pillars,
            proofs=lambda _: proofs.PILLARS,
        ),
        ProblemEntry(
            id="grid",
            label="Grid",
            summary="A way over a grid with barriers and costs, in four directions or in eight.",
            states={"kind": "cell", "rows": 14, "columns": 24},
            start="4,6",
            goal="20,6",
            heuristics=("manhattan", "octile", "euclidean", "zero"),
            read=read_grid,
            options=("grid", "moves"),
            proofs=proofs.grid,
        ),
        ProblemEntry(
            id="graph",
            label="Graph",
            summary="Named nodes and what the edges between them cost: the road map of Romania, or your own.",
            states={"kind": "text"},
            start="Arad",
            goal="Bucharest",
            heuristics=("table", "zero"),
            read=read_graph,
            options=("graph",),
            proofs=lambda _: proofs.ZERO,
        ),
        ProblemEntry(
            id="missionaries",
            label="Missionaries and cannibals",
            summary="All six must cross in a boat for two; on neither bank may cannibals outnumber missionaries.",
            states={"kind": "text"},
            start="3,3,1",
            goal="0,0,0",
            heuristics=("nobody-eaten", "zero"),
            read=read_missionaries,
            proofs=lambda _: proofs.MISSIONARIES,
        ),
        ProblemEntry(
            id="water-jugs",
            label="Water jugs",
            summary="Measure an amount out with jugs that have no marks: the goal is a test, not a state.",
            states={"kind": "text"},
            start="0,0",
            goal="4",
            heuristics=("zero",),
            read=read_water_jugs,
            options=("jugs",),
            proofs=lambda _: proofs.ZERO,
        ),
        ProblemEntry(
            id="hanoi",
            label="Towers of Hanoi",
            summary="One disc at a time, never a larger one on a smaller: the shortest way doubles with each disc.",
            states={"kind": "text"},
            start="4321,-,-",
            goal="-,-,4321",
            heuristics=("largest-disc", "discs-off", "zero"),
            read=read_hanoi,
            proofs=lambda _: proofs.HANOI,
        ),
    )
}
