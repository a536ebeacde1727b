"""Scenarios of the MovingAI benchmarks: a start and a goal on a map in each line, with the length of the shortest path.

    version 1
    0	maps/dao/arena.map	49	49	1	11	1	12	1

The fields are: bucket, map, width and height of the map, x and y of the start, x and y of the goal, optimal length.
Lengths are of paths with 8 moves that cut no corners; a diagonal costs √2.

Format: https://movingai.com/benchmarks/formats.html
"""

import re
from math import isfinite
from typing import Final, NamedTuple

from searchlight.imports import errors
from searchlight.problems.grid import BARRIER, Grid
from searchlight.problems.maps import MOST
from searchlight.problems.typed import is_number

MOST_SCENARIOS: Final = 100_000  # the largest published file has some ten thousand
FIELDS: Final = ("bucket", "map", "width", "height", "start x", "start y", "goal x", "goal y", "optimal length")
MOVES: Final = "8"  # of all scenarios
CLOSE: Final = 1e-6  # lengths that differ by less, or by less than the digits in the file can say, are equal

_VERSION: Final = re.compile(r"version\s+1(\.0*)?")


class Scenario(NamedTuple):
    """`line`: in the file, from 1. `digits`: behind the point of the length, as the file has it."""

    line: int
    bucket: int
    map: str
    width: int
    height: int
    start: str  # as the option takes it
    goal: str
    length: float
    digits: int

    def has_length(self, cost: float) -> bool:
        """Whether a path of this cost is as long as the file says, within its digits."""
        return abs(cost - self.length) <= max(CLOSE, 10.0**-self.digits)

    def check(self, grid: Grid) -> None:
        """Raises BadInput where the map has another size than the scenario says, or a barrier at one of its ends."""
        if (grid.columns, grid.rows) != (self.width, self.height):
            raise errors.scenario_of_another_map(self.line, self.width, self.height, grid.columns, grid.rows)
        for end, place in (("start", self.start), ("goal", self.goal)):
            x, y = map(int, place.split(","))
            if grid.cost((x, y)) == BARRIER:
                raise errors.scenario_on_a_barrier(self.line, end, place)


def parse_scenarios(text: str) -> list[Scenario]:
    """All scenarios of a file, in its order. Raises BadInput with the number of the line."""
    lines = text.splitlines()
    if not lines or not _VERSION.fullmatch(lines[0].strip()):
        raise errors.scenario_without_version(lines[0] if lines else "")
    scenarios = [_scenario(number, line) for number, line in enumerate(lines[1:], 2) if line.strip()]
    if not scenarios:
        raise errors.no_scenarios()
    if len(scenarios) > MOST_SCENARIOS:
        raise errors.too_many_scenarios(len(scenarios), MOST_SCENARIOS)
    return scenarios


def _scenario(line: int, text: str) -> Scenario:
    fields = text.strip().split("\t") if "\t" in text else text.split()
    if len(fields) != len(FIELDS):
        raise errors.scenario_of_other_fields(line, len(fields), len(FIELDS))
    numbers = {}
    for name, field in zip(FIELDS, fields, strict=True):
        if name not in ("map", "optimal length"):
            if not is_number(field.strip()):
                raise errors.scenario_field(line, name, field)
            numbers[name] = int(field)
    width, height = numbers["width"], numbers["height"]
    if not (0 < width <= MOST and 0 < height <= MOST):
        raise errors.scenario_too_large(line, width, height, MOST)
    for end in ("start", "goal"):
        x, y = numbers[f"{end} x"], numbers[f"{end} y"]
        if x >= width or y >= height:
            raise errors.scenario_outside(line, end, x, y, width - 1, height - 1)
    length = fields[8].strip()
    return Scenario(
        line,
        numbers["bucket"],
        fields[1].strip(),
        width,
        height,
        "{},{}".format(numbers["start x"], numbers["start y"]),
        "{},{}".format(numbers["goal x"], numbers["goal y"]),
        _length(line, length),
        len(length.partition(".")[2]),
    )


def _length(line: int, text: str) -> float:
    if not re.fullmatch(r"[0-9]+(\.[0-9]+)?", text) or not isfinite(float(text)):
        raise errors.scenario_field(line, FIELDS[8], text)
    return float(text)
