"""examples/grading: each run as its platform runs it; docs/how-to/grade-programs.md: its commands work."""

import csv
import doctest
import json
import os
import re
import runpy
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from buildtools.project import ROOT
from searchlight.__main__ import main
from searchlight.tracing.grading.criteria import CRITERIA, title
from searchlight.tracing.grading.formats import FORMATS
from tests.unit.grading.grader_files import check_classroom50, check_gradescope, check_junit
from tests.unit.grading.test_assert_search import EARLY, failure
from tests.unit.grading.test_grading import CORRECT, SUBMITTED
from tests.unit.sources.test_workflows import complaints

EXAMPLES = ROOT / "examples/grading"
TEXT = (ROOT / "docs/how-to/grade-programs.md").read_text(encoding="utf-8")
# What a combinator template grader may print (the documentation of CodeRunner, "Combinator-template grading").
CODERUNNER = {
    "fraction", "prologuehtml", "epiloguehtml", "instructorhtml", "testresults", "columnformats", "showoutputonly",
    "showdifferences", "graderstate", "files",
}  # fmt: skip


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """With the command `searchlight`, as `pip install` puts it on the path."""
    command = tmp_path / "bin/searchlight"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m searchlight "$@"\n')
    command.chmod(0o755)
    return tmp_path


