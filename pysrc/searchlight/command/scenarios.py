"""`--scenario FILE.scen`: the scenarios of a file, with the map that they are on."""

from argparse import ArgumentParser
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from searchlight.command.arguments import DOCUMENTS, group, text_of
from searchlight.command.terminal import visible
from searchlight.imports import errors
from searchlight.imports.scenarios import MOVES, Scenario, parse_scenarios
from searchlight.options import Document
from searchlight.problems.maps import built_in, parse_grid
from searchlight.texts import english

PROBLEM: Final = "grid"
NAMED: Final = 3  # scenarios of a bucket that are not one after the other
FILE: Final = Document("scenario")
MAPS: Final = DOCUMENTS["grid"]


class Scenarios(NamedTuple):
    """`map`: the text of the map; `map_name`: the name of its file."""

    entries: list[Scenario]
    map: str
    map_name: str

    def number(self, typed: str) -> Scenario:
        """The scenario with that number, from 1. Raises BadInput."""
        most = len(self.entries)
        if not (typed.isascii() and typed.isdigit() and 1 <= int(typed[:10]) <= most):
            raise errors.no_such_scenario(typed, most)
        return self.entries[int(typed) - 1]

    def as_plain_data(self) -> list[dict[str, Any]]:
        """The scenarios in order, for `--json`."""
        return [
            {
                "number": number, "bucket": each.bucket, "map": each.map, "start": each.start, "goal": each.goal,
                "length": each.length,
            }
            for number, each in enumerate(self.entries, 1)
        ]  # fmt: skip

    def as_text(self, name: str) -> str:
        """Describe the file: its map, and a line for each bucket, in their order."""
        first = self.entries[0]
        sizes = {"width": first.width, "height": first.height}
        title = english("command.scenario.what", file=name, count=len(self.entries), map=first.map, **sizes)
        lines = [visible(title)]
        buckets: dict[int, list[int]] = {}  # the numbers of its scenarios
        for number, each in enumerate(self.entries, 1):
            buckets.setdefault(each.bucket, []).append(number)
        for bucket, numbers in sorted(buckets.items()):
            lengths = [self.entries[number - 1].length for number in numbers]
            span = {"shortest": f"{min(lengths):g}", "longest": f"{max(lengths):g}"}
            lines.append(english("command.scenario.bucket", bucket=bucket, numbers=_in_short(numbers), **span))
        return "\n".join(lines)


def _in_short(numbers: list[int]) -> str:
    """Ascending numbers in a few words: `1 to 10`, or `3, 17, 21 and 8 more`."""
    if numbers[-1] - numbers[0] == len(numbers) - 1:
        return english("command.scenario.from_to", first=numbers[0], last=numbers[-1])
    shown = ", ".join(map(str, numbers[:NAMED]))
    return english("command.scenario.some", shown=shown, more=max(len(numbers) - NAMED, 0))


def add_options(parser: ArgumentParser) -> None:
    """Add the options of `solve` for a file and the number of a scenario."""
    starts = group(parser, "starts")
    starts.add_argument("--scenario", metavar="FILE.scen", help=english("command.scenario"))
    starts.add_argument("--number", metavar="N", help=english("command.number"))


def read_scenarios(path: str, options: Mapping[str, Any]) -> Scenarios:
    """The file's scenarios and their map: `--grid`, else the file that they name, beside theirs. Raises BadInput."""
    if options.get("problem") not in (None, PROBLEM):
        raise errors.scenario_of_other_problem(options["problem"])
    entries = parse_scenarios(text_of(FILE, path, "solve"))
    names = sorted({each.map for each in entries})
    if options.get("grid") is not None:
        return _checked(entries, options["grid"], options["grid"])
    if len(names) > 1:
        raise errors.scenarios_of_maps(names)
    folder = Path(path).parent
    tried = [folder / names[0], folder / Path(names[0]).name]
    map_file = next((each for each in tried if each.is_file()), None)
    if map_file is None:
        raise errors.scenario_map_missing(entries[0].line, names[0], [str(each) for each in dict.fromkeys(tried)])
    return _checked(entries, str(map_file), text_of(MAPS, str(map_file), "solve"))


def _checked(entries: list[Scenario], name: str, text: str) -> Scenarios:
    """Check the scenarios. Raises BadInput for an invalid map, another size, or a start or goal on a barrier."""
    grid = built_in(text) if text in MAPS.built_in else parse_grid(text)
    for each in entries:
        each.check(grid)
    return Scenarios(entries, text, name)


def options_of(scenario: Scenario, moves: str | None) -> dict[str, str]:
    """The search options of a scenario, without the map."""
    return {"problem": PROBLEM, "start": scenario.start, "goal": scenario.goal, "moves": moves or MOVES}


number_of_nothing = errors.number_of_nothing
