"""Error messages about grids."""

from collections.abc import Collection
from typing import Final

from searchlight.errors.base import BadInput, Caveat, bad, cut, listed
from searchlight.texts import message

FORM: Final = message("grids.form")


def unknown_cell(cell: str, row: int, column: int, names: Collection[str]) -> BadInput:
    return bad("grid", "grids.unknown_cell", cell=cut(cell), row=row, column=column, form=FORM, names=listed(names))


def empty_grid() -> BadInput:
    return bad("grid", "grids.empty", form=FORM)


def no_free_cell() -> BadInput:
    return bad("grid", "grids.no_free_cell", form=FORM)


def no_free_terrain(letters: Collection[str]) -> BadInput:
    return bad("grid", "grids.no_free_terrain", letters=listed(letters) if letters else message("grids.none"))


def letters_not_read(letters: Collection[str]) -> Caveat:
    return Caveat("grid", message("grids.letters_not_read", letters=listed(letters)))


def ragged_grid(row: int, length: int, expected: int) -> BadInput:
    return bad("grid", "grids.ragged", row=row, length=length, expected=expected)


def grid_too_large(columns: int, rows: int, most: int) -> BadInput:
    return bad("grid", "grids.too_large", columns=columns, rows=rows, most=most)


def not_movingai() -> BadInput:
    return bad("grid", "grids.not_movingai")


def wrong_movingai_size(width: int, height: int) -> BadInput:
    return bad("grid", "grids.wrong_movingai_size", width=width, height=height)


def not_a_place(field: str, value: str, right: int, bottom: int) -> BadInput:
    return bad(field, "grids.not_a_place", value=cut(value), right=right, bottom=bottom)


def outside_grid(field: str, value: str, right: int, bottom: int) -> BadInput:
    return bad(field, "grids.outside", value=cut(value), right=right, bottom=bottom)


def on_a_barrier(field: str, value: str) -> BadInput:
    return bad(field, "grids.on_a_barrier", value=cut(value))


def jumps_elsewhere() -> BadInput:
    return bad("algorithm", "grids.jumps_elsewhere")


def jumps_with_few_moves(moves: int) -> BadInput:
    return bad("algorithm", "grids.jumps_with_few_moves", moves=moves)


def jumps_at_a_cost(cost: int) -> BadInput:
    return bad("algorithm", "grids.jumps_at_a_cost", cost=cost)
