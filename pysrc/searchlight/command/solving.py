"""`solve --out FILE`: run a search and write it to a file; a record while it runs, other formats at its end."""

from pathlib import Path
from typing import Any, Final

from searchlight.command.output_file import claimed, not_written
from searchlight.errors import bad, listed, shown
from searchlight.events import Drive
from searchlight.record import Record
from searchlight.recorded.recording import head, stream
from searchlight.recorded.written import WRITERS, written_as
from searchlight.run import Run
from searchlight.setup import Setup
from searchlight.stream.live import ChunkedRun
from searchlight.stream.writer import Writer, written

ENDINGS: Final = {".json": "record", ".json.gz": "record", ".csv": "csv", ".trace.yaml": "posthoc"}
ACCEPTED: Final = tuple(ENDINGS)


def solve_into(setup: Setup, out: str) -> Run:
    """Run the search into the file. Raises BadInput."""
    path = Path(out)
    kind = next((kind for ending, kind in ENDINGS.items() if path.name.lower().endswith(ending)), None)
    if kind is None:
        raise bad("out", "records.wrong_ending", name=shown(out), accepted=listed(ACCEPTED))
    try:
        with claimed(path), written(path) as file:
            if kind != "record":
                return _whole(setup, kind, file)
            return _streamed(setup, Writer(file, head(setup)))
    except OSError as error:
        raise not_written(out, error) from error


def _streamed(setup: Setup, writer: Writer) -> Run:
    run = ChunkedRun(setup)
    stream(run, writer)
    return run


def _whole(setup: Setup, kind: str, file: Any) -> Run:
    run = Run(Drive(setup.search()), Record(), setup.values["max_nodes"])
    run.advance()
    file.write(WRITERS[kind](written_as(setup, run)))
    return run
