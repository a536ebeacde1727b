"""Cells that a spreadsheet would run are marked as text, and read back as they were."""

import csv
import io
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from searchlight import problem_from, solve
from searchlight.__main__ import main
from searchlight.cells import as_csv, harmless, unmarked
from tests.unit.each_case import each_case

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


def test_numbers_stay_numbers() -> None:
    """A negative one, too; None is an empty cell."""
    assert as_csv([-1, -0.5, 1e-7, None, True, "a,b"]) == '-1,-0.5,1e-07,,True,"a,b"\n'


def test_a_search_is_written_without_formulas() -> None:
    """States and actions are marked; numbers in other columns, negative ones too, are not."""
    problem = problem_from("=1", "@x", lambda s: ["-go", "+stay"], lambda s, a: "@x" if a == "-go" else s)
    text = solve(problem, "breadth-first").to_csv()
    rows = list(csv.DictReader(io.StringIO(text, newline="")))
    assert {row["state"] for row in rows} == {"'=1", "'@x"}
    assert {row["action"] for row in rows} <= {"", "'-go", "'+stay"}


def test_an_experiment_goes_on_with_a_table_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Starts that begin like formulas are marked in it, and recognised when it is resumed."""
    graph = tmp_path / "graph.json"
    graph.write_text(json.dumps({"edges": {"=1": {"-2": 1}, "-2": {"@3": 1}}}))
    starts, out = tmp_path / "starts.txt", tmp_path / "out.csv"
    starts.write_text("=1\n-2\n")
    plan = [
        "experiment", "--problem", "graph", "--graph", str(graph), "--goal", "@3", "--starts-file", str(starts),
        "--algorithms", "breadth-first", "--workers", "1", "--out", str(out),
    ]  # fmt: skip
    assert main(plan) == 0
    whole = out.read_text()
    assert {row["start"] for row in csv.DictReader(io.StringIO(whole))} == {"'=1", "-2"}
    out.write_text("".join(whole.splitlines(keepends=True)[:2]))
    assert main([*plan, "--resume"]) == 0
    assert sorted(row["start"] for row in csv.DictReader(io.StringIO(out.read_text()))) == ["'=1", "-2"]
    assert capsys.readouterr().out == ""
