"""The protections around one program: those of this system, and the guard's behavior without them."""

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from searchlight.__main__ import main
from searchlight.tracing.process import launch
from searchlight.tracing.process.apart import Apart
from searchlight.tracing.process.judges import Judges, empty_row
from searchlight.tracing.watch.session import Request
from tests.unit.setups import setup_of
from tests.unit.tracing.test_hostile import HOSTILE, LINUX, ROOT, pids_with


def observed(apart: Apart, text: str, **request: Any) -> Any:
    setup = setup_of({"problem": "graph", "algorithm": "uniform-cost"})
    return apart.observe(setup, Request(text, **request))


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Apart:
    """As on a system that lets nobody make a namespace."""
    start = tmp_path / "start.py"
    refusing = "import searchlight.tracing.process.namespaces as n; n.enter = set\n    sys.exit("
    start.write_text(Path(launch.START).read_text(encoding="utf-8").replace("sys.exit(", refusing), encoding="utf-8")
    monkeypatch.setattr(launch, "START", str(start))
    return Apart(256)


@LINUX
@pytest.mark.parametrize(
    ("name", "outcome"), [("kills_its_parent", "error"), ("outlives", "failure"), ("forks", "timeout")]
)
def test_without_namespaces_a_guard_ends_what_is_left(
    bare: Apart, monkeypatch: pytest.MonkeyPatch, name: str, outcome: str
) -> None:
    """It is the parent of all that have lost theirs; should it be ended itself, they are known by their environment."""
    monkeypatch.setenv(launch.COOKIE, "test")
    noted = observed(bare, (HOSTILE / f"{name}.py").read_text(encoding="utf-8"), seconds=0.2)
    assert (noted.outcome, bare.protections) == (outcome, [])
    assert pids_with(f"{launch.COOKIE}=test.") == []


@LINUX
def test_nothing_outlives_the_command_that_ran_it(bare: Apart, tmp_path: Path) -> None:
    """Without namespaces, a program ends its guards, and leaves a child that nothing in its environment tells of.

    A child of the caller goes on.
    """
    program = tmp_path / "leaves.py"
    program.write_text("""
import os, signal

def bfs(graph, start, goal):
    list(graph[start])
    if os.fork() == 0:
        os.setsid()
        os.execve("/bin/sleep", ["sleep", SECONDS], {})
    with open_file(f"/proc/{os.getppid()}/stat") as file:
        guard = int(file.read().rpartition(")")[2].split()[1])
    os.kill(guard, signal.SIGKILL)

from io import open as open_file
""".replace("SECONDS", repr(f"61.{os.getpid()}")), encoding="utf-8")  # fmt: skip
    caller = f"""
import subprocess, sys
from searchlight.__main__ import main
from searchlight.tracing.process import launch

own = subprocess.Popen(["sleep", "62"])
launch.START = {launch.START!r}
sys.argv = ["searchlight", "observe", {str(program)!r}, "--problem", "graph"]
status = main()
print(own.poll())
own.kill()
"""
    done = subprocess.run(
        [sys.executable, "-c", caller], check=False, capture_output=True, timeout=60,
        env=os.environ | {"PYTHONPATH": str(ROOT / "pysrc")},
    )  # fmt: skip
    assert done.stdout.split()[-1] == b"None", done.stderr
    left = [path for path in Path("/proc").glob("[0-9]*/cmdline") if f"61.{os.getpid()}".encode() in _read(path)]
    assert left == []


def _read(path: Path) -> bytes:
    with suppress(OSError):
        return path.read_bytes()
    return b""


