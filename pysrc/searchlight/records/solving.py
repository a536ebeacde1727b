"""`solve --out FILE`: a search run and written down; as a record while it runs, in the other forms when it is over."""

from pathlib import Path
from typing import Any, Final

from searchlight import errors
from searchlight.chunks import ChunkedRun
from searchlight.events import Drive
from searchlight.library.written import WRITERS, named_options, written_as
from searchlight.listing import Listing, TracedDrive
from searchlight.opened import answer, space
from searchlight.record import Record
from searchlight.records.sample import Sample, SampledRun, chunks_of, ending_of
from searchlight.records.writer import Writer, written
from searchlight.run import Run
from searchlight.setup import Setup

AT_ONCE: Final = 8_192  # events in a block: a line that the page takes in within a frame or two
ENDINGS: Final = {".json": "record", ".json.gz": "record", ".csv": "csv", ".trace.yaml": "posthoc"}
ACCEPTED: Final = tuple(ENDINGS)
LEAST: Final = 100  # nodes of a sample: a path and what is beside it


def solve_into(setup: Setup, out: str, sample: str | None) -> Run:
    """Runs the search into the file. `sample`: so many nodes of each iteration are kept. Raises BadInput."""
    path = Path(out)
    kind = next((kind for ending, kind in ENDINGS.items() if path.name.lower().endswith(ending)), None)
    if kind is None:
        raise errors.records.wrong_ending(out, ACCEPTED)
    most = None if sample is None else _most(sample, kind)
    try:
        with written(path) as file:
            if kind != "record":
                return _whole(setup, kind, file)
            writer = Writer(file, head(setup))
            return _streamed(setup, writer) if most is None else _sampled(setup, writer, most)
    except OSError as error:
        raise errors.records.not_written(out, error.strerror or str(error)) from error


def _most(sample: str, kind: str) -> int:
    if kind != "record":
        raise errors.records.sample_of_a_record()
    if not (sample.isascii() and sample.isdigit() and len(sample) < 10):
        raise errors.records.no_number(sample)
    if int(sample) < LEAST:
        raise errors.records.too_small_a_sample(int(sample), LEAST)
    return int(sample)


def head(setup: Setup) -> dict[str, Any]:
    """What a record begins with."""
    run = ChunkedRun(setup)
    return {
        "problem": setup.entry.id,
        "algorithm": setup.algorithm.id,
        "options": {name: setup.values[name] for name in named_options(setup) if setup.values[name] is not None},
        "answer": {**answer(setup), "table": run.table(), "space": space(setup)},
    }


def _streamed(setup: Setup, writer: Writer) -> Run:
    """Nothing of it is kept but what the search itself keeps."""
    run = ChunkedRun(setup)
    while run.outcome is None:
        run.reach(run.record.event_count + AT_ONCE)
        writer.add(run.chunk())
    writer.end(run.ending())
    return run


def _sampled(setup: Setup, writer: Writer, most: int) -> Run:
    drive = TracedDrive(setup.search(), Listing(setup.algorithm.source(setup.values)))
    run = SampledRun(drive, sample := Sample(most), setup.values["max_nodes"])
    run.advance()
    kept = sample.kept(run.path())
    for chunk in chunks_of(kept, setup.problem, AT_ONCE):
        writer.add(chunk)
    of = {"kept": len(kept.nodes), "of": sample.row_count, "most": most}
    writer.end(ending_of(run, kept, setup.problem), of if of["kept"] < of["of"] else None)
    return run


def _whole(setup: Setup, kind: str, file: Any) -> Run:
    run = Run(Drive(setup.search()), Record(), setup.values["max_nodes"])
    run.advance()
    file.write(WRITERS[kind](written_as(setup, run)))
    return run
