"""Error messages about files of other programs; each names the line."""

from collections.abc import Collection

from searchlight.errors import BadInput, bad, cut, listed


def scenario_without_version(line: str) -> BadInput:
    return bad("scenario", "import.scenario.without_version", found=cut(line))


def no_scenarios() -> BadInput:
    return bad("scenario", "import.scenario.no_scenarios")


def too_many_scenarios(count: int, most: int) -> BadInput:
    return bad("scenario", "import.scenario.too_many_scenarios", count=count, most=most)


def scenario_of_other_fields(line: int, count: int, expected: int) -> BadInput:
    return bad("scenario", "import.scenario.of_other_fields", line=line, count=count, expected=expected)


def scenario_field(line: int, name: str, value: str) -> BadInput:
    return bad("scenario", "import.scenario.field", line=line, name=name, value=cut(value))


def scenario_too_large(line: int, width: int, height: int, most: int) -> BadInput:
    return bad("scenario", "import.scenario.too_large", line=line, width=width, height=height, most=most)


def scenario_outside(line: int, end: str, x: int, y: int, right: int, bottom: int) -> BadInput:
    return bad("scenario", "import.scenario.outside", line=line, end=end, x=x, y=y, right=right, bottom=bottom)


def scenario_of_another_map(line: int, width: int, height: int, columns: int, rows: int) -> BadInput:
    sizes = {"width": width, "height": height, "columns": columns, "rows": rows}
    return bad("scenario", "import.scenario.of_another_map", line=line, **sizes)


def scenario_on_a_barrier(line: int, end: str, place: str) -> BadInput:
    return bad("scenario", "import.scenario.on_a_barrier", line=line, end=end, place=place)


def scenario_map_missing(line: int, name: str, tried: Collection[str]) -> BadInput:
    return bad("scenario", "command.scenario.map_missing", line=line, name=cut(name), tried=listed(tried))


def no_such_scenario(value: object, most: int) -> BadInput:
    return bad("number", "command.scenario.no_such_scenario", value=cut(value), most=most)


def scenario_of_other_problem(problem: object) -> BadInput:
    return bad("scenario", "command.scenario.of_other_problem", problem=cut(problem))


def scenarios_of_maps(names: Collection[str]) -> BadInput:
    return bad("scenario", "import.scenario.scenarios_of_maps", names=listed(names))


def number_of_nothing() -> BadInput:
    return bad("number", "command.scenario.number_of_nothing")
