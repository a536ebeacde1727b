"""Start judges of programs as separate processes, wait for their rows, and end them."""

import json
import os
import secrets
import signal
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from searchlight.errors import shortened
from searchlight.texts import english
from searchlight.tracing.process import launch
from searchlight.tracing.process.apart import end_strays

COLUMNS: Final = (
    "file", "family", "function", "outcome", "cost", "expanded", "generated", "goal_tests", "frontier", "cause", "step",
    "perturbed", "own_start", "error_line", "error", "seconds",
)  # fmt: skip
PROTECTION: Final = "protection"  # a further field: the names of the active protections
GRADED: Final = ("criteria", "link")  # further fields with a textbook algorithm: grades (grading/criteria.py), a link
LONGEST: Final = 500  # characters of an error


def empty_row(name: str) -> dict[str, Any]:
    """A row that has only the file's name."""
    return dict.fromkeys((*COLUMNS, PROTECTION, *GRADED)) | {"file": name}


def failed_row(name: str, error: str) -> dict[str, Any]:
    """The row of a program that could not be judged."""
    return empty_row(name) | {"outcome": "error", "error": shortened(error, LONGEST)}


RUNS: Final = 3  # that the time must allow: the program itself, the textbook algorithm, another start
START_UP: Final = 15.0  # further seconds to start Python three times, perhaps on a busy machine
ENDING: Final = 3.0  # seconds for the guards of an ended judge to end their processes


class Program(NamedTuple):
    """A program to judge, as plain data."""

    name: str  # the file name in its row
    text: str | None
    fault: str | None = None  # why there is no text
    files: Mapping[str, str] = {}  # texts of its modules and files, by name


@dataclass(frozen=True)
class Order:
    """The order to the judges, the same for all programs, as plain data."""

    values: Mapping[str, Any]  # all options of the search
    request: Mapping[str, Any]  # the fields of watch.session.Request, without the program's own
    megabytes: float
    page: str  # the target of links
    apart_from: Sequence[str]  # folders from which nothing may be imported

    @property
    def seconds(self) -> float:
        return float(self.request["seconds"])

    def of(self, program: Program) -> dict[str, Any]:
        """The order for the judge of one program."""
        files = {**program.files, **self.request["files"]}
        request = {**self.request, "text": program.text, "file": program.name, "files": files}
        return {"values": self.values, "request": request, "megabytes": self.megabytes, "page": self.page}


def judged_elsewhere(order: Order, program: Program) -> dict[str, Any]:
    """The row of a program, computed by another process."""
    return Judges(order).row(program)


class Judges:
    """Runs judges with the same order. `row` may be called from several threads."""

    def __init__(self, order: Order) -> None:
        self._order = order
        self._running: set[subprocess.Popen[bytes]] = set()
        self._closed = False

    def row(self, program: Program) -> dict[str, Any]:
        """Judge one program."""
        if program.text is None:
            return failed_row(program.name, str(program.fault))
        cookie = secrets.token_hex(16)
        process = subprocess.Popen(
            launch.command("searchlight.tracing.process.judge", apart_from=self._order.apart_from),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env=launch.environment(**{launch.COOKIE: cookie}), start_new_session=os.name == "posix",
        )  # fmt: skip
        self._running.add(process)
        try:
            if self._closed:
                return empty_row(program.name)
            wanted = json.dumps(self._order.of(program)).encode("ascii")
            answer, _ = process.communicate(wanted, RUNS * self._order.seconds + START_UP)
            return {**json.loads(answer), "file": program.name}
        except subprocess.TimeoutExpired:
            return empty_row(program.name) | {"outcome": "timeout"}
        except ValueError:  # the judge was killed
            return failed_row(program.name, english("observe.told.ended"))
        finally:
            self._end(process)
            end_strays(cookie)

    def close(self) -> None:
        """End all running judges, and start no more. Threads that wait for a row get one and clean up."""
        self._closed = True
        for process in [*self._running]:
            _kill(process)

    def _end(self, process: "subprocess.Popen[bytes]") -> None:
        _kill(process)
        with suppress(subprocess.TimeoutExpired):
            process.communicate(timeout=ENDING)
        self._running.discard(process)


def _kill(process: "subprocess.Popen[bytes]") -> None:
    process.kill()
    if os.name == "posix":
        with suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
