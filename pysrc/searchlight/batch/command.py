"""`python3 -m searchlight experiment`: carry out a plan, and write its rows to a file or standard output."""

import json
import os
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any, Final

from searchlight import errors
from searchlight.batch.crew import rows_of
from searchlight.batch.given_plan import as_typed_here, plan_data
from searchlight.batch.printed import Printed
from searchlight.batch.processes import Processes
from searchlight.batch.progress import Progress
from searchlight.batch.resuming import Done
from searchlight.batch.scenarios import Lengths, scenarios_of
from searchlight.batch.tables import FORMS, Csv, File, Json, Table, begun
from searchlight.command.arguments import refuse, say
from searchlight.command.output_file import claimed
from searchlight.errors import BadInput
from searchlight.experiment.counting import counted, row_of
from searchlight.experiment.plan import Plan, read_plan
from searchlight.experiment.row import Row
from searchlight.experiment.summary import Summary
from searchlight.options import WholeNumber
from searchlight.texts import english, message

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
