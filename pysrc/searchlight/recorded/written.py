"""Write a search as a file up to the shown position: the page's *Export*. Running it again gives the same events."""

import io
from collections.abc import Callable, Mapping
from typing import Final

from searchlight.errors import bad
from searchlight.events import Drive
from searchlight.record import Record
from searchlight.recorded.files import csv_file, posthoc
from searchlight.recorded.recording import head, named_options, stream
from searchlight.recorded.search import Finished
from searchlight.run import Run
from searchlight.setup import Setup
from searchlight.stream.live import ChunkedRun
from searchlight.stream.writer import Writer

MOST: Final = 1_000_000  # nodes in a file that a browser writes; the command line has no limit
WRITERS: Final[Mapping[str, Callable[[Finished], str]]] = {
    "csv": csv_file.to_csv,
    "posthoc": posthoc.to_posthoc,
}


def written(setup: Setup, kind: str, expansions: int | None) -> str:
    """The text of a file of this kind: "json" is a record. `expansions`: as far as it is shown; None: to the end.

    Raises BadInput where it would be too long for a browser.
    """
    return _record(setup, expansions) if kind == "json" else _table(setup, kind, expansions)


def _record(setup: Setup, expansions: int | None) -> str:
    run = ChunkedRun(setup)
    run.max_nodes = MOST + 1
    stream(run, Writer(file := io.StringIO(), head(setup)), expansions)
    _check_length(run)
    return file.getvalue()


def _table(setup: Setup, kind: str, expansions: int | None) -> str:
    run = Run(Drive(setup.search()), Record(), MOST + 1)
    run.advance(expansions)
    _check_length(run)
    return WRITERS[kind](written_as(setup, run))


def _check_length(run: Run) -> None:
    if run.record.generated > MOST:
        raise bad("nodes", "library.too_long_for_a_browser", most=MOST)


def written_as(setup: Setup, run: Run) -> Finished:
    """A recorded run, as far as it is, as files keep it."""
    return Finished.of(
        run,
        setup.problem.plain,
        problem=setup.entry.id,
        algorithm=setup.algorithm.id,
        options=named_options(setup),
        traits=setup.algorithm.traits(setup.values),
        shape=dict(setup.problem.shape),
        plain=setup.problem.plain,
    )
