"""The tree on paper: the text, size and position of each node. Lengths in millimetres.

A tree of pictures grows downwards and a tree of names to the right, unless the other direction lets it be larger. A
tree that is too large for the paper is scaled down as long as its letters are readable.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil, isinf, isnan
from string import ascii_uppercase
from typing import Any, Final

from searchlight.recorded.tidy import positions
from searchlight.texts import Message, message
from searchlight.worksheets.excerpt import Excerpt

WIDTH: Final = 178  # inside the margins of both A4 and Letter
HEIGHT: Final = 190  # on a page with only a heading
USUAL_HEIGHT: Final = 140  # below the problem
LEAST: Final = 0.7  # smallest scale: letters of 9 points become 6.3
GAP, LEVEL = 2.5, 7.0  # between neighbours, and between parents and children
LETTER, DIGIT = 2.1, 1.75  # widths of a letter of the state, and of a digit of the numbers
LINE, PAD = 4.2, 1.4
MARK: Final = 8.0  # width for a mark: the number of the expansion, or a sign and a name
LONGEST: Final = 22  # letters of a state's text
# Width and height of a picture by the kind of its face, those of a board by its rows and columns (web/faces).
TILE: Final = 4.2
RING, HIGH = 16.0, 12.0
PEG, JUG, BANKS = 0.64, 0.62, 2.32  # of a picture's height


@dataclass(frozen=True)
class Drawn:
    """A tree that fits. `places`: left, top, width and height of each row's box, already scaled by `scale`."""

    places: Mapping[int, tuple[float, float, float, float]]
    width: float
    height: float
    scale: float
    sideways: bool


def picture(shape: Mapping[str, Any]) -> tuple[float, float] | None:
    """The size of a state's picture; None if states are shown as text."""
    match shape.get("kind"):
        case "board" | "marks":
            return shape["columns"] * TILE, shape["rows"] * TILE
        case "ring":
            return (RING, RING) if shape["cells"] <= 12 else (2 * RING, 2 * RING)
        case "pegs":
            return PEG * shape["pegs"] * HIGH, HIGH
        case "jugs":
            return JUG * len(shape["sizes"]) * HIGH * 1.2, HIGH * 1.2
        case "banks":
            return BANKS * HIGH, HIGH
    return None


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def letters(number: int) -> str:
    """A … Z, AA, AB …"""
    above, last = divmod(number, len(ascii_uppercase))
    return (letters(above - 1) if above else "") + ascii_uppercase[last]


def numbers(excerpt: Excerpt, row: int) -> Message | None:
    """The numbers below the state: f and its parts, g or h, according to the algorithm."""
    record, traits = excerpt.record, excerpt.traits
    g, h, priority = record.g[row], record.h[row], record.priority[row]
    estimated = traits["uses_h"] and not isnan(h)
    if traits["key"] == "h" and estimated:
        return message("worksheet.numbers.never" if isinf(h) else "worksheet.numbers.h", h=None if isinf(h) else h)
    if traits["key"] == "g":
        return message("worksheet.numbers.g", g=g)
    if not estimated:
        return None
    weight = traits["weight"] or 1
    f = priority if traits["key"] == "f" else g + weight * h
    if isinf(f):
        return message("worksheet.numbers.never")
    if abs(f - (g + weight * h)) > 1e-9:  # a backed-up value
        return message("worksheet.numbers.f", f=f)
    if weight != 1:
        return message("worksheet.numbers.weighted", f=f, g=g, h=h, weight=weight)
    return message("worksheet.numbers.sum", f=f, g=g, h=h)


def size(excerpt: Excerpt, row: int) -> tuple[float, float]:
    """The size of a node's box."""
    below = numbers(excerpt, row)
    return box_size(shortened(excerpt.text(row)), str(below) if below else "", picture(excerpt.search.shape))


def box_size(name: str, below: str, drawn: tuple[float, float] | None) -> tuple[float, float]:
    """The size of a box with a name or a picture, a mark, and a text below."""
    digits = len(below) * DIGIT
    if drawn is None:
        state = len(name) * LETTER + MARK
        return max(state, digits, 16) + 2 * PAD, LINE * (1 + bool(below)) + 2 * PAD
    return max(drawn[0], digits, MARK + 5) + 2 * PAD, LINE * (1 + bool(below)) + drawn[1] + 2 * PAD


def drawn(excerpt: Excerpt, heights: Sequence[float] = (USUAL_HEIGHT, HEIGHT)) -> Drawn | None:
    """Lay out the tree in the first of `heights` in which it is readable; None if it does not fit on the paper."""
    sizes = {row: size(excerpt, row) for row in excerpt.rows}
    parents = {row: excerpt.record.parent[row] for row in excerpt.rows}
    return laid_out(parents, sizes, picture(excerpt.search.shape) is None, heights)


def laid_out(
    parents: Mapping[int, int],
    sizes: Mapping[int, tuple[float, float]],
    sideways: bool,
    heights: Sequence[float] = (USUAL_HEIGHT, HEIGHT),
) -> Drawn | None:
    """Lay out boxes of these sizes, sideways if that is usual and no direction lets them be larger."""
    for height in heights:
        tries = [_laid_out(parents, sizes, turned, height) for turned in (sideways, not sideways)]
        best = max(tries, key=lambda each: each.scale)
        if best.scale >= LEAST:
            return best
    return None


def fits(excerpt: Excerpt) -> bool:
    return drawn(excerpt) is not None


def fits_below_the_problem(excerpt: Excerpt) -> bool:
    return drawn(excerpt, (USUAL_HEIGHT,)) is not None


def _laid_out(
    parents: Mapping[int, int], sizes: Mapping[int, tuple[float, float]], sideways: bool, most: float
) -> Drawn:
    turned = {row: (high, wide) if sideways else (wide, high) for row, (wide, high) in sizes.items()}
    middles, across, along = positions(parents, turned, GAP, LEVEL)
    width, height = (along, across) if sideways else (across, along)
    scale = min(1, WIDTH / width, most / height)
    places = {}
    for row, (middle, top) in middles.items():
        wide, high = sizes[row]
        left, upper = (top, middle - high / 2) if sideways else (middle - wide / 2, top)
        places[row] = tuple(round(scale * each, 2) for each in (left, upper, wide, high))
    size_on_paper = (ceil(10 * scale * width) / 10, ceil(10 * scale * height) / 10)
    return Drawn(places, *size_on_paper, round(scale, 3), sideways)  # type: ignore[arg-type]
