"""Assignments: what they declare, what is wrong with one, and the ready ones in examples/assignments."""

import csv
from io import StringIO
from pathlib import Path

import pytest

from searchlight.__main__ import main
from searchlight.errors import BadInput
from searchlight.tracing.assignment import read_assignment
from tests.unit.each_case import each_case

READY = Path(__file__).parents[3] / "examples/assignments"
FIELD = Path(__file__).parents[2] / "homework/field"


@each_case(
    "text, line, key",
    [
        ('problem = "graph"\ncolour = "red"\n', 2, "colour"),
        ('problem = "chess"\n', 1, "problem"),
        ('against = "luck"\n', 1, "against"),
        ('[program]\n\nfunction = 3\n', 3, "function"),
        ('[program]\narguments = { graph = "friend" }\n', 2, "arguments"),
        ('[program]\nresult = ["path", "gold"]\n', 2, "result"),
        ('[program]\nstate = "pink"\n', 2, "state"),
        ('[program]\ncell = "row"\n', 2, "cell"),
        ('[program]\nargv = "1 2"\n', 2, "argv"),
        ('[program]\nfiles = ["nothing.py"]\n', 2, "nothing.py"),
        ('[program]\nshape = 1\n', 2, "shape"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_its_line_and_key(text: str, line: int, key: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_assignment(text)
    assert refused.value.field == "assignment"
    assert refused.value.text.startswith(f"Line {line}, {key}: ")


def test_what_is_not_toml_is_refused() -> None:
    with pytest.raises(BadInput, match="not valid TOML"):
        read_assignment("problem = graph")


def test_options_beat_the_assignment(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The goal of the command line, and the rest of the file."""
    file = tmp_path / "course.toml"
    file.write_text(
        'problem = "graph"\ngoal = "Bucharest"\nagainst = "astar"\n[program]\nfunction = "a_star"\n', "utf-8"
    )
    command = ["observe", str(FIELD / "argument_order.py"), "--assignment", str(file), "--goal", "Craiova", "--csv"]
    assert main([*command, "--workers", "1"]) == 0
    [row] = csv.DictReader(StringIO(capsys.readouterr().out))
    assert (row["function"], row["cost"]) == ("a_star", "366")


def test_a_proposal_is_an_assignment(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The program does not run, and the proposal says what it is given."""
    command = ["observe", str(FIELD / "argument_order.py")]
    assert main([*command, "--propose", "--problem", "graph", "--against", "astar"]) == 0
    file = tmp_path / "proposed.toml"
    file.write_text(capsys.readouterr().out, "utf-8")
    assert read_assignment(file.read_text("utf-8")).program["arguments"] == {
        "graph": "graph", "heuristics": "h", "start": "start", "goal": "goal",
    }  # fmt: skip
    assert main([*command, "--assignment", str(file)]) == 0
    assert "It does the same as the textbook algorithm." in capsys.readouterr().out


def test_a_submission_without_the_function_loses_no_point(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Its row says which field makes it visible, and which functions there are."""
    text = (FIELD / "argument_order.py").read_text("utf-8")
    (tmp_path / "other_name.py").write_text(text.replace("a_star", "my_search"), "utf-8")
    (tmp_path / "unclear.py").write_text(text.replace("heuristics", "guesses"), "utf-8")
    command = ["observe", str(tmp_path), "--problem", "graph", "--against", "astar", "--function", "a_star"]
    assert main([*command, "--csv"]) == 0
    rows = {row["file"]: row for row in csv.DictReader(StringIO(capfd.readouterr().out))}
    for row in rows.values():
        assert (row["outcome"], row["score"], row["max_score"]) == ("not-judged", "0", "0")
    assert "no function “a_star”. It has: my_search." in rows["other_name.py"]["error"]
    assert "--argument guesses=start" in rows["unclear.py"]["error"]


@pytest.mark.parametrize("name", sorted(path.stem for path in READY.glob("*.toml")))
def test_a_ready_assignment_grades_its_programs(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """The right one has all points that were observed, and the other one loses some."""
    place = READY / f"{name}.toml"
    assert main(["observe", str(READY / name), "--assignment", str(place), "--format", "csv", "--workers", "1"]) == 0
    rows = {row["file"]: row for row in csv.DictReader(StringIO(capfd.readouterr().out))}
    assert len(rows) > 1
    for file, row in rows.items():
        assert (row["score"] == row["max_score"]) == (file == "right.py"), row
        assert int(row["max_score"]) > (2 if row["family"] == "game" else 3)
