"""A small picture of a search tree for notebooks: SVG without scripts, readable on light and dark pages.

Shape and mark show a node's status as well as color. The picture has its own background, because a notebook may show it
as an image, which does not follow the page's theme.
"""

import re
from hashlib import sha256
from html import escape
from itertools import repeat
from typing import Any, Final, TypeAlias

from searchlight.events import BACK_UP
from searchlight.kinds import FATES
from searchlight.recorded import wording
from searchlight.recorded.moment import END, Moment
from searchlight.recorded.search import Finished
from searchlight.recorded.tidy import positions
from searchlight.status_signs import SIGNS

MOST: Final = 80  # nodes in the picture
Place: TypeAlias = tuple[float, float]

LETTERS: Final = 14  # characters of a name
LETTER, LINE, GAP, LEVEL = 7.2, 14, 12, 34  # in pixels
LIGHT: Final = {
    "ground": "#fff", "ink": "#1d2733", "faint": "#66717f", "edge": "#8a95a3", "expanded": "#dbe4ee",
    "frontier": "#cfe8ff", "out": "#f3ead9", "goal": "#c9efd0", "path": "#b4531a",
}  # fmt: skip
DARK: Final = {
    "ground": "#171c22", "ink": "#e8edf3", "faint": "#a3afbd", "edge": "#748191", "expanded": "#33414f",
    "frontier": "#14466e", "out": "#4a3d26", "goal": "#1d5530", "path": "#ffa366",
}  # fmt: skip
RULES: Final = """
.{id} .ground{fill:var(--ground)}.{id} text{fill:var(--ink);text-anchor:middle}.{id} .said{fill:var(--faint)}
.{id} .edge{fill:none;stroke:var(--edge)}.{id} .node{stroke:var(--edge);fill:var(--expanded)}
.{id} .frontier{fill:var(--frontier)}.{id} .out{fill:var(--out);stroke-dasharray:3 3}.{id} .goal{fill:var(--goal)}
.{id} .path{stroke:var(--path);stroke-width:3}"""


def _variables(colours: dict[str, str]) -> str:
    return ";".join(f"--{name}:{colour}" for name, colour in colours.items())


STYLE: Final = f"""
.{{id}}{{{_variables(LIGHT)};font:12px ui-monospace,Menlo,Consolas,monospace}}
@media (prefers-color-scheme:dark){{.{{id}}{{{_variables(DARK)}}}}}{RULES}"""
# Programs that make PDF of SVG know no variables, no short form for fonts, and take the first font.
PAPER: Final = """
.{id} text{font-family:DejaVu Sans Mono;font-size:12px}""" + re.sub(
    r"var\(--(\w+)\)", lambda used: LIGHT[used[1]], RULES
)


def tree_html(search: Finished, summary: str) -> str:
    """The picture with a line above it."""
    return (
        f"<figure style='margin:0;overflow:auto'><figcaption>{escape(summary)}</figcaption>{tree_svg(search)}</figure>"
    )


def tree_svg(search: Finished, moment: Moment = END, *, paper: bool = False) -> str:
    """The tree, or at most MOST nodes of its latest iteration: the path, and then those that were made first.

    `moment`: before the end, the path is that of the node expanded last. `paper`: for programs that know little CSS.
    """
    record = search.record
    path = moment.path(search)
    rows = shown_rows(search, MOST, moment)
    on_path = set(path)
    labels = {row: _label(search, row) for row in rows}
    sizes = {row: _size(labels[row]) for row in rows}
    parents = {row: record.parent[row] for row in rows}
    places, width, height = positions(parents, sizes, GAP, LEVEL)
    title = wording.tree_title(search.algorithm, search.problem, moment.step)
    alive, iteration = moment.alive(search), moment.iteration(search)
    caption = wording.tree_part(len(rows), len(alive), iteration + 1)
    ended = _outcome(search) if moment == END else ""
    name = "sl" + sha256(repr((title, caption, labels)).encode()).hexdigest()[:8]
    edges = []
    for row, parent in parents.items():
        if parent in places:
            x, y = places[parent]
            edges.append(_edge((x, y + sizes[parent][1]), places[row], row in on_path and parent in on_path))
    fates = {row: FATES[moment.fate(search, row)] for row in rows}
    nodes = [_node(search, row, fates[row], labels[row], places[row], sizes[row], row in on_path) for row in rows]
    notes = (caption, *wording.tree_legend())
    width = max(width, max(map(len, notes)) * LETTER) + 2 * GAP
    height += 2 * GAP + 4 * (LINE + 2)
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' class='{name}' role='img' aria-labelledby='{name}-t {name}-d' "
        f"width='{width:.0f}' height='{height:.0f}' viewBox='{-GAP} {-GAP} {width:.0f} {height:.0f}'>"
        f"<title id='{name}-t'>{escape(title)}</title>"
        f"<desc id='{name}-d'>{escape(f'{caption} {ended}'.rstrip())}</desc>"
        f"<style>{(PAPER if paper else STYLE).replace('{id}', name)}</style>"
        f"<rect class='ground' x='{-GAP}' y='{-GAP}' width='{width:.0f}' height='{height:.0f}' rx='6'/>"
        f"{''.join(edges)}{''.join(nodes)}"
        f"{''.join(map(_note, range(len(notes)), notes, repeat(height - 2 * GAP - 3 * LINE)))}</svg>\n"
    )


