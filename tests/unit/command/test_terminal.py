"""The output never controls a terminal or a spreadsheet, is short enough to read, and is never a traceback."""

import csv
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from searchlight import problem_from, solve
from searchlight.__main__ import main
from searchlight.cells import as_csv, harmless, unmarked
from tests.unit.each_case import each_case

ROOT = Path(__file__).parents[3]
STEERING = "\x1b]0;owned\x07\x9b31m"
POSIX = pytest.mark.skipif(os.name != "posix", reason="a shell closes streams")


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The line in which a command refuses its arguments; only warnings may come before it."""
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    *warnings, line = err.splitlines()
    assert (out, [each for each in warnings if ": warning: " not in each]) == ("", [])
    return line


@pytest.mark.parametrize("option", ["code", "graph", "grid"])
@pytest.mark.parametrize("content", [bytes(range(256)) * 50, b"\0" * 9000, b"\x1b[31m" * 2000, b"x = '" + b"a" * 9000])
def test_any_file_is_refused_in_a_short_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, option: str, content: bytes
) -> None:
    """Whatever bytes are in it."""
    file = tmp_path / "any.bin"
    file.write_bytes(content)
    problem = ["--problem", option if option != "code" else "own:Mine"]
    line = refusal(capsys, "solve", *problem, "--algorithm", "astar", f"--{option}", str(file))
    assert len(line) < 1000
    assert "\x1b" not in line


@each_case(
    "arguments",
    [
        ["solve", "--problem", "X" * 5000, "--algorithm", "astar"],
        ["Y" * 5000],
        ["list", "--" + "z" * 5000],
        ["list", *["word"] * 2000],
        ["solve", "--problem", "graph", "--algorithm", "astar", "--start", STEERING * 500],
        ["observe", STEERING + "\n.py", "--problem", "graph"],
        ["open", STEERING],
        ["open", "q" * 5000],
    ],
)
def test_whatever_is_typed_is_repeated_shortly(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    """Long words are cut, and control characters shown as what they are."""
    line = refusal(capsys, *arguments)
    assert len(line) < 1400
    assert not {letter for letter in line if ord(letter) < 32 or 127 <= ord(letter) < 160}


def test_names_of_nodes_steer_no_terminal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """They are printed escaped, in their line; as JSON they are what they are."""
    node = f"{STEERING}\nend"
    file = tmp_path / "graph.json"
    file.write_text(json.dumps({"edges": {"A": {node: 1}}}))
    search = ["solve", "--problem", "graph", "--graph", str(file), "--start", "A", "--goal", node, "--algorithm"]
    assert main([*search, "breadth-first"]) == 0
    out = capsys.readouterr().out
    assert r"\x1b]0;owned\x07\x9b31m\nend" in out
    assert "\x1b" not in out
    assert main([*search, "breadth-first", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["path"] == ["A", node]


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_an_experiment_prints_what_any_reader_takes(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, form: list[str]
) -> None:
    """As CSV escaped, as JSON in JSON's own escapes."""
    file = tmp_path / "graph.json"
    file.write_text(json.dumps({"edges": {STEERING: {"B": 1}}}))
    (tmp_path / "starts.txt").write_text(STEERING)
    assert main([
        "experiment", "--problem", "graph", "--graph", str(file), "--goal", "B", "--starts-file",
        str(tmp_path / "starts.txt"), "--algorithms", "breadth-first", "--workers", "1", *form,
    ]) == 0  # fmt: skip
    out = capsys.readouterr().out
    assert not {"\x1b", "\x07", "\x9b"} & set(out)
    if form:
        assert json.loads(out)[0]["start"] == STEERING


def closed(streams: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "searchlight", *arguments]
    return subprocess.run(
        ["sh", "-c", f'"$@" {streams}', "sh", *command], cwd=ROOT / "pysrc", capture_output=True, text=True, timeout=60,
        stdin=subprocess.DEVNULL, check=False,
    )  # fmt: skip


@POSIX
def test_closed_streams_are_told_of() -> None:
    """A closed output in one sentence; without a place for errors the command does what it was asked for."""
    done = closed(">&-", "list")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "standard output is closed" in done.stderr
    done = closed("2>&-", "list", "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout)
    done = closed("2>&-", "solve", "--problem", "none", "--algorithm", "astar")
    assert (done.returncode, done.stdout) == (2, "")
    done = closed("<&-", "solve", "--problem", "grid", "--grid", "-", "--algorithm", "astar")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert closed("<&- >&- 2>&-", "list").returncode == 2
    assert closed("<&- 2>&-", "observe", str(ROOT / "tests/homework/correct/graph_object_dict.py"), "--problem",
                  "graph").stdout.startswith("The function dijkstra was called")  # fmt: skip


FORMULAS = ("=cmd|' /C calc'!A0", "+1+1", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "'=1", "''+1")
STARTS = ("=", "+", "-", "@", "\t", "\r")


@each_case("text", FORMULAS)
def test_a_formula_is_text(text: str) -> None:
    """With an apostrophe in front; in quotation marks where it has commas or line ends."""
    (cell,) = next(csv.reader(io.StringIO(as_csv([text]), newline="")))
    assert not cell.startswith(STARTS)
    assert unmarked(cell) == text


@given(st.text(st.sampled_from("'=+-@\t\ra1 ")))
def test_every_text_is_read_back(text: str) -> None:
    """Apostrophes of its own included. What begins like a formula and has no apostrophe in front is a number."""
    assert unmarked(harmless(text)) == text
    cell = harmless(text)
    if cell.startswith(STARTS):
        float(cell)


def test_a_search_is_written_without_formulas() -> None:
    """States and actions are marked; numbers in other columns, negative ones too, are not."""
    problem = problem_from("=1", "@x", lambda s: ["-go", "+stay"], lambda s, a: "@x" if a == "-go" else s)
    text = solve(problem, "breadth-first").to_csv()
    rows = list(csv.DictReader(io.StringIO(text, newline="")))
    assert {row["state"] for row in rows} == {"'=1", "'@x"}
    assert {row["action"] for row in rows} <= {"", "'-go", "'+stay"}
