"""`observe --format …`: the grades, and graders' files in the form that each platform publishes."""

import json
from pathlib import Path
from typing import Any

import pytest

from searchlight.__main__ import main
from searchlight.tracing.grading.criteria import CRITERIA
from tests.unit.grading.grader_files import check_classroom50, check_gradescope, check_junit

HOMEWORK = Path(__file__).parents[2] / "homework"
ASTAR = ("--problem", "graph", "--heuristic", "table", "--against", "astar")
CORRECT, EARLY = HOMEWORK / "correct/problem_object_book.py", HOMEWORK / "mistakes/problem_object_goal_when_made.py"
SITE = "https://example.org/searchlight/"
SUBMITTED = {
    "CLASSROOM": "search", "ASSIGNMENT": "astar", "SUBMISSION_TAG": "submit/2026-06-01T14-32-05Z-a1b2c3d",
    "COMMIT_URL": "https://example.org/commit/1", "RELEASE_URL": "https://example.org/release/1", "OWNER": "alice",
    "ASSIGNMENT_TYPE": "individual", "REVIEW_URL": "",
}  # fmt: skip
WRITTEN_DOWN = 'def search(problem):\n    return ["Sibiu", "Rimnicu Vilcea", "Pitesti", "Bucharest"]\n'
REPEATS = """
def bfs(graph, start, goal):
    queue, seen = [[start]], set()
    while queue:
        path = queue.pop(0)
        seen.add(path[-1])
        for other in graph[path[-1]]:
            if other == goal:
                return path + [other]
            if other not in seen:
                queue.append(path + [other])
"""
COSTLIER = """
import heapq
def search(problem):
    heap = [(0, problem.getStartState(), [])]
    seen = set()
    while heap:
        g, state, path = heapq.heappop(heap)
        if problem.isGoalState(state):
            return ["Zerind", "Oradea", "Sibiu", "Rimnicu Vilcea", "Pitesti", "Bucharest"]
        if state not in seen:
            seen.add(state)
            for other, action, cost in problem.getSuccessors(state):
                heapq.heappush(heap, (g + cost, other, path + [action]))
"""