@LINUX
def test_what_holds_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """`--json` names the protections; where all of them hold, a program reaches no network and writes to no file."""
    apart = Apart(512)
    noted = observed(apart, """
import ctypes, os, socket
from io import open as open_file

def bfs(graph, start, goal):
    list(graph[start])
    tried = []
    try:
        open_file(PLACE, "w")
        tried.append("wrote")
    except OSError:
        pass
    try:
        socket.create_connection(("127.0.0.1", 9), 0.2)
    except ConnectionRefusedError:
        tried.append("connected")
    except OSError:
        pass
    try:
        open_file("/dev/tty").close()
        tried.append("opened")
    except PermissionError:
        pass
    except OSError:
        tried.append("opened")  # there is none
    if ctypes.CDLL(None).unshare(0x1000_0000) == 0:  # a user namespace of its own, in which it might mount
        tried.append("entered")
    with open_file("/proc/self/status") as file:
        tried += [line for line in file if line.startswith("CapBnd") and int(line.split()[1], 16)]
    with open_file(os.path.join(os.environ["TMPDIR"], "own"), "w") as file:
        file.write("x")
    return {"tried": tried, "processes": sum(name.isdigit() for name in os.listdir("/proc"))}
""".replace("PLACE", repr(str(Path(__file__).with_name("written.txt")))))  # fmt: skip
    assert set(apart.protections) <= {"files", "network", "process list", "processes", "user"}
    assert noted.error is None
    assert ("files" in apart.protections) == ("wrote" not in noted.returned["tried"])
    assert ("files" in apart.protections) == ("opened" not in noted.returned["tried"])
    assert "user" not in apart.protections or "entered" not in noted.returned["tried"]
    assert ("user" in apart.protections) == ("CapBnd" not in str(noted.returned["tried"]))
    assert ("network" in apart.protections) == ("connected" not in noted.returned["tried"])
    assert ("process list" in apart.protections) == (noted.returned["processes"] < 10)


HIDES = "from searchlight.tracing.watch import running\nrunning.raised_by = lambda *_: False"


@pytest.mark.parametrize("first", ["", HIDES])
def test_a_program_cannot_speak_with_our_voice(first: str) -> None:
    """Our exception is its own if it raises it; if it hides that, no sentence but those about fields is believed."""
    noted = observed(Apart(512), first + """
from searchlight.errors import BadInput
from searchlight.texts import message

def bfs(graph, start, goal):
    list(graph[start])
    raise BadInput("file", message("grading.path.right", count=4))
""")  # fmt: skip
    assert noted.outcome == "error"
    assert (noted.error.line is None) == bool(first)
    assert ("without a report" in noted.error.text) == bool(first)


def test_one_file_that_ends_its_process_is_told_of(tmp_path: Path) -> None:
    """`observe FILE` runs it in a process of its own, too: the command lives on and says how it ended."""
    file = tmp_path / "leaves.py"
    file.write_text("import os\n\ndef bfs(graph, start, goal):\n    list(graph[start])\n    os._exit(7)\n")
    done = subprocess.run(
        [sys.executable, "-m", "searchlight", "observe", str(file), "--problem", "graph", "--json"], check=False,
        capture_output=True, env=os.environ | {"PYTHONPATH": str(ROOT / "pysrc")}, timeout=60,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")
    told = json.loads(done.stdout)
    assert told["outcome"] == "error"
    assert told["error"]["text"] == "The program ended its own process with exit status 7."


@pytest.mark.parametrize(
    ("protections", "missing"),
    [(["files", "network", "processes"], ""), ([], "processes, network, files"), (["files"], "processes, network")],
)
def test_a_folder_without_walls_is_warned_of(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, protections: list[str],
    missing: str,
) -> None:  # fmt: skip
    """One warning names the missing protections; the rows of `--json` have the active ones."""
    for name in ("one.py", "two.py"):
        (tmp_path / name).write_text("")
    row = {"outcome": "failure", "protection": protections}
    monkeypatch.setattr(Judges, "row", lambda self, program: empty_row(program.name) | row)
    assert main(["observe", str(tmp_path), "--problem", "graph", "--json"]) == 0
    out, err = capsys.readouterr()
    assert [row["protection"] for row in json.loads(out)] == [protections, protections]
    assert err.count("\n") == (1 if missing else 0)
    assert f"these protections against programs: {missing}." in err or not missing
