"""Observe a program in its own process: like `running.observe`, but with a verified report."""

import json
import os
import secrets
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict
from queue import Empty, SimpleQueue
from time import monotonic, sleep
from typing import Any, Final, NamedTuple

from searchlight.errors import BadInput
from searchlight.setup import Setup
from searchlight.texts import Message, message
from searchlight.tracing.process import frames, launch
from searchlight.tracing.process.guard import KILLED
from searchlight.tracing.process.inner import HEAD_BYTES
from searchlight.tracing.process.report_data import Malformed, message_of_data, observation_of_data
from searchlight.tracing.process.verification import Untrue, verify
from searchlight.tracing.watch.observation import Observation, ProgramError
from searchlight.tracing.watch.running import seldom_collected
from searchlight.tracing.watch.session import Request

START_UP: Final = 30.0  # seconds for Python to start, perhaps on a busy machine
GRACE: Final = 1.0  # seconds after the time limit for the process to stop the program itself and report
FINISHING: Final = 20.0  # further seconds for a report, besides twice the time that the program had
ENDING: Final = 2.0  # seconds for the guard to end everything


class RunningProcess:
    """A program's process, as a context manager that ends all its descendants as far as the system allows."""

    def __init__(self, order: Mapping[str, Any]) -> None:
        """`order`: the order for inner.py, without the secret and the folder."""
        self._secret = secrets.token_bytes(frames.SECRET_BYTES)
        self._cookie = f"{os.environ.get(launch.COOKIE, '')}.{secrets.token_hex(16)}"
        self._work = tempfile.TemporaryDirectory(prefix="searchlight-", ignore_cleanup_errors=True)
        self._frames: SimpleQueue[frames.Frame | None] = SimpleQueue()
        work = self._work.name
        self._process = subprocess.Popen(
            launch.command("searchlight.tracing.process.inner"),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=work,
            env=launch.environment(HOME=work, TMPDIR=work, **{launch.COOKIE: self._cookie}),
            start_new_session=os.name == "posix",
        )  # fmt: skip
        whole = json.dumps({**order, "secret": self._secret.hex(), "work": work}).encode("ascii")
        threading.Thread(target=self._listen, daemon=True).start()
        with suppress(OSError):  # it has already ended, which `next_frame` notices
            self._stdin.write(len(whole).to_bytes(HEAD_BYTES, "big") + whole)
            self._stdin.flush()

    @property
    def _stdin(self) -> Any:
        return self._process.stdin

    def next_frame(self, seconds: float) -> frames.Frame | None:
        """Wait for the next frame; None if the process ended or sent something else. Raises TimeoutError."""
        end = monotonic() + seconds
        while True:
            try:
                return self._frames.get(timeout=min(0.2, max(0.0, end - monotonic())))
            except Empty:
                if self._process.poll() is not None:  # a child of the program may keep the pipe open
                    return self._last_frame()
                if monotonic() >= end:
                    raise TimeoutError from None

    def status(self) -> int | None:
        """The exit status of the program; None if unknown."""
        with suppress(subprocess.TimeoutExpired):
            return self._process.wait(ENDING)
        return None

    def __enter__(self) -> "RunningProcess":
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            self._stdin.close()  # tells the guard to end everything
        if self.status() is None:
            if os.name == "nt":
                subprocess.run(["taskkill", "/F", "/T", "/PID", str(self._process.pid)], capture_output=True)
            self._process.kill()
            self._process.wait()
        if os.name == "posix":
            with suppress(OSError):
                os.killpg(self._process.pid, signal.SIGKILL)
        end_strays(self._cookie)
        self._process.stdout.close()  # type: ignore[union-attr]
        self._work.cleanup()

    def _listen(self) -> None:
        """Put the frames into the queue, in a separate thread."""
        pipe: Any = self._process.stdout
        frame: frames.Frame | None = None
        with suppress(frames.Spoilt, OSError, ValueError, MemoryError):
            number = 0
            while frame := frames.receive(self._secret, number, lambda count: os.read(pipe.fileno(), count)):
                self._frames.put(frame)
                number += 1
        self._frames.put(None)

    def _last_frame(self) -> frames.Frame | None:
        try:
            return self._frames.get(timeout=ENDING)
        except Empty:
            return None


def end_strays(cookie: str) -> None:
    """End processes that have escaped from their guard, found by their cookie, and wait for their end (Linux)."""
    if not sys.platform.startswith("linux"):
        return
    wanted = f"\0{launch.COOKIE}={cookie}".encode()
    end = monotonic() + ENDING
    while strays := [pid for pid in _pids() if _has_in_environment(pid, wanted)]:
        for pid in strays:
            with suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        if monotonic() >= end:
            return  # it is in a read that cannot be interrupted
        sleep(0.005)