def graded_json(capsys: pytest.CaptureFixture[str], file: Path, *arguments: str) -> dict[str, Any]:
    assert main(["observe", str(file), *arguments, "--format", "json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def passed(told: dict[str, Any]) -> dict[str, bool | None]:
    return {each["criterion"]: each["passed"] for each in told["criteria"]}


def written(tmp_path: Path, text: str, name: str = "search.py") -> Path:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    return file


def test_a_correct_program_passes_every_criterion(capsys: pytest.CaptureFixture[str]) -> None:
    found = graded_json(capsys, CORRECT, *ASTAR)
    assert passed(found) == dict.fromkeys(CRITERIA, True)
    assert all(each["title"] and each["text"] for each in found["criteria"])


@pytest.mark.parametrize(
    ("text", "options", "failed"),
    [
        (EARLY.read_text(encoding="utf-8"), ASTAR, {"cost", "order"}),
        (WRITTEN_DOWN, ASTAR, {"search"}),
        (REPEATS, ("--problem", "graph", "--goal", "Eforie", "--against", "breadth-first"), {"order", "repeats"}),
        (COSTLIER, ("--problem", "graph", "--against", "uniform-cost"), {"cost", "search"}),
        ("def search(problem):\n    return 1 / 0\n", ASTAR, {"path", "cost"}),
        ("def search(problem):\n    while True: pass\n", (*ASTAR, "--seconds", "0.2"), {"path", "cost"}),
        ("def search(problem):\n    return None\n", ASTAR, {"path", "cost"}),
    ],
)
def test_what_is_wrong_costs_its_criteria_and_no_others(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, options: tuple[str, ...], failed: set[str]
) -> None:
    """An early goal test, an answer that was written down, states expanded again, a costlier path, no end at all."""
    found = passed(graded_json(capsys, written(tmp_path, text), *options))
    assert {name for name, each in found.items() if each is False} == failed


def test_another_order_of_equal_entries_is_no_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    """A tie is named, and costs nothing."""
    options = ("--problem", "eight-puzzle", "--start", "1,4,2,3,7,5,6,0,8", "--heuristic", "zero")
    found = graded_json(capsys, CORRECT, *options, "--against", "astar")
    assert "The algorithm leaves this choice open" in found["difference"]["text"]
    assert found["causes"] == []
    assert passed(found) == dict.fromkeys(CRITERIA, True)


def test_what_cannot_be_judged_counts_for_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Without a solution, cost and the other start are not graded; a program that says so passes the rest."""
    graph = tmp_path / "graph.json"
    graph.write_text('{"edges": {"A": {"B": 1}, "B": {}, "C": {}}}')
    options = ("--problem", "graph", "--graph", str(graph), "--start", "A", "--goal", "C", "--against", "uniform-cost")
    found = graded_json(capsys, HOMEWORK / "correct/graph_object_dict.py", *options)
    assert passed(found) == {"path": True, "cost": None, "order": True, "repeats": True, "search": None}
    assert main(["observe", str(HOMEWORK / "correct/graph_object_dict.py"), *options, "--format", "gradescope"]) == 0
    tests = check_gradescope(capsys.readouterr().out)["tests"]
    assert [(test["score"], test["max_score"]) for test in tests] == [(1, 1), (0, 0), (1, 1), (1, 1), (0, 0)]


def test_gradescope_reads_the_results(capsys: pytest.CaptureFixture[str]) -> None:
    """A score for each criterion; what failed says why, and has a link that can be pressed."""
    assert main(["observe", str(EARLY), *ASTAR, "--site", SITE, "--format", "gradescope"]) == 0
    result = check_gradescope(capsys.readouterr().out)
    assert [test["score"] for test in result["tests"]] == [1, 0, 0, 1, 1]
    assert result["score"] == 3
    for test in result["tests"]:
        assert (f'<a href="{SITE}#' in test["output"]) == (test["status"] == "failed")
    assert "a node is tested when it is generated" in result["tests"][2]["output"]


def test_nothing_that_a_program_says_is_markup(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """In Gradescope's HTML, and in XML, whatever characters there are."""
    file = written(
        tmp_path, "def search(problem):\n    raise ValueError('<script>alert(1)</script>\\x00\\x1b\\ud800')\n"
    )
    assert main(["observe", str(file), *ASTAR, "--format", "gradescope"]) == 0
    output = check_gradescope(capsys.readouterr().out)["tests"][0]["output"]
    assert "&lt;script&gt;" in output
    assert "<script>" not in output
    assert main(["observe", str(file), *ASTAR, "--format", "junit"]) == 0
    assert "<script>" in str(check_junit(capsys.readouterr().out).find(".//failure").get("message"))  # type: ignore[union-attr]


def test_classroom50_reads_the_result(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The submission is the one that the runner names; points are whole numbers."""
    for name, value in SUBMITTED.items():
        monkeypatch.setenv(name, value)
    out = tmp_path / "result.json"
    assert main(["observe", str(EARLY), *ASTAR, "--format", "classroom50", "--out", str(out)]) == 0
    assert capsys.readouterr().out == ""
    result = check_classroom50(out.read_text(encoding="utf-8"))
    assert (result["owner"], result["review"], result["score"]) == ("alice", SUBMITTED["COMMIT_URL"], 3)
    assert [bool(test.get("link")) for test in result["tests"]] == [False, True, True, False, False]


def test_junit_has_a_suite_for_each_program(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A failure has the sentence and the link; what was not judged is skipped."""
    for path in (CORRECT, EARLY):
        written(tmp_path, path.read_text(encoding="utf-8"), path.name)
    written(tmp_path, "def search(", "syntax.py")
    assert main(["observe", str(tmp_path), *ASTAR, "--format", "junit"]) == 0
    root = check_junit(capsys.readouterr().out)
    assert [(suite.get("name"), suite.get("failures")) for suite in root] == [
        (CORRECT.name, "0"), (EARLY.name, "2"), ("syntax.py", "2"),
    ]  # fmt: skip
    order = root[1].findall("testcase")[2].find("failure")
    assert order is not None
    assert order.get("type") == "order"
    assert "\nhttp://localhost:8000/#" in str(order.text)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([str(CORRECT), "--problem", "graph", "--format", "junit"], "--against: Grades need a textbook algorithm"),
        ([str(CORRECT), *ASTAR, "--format", "classroom50"], "--format: Classroom 50’s runner sets CLASSROOM, "),
        ([str(CORRECT), *ASTAR, "--site", "ftp://x"], "--site: "),
        (["EMPTY", *ASTAR, "--format", "csv"], "--file: There are no programs in "),
        ([str(CORRECT.parent), *ASTAR, "--resume"], "--resume: "),
        ([str(CORRECT.parent), *ASTAR, "--workers", "2", "--dask", "tcp://127.0.0.1:1"], "--workers: "),
    ],
)
def test_bad_input_is_refused_in_a_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: list[str], said: str
) -> None:
    """With exit status 2, before any program runs."""
    for name in SUBMITTED:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.delenv("USERNAME", raising=False)
    assert main(["observe", *(str(tmp_path) if each == "EMPTY" else each for each in arguments)]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(f"searchlight observe: {said}")


@pytest.mark.parametrize("form", ["text", "csv", "gradescope"])
def test_a_start_of_the_programs_own_is_said_in_every_format(
    form: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """It may be an easier one."""
    file = tmp_path / "own.py"
    file.write_text(
        "def successors(place):\n    return {'Fagaras': ['Sibiu', 'Bucharest']}.get(place, [])\n\n"
        "print('Fagaras', successors('Fagaras')[1])\n", encoding="utf-8",
    )  # fmt: skip
    command = ["observe", str(file), "--problem", "graph", "--against", "breadth-first"]
    assert main([*command, *([] if form == "text" else ["--format", form])]) == 0
    told = capfd.readouterr().out
    assert "own_start" in told if form in ("json", "csv") else "start of its own, Fagaras" in told
