"""A folder with programs that want another mark than theirs, or to do harm: each gets its own row, and no other."""

import csv
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from io import StringIO
from pathlib import Path

import pytest

from searchlight.tracing.process import launch
from tests.unit.each_case import each_case

ROOT = Path(__file__).parents[3]
HOSTILE = ROOT / "tests/homework/hostile"
GOOD = ROOT / "tests/homework/correct/graph_object_dict.py"
# Written to every open file in the place of a report.
REPORTS = {"empty_object": 'b"{}"', "null": 'b"null"', "no_text": r'b"\xff\xfe\n"', "deep": 'b"[" * 200_000'}
WRITES = """import os

def bfs(graph, start, goal):
    list(graph[start])
    for number in range(1, 64):
        try:
            os.write(number, REPORT)
        except OSError:
            pass
    os._exit(0)
"""
SHADOWS = ("heapq", "json", "random", "signal", "subprocess", "threading", "typing", "argparse", "ctypes")
POSIX = pytest.mark.skipif(os.name != "posix", reason="forks, signals and limits are POSIX's")
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="descendants are known on Linux only")

NO_REPORT, ENDED = "ended without a report", "ended its own process"
UNTRUE = "The report is false: the problem has no action from Arad to Bucharest"
EXPECTED = {
    "forged_row.py": ("error", NO_REPORT), "prints_endlessly.py": ("timeout", ""),
    "forks.py": ("timeout", ""), "outlives.py": ("failure", ""), "kills_its_parent.py": ("error", "by signal 9"),
    "hoards_memory.py": ("error", "memory"), "ignores_signals.py": ("timeout", ""), "stops_itself.py": ("timeout", ""),
    "exits_at_the_end.py": ("failure", ""), "closes_everything.py": ("error", ENDED),
    "writes_to_its_parent.py": ("error", NO_REPORT), "patches_json.py": ("error", UNTRUE),
    "finds_the_channel.py": ("error", UNTRUE), "claims_a_path.py": ("error", "no action leads"),
    "shouts.py": ("error", "ValueError: "), "has_no_words.py": ("error", "Speechless was raised"),
    "good.py": ("solution", ""),
    "=1+1.py": ("solution", ""), "-x.py": ("solution", ""), "no\x1b[31m\nname.py": ("solution", ""),
    "bytes.py": ("error", "cannot be read"), "pipe.py": ("error", "not a file"),
    "nowhere.py": ("error", "leaves the submission"),
    "folder.py": ("solution", ""), "syntax.py": ("error", "never closed"),
    **{f"{name}.py": ("failure", "") for name in SHADOWS},
    **{f"{name}.py": ("error", NO_REPORT) for name in REPORTS},
}  # fmt: skip


def marked(folder: Path, *options: str) -> subprocess.CompletedProcess[bytes]:
    """The folder marked from within, as a person does it."""
    environment = {name: value for name, value in os.environ.items() if name != launch.COOKIE}
    return subprocess.run(
        [sys.executable, "-m", "searchlight", "observe", ".", "--problem", "graph", *options], cwd=folder,
        env=environment | {"PYTHONPATH": str(ROOT / "pysrc"), "TZ": token_of(folder)}, stdin=subprocess.DEVNULL,
        capture_output=True, timeout=200, start_new_session=True, check=False,
    )  # fmt: skip


def token_of(folder: Path) -> str:
    """A variable that every process below the marker has in its environment."""
    return f"UTC0{abs(hash(folder))}"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that is hostile, with files that are none or have names for terminals and spreadsheets."""
    place = tmp_path_factory.mktemp("submissions")
    for path in HOSTILE.glob("*.py"):
        shutil.copy(path, place)
    (place / "folder.py").mkdir()
    for name in ("good.py", "=1+1.py", "-x.py", "no\x1b[31m\nname.py", "folder.py/inside.py"):
        shutil.copy(GOOD, place / name)
    for name, report in REPORTS.items():
        (place / f"{name}.py").write_text(WRITES.replace("REPORT", report))
    for name in SHADOWS:
        (place / f"{name}.py").write_text("import os\nos.write(2, b'shadow')\nraise SystemExit(3)\n")
    (place / "bytes.py").write_bytes(b"\xff\xfe")
    (place / "syntax.py").write_text("def bfs(")
    (place / "nowhere.py").symlink_to("/nowhere")
    os.mkfifo(place / "pipe.py")
    return place


@pytest.fixture(scope="module")
def run(folder: Path) -> Iterator[subprocess.CompletedProcess[bytes]]:
    yield marked(folder, "--csv", "--seconds", "0.5", "--megabytes", "256")
    for pid in pids_with(token_of(folder)):
        os.kill(pid, 9)


def pids_with(variable: str) -> list[int]:
    """The processes that have this in their environment, where the system shows that."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if variable.encode() in (place / "environ").read_bytes():
                found.append(int(place.name))
    return found


@pytest.fixture(scope="module")
def rows(run: subprocess.CompletedProcess[bytes]) -> dict[str, dict[str, str]]:
    assert run.returncode == 0
    assert run.stderr == b"" or run.stderr.startswith(b"searchlight observe: warning: this system does not give")
    table = list(csv.DictReader(StringIO(run.stdout.decode(), newline="")))
    found = {row["file"].removeprefix("'"): row for row in table}
    assert len(found) == len(table)
    return found


@POSIX
@each_case("name", EXPECTED)
def test_each_program_gets_the_row_that_it_has_earned(rows: dict[str, dict[str, str]], name: str) -> None:
    """And none takes the row, the time or the process of another with it."""
    outcome, error = EXPECTED[name]
    row = rows[name.replace("\x1b", "\\x1b")]
    assert row["outcome"] == outcome
    assert error in row["error"]
    if outcome == "solution":
        assert (row["cost"], row["expanded"], row["perturbed"]) == ("418", "12", "searched")
    else:
        assert row["cost"] == ""


@POSIX
def test_no_row_is_added_and_none_is_missing(rows: dict[str, dict[str, str]]) -> None:
    """One for each file that ends like a program's."""
    assert set(rows) == {name.replace("\x1b", "\\x1b") for name in EXPECTED}


@POSIX
def test_the_table_steers_neither_terminal_nor_spreadsheet(run: subprocess.CompletedProcess[bytes]) -> None:
    """No control character is printed, no cell begins like a formula, and no message is longer than one reads."""
    assert not {byte for byte in run.stdout if byte < 32} - {ord("\n")}
    cells = [cell for row in csv.reader(StringIO(run.stdout.decode(), newline="")) for cell in row]
    assert not [cell for cell in cells if cell.startswith(("=", "+", "-", "@"))]
    assert "'=1+1.py" in cells
    assert max(map(len, cells)) < 600


@LINUX
def test_nothing_that_a_program_started_is_left(folder: Path, run: subprocess.CompletedProcess[bytes]) -> None:
    """Neither fifty children nor one in a session of its own."""
    assert run.returncode == 0
    assert pids_with(token_of(folder)) == []
