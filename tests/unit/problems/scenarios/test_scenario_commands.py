"""The commands on MovingAI scenarios: listed, searched one by one and all together."""

import json
from pathlib import Path

import pytest

from searchlight.__main__ import main
from tests.unit.problems.scenarios.small_map import GOOD, small


def ran(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(arguments)
    out, err = capsys.readouterr()
    return status, out, err


def test_a_file_is_listed_and_one_of_it_searched(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a number: buckets, or every scenario as JSON. The path's cost stands beside the file's length."""
    common = ("solve", "--problem", "grid", "--scenario", small(tmp_path))
    status, out, _ = ran(capsys, *common)
    assert status == 0
    assert out.splitlines()[0].endswith("m.scen: 2 scenarios on m.map, 5 × 3 cells")
    assert out.splitlines()[1:] == [
        "bucket 0: scenarios 1 to 1, lengths 5.41 to 5.41", "bucket 1: scenarios 2 to 2, lengths 4 to 4",
    ]  # fmt: skip
    listed = json.loads(ran(capsys, *common, "--json")[1])
    assert [(each["number"], each["start"], each["goal"], each["length"]) for each in listed] == [
        (1, "0,0", "4,2", 5.41), (2, "0,0", "4,0", 4),
    ]  # fmt: skip
    found = json.loads(ran(capsys, *common, "--number", "1", "--algorithm", "jump-point", "--json")[1])
    assert found["path"] == ["0,0", "3,0", "4,1", "4,2"]
    assert found["scenario_length"] == 5.41
    _, out, _ = ran(capsys, *common, "--number", "2", "--algorithm", "astar")
    assert out.splitlines()[2] == "the scenario's optimal length is 4"


def test_an_experiment_searches_all_of_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A row for each scenario and algorithm; then how many costs are the lengths of the file."""
    given = ("experiment", "--scenario", small(tmp_path), "--algorithms", "astar,jump-point", "--workers", "1")
    status, out, err = ran(capsys, *given, "--json")
    assert status == 0
    rows = [json.loads(line) for line in out.splitlines()] if out[0] == "{" else json.loads(out)
    assert sorted((row["algorithm"], row["start"], round(row["cost"], 2)) for row in rows) == [
        ("astar", "0,0", 4), ("astar", "0,0", 5.41), ("jump-point", "0,0", 4), ("jump-point", "0,0", 5.41),
    ]  # fmt: skip
    for algorithm in ("astar", "jump-point"):
        assert f"{algorithm}: 2 of 2 costs are the lengths of the scenarios" in err


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"--number": "3"}, "--number: 3 is not the number of a scenario. Use a number from 1 to 2."),
        ({"--problem": "eight-puzzle"}, "--scenario: Scenarios are for the problem grid, not for eight-puzzle."),
        ({"--grid": "barriers"}, "--scenario: Line 2 is on a map of 5 × 3 cells, but the map has 24 × 14."),
        ({"line": GOOD.replace("4\t2", "1\t1")}, "--scenario: Line 2 has its goal at 1,1, a barrier of the map."),
        ({"line": GOOD.replace("m.map", "a/n.map")}, "--scenario: The scenarios are on several maps: a/n.map, m.map."),
    ],
)
def test_what_does_not_fit_is_refused(
    changes: dict[str, str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In one line, with status 2."""
    given = {"--problem": "grid", "--scenario": small(tmp_path, changes.get("line", "")), "--algorithm": "astar"}
    given |= {name: value for name, value in changes.items() if name != "line"}
    status, out, err = ran(capsys, "solve", *(part for pair in given.items() for part in pair))
    assert (status, out) == (2, "")
    assert err.startswith(f"searchlight solve: {sentence}")
