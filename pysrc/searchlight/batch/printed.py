"""Print rows to standard output as they come, or discard them if only their summary is wanted."""

from collections.abc import Iterable, Iterator
from typing import TextIO

from searchlight.batch.tables import Form
from searchlight.experiment.row import Row


class Printed:
    """Prints rows in this form; `form` None: discards them."""

    def __init__(self, form: Form | None, output: TextIO) -> None:
        self._form = form
        self._output = output
        self._empty = True

    def rows(self) -> Iterator[Row]:
        self._write(self._form.opening if self._form else "")
        yield from ()

    def add(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self._write(self._form.record(row, self._empty) if self._form else "")
            self._empty = False
        self._output.flush()

    def close(self, *, complete: bool) -> None:
        self._write(self._form.close if self._form and complete else "")

    def _write(self, text: str) -> None:
        self._output.write(text)
