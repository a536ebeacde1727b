"""The command line with bad input, files, pipes, encodings, and an output file that another process writes."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.unit.command.running import ROOT, in_its_own_process, searchlight
from tests.unit.each_case import each_case
from tests.unit.experiment.running import SMALL

EIGHT = ("solve", "--problem", "eight-puzzle")


@each_case(
    "arguments, argument",
    [
        ((*EIGHT, "--algorithm", "astar", "--start", "1,2,3"), "--start"),
        ((*EIGHT, "--algorithm", "luck"), "--algorithm"),
        ((*EIGHT, "--algorithm", "astar", "--heuristic", "table"), "--heuristic"),
        ((*EIGHT, "--algorithm", "astar", "--colour", "x"), "--colour"),
        ((*EIGHT, "--algorithm", "astar", "--start"), "--start"),
        ((*EIGHT,), "--algorithm"),
        (("solve", "--algorithm", "astar"), "--problem"),
        (("solve", "--problem", "chess", "--algorithm", "astar"), "--problem"),
        (("solve", "--problem", "graph", "--algorithm", "astar", "--graph", "no/such/file"), "--graph"),
        (("solve", "--problem", "grid", "--algorithm", "astar", "--grid", "no/such/file"), "--grid"),
        (("solve", "--problem", "grid", "--algorithm", "astar", "--grid", str(ROOT / "pysrc/worker.py")), "--grid"),
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


@pytest.mark.parametrize("arguments", [["list"], ["list", "--json"], ["--help"], ["solve", "--help"]])
def test_nobody_may_read_the_output(arguments: list[str]) -> None:
    """A pipe that is closed before the first line ends the program without a word; the parser's help ignores it."""
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "searchlight", *arguments]
    done = subprocess.run(command, cwd=ROOT / "pysrc", stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0 if "--help" in arguments else 141, b"")


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
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


HOLDER = """
import sys
from searchlight.command.output_file import claimed
with claimed(sys.argv[1]):
    print("held", flush=True)
    sys.stdin.read()
"""
PUZZLE = ("--problem", "eight-puzzle", "--algorithm", "breadth-first")
PROGRAM = "def bfs(graph, start, goal):\n    return None\n"
FOR_OBSERVE = ("--problem", "graph", "--against", "breadth-first")


@contextmanager
def held(path: Path) -> Iterator["subprocess.Popen[str]"]:
    """Another process has the file within."""
    command = [sys.executable, "-c", HOLDER, str(path)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, cwd=ROOT / "pysrc", text=True, **pipes) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        try:
            yield process
        finally:
            process.kill()


def commands(folder: Path) -> dict[str, tuple[Path, list[str]]]:
    """For every command with `--out`: the file and the whole command."""
    program = folder / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    (folder / "all").mkdir()
    (folder / "all/program.py").write_text(PROGRAM, encoding="utf-8")
    out = {
        name: folder / name for name in ("rows.csv", "more.jsonl", "one.json", "many.csv", "s.json", "w.md", "p.svg")
    }
    return {
        "experiment": (out["rows.csv"], ["experiment", "--problem", "eight-puzzle", *SMALL]),
        "experiment, resumed": (out["more.jsonl"], ["experiment", "--problem", "eight-puzzle", *SMALL, "--resume"]),
        "observe a program": (out["one.json"], ["observe", str(program), *FOR_OBSERVE, "--json"]),
        "observe a folder": (out["many.csv"], ["observe", str(folder / "all"), *FOR_OBSERVE]),
        "solve": (out["s.json"], ["solve", *PUZZLE, "--max-nodes", "50"]),
        "worksheet": (out["w.md"], ["worksheet", *PUZZLE]),
        "picture": (out["p.svg"], ["picture", "#problem=graph&algorithm=breadth-first"]),
        "scorm": (folder / "x.zip", ["scorm", "#problem=graph&algorithm=astar", "--site", "https://example.org/"]),
    }


def test_a_second_process_is_told_who_writes(tmp_path: Path) -> None:
    """By every command, with its number and its command line; the file stays as it is."""
    for name, (path, command) in commands(tmp_path).items():
        with held(path) as holder:
            done = searchlight(*command, "--out", str(path))
        assert (name, done.returncode, done.stdout) == (name, 2, "")
        said = f"searchlight {command[0]}: --out: {path} is being written by process {holder.pid} (searchlight {path})."
        assert done.stderr == f"{said} Wait until it has ended, or give another file.\n"
        assert not path.exists()


def test_a_killed_process_keeps_nothing(tmp_path: Path) -> None:
    """Its lock is still there, and in nobody's way; after the command there is only the file."""
    for name, (path, command) in commands(tmp_path).items():
        with held(path):
            pass
        lock = path.with_name(path.name + ".lock")
        assert lock.exists()
        done = searchlight(*command, "--out", str(path))
        assert (name, done.returncode, path.exists(), lock.exists()) == (name, 0, True, False)
