"""The command line with bad input, files, pipes and encodings."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from searchlight.__main__ import main
from tests.unit.command.running import ROOT, in_its_own_process, searchlight
from tests.unit.each_case import each_case

EIGHT = ("solve", "--problem", "eight-puzzle")


@each_case(
    "arguments, argument",
    [
        ((*EIGHT, "--algorithm", "astar", "--start", "1,2,3"), "--start"),
        ((*EIGHT, "--algorithm", "astar", "--goal", "0,0,2,3,4,5,6,7,8"), "--goal"),
        ((*EIGHT, "--algorithm", "luck"), "--algorithm"),
        ((*EIGHT, "--algorithm", "astar", "--heuristic", "luck"), "--heuristic"),
        ((*EIGHT, "--algorithm", "astar", "--heuristic", "table"), "--heuristic"),
        ((*EIGHT, "--algorithm", "depth-limited", "--limit", "-1"), "--limit"),
        ((*EIGHT, "--algorithm", "astar", "--max-nodes", "many"), "--max-nodes"),
        ((*EIGHT, "--algorithm", "astar", "--tie", "x"), "--tie"),
        ((*EIGHT, "--algorithm", "astar", "--colour", "x"), "--colour"),
        ((*EIGHT, "--algorithm", "astar", "--start"), "--start"),
        ((*EIGHT,), "--algorithm"),
        (("solve", "--algorithm", "astar"), "--problem"),
        (("solve", "--problem", "chess", "--algorithm", "astar"), "--problem"),
        (("solve", "--problem", "graph", "--algorithm", "astar", "--graph", "no/such/file"), "--graph"),
        (("solve", "--problem", "graph", "--algorithm", "astar", "--graph", str(ROOT / "pysrc/worker.py")), "--graph"),
        (("solve", "--problem", "graph", "--algorithm", "astar", "--start", "Sofia"), "--start"),
        (("solve", "--problem", "grid", "--algorithm", "astar", "--grid", "no/such/file"), "--grid"),
        (("solve", "--problem", "grid", "--algorithm", "astar", "--grid", str(ROOT / "pysrc/worker.py")), "--grid"),
        (("solve", "--problem", "grid", "--algorithm", "astar", "--moves", "6"), "--moves"),
        (("solve", "--problem", "water-jugs", "--algorithm", "astar", "--jugs", "a"), "--jugs"),
    ],
)
def test_bad_input_exits_with_2_and_one_line(arguments: tuple[str, ...], argument: str) -> None:
    """The line names the argument; nothing is printed on standard output, and no traceback."""
    done = searchlight(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert argument in line


@pytest.mark.parametrize("arguments", [(), ("list",), (*EIGHT, "--algorithm", "luck")])
def test_a_process_of_its_own_answers_the_same(arguments: tuple[str, ...]) -> None:
    """The output, what goes to standard error, and the status in which the process ends."""
    alone, here = in_its_own_process(*arguments), searchlight(*arguments)
    assert (alone.returncode, alone.stdout, alone.stderr) == (here.returncode, here.stdout, here.stderr)


def test_a_graph_may_come_from_standard_input() -> None:
    """Under the name -."""
    command = [
        sys.executable, "-m", "searchlight", "solve", "--problem", "graph", "--algorithm", "astar", "--graph", "-",
    ]  # fmt: skip
    for text, status in (("A>B", 0), ("", 2)):
        done = subprocess.run(
            command, cwd=ROOT / "pysrc", input=text, capture_output=True, text=True, encoding="utf-8", check=False
        )
        assert done.returncode == status


@pytest.mark.parametrize("option", ["graph", "grid"])
def test_an_empty_file_is_not_the_built_in_one(option: str, tmp_path: Path) -> None:
    """Of no bytes, of blanks, of a mark that some editors put first: each is refused, none becomes Romania."""
    for content in (b"", b" \n", b"\xef\xbb\xbf"):
        (tmp_path / "empty").write_bytes(content)
        problem = ("solve", "--problem", option, "--algorithm", "astar", f"--{option}", str(tmp_path / "empty"))
        done = searchlight(*problem)
        assert (done.returncode, done.stdout) == (2, "")
        assert f"--{option}: " in done.stderr


def test_a_file_without_an_end_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No more of it is read than any file may have."""
    monkeypatch.setattr("searchlight.command.arguments.MOST_BYTES", 10**6)
    file = tmp_path / "zeros"
    file.write_bytes(bytes(10**6 + 1))
    assert main(["solve", "--problem", "graph", "--algorithm", "astar", "--graph", str(file)]) == 2
    assert "is too large. Use a text file of at most 1 MB." in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["list"], ["list", "--json"], ["--help"], ["solve", "--help"]])
def test_nobody_may_read_the_output(arguments: list[str]) -> None:
    """A pipe that is closed before the first line ends the program without a word; the parser's help ignores it."""
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "searchlight", *arguments]
    done = subprocess.run(command, cwd=ROOT / "pysrc", stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0 if "--help" in arguments else 141, b"")


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "latin-1", "cp437", "utf-16"])
@pytest.mark.parametrize(
    "arguments",
    [
        ["list"],
        ["solve", "--help"],
        ["solve", "--problem", "graph", "--algorithm", "astar", "--graph", '→{"edges": {"Ærø": {"日本": 1}}}'],
        ["solve", "--problem", "graph", "--algorithm", "x"],
    ],
)
def test_any_encoding_will_do(encoding: str, arguments: list[str], tmp_path: Path) -> None:
    """What it lacks is written with plain letters, as Windows needs it where output goes into a file."""
    if "--graph" in arguments:
        file = tmp_path / "own.json"
        file.write_text(arguments[-1].removeprefix("→"), encoding="utf-8")
        arguments = [*arguments[:-1], str(file)]
    command = [sys.executable, "-m", "searchlight", *arguments]
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    done = subprocess.run(command, cwd=ROOT / "pysrc", env=environment, capture_output=True, check=False)
    assert done.returncode == (2 if "x" in arguments else 0)
    assert "Traceback" not in (done.stdout + done.stderr).decode(encoding)
