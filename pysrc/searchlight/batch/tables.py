"""Write rows to files line by line: CSV, JSON lines, JSON. A line that an interruption left half-written is removed."""

import csv
import io
import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final, Protocol

from searchlight.cells import as_csv, unmarked
from searchlight.command.output_file import not_written
from searchlight.errors import BadInput
from searchlight.errors.foreign_json import read_json
from searchlight.experiment.row import COLUMNS, NUMBERS, WHOLE, Row
from searchlight.texts import message

NOT_PLAIN: Final = re.compile("[\x7f-\x9f\ud800-\udfff]")  # control characters, and halves of a pair


class Table(Protocol):
    """A destination of an experiment's rows."""

    def rows(self) -> Iterator[Row]:
        """The existing rows. Raises BadInput for `out` if the file is not such a table."""

    def add(self, rows: Iterable[Row]) -> None:
        """Add rows, flushed before this returns, so that they survive the end of this process."""

    def close(self, *, complete: bool) -> None:
        """Close the table; `complete`: there will be no more rows."""


def begun(path: Path) -> bool:
    """Whether the file has any content."""
    return path.is_file() and path.stat().st_size > 0


class Form:
    """The form of a file of rows: an opening, a record for each row, a close."""

    opening: str = ""
    close: str = ""

    def record(self, row: Row, first: bool) -> str:
        """The row as text that ends with a line feed and has no other one outside quotation marks."""
        text = json.dumps(row, ensure_ascii=False)
        return NOT_PLAIN.sub(lambda match: f"\\u{ord(match[0]):04x}", text) + "\n"

    def row(self, record: str) -> Row:
        """Read a row. Raises ValueError if the text is not one."""
        row = read_json(record)
        if not isinstance(row, dict) or tuple(row) != COLUMNS:
            raise ValueError(record)
        return row


class Json(Form):
    """An array with one row per line. The comma comes before a row, so that every written line is complete."""

    opening = "[\n"
    close = "]\n"

    def record(self, row: Row, first: bool) -> str:
        return ("" if first else ",") + super().record(row, first)

    def row(self, record: str) -> Row:
        return super().row(record.removeprefix(","))


class Csv(Form):
    """A header, and a cell for each column, empty without a value."""

    opening = ",".join(COLUMNS) + "\n"

    def record(self, row: Row, first: bool) -> str:
        return as_csv(row.values())

    def row(self, record: str) -> Row:
        cells = next(csv.reader(io.StringIO(record, newline=""), strict=True), [])
        if len(cells) != len(COLUMNS):
            raise ValueError(record)
        return {name: _value(name, cell) for name, cell in zip(COLUMNS, cells, strict=True)}


FORMS: Final[dict[str, type[Form]]] = {".csv": Csv, ".json": Json, ".jsonl": Form}


class File:
    """A file in one of the forms, which is created or extended."""

    def __init__(self, path: Path, form: Form) -> None:
        """Raises BadInput for `out` if the file cannot be written."""
        self._form = form
        self._name = path.name
        try:
            path.touch()
            self._file: BinaryIO = path.open("r+b")
        except OSError as error:
            raise not_written(path, error) from error
        self._empty = True  # no rows yet

    def rows(self) -> Iterator[Row]:
        whole = 0  # bytes of complete records, up to the close
        for number, record in enumerate(_records(self._file)):
            text = record.decode("utf-8", errors="replace")
            if text == self._form.close:
                break
            if number == 0 and self._form.opening:
                if text != self._form.opening:
                    raise BadInput("out", message("command.experiment.no_table", value=self._name, line=1))
            else:
                try:
                    yield self._form.row(text)
                except ValueError as error:
                    line = message("command.experiment.no_table", value=self._name, line=number + 1)
                    raise BadInput("out", line) from error
                self._empty = False
            whole += len(record)
        self._file.seek(whole)
        self._file.truncate()
        if whole == 0:
            self._write(self._form.opening)

    def add(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self._write(self._form.record(row, self._empty))
            self._empty = False
        self._file.flush()

    def close(self, *, complete: bool) -> None:
        if complete:
            self._write(self._form.close)
        self._file.close()

    def _write(self, text: str) -> None:
        self._file.write(text.encode())


def _records(file: BinaryIO) -> Iterator[bytes]:
    """The complete lines of the file; line feeds inside quotation marks do not end a line."""
    record = b""
    for line in file:
        record += line
        if record.endswith(b"\n") and record.count(b'"') % 2 == 0:
            yield record
            record = b""


def _value(name: str, cell: str) -> Any:
    if cell == "":
        return "" if name in ("start", "options") else None
    if name in WHOLE:
        return int(cell)
    if name in NUMBERS:
        return int(cell) if cell.isdigit() else float(cell)
    return unmarked(cell)
