"""Judges of programs, as processes of their own: started, waited for, ended."""

import json
import os
import secrets
import signal
import subprocess
from argparse import Namespace
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from searchlight.observe.process import launch
from searchlight.observe.process.judge import empty_row, failed_row
from searchlight.observe.process.running_process import end_strays
from searchlight.texts import english

RUNS: Final = 3  # that fit into the time: the program itself, the textbook algorithm, another start
START_UP: Final = 15.0  # seconds beside that: three times Python is started, perhaps on a busy machine
ENDING: Final = 3.0  # seconds that the guards of an ended judge have for what is below them


class Judges:
    """Judges programs of one folder with the same options. `row` may be called from several threads."""

    def __init__(
        self, folder: Path, arguments: Namespace, values: Mapping[str, Any], seconds: float, megabytes: float
    ) -> None:
        self._folder = folder.absolute()
        self._arguments = vars(arguments)
        self._values, self._seconds, self._megabytes = dict(values), seconds, megabytes
        self._running: set[subprocess.Popen[bytes]] = set()
        self._closed = False

    def row(self, name: str) -> dict[str, Any]:
        """What one program did; `name`: of the file, below the folder."""
        path = self._folder / name
        if not path.is_file():
            return failed_row(name, english("observe.report.not_a_file"))
        arguments = {**self._arguments, "file": str(path), "seconds": str(self._seconds)}
        wanted = {"arguments": arguments, "values": self._values, "megabytes": self._megabytes}
        cookie = secrets.token_hex(16)
        process = subprocess.Popen(
            launch.command("searchlight.observe.process.judge", apart_from=[str(self._folder), str(path.parent)]),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env=launch.environment(**{launch.COOKIE: cookie}), start_new_session=os.name == "posix",
        )  # fmt: skip
        self._running.add(process)
        try:
            if self._closed:
                return empty_row(name)
            answer, _ = process.communicate(json.dumps(wanted).encode("ascii"), RUNS * self._seconds + START_UP)
            return {**json.loads(answer), "file": name}
        except subprocess.TimeoutExpired:
            return empty_row(name) | {"outcome": "timeout"}
        except ValueError:  # it was ended from outside
            return failed_row(name, english("observe.told.ended"))
        finally:
            self._end(process)
            end_strays(cookie)

    def close(self) -> None:
        """End whatever is running, and start nothing more."""
        self._closed = True
        for process in [*self._running]:
            self._end(process)

    def _end(self, process: "subprocess.Popen[bytes]") -> None:
        process.kill()
        if os.name == "posix":
            with suppress(OSError):
                os.killpg(process.pid, signal.SIGKILL)
        with suppress(subprocess.TimeoutExpired):
            process.communicate(timeout=ENDING)
        self._running.discard(process)
