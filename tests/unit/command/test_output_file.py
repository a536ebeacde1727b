"""The file of `--out`: one process writes it at a time; a second one says who does, and leaves it as it is."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.unit.command.running import ROOT, searchlight
from tests.unit.experiment.running import SMALL, of_file

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


def test_of_three_experiments_one_writes(tmp_path: Path) -> None:
    """All at once: its rows are whole, and the others exit with status 2."""
    path = tmp_path / "rows.csv"
    command = [sys.executable, "-m", "searchlight", "experiment", "--problem", "eight-puzzle", *SMALL]
    running = [
        subprocess.Popen([*command, "--out", str(path)], cwd=ROOT / "pysrc", stderr=subprocess.PIPE) for _ in range(3)
    ]
    said = [process.communicate()[1].decode() for process in running]
    assert {process.returncode for process in running} <= {0, 2}
    refused = [text for process, text in zip(running, said, strict=True) if process.returncode == 2]
    assert len(refused) == 2
    assert all("is being written by process" in text or "already exists" in text for text in refused)
    rows = of_file(path)
    assert len(rows) == 18
    assert all(None not in row and None not in row.values() for row in rows)


def test_the_same_file_by_another_name(tmp_path: Path) -> None:
    """A link to it is the file itself."""
    link = tmp_path / "link.json"
    link.symlink_to(tmp_path / "search.json")
    with held(tmp_path / "search.json"):
        assert searchlight("solve", *PUZZLE, "--max-nodes", "50", "--out", str(link)).returncode == 2


def test_a_device_is_nobody_s() -> None:
    """Any number of commands write to it."""
    with held(Path("/dev/null")):
        assert searchlight("worksheet", *PUZZLE, "--out", "/dev/null").returncode == 0
