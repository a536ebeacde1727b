"""Judge every program of a folder (or one, for a grader's file), each in its own process, into a row each."""

import os
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from searchlight.batch.crew import Do, rows_of
from searchlight.command import output_file
from searchlight.command.arguments import say
from searchlight.command.terminal import visible
from searchlight.errors import BadInput
from searchlight.options import WholeNumber
from searchlight.texts import english, message
from searchlight.tracing.grading import classroom50, tables
from searchlight.tracing.grading.formats import FORMATS
from searchlight.tracing.journal import Journal
from searchlight.tracing.process import namespaces
from searchlight.tracing.process.judges import Judges, Order, Program, judged_elsewhere
from searchlight.tracing.process.rows import PROTECTION, failed_row
from searchlight.tracing.submission import is_submission, names_in, read_submission
from searchlight.tracing.threads import Threads

WALLS: Final = ("processes", "network", "files")  # without these, a program can affect the rest of the system
WORKERS: Final = WholeNumber("workers", least=1, most=1024)

Row = dict[str, Any]


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
                    out, FORMATS[form or "csv"](list(_noted((journal.rows[name] for name in names), missing)))
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
        sys.stdout.write(FORMATS[str(form)](list(rows)))
        return
    if form == "csv":
        sys.stdout.write(tables.heading(graded=graded))
    for row in rows:
        sys.stdout.write(tables.as_csv_row(row, graded=graded) if form == "csv" else f"{_line(row)}\n")
        sys.stdout.flush()


def _line(row: Row) -> str:
    values = [f"{name} {row[name]}" for name in ("cost", "expanded", "generated", "cause", "perturbed", "error")
            if row[name] is not None]  # fmt: skip
    return visible(f"{row['file']:<40} {row['outcome']:<9} {', '.join(values)}")
