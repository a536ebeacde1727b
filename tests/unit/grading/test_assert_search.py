"""`searchlight.testing.assert_search`: a search program in a test, and what its failure says."""

import subprocess
import sys
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from buildtools.project import ROOT
from searchlight.errors import BadInput
from searchlight.testing import assert_search
from tests.unit.each_case import each_case
from tests.unit.tracing.test_hostile import HOSTILE, POSIX

HOMEWORK = ROOT / "tests/homework"
CORRECT, EARLY = HOMEWORK / "correct/problem_object_book.py", HOMEWORK / "mistakes/problem_object_goal_when_made.py"


def failure(program: Path, algorithm: str = "astar", problem: str = "graph", **options: Any) -> str:
    with pytest.raises(AssertionError) as raised:
        assert_search(program, algorithm, problem, **options)
    return str(raised.value)


def test_a_correct_program_passes_and_is_told_of() -> None:
    seen = assert_search(CORRECT, "astar", "graph", start="Arad", heuristic="table")
    assert (seen.outcome, seen.cost, seen.generated, seen.goal_tests) == ("solution", 418, 15, 6)
    assert seen.path == ["Arad", "Sibiu", "Rimnicu Vilcea", "Pitesti", "Bucharest"]
    assert seen.expanded == ["Arad", "Sibiu", "Rimnicu Vilcea", "Fagaras", "Pitesti"]
    assert seen.difference is None
    assert seen.as_plain_data["family"] == "problem-object"


def test_a_failure_is_the_first_difference_its_cause_and_a_link() -> None:
    site = "https://example.org/searchlight/"
    lines = failure(EARLY, heuristic="table", site=site).splitlines()
    assert lines[0] == f"“{EARLY.name}” does not do what A* does on the problem Graph."
    assert lines[1].startswith("After 4 identical expansions, the program expands nothing more, ")
    assert "early goal test: a node is tested when it is generated" in lines[1]
    assert lines[2:-2] == [
        "The path costs 450, but the textbook algorithm’s costs 418.",
        "expanded: 4 (A*: 5)", "generated: 11 (A*: 15)", "cost: 450 (A*: 418)",
    ]  # fmt: skip
    assert lines[-2] == "Cause: goal-test-early."
    assert lines[-1].startswith(f"Open it: {site}#")


def test_only_what_is_counted_has_to_agree(tmp_path: Path) -> None:
    """Uniform-cost search finds A*'s cost in another order; successors that are never made are seen if counted."""
    program = HOMEWORK / "correct/functions_uniform_cost.py"
    assert assert_search(program, "astar", "graph", counts=["cost"]).cost == 418
    assert "Cause: " in failure(program, counts=["expanded"])
    assert assert_search(EARLY, "astar", "graph", counts=[]).cost == 450
    assert "cost: 450 (A*: 418)" in failure(EARLY, counts="cost")
    deepening = HOMEWORK / "correct/functions_deepening.py"
    start = [1, 4, 2, 3, 0, 5, 6, 7, 8]
    seen = assert_search(deepening, "iterative-deepening", "eight-puzzle", start=start, counts=["expanded"])
    assert seen.generated == 6


@POSIX
@pytest.mark.parametrize(
    ("name", "cause", "said"),
    [
        ("forks", "timeout", "stopped at the time limit"),
        ("hoards_memory", "other", "memory"),
    ],
)
def test_limits_hold(name: str, cause: str, said: str) -> None:
    """Of programs that fork, print or allocate without end, or end themselves: the test fails, and goes on."""
    begun = monotonic()
    told = failure(HOSTILE / f"{name}.py", "breadth-first", seconds=0.5, megabytes=256)
    assert f"Cause: {cause}." in told
    assert said in told
    assert monotonic() - begun < 60


@pytest.mark.parametrize(
    ("program", "said"),
    [
        ("def search(start, colour): ...", "colour"),
        ("import sys\nsys.exit(3)\n", "does not do what A* does"),
        ("def search(", "never closed"),
        (None, "cannot be read as a program"),
    ],
)
def test_a_program_that_cannot_be_run_fails_in_words(tmp_path: Path, program: str | None, said: str) -> None:
    """It is the student's mistake, not one of the test."""
    file = tmp_path / "search.py"
    if program is not None:
        file.write_text(program)
    assert said in failure(file)


@each_case(
    "arguments, options, field",
    [
        ((CORRECT, "luck", "graph"), {}, "algorithm"),
        ((CORRECT, "astar", "chess"), {}, "problem"),
        ((CORRECT, "astar", "graph"), {"start": "Rome"}, "start"),
        ((CORRECT, "astar", "graph"), {"seconds": "soon"}, "seconds"),
        ((CORRECT, "astar", "graph"), {"site": "example.org"}, "site"),
        ((len, "astar", "graph"), {}, "program"),
    ],
)
def test_bad_arguments_are_not_a_failure_of_the_program(
    arguments: tuple[Any, ...], options: dict[str, Any], field: str
) -> None:
    with pytest.raises(BadInput) as raised:
        assert_search(*arguments, **options)
    assert raised.value.field == field


def test_pytest_shows_the_message_and_not_our_code(tmp_path: Path) -> None:
    (tmp_path / "search.py").write_text(EARLY.read_text(encoding="utf-8"), encoding="utf-8")
    test = (ROOT / "examples/grading/pytest/test_search.py").read_text(encoding="utf-8")
    (tmp_path / "test_search.py").write_text(test, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q", "-c", "/dev/null", str(tmp_path)]
    environment = {"PYTHONPATH": str(ROOT / "pysrc"), "PATH": ""}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    assert "Cause: goal-test-early." in done.stdout
    assert "Open it: https://example.org/searchlight/#" in done.stdout
    assert "def _complaints" not in done.stdout
    assert "raise AssertionError" not in done.stdout
