"""Your code on the command line: it is found, and a mistake is one line on standard error."""

import json
from pathlib import Path

import pytest

from searchlight.__main__ import main
from tests.unit.user_code.test_mistakes import LINE

SEARCH = ["solve", "--problem", "own:Line", "--algorithm", "astar"]


def with_file(folder: Path, text: str) -> list[str]:
    path = folder / "mine.py"
    path.write_text(text, encoding="utf-8")
    return ["--code", str(path)]


def test_own_entries_are_solved_and_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Standard output has one JSON object, and the file's own output goes to standard error."""
    code = with_file(tmp_path, "print('hello')\n" + LINE)
    assert main([*SEARCH, *code, "--heuristic", "own:Line.h", "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["path"] == ["0", "1", "2", "3", "4", "5"]
    assert err == "hello\n"
    assert main(["list", "--json", *code]) == 0
    assert json.loads(capsys.readouterr().out)["problems"][-1]["id"] == "own:Line"


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ("def f(:\n", 1, "Invalid Python: invalid syntax."),
        ("import sys\nsys.exit(0)\n", 2, "sys.exit would end the whole program."),
        ("input()", 1, "input() does not work here."),
        (LINE.replace("return 0", "return None"), 9, "h returned None."),
        (LINE.replace("[1, -1]", "[1, -]"), 6, "Invalid Python: invalid syntax."),
        (LINE.replace("[1, -1]", "[1][state]"), 5, "actions returned 1. It must return"),
    ],
)
def test_mistakes_are_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, line: int, sentence: str
) -> None:
    """With file and line in front; exit status 2."""
    assert main([*SEARCH, *with_file(tmp_path, text)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"searchlight solve: {tmp_path / 'mine.py'}, line {line}: {sentence}")
    assert err.count("\n") == 1


def test_what_is_left_aside_is_warned_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """And the search refused that asks for it."""
    assert main([*SEARCH, *with_file(tmp_path, LINE.replace("initial=0", "initial"))]) == 2
    first, second = capsys.readouterr().err.splitlines()
    assert first.startswith(f"searchlight solve: warning: {tmp_path / 'mine.py'}, line 2: Line was skipped")
    assert second.startswith("searchlight solve: --problem: “own:Line” is not known here. Use one of eight-puzzle")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """So is one that is no text."""
    assert main([*SEARCH, "--code", str(tmp_path / "none.py")]) == 2
    (tmp_path / "binary.py").write_bytes(b"\xff\xfe\x00")
    assert main([*SEARCH, "--code", str(tmp_path / "binary.py")]) == 2
    for said in capsys.readouterr().err.splitlines():
        assert "cannot be read" in said
        assert said.startswith("searchlight solve: --code: ")
