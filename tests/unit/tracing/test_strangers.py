"""Sixty programs in strangers' forms: right ones lose nothing, and mistakes are called by their cause or not at all."""

import json
from pathlib import Path

from tests.unit.each_case import each_case
from tests.unit.tracing.strangers import CASES, MAZE, Case, judged, submitted

SMALLEST = {
    "one edge": {"A": {"B": 1}, "B": {}},
    "a chain": {"A": {"C": 2}, "C": {"D": 1}, "D": {"B": 3}, "B": {}},
    "start = goal": {"A": {"B": 1}, "B": {}},
    "no solution": {"A": {"C": 1}, "C": {"A": 1}, "B": {}},
}
# Programs that have a graph of their own, or are for roads in both directions.
OWN_PROBLEM = ("edges_in_a_file", "asks_for_towns", "two_ends")
DEEPENS = ("limited_nodes", "ida_path")


@each_case("name", CASES)
def test_a_right_program_loses_nothing(name: str, tmp_path: Path) -> None:
    """Its expansions are seen, no criterion fails, and no cause is named."""
    told = judged(submitted(name, tmp_path, wrong=False), CASES[name])
    assert told.seen.seen is not None
    assert told.failed == set()
    difference = told.comparison.difference
    assert difference is None or not difference.causes, str(difference.message)


@each_case("name", CASES)
def test_a_mistake_has_its_cause_or_none(name: str, tmp_path: Path) -> None:
    """A false cause is never named alone."""
    told = judged(submitted(name, tmp_path, wrong=True), CASES[name])
    assert told.seen.seen is not None
    difference, causes = told.comparison.difference, CASES[name].causes
    named = [each.id for each in difference.causes] if difference else []
    assert bool(named) == bool(causes), str(told.comparison.message)
    assert set(named[:1]) <= causes, str(told.comparison.message)


@each_case("small", SMALLEST)
@each_case("name", [name for name, each in CASES.items() if each.options["problem"] == "graph"])
def test_a_right_program_is_right_on_the_smallest_graphs(name: str, small: str, tmp_path: Path) -> None:
    """What cannot tell two searches apart is no evidence."""
    if name in OWN_PROBLEM or (name in DEEPENS and small == "no solution"):
        return
    goal = "A" if small == "start = goal" else "B"
    text = json.dumps({"edges": SMALLEST[small], "h": {place: int(place != "B") for place in SMALLEST[small]}})
    options = {"problem": "graph", "graph": text, "start": "A", "goal": goal}
    uses_h = CASES[name].options.get("heuristic")
    _assert_right(name, CASES[name], options | ({"heuristic": "table"} if uses_h else {}), tmp_path)


@each_case("name", [name for name, each in CASES.items() if each.options == MAZE])
@each_case("grid, start", [("....", "0,0"), ("..", "0,0"), (".#.", "0,0"), ("...", "2,0")])
def test_a_right_program_is_right_in_the_smallest_mazes(name: str, grid: str, start: str, tmp_path: Path) -> None:
    """A corridor, one step, no way, and the start as the goal."""
    _assert_right(name, CASES[name], MAZE | {"grid": grid, "start": start, "goal": f"{len(grid) - 1},0"}, tmp_path)


def _assert_right(name: str, case: Case, options: dict[str, str], folder: Path) -> None:
    told = judged(submitted(name, folder, wrong=False), case, options)
    difference = told.comparison.difference
    assert told.failed == set()
    assert difference is None or not difference.causes, str(difference.message)
