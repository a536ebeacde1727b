"""Messages that say why heuristics are admissible and consistent for every start and goal."""

from collections.abc import Mapping
from typing import Final

from searchlight.options import Values

ZERO: Final = {"zero": "proof.zero"}

TILES: Final = ZERO | {
    "misplaced": "proof.misplaced",
    "manhattan": "proof.manhattan",
    "linear-conflict": "proof.linear-conflict",
}
ALL_BOARDS: Final = "proof.all_boards"
MANY_BOARDS: Final = "proof.many_boards"

PILLARS: Final = ZERO | {"pillars-off": "proof.pillars-off"}

MISSIONARIES: Final = ZERO | {"nobody-eaten": "proof.nobody-eaten"}

HANOI: Final = ZERO | {"discs-off": "proof.discs-off"}

GRID: Final = ZERO | {"octile": "proof.octile", "euclidean": "proof.euclidean"}
GRID_4: Final = GRID | {"manhattan": "proof.grid_manhattan"}


def grid(values: Values) -> Mapping[str, str]:
    """In eight directions, Manhattan says 2 where a diagonal of cost √2 is enough."""
    return GRID_4 if values["moves"] == "4" else GRID
