"""What is said of grids."""

from collections.abc import Collection
from typing import Final

from searchlight.errors.base import BadInput, bad, cut, listed
from searchlight.texts import message

FORM: Final = message("grids.form")


def unknown_cell(cell: str, row: int, column: int, names: Collection[str]) -> BadInput:
    return bad("grid", "grids.unknown_cell", cell=cut(cell), row=row, column=column, form=FORM, names=listed(names))


def empty_grid() -> BadInput:
    return bad("grid", "grids.empty", form=FORM)


def no_free_cell() -> BadInput:
    return bad("grid", "grids.no_free_cell", form=FORM)


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


def scenario_without_version(line: str) -> BadInput:
    return bad("scenario", "grids.scenario_without_version", found=cut(line))


def no_scenarios() -> BadInput:
    return bad("scenario", "grids.no_scenarios")


def too_many_scenarios(count: int, most: int) -> BadInput:
    return bad("scenario", "grids.too_many_scenarios", count=count, most=most)


def scenario_of_other_fields(line: int, count: int, expected: int) -> BadInput:
    return bad("scenario", "grids.scenario_of_other_fields", line=line, count=count, expected=expected)


def scenario_field(line: int, name: str, value: str) -> BadInput:
    return bad("scenario", "grids.scenario_field", line=line, name=name, value=cut(value))


def scenario_too_large(line: int, width: int, height: int, most: int) -> BadInput:
    return bad("scenario", "grids.scenario_too_large", line=line, width=width, height=height, most=most)


def scenario_outside(line: int, end: str, x: int, y: int, right: int, bottom: int) -> BadInput:
    return bad("scenario", "grids.scenario_outside", line=line, end=end, x=x, y=y, right=right, bottom=bottom)


def scenario_of_another_map(line: int, width: int, height: int, columns: int, rows: int) -> BadInput:
    sizes = {"width": width, "height": height, "columns": columns, "rows": rows}
    return bad("scenario", "grids.scenario_of_another_map", line=line, **sizes)


def scenario_on_a_barrier(line: int, end: str, place: str) -> BadInput:
    return bad("scenario", "grids.scenario_on_a_barrier", line=line, end=end, place=place)


def scenario_map_missing(line: int, name: str, tried: Collection[str]) -> BadInput:
    return bad("scenario", "grids.scenario_map_missing", line=line, name=cut(name), tried=listed(tried))


def no_such_scenario(value: object, most: int) -> BadInput:
    return bad("number", "grids.no_such_scenario", value=cut(value), most=most)


def scenario_of_other_problem(problem: object) -> BadInput:
    return bad("scenario", "grids.scenario_of_other_problem", problem=cut(problem))


def scenarios_of_maps(names: Collection[str]) -> BadInput:
    return bad("scenario", "grids.scenarios_of_maps", names=listed(names))


def number_of_nothing() -> BadInput:
    return bad("number", "grids.number_of_nothing")
