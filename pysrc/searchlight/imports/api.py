"""The page's API for files of other programs (the contract: `searchlight/solver.py`)."""

from typing import Any

from searchlight.imports.scenarios import MOVES, Scenario, parse_scenarios
from searchlight.problems.maps import parse_grid
from searchlight.solver import Answer, Solver

__all__ = ["scenarios", "typed"]


def scenarios(_: Solver, text: str, grid: str | None = None) -> Answer:
    """`{"map", "entries"}`: the scenarios of a file, and the name of their map.

    `grid`: the map; None: only the file's scenarios are looked at. Each entry has the options of a search but the map:
    `{"number", "bucket", "length", "options": {"problem", "start", "goal", "moves"}}`.
    """
    entries = parse_scenarios(text)
    if grid is not None:
        cells = parse_grid(grid)
        for each in entries:
            each.check(cells)
    return {"map": entries[0].map, "entries": [_entry(number, each) for number, each in enumerate(entries, 1)]}


def typed(solver: Solver, text: str) -> Answer:
    """`{"start", "goal"}`: where a search on a typed graph leads by default, if the text is one."""
    values = solver.setup({"problem": "graph", "graph": text}).values
    return {"start": values["start"], "goal": values["goal"]}


def _entry(number: int, scenario: Scenario) -> dict[str, Any]:
    options = {"problem": "grid", "start": scenario.start, "goal": scenario.goal, "moves": MOVES}
    return {"number": number, "bucket": scenario.bucket, "length": scenario.length, "options": options}
