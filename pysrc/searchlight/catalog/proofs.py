"""Why heuristics are admissible and consistent, in a sentence each, where that is so for every start and goal."""

from collections.abc import Mapping
from typing import Final

from searchlight.options import Values

ZERO: Final = {"zero": "Costs are never negative, so 0 is never too much."}

TILES: Final = ZERO | {
    "misplaced": "A move changes the place of one tile, so it mends one at most.",
    "manhattan": "A move brings one tile one cell nearer to its place at most.",
    "linear-conflict": (
        "Of two tiles in their own line that have to pass each other, one must leave it and come back: "
        "two moves that Manhattan does not count."
    ),
}
ALL_BOARDS: Final = "The tests of Searchlight compare it with the true distance of every one of the 181,440 boards."
MANY_BOARDS: Final = "The tests of Searchlight try it on thousands of random boards: no move changes it by more than 1."

PILLARS: Final = ZERO | {"pillars-off": "A touch switches three pillars, so it mends three at most."}

MISSIONARIES: Final = ZERO | {
    "nobody-eaten": "This is the relaxed problem, solved: what is not allowed can only make the way longer."
}

HANOI: Final = ZERO | {"discs-off": "A move brings one disc to its peg at most."}

GRID: Final = ZERO | {
    "octile": "Each cell costs 1 at least to enter: no way is cheaper than the one with nothing in between.",
    "euclidean": "Each cell costs 1 at least to enter, a diagonal √2: no way is shorter than the straight line.",
}
GRID_4: Final = GRID | {"manhattan": "A move brings one a column or a row nearer at most, and costs 1 at least."}


def grid(values: Values) -> Mapping[str, str]:
    """In eight directions, Manhattan says 2 where a diagonal of cost √2 is enough."""
    return GRID_4 if values["moves"] == "4" else GRID
