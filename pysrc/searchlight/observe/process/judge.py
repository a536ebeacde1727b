"""The process that judges one program of a folder: it has it run, and works out its row.

It runs no line of the program. Should it be ended, only its own row is lost.
"""

import json
import os
import signal
import sys
from argparse import Namespace
from typing import Any, Final

from searchlight.errors import BadInput, shortened
from searchlight.observe.command import told_of
from searchlight.observe.process import namespaces
from searchlight.observe.process.limits import limit_memory
from searchlight.texts import english

COLUMNS: Final = (
    "file", "family", "function", "outcome", "cost", "expanded", "generated", "goal_tests", "frontier", "cause", "step",
    "perturbed", "error_line", "error", "seconds",
)  # fmt: skip
PROTECTION: Final = "protection"  # beside the columns: the names of the walls that held
LONGEST: Final = 500  # characters of an error


def main() -> int:
    """What is wanted comes as JSON on standard input; the row goes as JSON to standard output."""
    target = os.dup(1)
    os.dup2(2, 1)
    if hasattr(signal, "SIGKILL"):
        namespaces.set_option(namespaces.PARENT_DEATH_SIGNAL, signal.SIGKILL)
    namespaces.set_option(namespaces.DUMPABLE, 0)  # no other process of this user's may open its files
    wanted = json.load(sys.stdin)
    limit_memory(wanted["megabytes"])
    row = _row(Namespace(**wanted["arguments"]), wanted["values"])
    with os.fdopen(target, "w", encoding="ascii") as output:
        json.dump(row, output)
    return 0


def empty_row(name: str) -> dict[str, Any]:
    """A row with a file's name alone."""
    return dict.fromkeys((*COLUMNS, PROTECTION)) | {"file": name}


def failed_row(name: str, error: str) -> dict[str, Any]:
    """The row of a program that could not be judged."""
    return empty_row(name) | {"outcome": "error", "error": shortened(error, LONGEST)}


def _row(arguments: Namespace, values: dict[str, Any]) -> dict[str, Any]:
    try:
        told = told_of(arguments, values)
    except BadInput as complaint:
        return failed_row(arguments.file, complaint.text)
    except (MemoryError, RecursionError):
        return failed_row(arguments.file, english("observe.report.too_large"))
    difference, again, error = told.get("difference"), told["perturbed"], told["error"]
    return {
        **empty_row(arguments.file), **{column: told[column] for column in COLUMNS if column in told},
        "expanded": len(told["expanded"]), "cause": difference and difference["cause"],
        "step": difference and difference["step"], "perturbed": again and again["verdict"],
        "error_line": error and error["line"], "error": error and shortened(error["text"], LONGEST),
        "seconds": round(told["seconds"], 3), PROTECTION: told["protection"],
    }  # fmt: skip
