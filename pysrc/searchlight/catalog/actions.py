"""Names of actions in the reader's language: action → message, for each problem whose actions are words.

An action that is a number or a state is its own name. In English every action is its own name.
"""

from collections.abc import Mapping
from typing import TypeAlias

from searchlight.problems import grid, hanoi, missionaries, sliding, two_blank, water_jugs
from searchlight.texts import Message, message

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
