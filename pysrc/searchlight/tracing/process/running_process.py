"""Start a program in its own process, receive its frames, and end it with everything it has started."""

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
from queue import Empty, SimpleQueue
from time import monotonic, sleep
from typing import Any, Final

from searchlight.tracing.process import frames, launch
from searchlight.tracing.process.inner import HEAD_BYTES

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
