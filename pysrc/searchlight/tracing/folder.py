"""Judge every program of a folder (or one, for a grader's file), each in its own process, into a row each."""

import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from searchlight.batch.crew import Chunk, Do, Row, rows_of, work
from searchlight.command import output_file
from searchlight.command.arguments import say
from searchlight.command.output_file import not_written
from searchlight.command.terminal import visible
from searchlight.errors import BadInput
from searchlight.options import WholeNumber
from searchlight.texts import english, message
from searchlight.tracing.grading import classroom50, formats
from searchlight.tracing.process import namespaces
from searchlight.tracing.process.judges import PROTECTION, Judges, Order, Program, failed_row, judged_elsewhere
from searchlight.tracing.submission import is_submission, names_in, read_submission

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


class Threads:
    """Judges this many programs in parallel. `stop()` ends the judges that are running."""

    lost: tuple[type[BaseException], ...] = ()  # a lost judge still gives a row

    def __init__(self, count: int, stop: Callable[[], None]) -> None:
        self.count, self._stop = count, stop
        self._pool = ThreadPoolExecutor(max_workers=count)

    def give(self, do: Do, chunk: Chunk) -> "Future[list[Row]]":
        return self._pool.submit(work, do, chunk)

    def renew(self) -> None:
        """Do nothing: threads are never lost."""

    def close(self, *, at_once: bool = False) -> None:
        """End the threads; `at_once`: without waiting for the remaining programs."""
        if at_once:
            self._stop()
        self._pool.shutdown(cancel_futures=at_once)


WALLS: Final = ("processes", "network", "files")  # without these, a program can affect the rest of the system
WORKERS: Final = WholeNumber("workers", least=1, most=1024)


def run(arguments: Namespace, order: Order, form: str | None) -> int:
    """Write the rows in this form (None: lines of text). The exit status is 0 whatever the programs did.

    Raises BadInput.
    """
    place = Path(arguments.submission)
    of_many = place.is_dir() and not is_submission(place)
    _check(arguments, form, folder=of_many)
    names = names_in(place) if of_many else [place.name]
    programs = (_program(place / name if of_many else place, arguments, order, within=of_many) for name in names)
    hands, do = _hands(arguments, order)
    missing: set[str] = set()
    finished = False
    try:
        if arguments.out is None:
            rows = _noted(_in_order(rows_of(programs, do, hands, _crashed, most=1), names), missing)
            _print(rows, form, graded=order.request["against"] is not None)
        else:
            out = Path(arguments.out)
            with _journal(out, order, resume=arguments.resume) as journal:
                todo = (each for each in programs if not journal.has(each))
                for row in rows_of(todo, do, hands, _crashed, most=1):
                    journal.add(row)
                output_file.write(
                    out, formats.FORMATS[form or "csv"](list(_noted((journal.rows[name] for name in names), missing)))
                )
        finished = True
    finally:
        hands.close(at_once=not finished)
    if walls := [wall for wall in WALLS if wall in missing]:
        say("observe", english("command.warning", sentence=message("observe.walls_missing", names=walls)))
    return 0


def _program(place: Path, arguments: Namespace, order: Order, *, within: bool) -> Program:
    """A submission; one that cannot be read has a fault."""
    try:
        given = read_submission(place, arguments.main, order.request["function"], place.parent if within else None)
    except BadInput as complaint:
        return Program(place.name, None, complaint.text)
    return Program(place.name, given.text, files=given.files)


def _check(arguments: Namespace, form: str | None, *, folder: bool) -> None:
    """Refuse incompatible options before any program runs."""
    if form == "classroom50":
        classroom50.check()
    if arguments.dask is not None and arguments.workers is not None:
        raise BadInput("workers", message("experiment.only_one", other="dask"))
    if arguments.resume and (arguments.out is None or not folder):
        raise BadInput("resume", message("grading.nothing_to_resume"))


def _hands(arguments: Namespace, order: Order) -> tuple[Any, Do]:
    """The processes that judge programs, and their tasks."""
    if arguments.dask is not None:
        from searchlight.batch.cluster import Cluster

        return Cluster(arguments.dask), partial(judged_elsewhere, order)
    count = WORKERS.read(arguments.workers or os.cpu_count() or 1)
    namespaces.set_option(namespaces.DUMPABLE, 0)  # the user's other processes cannot open its files
    judges = Judges(order)
    return Threads(count, judges.close), judges.row


def _crashed(program: Program) -> Row:
    return failed_row(program.name, english("observe.told.ended"))


def _in_order(rows: Iterable[Row], names: list[str]) -> Iterator[Row]:
    """Yield the rows in the order of the names, each as soon as the previous ones are complete."""
    ready: dict[str, Row] = {}
    place = 0
    for row in rows:
        ready[row["file"]] = row
        while place < len(names) and names[place] in ready:
            yield ready.pop(names[place])
            place += 1


def _noted(rows: Iterable[Row], missing: set[str]) -> Iterator[Row]:
    """Add the protections that any of the programs ran without to `missing`."""
    for row in rows:
        if row[PROTECTION] is not None:
            missing |= set(WALLS) - set(row[PROTECTION])
        yield row


@contextmanager
def _journal(out: Path, order: Order, *, resume: bool) -> Iterator[Journal]:
    """The journal beside the output file, which keeps the rows until that is written."""
    with output_file.claimed(out):
        output_file.check(out)
        journal = Journal(out, order, resume=resume)
        complete = False
        try:
            yield journal
            complete = True
        finally:
            journal.close(complete=complete)


def _print(rows: Iterable[Row], form: str | None, *, graded: bool) -> None:
    """Print the rows to standard output, line formats row by row."""
    if form not in (None, "csv"):
        sys.stdout.write(formats.FORMATS[str(form)](list(rows)))
        return
    if form == "csv":
        sys.stdout.write(formats.heading(graded=graded))
    for row in rows:
        sys.stdout.write(formats.as_csv_row(row, graded=graded) if form == "csv" else f"{_line(row)}\n")
        sys.stdout.flush()


def _line(row: Row) -> str:
    values = [f"{name} {row[name]}" for name in ("cost", "expanded", "generated", "cause", "perturbed", "error")
            if row[name] is not None]  # fmt: skip
    return visible(f"{row['file']:<40} {row['outcome']:<9} {', '.join(values)}")
