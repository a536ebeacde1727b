"""Write rows as Parquet. The format has its index at the end, so a journal keeps the rows until all exist."""

from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, Final

from searchlight.batch.tables import File, Form, begun
from searchlight.errors import BadInput
from searchlight.experiment.row import COLUMNS, NUMBERS, WHOLE, Row
from searchlight.texts import message

GROUP: Final = 50_000  # rows that are in memory at a time


def journal_of(path: Path) -> Path:
    return path.with_name(path.name + ".jsonl")


class Parquet:
    """A Parquet file; until it is complete, its rows are in `NAME.parquet.jsonl`, which survives a kill."""

    def __init__(self, path: Path) -> None:
        """Raises BadInput for `out` if pyarrow is missing or the file cannot be written."""
        try:
            self._arrow: Any = import_module("pyarrow")
            self._parquet: Any = import_module("pyarrow.parquet")
        except ImportError as error:
            raise BadInput("out", message("command.experiment.no_pyarrow")) from error
        self._path = path
        self._place = journal_of(path)
        self._known = self._place.exists() or not begun(path)  # whether the journal has all existing rows
        self._journal = File(self._place, Form())

    def rows(self) -> Iterator[Row]:
        yield from self._journal.rows()
        if not self._known:  # a complete file is extended
            for row in self._stored():
                self._journal.add([row])
                yield row

    def add(self, rows: Iterable[Row]) -> None:
        self._journal.add(rows)

    def close(self, *, complete: bool) -> None:
        self._journal.close(complete=complete)
        if complete:
            self._write()
            self._place.unlink()

    def _stored(self) -> Iterator[Row]:
        try:
            with self._parquet.ParquetFile(self._path) as file:
                for batch in file.iter_batches(GROUP):
                    for row in batch.to_pylist():
                        if tuple(row) != COLUMNS:
                            raise ValueError(row)
                        yield row
        except (OSError, ValueError) as error:  # ArrowInvalid is a ValueError
            raise BadInput("out", message("command.experiment.no_table", value=self._path.name, line=1)) from error

    def _write(self) -> None:
        arrow = self._arrow
        kinds = dict.fromkeys(COLUMNS, arrow.string())
        kinds |= dict.fromkeys(WHOLE, arrow.int64()) | dict.fromkeys(NUMBERS, arrow.float64())
        schema = arrow.schema(list(kinds.items()))
        half = self._path.with_name(self._path.name + ".half")
        journal = File(self._place, Form())
        rows = journal.rows()
        with self._parquet.ParquetWriter(half, schema) as writer:
            while group := list(islice(rows, GROUP)):
                writer.write_table(arrow.Table.from_pylist(group, schema=schema))
        journal.close(complete=False)
        half.replace(self._path)