def _pids() -> list[int]:
    return [int(name) for name in os.listdir("/proc") if name.isdigit()]  # noqa: PTH208


def _has_in_environment(pid: int, wanted: bytes) -> bool:
    """Whether a running process has this in its environment; that of an ended one cannot be read."""
    with suppress(OSError), open(f"/proc/{pid}/environ", "rb") as file:  # noqa: PTH123
        return wanted in b"\0" + file.read()
    return False


# A program cannot say anything else with our voice.
REFUSALS: Final = (
    "observe.unknown_parameter", "observe.no_function", "observe.no_form", "observe.no_grid", "observe.nothing_to_run",
    "observe.several_functions", "observe.no_one_goal",
)  # fmt: skip


class Begun(NamedTuple):
    """What is known before any code of the program has run."""

    family: str | None  # None: not Python
    function: str | None
    protections: list[str]  # the names of the active protections
    when: float
    reached: int = 0  # expansions that its process reported at the end of the run


class Apart:
    """Runs programs with this much memory each. `protections`: the names of the last one's protections."""

    def __init__(self, megabytes: float) -> None:
        self.megabytes = megabytes
        self.protections: list[str] = []

    def observe(self, setup: Setup, request: Request) -> Observation:
        """Run the program on the problem. Raises BadInput if it cannot run at all."""
        order = {"values": setup.values, "request": asdict(request), "megabytes": self.megabytes}
        with RunningProcess(order) as process:
            return self._observed(process, setup, request)

    def _observed(self, process: RunningProcess, setup: Setup, request: Request) -> Observation:
        begun = Begun(None, request.function, [], monotonic())
        try:
            frame = process.next_frame(START_UP)
        except TimeoutError:
            frame = None
        if frame is None:
            return _ended(setup, begun, "not-judged", message("observe.report.not_begun"))
        try:
            if frame.kind == frames.REFUSED:
                raise _refusal(frame.payload)
            begun = _begun(frame)
            self.protections = begun.protections
            frame = process.next_frame(request.seconds + GRACE)
            if frame is not None and frame.kind == frames.OVER:
                begun = begun._replace(reached=min(_number(frame.payload), request.max_nodes))
                frame = process.next_frame(FINISHING + 2 * request.seconds)
            if frame is not None:
                return _reported(frame, setup, begun)
        except TimeoutError:
            return _ended(setup, begun, "timeout", None)
        except Untrue as untrue:
            return _ended(setup, begun, "error", untrue.message)
        except (Malformed, ValueError, KeyError, TypeError, RecursionError, MemoryError):
            return _ended(setup, begun, "error", message("observe.report.no_report"))
        return _ended(setup, begun, "error", _why(process.status()))


def _begun(frame: frames.Frame) -> Begun:
    if frame.kind != frames.BEGUN:
        raise Malformed
    begun = json.loads(frame.payload)
    return Begun(begun["family"], begun["function"], begun["protections"], monotonic())


def _reported(frame: frames.Frame, setup: Setup, begun: Begun) -> Observation:
    """The verified observation. Raises BadInput if the program cannot run, Malformed and Untrue."""
    if frame.kind == frames.REFUSED:
        raise _refusal(frame.payload)
    if frame.kind == frames.FAILED:
        why = message("observe.report.failed", error=str(json.loads(frame.payload)))
        return _ended(setup, begun, "not-judged", why)
    if frame.kind != frames.REPORT:
        raise Malformed
    with seldom_collected():
        noted = observation_of_data(json.loads(frame.payload))
        verify(noted, setup, begun.family, begun.function, monotonic() - begun.when)
    return noted


def _number(payload: bytes) -> int:
    """A number from the program's process; 0 for anything else, because the payload may be forged."""
    return int(payload) if payload.isdigit() and len(payload) < 10 else 0


def _refusal(payload: bytes) -> BadInput:
    refusal = json.loads(payload)
    why = message_of_data(refusal["message"])
    if why.id not in REFUSALS:
        raise Malformed
    return BadInput(str(refusal["field"]), why)


def _ended(setup: Setup, begun: Begun, outcome: str, why: Message | None) -> Observation:
    """The observation of a program without a report."""
    noted = Observation(begun.family or "script", begun.function, start=setup.problem.initial, outcome=outcome)
    noted.lost, noted.reached = begun.family is not None, begun.reached
    noted.error = ProgramError(None, why, 0) if why else None
    return noted


def _why(status: int | None) -> Message:
    """Why the process ended, by its exit status."""
    if status is None or status == 0:
        return message("observe.report.no_report")
    if status == frames.OUT_OF_MEMORY:
        return message("own.memory")
    if status < 0 or KILLED < status < KILLED + 128:
        return message("observe.report.killed", signal=-status if status < 0 else status - KILLED)
    return message("observe.report.exited", status=status)
