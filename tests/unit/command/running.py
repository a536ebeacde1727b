"""The command line run by tests: in this process, and in a process of its own."""

import contextlib
import io
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import psutil

from searchlight.__main__ import main

ROOT = Path(__file__).parents[3]

Done: TypeAlias = "subprocess.CompletedProcess[str]"


def searchlight(*arguments: str) -> Done:
    """What the command does, in this process: starting Python takes ten times as long as most of what is asked here."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main(list(arguments))
    return subprocess.CompletedProcess(arguments, status, out.getvalue(), err.getvalue())


def in_its_own_process(*arguments: str) -> Done:
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "searchlight", *arguments],
        cwd=ROOT / "pysrc",
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@contextlib.contextmanager
def interruptible(*arguments: str, **how: Any) -> Iterator[psutil.Popen]:
    """The command in a process that Ctrl-C interrupts; at the end neither it nor anything that it started is left.

    A shell ignores SIGINT in what it starts in the background, and every process inherits that. A signal that has a
    handler is back at its default in a new program.
    """
    command = [sys.executable, "-m", "searchlight", *arguments]
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        started = psutil.Popen(command, cwd=ROOT / "pysrc", stderr=subprocess.PIPE, **how)
    finally:
        signal.signal(signal.SIGINT, before)
    with started as running:
        try:
            yield running
        finally:
            with contextlib.suppress(psutil.NoSuchProcess):
                for process in (*running.children(recursive=True), running):
                    with contextlib.suppress(psutil.NoSuchProcess):
                        process.kill()