def shown_rows(search: Finished, most: int, moment: Moment = END) -> list[int]:
    """Rows of the latest iteration, each with its parent: those on the path, then the first ones made."""
    record = search.record
    chosen = set(moment.path(search)[:most])
    for row in moment.alive(search):
        if len(chosen) >= most:
            break
        if record.parent[row] < 0 or record.parent[row] in chosen:
            chosen.add(row)
    return sorted(chosen)


def _outcome(search: Finished) -> str:
    return wording.tree_outcome(search.outcome, None if search.actions is None else len(search.actions), search.cost)


def _label(search: Finished, row: int) -> list[str]:
    """The text in a node: the state, with the numbers below."""
    record = search.record
    lines = _face(search.shape, search.plain(record.states[record.state[row]]))
    g, h = record.g[row], record.h[row]
    return [*lines, f"{g:g}+{h:g}" if h == h else f"g {g:g}"]


def _face(shape: dict[str, Any], plain: Any) -> list[str]:
    """The state as text: where its shape has columns, a line for each row of its cells, a blank one dotted."""
    columns = shape.get("columns", 0)
    if isinstance(plain, list) and columns:
        cells = [str(cell) if cell else "·" for cell in plain]
        wide = max(map(len, cells))
        return [" ".join(cell.rjust(wide) for cell in cells[at : at + columns]) for at in range(0, len(cells), columns)]
    text = ",".join(map(str, plain)) if isinstance(plain, list) else str(plain)
    return [text if len(text) <= LETTERS else f"{text[: LETTERS - 1]}…"]


def _size(label: list[str]) -> tuple[float, float]:
    return max(map(len, label)) * LETTER + 22, len(label) * LINE + 8


def _edge(start: Place, end: Place, on_path: bool) -> str:
    (x, y), (to_x, to_y) = start, end
    middle = (y + to_y) / 2
    curve = f"M{x:.1f} {y:.1f}C{x:.1f} {middle:.1f} {to_x:.1f} {middle:.1f} {to_x:.1f} {to_y:.1f}"
    return f"<path class='edge{' path' if on_path else ''}' d='{curve}'/>"


def _note(number: int, text: str, top: float) -> str:
    y = top + number * (LINE + 2)
    return f"<text class='said' style='text-anchor:start' y='{y:.0f}'>{escape(text)}</text>"


def _node(
    search: Finished, row: int, fate: str, label: list[str], place: Place, size: tuple[float, float], on_path: bool
) -> str:
    (x, y), (width, height) = place, size
    look = fate if fate in ("frontier", "expanded", "goal") else "out"
    round_by = min(height / 2, 18) if fate == "frontier" else 2
    words = wording.tree_node(fate, label)
    again = "↻ " if search.record.kind[search.record.late.generated_at[row]] == BACK_UP else ""
    lines = [*label[:-1], again + (f"{SIGNS[fate]} " if fate in SIGNS else "") + label[-1]]
    numbers = " class='said'"
    classes = f"node {look}{' path' if on_path else ''}"
    texts = "".join(
        f"<text x='{x:.1f}' y='{y + 4 + LINE * (at + 0.8):.1f}' xml:space='preserve'"
        f"{numbers if at == len(lines) - 1 else ''}>{escape(line)}</text>"
        for at, line in enumerate(lines)
    )
    return (
        f"<g><title>{escape(words)}</title><rect class='{classes}' x='{x - width / 2:.1f}' "
        f"y='{y:.1f}' width='{width:.1f}' height='{height:.1f}' rx='{round_by:.0f}'/>{texts}</g>"
    )
