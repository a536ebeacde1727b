"""A journal of the rows of a folder that is being graded, line by line, so that an interruption loses none of them.

The first line has the options. A line that an interruption left half-written is removed.
"""

import json
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

from searchlight.command.output_file import not_written
from searchlight.errors import BadInput
from searchlight.texts import message
from searchlight.tracing.process.judges import Order, Program

SUFFIX = ".rows.jsonl"


class Journal:
    """A file beside `out`, removed when that is written. Raises BadInput for `out` and `resume`."""

    def __init__(self, out: Path, order: Order, *, resume: bool) -> None:
        self.path = out.with_name(out.name + SUFFIX)
        self.rows: dict[str, dict[str, Any]] = {}  # by the name of the program
        self._digests: dict[str, str] = {}
        order_digest = digest(json.dumps([order.values, order.request, order.megabytes, order.page], sort_keys=True))
        heading = json.dumps({"observe": order_digest}).encode() + b"\n"
        if self.path.exists() and not resume:
            raise BadInput("out", message("grading.begun", name=str(self.path)))
        try:
            self._file = self.path.open("r+b" if self.path.exists() else "w+b")
        except OSError as error:
            raise not_written(out, error) from error
        self._read(heading, str(self.path))

    def has(self, program: Program) -> bool:
        """Whether there is a row for the program's current text; if not, expect one."""
        now = digest(json.dumps([program.text or "", dict(program.files)]))
        known = program.name in self.rows and self._digests[program.name] == now
        self._digests[program.name] = now
        return known

    def add(self, row: Mapping[str, Any]) -> None:
        """Add a row, flushed before this returns."""
        name = row["file"]
        self.rows[name] = dict(row)
        self._file.write(json.dumps({"digest": self._digests[name], "row": row}).encode() + b"\n")
        self._file.flush()

    def close(self, *, complete: bool) -> None:
        """Close the file, and remove it if `complete`: the rows are in the output file now."""
        self._file.close()
        if complete:
            self.path.unlink()

    def _read(self, heading: bytes, name: str) -> None:
        whole = 0  # bytes of complete lines
        for number, line in enumerate(self._lines()):
            if number == 0 and line != heading:
                self._file.close()
                raise BadInput("resume", message("grading.other_rows", name=name))
            if number:
                try:
                    data = json.loads(line)
                    self.rows[data["row"]["file"]], self._digests[data["row"]["file"]] = data["row"], data["digest"]
                except (ValueError, KeyError, TypeError) as error:
                    self._file.close()
                    raise BadInput("resume", message("grading.other_rows", name=name)) from error
            whole += len(line)
        self._file.seek(whole)
        self._file.truncate()
        if not whole:
            self._file.write(heading)
            self._file.flush()

    def _lines(self) -> Iterator[bytes]:
        return (line for line in self._file if line.endswith(b"\n"))


def digest(text: str) -> str:
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
