"""`python3 -m searchlight observe`: its JSON, its exit statuses, folders, assignments."""

import csv
import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from searchlight.__main__ import main
from searchlight.errors import BadInput
from searchlight.tracing.assignment import read_assignment
from tests.unit.each_case import each_case

CORRECT = Path(__file__).parents[2] / "homework/correct"
WRITTEN_DOWN = """
def search(problem):
    return ["Sibiu", "Fagaras", "Bucharest"]
"""
PEEKS = """
def search(problem):
    for state, action, cost in problem.getSuccessors(problem.getStartState()):
        problem.isGoalState(state)
    return ["Sibiu", "Fagaras", "Bucharest"]
"""


def observed(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["observe", *arguments, "--json"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def test_one_object_has_all_that_is_promised(capsys: pytest.CaptureFixture[str]) -> None:
    """Of a correct program, compared with the book."""
    file = str(CORRECT / "functions_uniform_cost.py")
    told = observed(capsys, file, "--problem", "graph", "--against", "uniform-cost")
    assert told["outcome"] == "solution"
    assert told["path"] == ["Arad", "Sibiu", "Rimnicu Vilcea", "Pitesti", "Bucharest"]
    assert told["actions"] == ["Sibiu", "Rimnicu Vilcea", "Pitesti", "Bucharest"]
    assert told["returned"] == [told["path"], 418]
    assert (told["cost"], told["generated"], told["goal_tests"], told["frontier"]) == (418, 30, 0, "observed")
    assert told["expanded"][:3] == ["Arad", "Zerind", "Timisoara"]
    assert (told["output"], told["error"], told["difference"]) == ("", None, None)
    assert told["perturbed"]["verdict"] == "searched"


def test_arguments_and_files_are_given_to_a_program(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Files by the names under which it opens them; the second instance replaces the start among the arguments."""
    goal = tmp_path / "solved"
    goal.write_text("012345678\n", encoding="utf-8")
    told = observed(
        capsys, str(CORRECT / "script_implicit_graph.py"), "--problem", "eight-puzzle", "--start", "1,2,5,6,3,8,0,4,7",
        "--successors", "transition", "--argv", "125638047", "--file", f"goal.txt={goal}",
    )  # fmt: skip
    assert (told["outcome"], told["cost"], len(told["expanded"])) == ("solution", 8, 219)
    assert told["output"].startswith("125638047\n")
    assert told["perturbed"]["verdict"] == "searched"


@pytest.mark.parametrize("text", [WRITTEN_DOWN, PEEKS])
def test_an_answer_that_was_written_down_is_exposed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str
) -> None:
    """It does not fit another start; where nothing was asked, that alone tells."""
    file = tmp_path / "lazy.py"
    file.write_text(text, encoding="utf-8")
    told = observed(capsys, str(file), "--problem", "graph")
    assert (told["outcome"], told["cost"]) == ("solution", 450)
    assert told["perturbed"]["verdict"] == "written-down"


@each_case(
    "arguments, field",
    [
        (["nothing.py", "--problem", "graph"], "--file"),
        (["FILE", "--problem", "chess"], "--problem"),
        (["FILE", "--problem", "graph", "--argument", "graph=friend"], "--argument"),
        (["FILE"], "--problem"),
        (["FILE", "--problem", "graph", "--against", "luck"], "--algorithm"),
        (["FILE", "--problem", "graph", "--file", "x"], "--file"),
    ],
)
def test_bad_input_is_refused_in_a_line(capsys: pytest.CaptureFixture[str], arguments: list[str], field: str) -> None:
    """Which names the argument; exit status 2."""
    file = str(CORRECT / "graph_object_dict.py")
    assert main(["observe", *(file if each == "FILE" else each for each in arguments)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"searchlight observe: {field}: ")


READY = Path(__file__).parents[3] / "examples/assignments"
FIELD = Path(__file__).parents[2] / "homework/field"


@each_case(
    "text, line, key",
    [
        ('problem = "graph"\ncolour = "red"\n', 2, "colour"),
        ('against = "luck"\n', 1, "against"),
        ('[program]\n\nfunction = 3\n', 3, "function"),
        ('[program]\narguments = { graph = "friend" }\n', 2, "arguments"),
        ('[program]\nresult = ["path", "gold"]\n', 2, "result"),
        ('[program]\ncell = "row"\n', 2, "cell"),
        ('[program]\nfiles = ["nothing.py"]\n', 2, "nothing.py"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_its_line_and_key(text: str, line: int, key: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_assignment(text)
    assert refused.value.field == "assignment"
    assert refused.value.text.startswith(f"Line {line}, {key}: ")


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
