"""A folder graded into a file: through kills, with hostile programs, on a Dask cluster. No row is lost."""

import csv
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import psutil
import pytest

from buildtools.project import ROOT
from searchlight.__main__ import main
from tests.unit.command.running import interruptible
from tests.unit.experiment.test_cluster import Cluster, cluster  # noqa: F401 - a fixture
from tests.unit.grading.grader_files import check_gradescope, check_junit
from tests.unit.tracing.test_hostile import GOOD, HOSTILE, LINUX, POSIX

COMMAND = [sys.executable, "-m", "searchlight", "observe"]
OPTIONS = ("--problem", "graph", "--against", "uniform-cost")
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "pysrc")}
HARMFUL = ("forks", "prints_endlessly", "hoards_memory", "kills_its_parent", "outlives", "stops_itself")
PATIENCE = 100  # seconds


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Eight copies of a correct program, and one without a text."""
    place = tmp_path / "submissions"
    place.mkdir()
    for number in range(8):
        shutil.copy(GOOD, place / f"student{number:02}.py")
    (place / "bytes.py").write_bytes(b"\xff\xfe")
    return place


def started(folder: Path, out: Path, *more: str) -> psutil.Popen:
    command = [*COMMAND, str(folder), *OPTIONS, "--csv", "--out", str(out), *more]
    return psutil.Popen(command, env=ENVIRONMENT, stderr=subprocess.PIPE, text=True)


def journal_of(out: Path) -> Path:
    return out.with_name(out.name + ".rows.jsonl")


def wait_until(holds: Callable[[], bool], running: psutil.Popen) -> None:
    """While the command is under way."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert running.poll() is None
        assert time.monotonic() < end
        time.sleep(0.02)


def lines_of(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def scores_of(out: Path) -> dict[str, str]:
    rows = list(csv.DictReader(StringIO(out.read_text(encoding="utf-8"))))
    assert len({row["file"] for row in rows}) == len(rows)
    assert [row["file"] for row in rows] == sorted(row["file"] for row in rows)
    return {row["file"]: row["score"] for row in rows}


def expected(folder: Path) -> dict[str, str]:
    return {path.name: "0" if path.name == "bytes.py" else "5" for path in folder.glob("*.py")}


@POSIX
def test_a_run_that_is_killed_is_continued(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Rows that are there are not made again, but for a program that has changed; a half-written one is cut away."""
    out = tmp_path / "grades.csv"
    running = started(folder, out, "--workers", "1")
    wait_until(lambda: lines_of(journal_of(out)) > 4, running)
    running.send_signal(signal.SIGKILL)
    running.communicate()
    assert out.read_bytes() == b""
    done = journal_of(out).read_bytes()
    names = [json.loads(line)["row"]["file"] for line in done.splitlines()[1:]]
    assert 4 <= len(names) < 9
    journal_of(out).write_bytes(done + b'{"digest": "half')

    assert main(["observe", str(folder), *OPTIONS, "--out", str(out)]) == 2
    assert "has the rows of an interrupted run. Add --resume" in capsys.readouterr().err
    assert main(["observe", str(folder), "--problem", "graph", "--out", str(out), "--resume"]) == 2
    assert "has the rows of a run with other options" in capsys.readouterr().err

    changed = next(name for name in names if name != "bytes.py")
    (folder / changed).write_text("def bfs(graph, start, goal):\n    return None\n")
    seconds = {json.loads(line)["row"]["file"]: json.loads(line)["row"]["seconds"] for line in done.splitlines()[1:]}
    assert main(["observe", str(folder), *OPTIONS, "--csv", "--out", str(out), "--resume"]) == 0
    assert scores_of(out) == expected(folder) | {changed: "0"}
    rows = {row["file"]: row for row in csv.DictReader(StringIO(out.read_text(encoding="utf-8")))}
    kept = set(names) - {changed, "bytes.py"}
    assert {name: float(rows[name]["seconds"]) for name in kept} == {name: seconds[name] for name in kept}
    assert not journal_of(out).exists()


@POSIX
def test_ctrl_c_leaves_what_is_done(folder: Path, tmp_path: Path) -> None:
    """And ends what is under way."""
    out = tmp_path / "grades.csv"
    arguments = ("observe", str(folder), *OPTIONS, "--csv", "--out", str(out), "--workers", "2")
    with interruptible(*arguments, text=True) as running:
        wait_until(lambda: lines_of(journal_of(out)) > 2, running)
        running.send_signal(signal.SIGINT)
        _, complaint = running.communicate(timeout=PATIENCE)
    assert (running.returncode, complaint) == (130, "searchlight: interrupted\n")
    assert lines_of(journal_of(out)) > 2


@LINUX
@pytest.mark.parametrize(
    ("form", "check", "harmful"),
    [("gradescope", check_gradescope, HARMFUL), ("junit", check_junit, ("outlives", "kills_its_parent"))],
)
def test_hostile_programs_change_their_own_items_only(
    tmp_path: Path, form: str, check: Callable[[str], object], harmful: tuple[str, ...]
) -> None:
    """Those that fork, print or allocate without end have no points, and the others all of theirs."""
    folder, out = tmp_path / "submissions", tmp_path / "grades"
    folder.mkdir()
    shutil.copy(GOOD, folder / "good.py")
    for name in harmful:
        shutil.copy(HOSTILE / f"{name}.py", folder)
    limits = ("--seconds", "0.5", "--megabytes", "256", "--workers", "2")
    assert main(["observe", str(folder), *OPTIONS, *limits, "--format", form, "--out", str(out)]) == 0
    text = out.read_text(encoding="utf-8")
    check(text)
    if form == "gradescope":
        tests = json.loads(text)["tests"]
        points = {name: [each["score"] for each in tests if each["name"].startswith(f"{name}.py: ")]
                  for name in ("good", *harmful)}  # fmt: skip
    else:
        points = {suite.attrib["name"].removesuffix(".py"): [int(case.find("failure") is None is case.find("skipped"))
                  for case in suite.iter("testcase")] for suite in check_junit(text)}  # fmt: skip
    assert points.pop("good") == [1] * 5
    assert points.pop("outlives")[0] == 0  # it comes to its end, without a solution
    assert points == {name: [0] * 5 for name in set(harmful) - {"outlives"}}
