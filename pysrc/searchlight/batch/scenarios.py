"""`experiment --scenario FILE.scen`: every scenario is a start and a goal with the length of a shortest path."""

from argparse import Namespace
from typing import Any, Final
from urllib.parse import parse_qs

from searchlight.catalog import PROBLEMS
from searchlight.command.arguments import DOCUMENTS, text_of
from searchlight.command.scenarios import Scenarios, options_of, read_scenarios
from searchlight.errors import BadInput
from searchlight.experiment.row import Row
from searchlight.texts import english, message

OTHER_STARTS: Final = ("starts", "starts_file", "depths", "start", "goal")  # keys that scenarios replace


def scenarios_of(arguments: Namespace) -> Scenarios | None:
    """The scenarios of the command line, or None. Raises BadInput."""
    if arguments.scenario is None:
        return None
    for name in OTHER_STARTS:
        if getattr(arguments, name) is not None:
            raise BadInput(name, message("experiment.only_one", other="scenario"))
    options = {"problem": arguments.problem, "grid": arguments.grid}
    if arguments.grid is not None and arguments.grid not in DOCUMENTS["grid"].built_in:
        options["grid"] = text_of(DOCUMENTS["grid"], arguments.grid, "experiment")
    return read_scenarios(arguments.scenario, options)


def problems_of(scenarios: Scenarios, moves: str | None) -> list[dict[str, Any]]:
    """Each scenario as a problem of a plan."""
    grid = {"file": scenarios.map_name, "text": scenarios.map}
    return [{**options_of(each, moves), "grid": grid} for each in scenarios.entries]


class Lengths:
    """Counts, for each algorithm, the rows whose cost is their scenario's length."""

    def __init__(self, scenarios: Scenarios) -> None:
        self._by_ends = {(each.start, each.goal): each for each in scenarios.entries}
        self._same: dict[str, int] = {}
        self._all: dict[str, int] = {}

    def add(self, row: Row) -> None:
        goal = parse_qs(row["options"]).get("goal", [PROBLEMS["grid"].goal])[0]
        scenario = self._by_ends.get((row["start"], goal))
        if scenario is not None:
            name = row["algorithm"]
            self._all[name] = self._all.get(name, 0) + 1
            self._same[name] = self._same.get(name, 0) + (row["cost"] is not None and scenario.has_length(row["cost"]))

    def as_lines(self) -> list[str]:
        return [
            english("command.scenario.agree", algorithm=name, same=self._same[name], all=count)
            for name, count in sorted(self._all.items())  # rows arrive in any order
        ]
