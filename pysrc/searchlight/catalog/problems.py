"""The problems, in the order in which they are offered; the first one by default."""

from collections.abc import Mapping
from functools import partial
from typing import TypeAlias

from searchlight.catalog import proofs
from searchlight.entries import ProblemEntry
from searchlight.problems import grid, hanoi, missionaries, sliding, two_blank, water_jugs
from searchlight.problems.boards import read_sliding_puzzle, read_two_blank_puzzle
from searchlight.problems.graph import by_costs
from searchlight.problems.graph_files import read_graph
from searchlight.problems.hanoi import read_hanoi
from searchlight.problems.maps import read_grid
from searchlight.problems.missionaries import read_missionaries
from searchlight.problems.pillars import read_pillars
from searchlight.problems.water_jugs import read_water_jugs
from searchlight.texts import Message, message

# Names of actions in the reader's language: action → message, for each problem whose actions are words.
#
# An action that is a number or a state is its own name. In English every action is its own name.

Names: TypeAlias = Mapping[str, Message]

SLIDES: Names = {name: message("action." + name) for name, *_ in sliding.MOVES.values()}
TWO_BLANKS: Names = {
    f"{tile} {name}": message("action.tile", tile=str(tile), way=move)
    for tile in two_blank.TILES[1:]
    for name, move in SLIDES.items()
}
GRID: Names = {name: message("action." + name) for name in grid.STEPS}
CROSSINGS: Names = {
    f"{crew} {move}": message("action." + move, crew=crew) for crew in missionaries.CREWS for move in ("across", "back")
}
DISCS: Names = {
    f"{source} to {target}": message("action.disc", source=source, target=target)
    for source in hanoi.PEGS
    for target in hanoi.PEGS
    if source != target
}
JUGS: Names = {
    **{f"{verb} {jug}": message("action." + verb, jug=jug) for verb in ("fill", "empty") for jug in water_jugs.NAMES},
    **{
        f"{jug} into {other}": message("action.pour", jug=jug, other=other)
        for jug in water_jugs.NAMES
        for other in water_jugs.NAMES
        if jug != other
    },
}


LOOKED_AT = 20_000  # states: a tenth of a second in the page
TILES = ("manhattan", "linear-conflict", "misplaced", "zero")

PROBLEMS = {
    entry.id: entry
    for entry in (
        ProblemEntry(
            id="eight-puzzle",
            states={"kind": "board", "cells": 9, "rows": 3, "columns": 3},
            start="8,0,6,5,4,7,2,3,1",
            goal="0,1,2,3,4,5,6,7,8",
            heuristics=TILES,
            actions=SLIDES,
            read=partial(read_sliding_puzzle, rows=3, columns=3),
            options=("order",),
            proofs=lambda _: proofs.TILES,
            compared=proofs.ALL_BOARDS,
        ),
        ProblemEntry(
            id="fifteen-puzzle",
            states={"kind": "board", "cells": 16, "rows": 4, "columns": 4},
            start="2,4,7,6,1,9,3,11,0,15,13,14,5,12,8,10",
            goal="0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15",
            heuristics=("linear-conflict", "manhattan", "misplaced", "zero"),
            actions=SLIDES,
            read=partial(read_sliding_puzzle, rows=4, columns=4),
            options=("order",),
            proofs=lambda _: proofs.TILES,
            compared=proofs.MANY_BOARDS,
        ),
        ProblemEntry(
            id="two-blank-puzzle",
            states={"kind": "board", "cells": 9, "rows": 3, "columns": 3},
            start="4,3,0,5,1,6,7,2,0",
            goal="1,2,3,4,5,6,7,0,0",
            heuristics=TILES,
            actions=TWO_BLANKS,
            read=read_two_blank_puzzle,
            proofs=lambda _: proofs.TILES,
            compared=proofs.ALL_BOARDS,
        ),
        ProblemEntry(
            id="pillars",
            states={"kind": "ring", "cells": 8},
            start="0,1,0,1,0,1,0,1",
            goal="1,1,1,1,1,1,1,1",
            heuristics=("pillars-off", "zero"),
            read=read_pillars,
            proofs=lambda _: proofs.PILLARS,
        ),
        ProblemEntry(
            id="grid",
            states={"kind": "cell", "places": 2, "rows": 14, "columns": 24},
            start="4,6",
            goal="20,6",
            heuristics=("manhattan", "octile", "euclidean", "zero"),
            actions=GRID,
            read=read_grid,
            options=("grid", "moves"),
            choices={"moves": ("4", "8")},
            looked_over=LOOKED_AT,
            proofs=proofs.grid,
            known=by_costs,
        ),
        ProblemEntry(
            id="graph",
            states={"kind": "text"},
            start="Arad",
            goal="Bucharest",
            heuristics=("table", "zero"),
            read=read_graph,
            options=("graph",),
            looked_over=LOOKED_AT,
            proofs=lambda _: proofs.ZERO,
            known=by_costs,
        ),
        ProblemEntry(
            id="missionaries",
            states={"kind": "banks", "cells": 3, "people": 3, "boat": 2},
            start="3,3,1",
            goal="0,0,0",
            heuristics=("nobody-eaten", "zero"),
            actions=CROSSINGS,
            read=read_missionaries,
            looked_over=LOOKED_AT,
            proofs=lambda _: proofs.MISSIONARIES,
        ),
        ProblemEntry(
            id="water-jugs",
            states={"kind": "jugs", "cells": 2, "sizes": [5, 3]},
            start="0,0",
            goal="4",
            heuristics=("zero",),
            actions=JUGS,
            read=read_water_jugs,
            options=("jugs",),
            looked_over=LOOKED_AT,
            reverses=False,
            proofs=lambda _: proofs.ZERO,
        ),
        ProblemEntry(
            id="hanoi",
            states={"kind": "pegs", "cells": 4, "pegs": 3},
            start="4321,-,-",
            goal="-,-,4321",
            heuristics=("largest-disc", "discs-off", "zero"),
            actions=DISCS,
            read=read_hanoi,
            proofs=lambda _: proofs.HANOI,
        ),
    )
}
