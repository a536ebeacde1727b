"""Grids as a person types them or has them in a file, and those that are built in."""

from functools import cache, lru_cache
from typing import Final

from searchlight.errors import Caveat, bad, cut, listed
from searchlight.problems.built_in_maps import BUILT_IN_MAPS
from searchlight.problems.grid import BARRIER, Grid, GridProblem
from searchlight.problems.grid_heuristics import Place
from searchlight.problems.typed import Typed, is_number, numbers
from searchlight.texts import message

FORM: Final = message("grids.form")

MOST = 512  # columns, and rows

CELLS = {".": 1, "#": BARRIER} | {str(cost): cost for cost in range(1, 10)}
MOVINGAI = CELLS | dict.fromkeys(".GS", 1) | dict.fromkeys("@OTW", BARRIER)


def read_grid(typed: Typed) -> None:
    """Reads a grid, built in, drawn or of the MovingAI benchmarks; by default from its first free cell to the last."""
    values = typed.values
    text = values["grid"]
    grid = built_in(text) if text in BUILT_IN_MAPS else typed.ask(_latest, text)
    if grid is None:
        return
    if letters := unread_letters(text):
        typed.caveats.append(Caveat("grid", message("grids.letters_not_read", letters=listed(letters))))
    moves = int(values["moves"])
    if "heuristic" not in typed.given and moves == 8:
        values["heuristic"] = "octile"
    for end, fallback in (("start", grid.start), ("goal", grid.goal)):
        if end not in typed.given:
            values[end] = "{},{}".format(*fallback)
    start = typed.ask(_parse_place, "start", values["start"], grid)
    goal = typed.ask(_parse_place, "goal", values["goal"], grid)
    if start is None or goal is None:
        return
    values["start"], values["goal"] = "{},{}".format(*start), "{},{}".format(*goal)
    typed.problem = GridProblem(grid, start, goal, moves, values["heuristic"])


@cache
def built_in(name: str) -> Grid:
    return parse_grid(*BUILT_IN_MAPS[name])


def parse_grid(text: str, start: Place | None = None, goal: Place | None = None) -> Grid:
    """Rows of cells, with line ends or "/" between them; `.`, `#`, 1 to 9; or MovingAI's format. Raises BadInput."""
    lines = _lines(text)
    is_movingai = bool(lines) and lines[0].startswith("type")
    rows = _movingai_rows(lines) if is_movingai else _drawn_rows(lines)
    if not rows or not rows[0]:
        raise bad("grid", "grids.empty", form=FORM)
    for y, row in enumerate(rows):
        if len(row) != len(rows[0]):
            raise bad("grid", "grids.ragged", row=y + 1, length=len(row), expected=len(rows[0]))
    if len(rows) > MOST or len(rows[0]) > MOST:
        raise bad("grid", "grids.too_large", columns=len(rows[0]), rows=len(rows), most=MOST)
    costs = bytes(cost for row in rows for cost in row)
    if not any(costs):
        if is_movingai:
            raise bad("grid", "grids.no_free_terrain", letters=listed(unread_letters(text)) or message("grids.none"))
        raise bad("grid", "grids.no_free_cell", form=FORM)
    free = [
        divmod(cell, len(rows[0]))[::-1] for cell in (_first_free(costs), len(costs) - 1 - _first_free(costs[::-1]))
    ]
    return Grid(len(rows[0]), len(rows), costs, start or free[0], goal or free[1])


_latest = lru_cache(maxsize=1)(parse_grid)  # many searches, one after the other, are on the same grid


def _first_free(costs: bytes) -> int:
    return next(cell for cell, cost in enumerate(costs) if cost != BARRIER)


def _lines(text: str) -> list[str]:
    return [line.strip() for line in text.replace("/", "\n").strip().splitlines()]


def _drawn_rows(lines: list[str]) -> list[list[int]]:
    for y, line in enumerate(lines):
        for x, cell in enumerate(line):
            if cell not in CELLS:
                raise bad(
                    "grid",
                    "grids.unknown_cell",
                    cell=cut(cell),
                    row=y + 1,
                    column=x + 1,
                    form=FORM,
                    names=listed(list(BUILT_IN_MAPS)),
                )
    return [[CELLS[cell] for cell in line] for line in lines]


def _movingai_rows(lines: list[str]) -> list[list[int]]:
    """The rows below the line `map`: `.`, `G`, `S` are free, a digit is a cost, everything else is a barrier."""
    header = lines[: lines.index("map")] if "map" in lines else []
    sizes = {words[0]: int(words[1]) for line in header if len(words := line.split()) == 2 and is_number(words[1])}
    if not {"height", "width"} <= sizes.keys():
        raise bad("grid", "grids.not_movingai")
    rows = lines[len(header) + 1 :]
    if len(rows) != sizes["height"] or any(len(row) != sizes["width"] for row in rows):
        raise bad("grid", "grids.wrong_movingai_size", width=sizes["width"], height=sizes["height"])
    return [[MOVINGAI.get(cell, BARRIER) for cell in row] for row in rows]


def unread_letters(text: str) -> list[str]:
    """The letters of a MovingAI map that the format does not have; each is read as a barrier."""
    lines = _lines(text)
    if not lines or not lines[0].startswith("type") or "map" not in lines:
        return []
    return sorted({cell for line in lines[lines.index("map") + 1 :] for cell in line} - MOVINGAI.keys())


def _parse_place(field: str, text: str, grid: Grid) -> Place:
    parts = numbers(text)
    if len(parts) != 2 or not all(map(is_number, parts)):
        raise bad(field, "grids.not_a_place", value=cut(text), right=grid.columns - 1, bottom=grid.rows - 1)
    place = int(parts[0]), int(parts[1])
    if place not in grid:
        raise bad(field, "grids.outside", value=cut(text), right=grid.columns - 1, bottom=grid.rows - 1)
    if grid.cost(place) == BARRIER:
        raise bad(field, "grids.on_a_barrier", value=cut(text))
    return place