def run(place: Path, command: list[str | Path], **more: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join((str(place / "bin"), str(Path(sys.executable).parent), os.environ["PATH"]))
    environment = {**os.environ, "PATH": path, "PYTHONPATH": str(ROOT / "pysrc"), **more}
    return subprocess.run(command, cwd=place, env=environment, capture_output=True, text=True, check=False)


posix = pytest.mark.skipif(os.name != "posix", reason="these examples are shell scripts")


@posix
@pytest.mark.parametrize(("program", "score"), [(CORRECT, 5), (EARLY, 3), (None, 0)])
def test_gradescope(place: Path, program: Path | None, score: int) -> None:
    """With the folders that its harness makes; of a missing file, the student reads what is missing."""
    for name in ("submission", "results"):
        (place / name).mkdir()
    if program:
        shutil.copy(program, place / "submission/search.py")
    done = run(place, [EXAMPLES / "gradescope/run_autograder"], AUTOGRADER=str(place))
    assert done.returncode == 0, done.stderr
    text = (place / "results/results.json").read_text(encoding="utf-8")
    if program:
        assert check_gradescope(text)["score"] == score
    else:
        assert json.loads(text)["score"] == 0
        assert "search.py" in json.loads(text)["output"]
    assert (EXAMPLES / "gradescope/setup.sh").stat().st_mode & 0o111


def test_classroom50(place: Path) -> None:
    """Called in the checkout, with the variables of its runner."""
    shutil.copy(EARLY, place / "search.py")
    done = run(place, [sys.executable, EXAMPLES / "classroom50/autograder.py"], **SUBMITTED)
    assert done.returncode == 0, done.stderr
    assert check_classroom50((place / "result.json").read_text(encoding="utf-8"))["score"] == 3


def test_coderunner(place: Path) -> None:
    """The template, in which Twig has put the answer, prints the JSON of a combinator template grader."""
    answer = EARLY.read_text(encoding="utf-8").replace("\\", "\\\\").replace('"', '\\"')
    template = (EXAMPLES / "coderunner/template.py").read_text(encoding="utf-8")
    (place / "template.py").write_text(template.replace("{{ STUDENT_ANSWER | e('py') }}", answer), encoding="utf-8")
    done = run(place, [sys.executable, "template.py"])
    assert done.returncode == 0, done.stderr
    printed = json.loads(done.stdout)
    assert printed.keys() <= CODERUNNER
    assert printed["fraction"] == 0.6
    head, *rows = printed["testresults"]
    assert all(len(row) == len(head) for row in rows)
    assert len(printed["columnformats"]) == len([name for name in head if name not in ("iscorrect", "ishidden")])
    assert sum(row[head.index("iscorrect")] for row in rows) == 3


@pytest.mark.parametrize(("program", "failed"), [(CORRECT, 0), (EARLY, 1)])
def test_otter(place: Path, monkeypatch: pytest.MonkeyPatch, program: Path, failed: int) -> None:
    """A test in the OK format: one suite, whose cases are doctests."""
    shutil.copy(program, place / "search.py")
    monkeypatch.chdir(place)
    test: dict[str, Any] = runpy.run_path(str(EXAMPLES / "otter/tests/q1.py"))["test"]
    assert test.keys() == {"name", "points", "suites"}
    [suite] = test["suites"]
    assert (suite["type"], suite["scored"]) == ("doctest", True)
    output: list[str] = []
    for case in suite["cases"]:
        assert case.keys() == {"code", "hidden", "locked"}
        runner = doctest.DocTestRunner(verbose=False)
        runner.run(doctest.DocTestParser().get_doctest(case["code"], {}, "q1", None, None), out=output.append)
        assert runner.failures == failed
    assert ("Cause: goal-test-early." in "".join(output)) == bool(failed)


@posix
@pytest.mark.parametrize(("program", "status"), [(CORRECT, 0), (EARLY, 1)])
def test_github_actions(place: Path, program: Path, status: int) -> None:
    """The workflow is well formed; its two steps, run one after the other, pass or fail the job."""
    path = EXAMPLES / "github-actions/grade.yml"
    text = path.read_text(encoding="utf-8")
    assert complaints({"grade.yml": text}) == [[]]
    shutil.copy(program, place / "search.py")
    grade, judge = (re.sub(r"(?m)^ {10}", "", block) for block in re.findall(r"run: \|\n((?: {10}.*\n|\n)+)", text))
    first = run(place, ["bash", "-e", "-c", grade])
    assert first.returncode == 0, first.stderr
    check_junit((place / "grade.xml").read_text(encoding="utf-8"))
    last = run(place, ["bash", "-e", "-c", judge])
    assert last.returncode == status, last.stderr
    assert ("a node is tested when it is generated" in last.stderr) == bool(status)


def test_the_commands_of_the_page_work(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They write what it says."""
    monkeypatch.chdir(place)
    submissions = place / "tests/homework/correct"
    for path in (CORRECT, EARLY, CORRECT.with_name("graph_object_lists.py")):
        copy = place / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    one, _, folder = re.findall(r"```console\n\$ searchlight (.*)\n```", TEXT)
    assert main(shlex.split(one)) == 0
    with (place / "grades.csv").open(encoding="utf-8", newline="") as file:
        [row] = csv.DictReader(file)
    assert {name for name in CRITERIA if row[f"score_{name}"] == "0"} == {"cost", "order"}
    assert "&code=" in row["link"]
    assert main(shlex.split(folder)) == 0
    names = [path.name for path in sorted(submissions.glob("*.py"))]
    with (place / "grades.csv").open(encoding="utf-8", newline="") as file:
        assert [row["file"] for row in csv.DictReader(file)] == names


def test_prairielearn() -> None:
    """With the dict that it gives: the seed draws the search, and an order counts as far as it is right."""
    question = runpy.run_path(str(EXAMPLES / "prairielearn/server.py"))
    drawn = []
    for seed in range(20):
        data: dict[str, Any] = {"variant_seed": seed, "correct_answers": {}}
        question["generate"](data)
        drawn.append(json.dumps(data["params"]))
        order = data["correct_answers"]["order"]
        for given, score in ((order.upper().replace(",", " ,"), 1), ("Bucharest", 0), (f"{order}, Bucharest", None)):
            graded = {**data, "submitted_answers": {"order": given}, "partial_scores": {"cost": {"score": 1}}}
            question["grade"](graded)
            part = graded["partial_scores"]["order"]["score"]
            assert part == score if score is not None else 0 < part < 1
            assert graded["score"] == (1 + part) / 2
        assert f"start={data['params']['start']}" in data["params"]["link"] or data["params"]["start"] == "Arad"
    assert len(set(drawn)) > 5
    text = (EXAMPLES / "prairielearn/question.html").read_text(encoding="utf-8")
    named = set(re.findall(r"\{\{params\.(\w+)\}\}", text))
    assert named == set(data["params"])
    assert set(re.findall(r'answers-name="(\w+)"', text)) == set(data["correct_answers"])
    assert {"uuid", "title", "topic", "type"} <= json.loads((EXAMPLES / "prairielearn/info.json").read_text()).keys()


def test_the_failure_on_the_page_is_the_failure(place: Path) -> None:
    """Line by line, but for the rest of the link."""
    shutil.copy(EARLY, place / "search.py")
    [shown] = re.findall(r"```text\n(.*?)\n```", TEXT, re.DOTALL)
    told = failure(place / "search.py", start="Arad", goal="Bucharest", heuristic="table")
    assert told.startswith(shown.removesuffix("…"))


def test_the_page_names_every_criterion_format_and_example() -> None:
    for name in CRITERIA:
        assert f"| {title(name)} |" in TEXT
        assert f"`score_{name}`" in TEXT
    assert all(f"`{name}`" in TEXT for name in FORMATS)
    assert {path.name for path in EXAMPLES.iterdir()} == set(
        re.findall(r"^\| [\w .-]+ \| `([\w-]+)/", TEXT, re.MULTILINE)
    )
