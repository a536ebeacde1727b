"""The process that judges one program: it starts the program's process and computes the row.

It runs no code of the program itself. If it is killed, only its own row is lost.
"""

import json
import os
import signal
import sys
from collections.abc import Mapping
from typing import Any

from searchlight.catalog.games import GAMES
from searchlight.errors import BadInput, shortened
from searchlight.setup import Setup, read
from searchlight.texts import english
from searchlight.tracing.grading.criteria import grades
from searchlight.tracing.judged import judged
from searchlight.tracing.process import guard, namespaces
from searchlight.tracing.process.guard import limit_memory
from searchlight.tracing.process.judges import COLUMNS, LONGEST, PROTECTION, empty_row, failed_row
from searchlight.tracing.proposal import GAME
from searchlight.tracing.proposed_assignment import program_link
from searchlight.tracing.watch.session import Request


def main() -> int:
    """Read the order as JSON from standard input, and write the row as JSON to standard output."""
    target = os.dup(1)
    os.dup2(2, 1)
    if hasattr(signal, "SIGKILL"):
        namespaces.set_option(namespaces.PARENT_DEATH_SIGNAL, signal.SIGKILL)
    namespaces.set_option(namespaces.DUMPABLE, 0)  # the user's other processes cannot open its files
    wanted = json.load(sys.stdin)
    limit_memory(wanted["megabytes"])
    with guard.ending_orphans():
        row = _row(wanted)
    with os.fdopen(target, "w", encoding="ascii") as output:
        json.dump(row, output)
    return 0


def _row(wanted: Mapping[str, Any]) -> dict[str, Any]:
    name = wanted["request"]["file"]
    kind = {"family": GAME} if wanted["values"]["problem"] in GAMES else {}
    try:
        return _judged_row(name, wanted)
    except BadInput as complaint:  # a field of the assignment is missing or does not fit, so nothing was observed
        return failed_row(name, complaint.text) | kind | {"outcome": "not-judged"}
    except (MemoryError, RecursionError):
        return failed_row(name, english("observe.report.too_large")) | kind
    except Exception as error:  # ours, so it costs the program nothing
        why = english("observe.report.failed", error=f"{type(error).__name__}: {error}"[:LONGEST])
        return failed_row(name, why) | kind | {"outcome": "not-judged"}


def _judged_row(name: str, wanted: Mapping[str, Any]) -> dict[str, Any]:
    setup, request = read(wanted["values"], ahead=False), Request(**wanted["request"])
    if not isinstance(setup, Setup):
        raise setup[0]
    outcome = judged(setup, request, wanted["megabytes"])
    report = outcome.as_plain_data()
    difference, again, error = report.get("difference"), report["perturbed"], report["error"]
    row: dict[str, Any] = {
        **empty_row(name), **{column: report[column] for column in COLUMNS if column in report},
        "expanded": report["expanded"] and len(report["expanded"]),
        "cause": outcome.comparison and outcome.comparison.difference and outcome.comparison.difference.cause,
        "step": difference and difference["step"], "perturbed": again and again["verdict"],
        "error_line": error and error["line"], "error": error and shortened(error["text"], LONGEST),
        "seconds": round(report["seconds"], 3), PROTECTION: report["protection"],
    }  # fmt: skip
    if outcome.comparison is not None:
        row["criteria"] = [grade.as_plain_data() for grade in grades(outcome)]
        row["link"] = program_link(outcome.setup.values, request, outcome.comparison.expansions, wanted["page"])
    return row
