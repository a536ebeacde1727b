"""`python3 -m searchlight experiment`: carry out a plan, and write its rows to a file or standard output."""

import json
import os
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext
from functools import partial
from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TextIO

from searchlight import errors
from searchlight.batch.crew import rows_of
from searchlight.batch.given_plan import as_typed_here, plan_data
from searchlight.batch.processes import Processes
from searchlight.batch.scenarios import Lengths, scenarios_of
from searchlight.batch.tables import FORMS, Csv, File, Form, Json, Table, begun
from searchlight.command.arguments import refuse, say
from searchlight.command.output_file import claimed
from searchlight.command.terminal import steerable
from searchlight.errors import BadInput
from searchlight.experiment.counting import Search, counted, row_of
from searchlight.experiment.plan import Plan, read_plan
from searchlight.experiment.row import Row, identity
from searchlight.experiment.summary import Summary
from searchlight.options import WholeNumber
from searchlight.texts import english, message


class Done:
    """Counts the rows that exist; a search may be in a plan twice if a start was drawn twice."""

    def __init__(self, rows: Iterable[Row] = ()) -> None:
        self._counts = Counter(map(_key, rows))

    def __len__(self) -> int:
        return self._counts.total()

    def check(self, plan: Plan, name: str) -> None:
        """Raise BadInput for `resume` if there are rows of searches that are not in the plan."""
        left = self._counts.copy()
        for search in plan if left else ():
            left[_key(row_of(search, ""))] -= 1
        if foreign := (+left).total():
            raise BadInput("resume", message("command.experiment.foreign_rows", value=name, count=foreign))

    def missing(self, plan: Plan) -> Iterator[Search]:
        """The searches of the plan that have no row, in their order."""
        left = self._counts.copy()
        for search in plan:
            key = _key(row_of(search, "")) if left else b""
            if left[key] > 0:
                left[key] -= 1
            else:
                yield search


def _key(row: Row) -> bytes:
    """A key of 16 bytes per search, to save memory."""
    return blake2b("\0".join(identity(row)).encode(), digest_size=16).digest()


OFTEN: Final = 0.5  # seconds between two updates
CLEARED: Final = "\r\x1b[K"


class Progress:
    def __init__(self, searches: int, done: int) -> None:
        self._searches = searches
        self._done = self._before = done
        self._started = self._printed_at = perf_counter()
        self._shown = sys.stderr.isatty()

    def one_more(self) -> None:
        self._done += 1
        now = perf_counter()
        if self._shown and now - self._printed_at >= OFTEN:
            self._printed_at = now
            each = (now - self._started) / (self._done - self._before)
            minutes = each * (self._searches - self._done) / 60
            line = english("command.experiment.progress", done=self._done, searches=self._searches, minutes=minutes)
            print(f"{CLEARED}{line}", end="", file=steerable(sys.stderr), flush=True)

    def end(self) -> None:
        if self._shown:
            print(CLEARED, end="", file=steerable(sys.stderr), flush=True)


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


COMMAND: Final = "experiment"
WORKERS: Final = WholeNumber("workers", least=1, most=1024)


def run(arguments: Namespace) -> int:
    """Run the command. Exit status 0 if every search has its row, 2 for bad input."""
    try:
        scenarios = scenarios_of(arguments)
        plan = read_plan(plan_data(arguments, scenarios))
        for caveat in plan.caveats:
            say(COMMAND, english("command.warning", sentence=caveat))
        lengths = None if scenarios is None else Lengths(scenarios)
        with nullcontext() if arguments.out is None else claimed(arguments.out):
            _run(plan, arguments, lengths)
        for line in lengths.as_lines() if lengths else ():
            say(COMMAND, line)
    except BadInput as complaint:
        return refuse(COMMAND, f"{as_typed_here(complaint.field, arguments)}: {complaint.text}")
    return 0


def _run(plan: Plan, arguments: Namespace, lengths: Lengths | None) -> None:
    summary = Summary()
    takers: list[Summary | Lengths] = [summary, *([lengths] if lengths else [])]
    hands = _hands(arguments)
    finished = False
    try:
        table = _table(arguments)
        try:
            done = Done(_counted(table.rows(), takers))
            done.check(plan, str(arguments.out))
            progress = Progress(len(plan), len(done))
            one, lost = partial(counted, limits=plan.limits), partial(row_of, outcome="crash")
            for row in rows_of(done.missing(plan), one, hands, lost):
                table.add([row])
                for each in takers:
                    each.add(row)
                progress.one_more()
            progress.end()
            finished = True
        finally:
            table.close(complete=finished)
    finally:
        hands.close(at_once=not finished)
    if arguments.summary:
        print(json.dumps(summary.as_plain_data()) if arguments.json else summary.as_text())


def _counted(rows: Iterable[Row], takers: Sequence[Summary | Lengths]) -> Iterator[Row]:
    for row in rows:
        for each in takers:
            each.add(row)
        yield row


def _hands(arguments: Namespace) -> Any:
    """Processes, by default one per core, or a cluster."""
    if arguments.dask is not None:
        if arguments.workers is not None:
            raise BadInput("workers", message("experiment.only_one", other="dask"))
        from searchlight.batch.cluster import Cluster

        return Cluster(arguments.dask)
    return Processes(WORKERS.read(arguments.workers or os.cpu_count() or 1))


def _table(arguments: Namespace) -> Table:
    if arguments.out is None:
        if arguments.resume:
            raise BadInput("resume", message("command.experiment.nothing_to_resume"))
        form = None if arguments.summary else Json() if arguments.json else Csv()
        return Printed(form, sys.stdout)
    path = Path(arguments.out)
    if path.suffix not in FORMS:
        raise errors.not_one_of("out", path.suffix, FORMS)
    if not arguments.resume and begun(path):
        raise BadInput("out", message("command.experiment.there_already", value=str(path)))
    return File(path, FORMS[path.suffix]())
