"""What is said of grids."""

from collections.abc import Collection

from searchlight.errors.base import BadInput, listed, quoted

GRID_FORM = ". (free), # (barrier), 1 to 9 (the cost of entering), rows with line ends or / between"


def unknown_cell(cell: str, row: int, column: int, names: Collection[str]) -> BadInput:
    return BadInput(
        "grid",
        f"{quoted(cell)} in row {row}, column {column} means nothing; accepted: {GRID_FORM}; "
        f"a MovingAI map; or a built-in one: {listed(names)}.",
    )


def empty_grid() -> BadInput:
    return BadInput("grid", f"has no cells; accepted: {GRID_FORM}.")


def no_free_cell() -> BadInput:
    return BadInput("grid", f"has nothing but barriers; accepted: {GRID_FORM}.")


def ragged_grid(row: int, length: int, expected: int) -> BadInput:
    return BadInput("grid", f"row {row} has {length} cells, the first has {expected}; accepted: rows of one length.")


def grid_too_large(columns: int, rows: int, most: int) -> BadInput:
    return BadInput("grid", f"has {columns} × {rows} cells; accepted: at most {most} × {most}.")


def not_movingai() -> BadInput:
    return BadInput(
        "grid", "begins like a MovingAI map, but is none; accepted: lines with type, height, width and map."
    )


def wrong_movingai_size(width: int, height: int) -> BadInput:
    return BadInput(
        "grid",
        f"is not {width} × {height} as its first lines say; accepted: {height} rows of {width} cells below “map”.",
    )


def not_a_place(field: str, value: str, right: int, bottom: int) -> BadInput:
    return BadInput(field, f"{quoted(value)} is no place; accepted: x,y from 0,0 (top left) to {right},{bottom}.")


def outside_grid(field: str, value: str, right: int, bottom: int) -> BadInput:
    return BadInput(field, f"{quoted(value)} is outside; accepted: x,y from 0,0 (top left) to {right},{bottom}.")


def on_a_barrier(field: str, value: str) -> BadInput:
    return BadInput(field, f"{quoted(value)} is a barrier; accepted: a free cell.")
