"""`solve --out FILE`: run a search and write it to a file; a record while it runs, other formats at its end."""

from pathlib import Path
from typing import Any, Final

from searchlight import errors
from searchlight.events import Drive
from searchlight.record import Record
from searchlight.recorded.files.record_file import AT_ONCE
from searchlight.recorded.recording import head, stream
from searchlight.recorded.written import WRITERS, written_as
from searchlight.run import Run
from searchlight.setup import Setup
from searchlight.source_listing.listing import Listing, TracedDrive
from searchlight.stream.chunk import ending
from searchlight.stream.live import ChunkedRun
from searchlight.stream.sample_chunks import chunks_of
from searchlight.stream.sampled import Sample, SampledRun
from searchlight.stream.writer import Writer, written

ENDINGS: Final = {".json": "record", ".json.gz": "record", ".csv": "csv", ".trace.yaml": "posthoc"}
ACCEPTED: Final = tuple(ENDINGS)
LEAST: Final = 100  # smallest sample: room for a path and its siblings


def solve_into(setup: Setup, out: str, sample: str | None) -> Run:
    """Run the search into the file. `sample`: nodes to keep of each iteration. Raises BadInput."""
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


def _streamed(setup: Setup, writer: Writer) -> Run:
    run = ChunkedRun(setup)
    stream(run, writer)
    return run


def _sampled(setup: Setup, writer: Writer, most: int) -> Run:
    drive = TracedDrive(setup.search(), Listing(setup.algorithm.source(setup.values)))
    run = SampledRun(drive, sample := Sample(most), setup.values["max_nodes"])
    run.advance()
    tree = sample.tree(run.path())
    for chunk in chunks_of(tree, setup.problem, AT_ONCE):
        writer.add(chunk)
    of = {"kept": len(tree.nodes), "of": sample.row_count, "most": most}
    sample_of = of if of["kept"] < of["of"] else None
    writer.end(ending(run.result(setup.problem.plain), tree.path, run.max_nodes), sample=sample_of)
    return run


def _whole(setup: Setup, kind: str, file: Any) -> Run:
    run = Run(Drive(setup.search()), Record(), setup.values["max_nodes"])
    run.advance()
    file.write(WRITERS[kind](written_as(setup, run)))
    return run
