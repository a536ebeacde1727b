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


def test_a_difference_has_a_cause(capsys: pytest.CaptureFixture[str]) -> None:
    """The seven-tile program expands states again. Its tie-breaking by the state is named as a second cause."""
    arguments = ("--problem", "two-blank-puzzle", "--heuristic", "manhattan", "--against", "astar")
    told = observed(capsys, str(CORRECT / "script_funny_puzzle.py"), *arguments)
    assert told["difference"].keys() == {"step", "theirs", "book", "text"}
    assert told["causes"][0]["id"] == "re-expanded"
    assert "ties are broken by the state" in told["difference"]["text"]


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


def test_an_error_is_an_outcome(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """With line and text; the exit status is 0."""
    file = tmp_path / "broken.py"
    file.write_text("def search(problem):\n    problem.getSuccessors(problem.initial)\n    return 1 / 0\n")
    told = observed(capsys, str(file), "--problem", "graph")
    assert (told["outcome"], told["error"]["line"], told["error"]["step"]) == ("error", 3, 1)
    assert told["expanded"] == ["Arad"]


@each_case(
    "arguments, field",
    [
        (["nothing.py", "--problem", "graph"], "--file"),
        (["FILE", "--problem", "chess"], "--problem"),
        (["FILE", "--problem", "graph", "--argument", "graph=friend"], "--argument"),
        (["FILE", "--problem", "graph", "--state", "pink"], "--state"),
        (["FILE"], "--problem"),
        (["FILE", "--problem", "graph", "--function", "fly"], "--function"),
        (["FILE", "--problem", "graph", "--against", "luck"], "--algorithm"),
        (["FILE", "--problem", "graph", "--file", "x"], "--file"),
        (["FILE", "--problem", "graph", "--argv", "'"], "--argv"),
        (["FILE", "--problem", "graph", "--seconds", "soon"], "--seconds"),
    ],
)
def test_bad_input_is_refused_in_a_line(capsys: pytest.CaptureFixture[str], arguments: list[str], field: str) -> None:
    """Which names the argument; exit status 2."""
    file = str(CORRECT / "graph_object_dict.py")
    assert main(["observe", *(file if each == "FILE" else each for each in arguments)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"searchlight observe: {field}: ")


def test_a_program_is_told_of_in_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    """One on each line."""
    assert main(["observe", str(CORRECT / "graph_object_lists.py"), "--problem", "graph"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "The function bfs was called." in lines
    assert "Its path has 3 actions and costs 450." in lines


def test_a_folder_becomes_a_table(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Each program in a process of its own, with limits on time and memory: none takes the others with it."""
    programs = {
        "good.py": (CORRECT / "graph_object_dict.py").read_text(encoding="utf-8"),
        "dies.py": "import os\ndef bfs(graph, start, goal):\n    graph[start]\n    os._exit(3)\n",
        "hungry.py": "def bfs(graph, start, goal):\n    list(graph[start])\n    return [0] * 10**10\n",
        "endless/loops.py": "def bfs(graph, start, goal):\n    list(graph[start])\n    while True: pass\n",
    }
    for name, text in programs.items():
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert (
        main(["observe", str(tmp_path), "--problem", "graph", "--csv", "--seconds", "0.2", "--megabytes", "512"]) == 0
    )
    rows = {row["file"]: row for row in csv.DictReader(StringIO(capfd.readouterr().out))}
    assert {name: row["outcome"] for name, row in rows.items()} == {
        "dies.py": "error", "endless": "timeout", "good.py": "solution", "hungry.py": "error",
    }  # fmt: skip
    assert (rows["good.py"]["cost"], rows["good.py"]["expanded"]) == ("418", "12")
    assert "memory" in rows["hungry.py"]["error"]


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
