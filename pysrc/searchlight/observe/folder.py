"""Every program of a folder, each in a process of its own with limits on time and memory: a row for each."""

import csv
import json
import subprocess
import sys
from argparse import Namespace
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from pathlib import Path
from typing import Any, Final

from searchlight.observe.limits import limited
from searchlight.options import Number
from searchlight.texts import english

COLUMNS: Final = (
    "file", "family", "function", "outcome", "cost", "expanded", "generated", "goal_tests", "frontier", "cause", "step",
    "perturbed", "error_line", "error", "seconds",
)  # fmt: skip
COMMAND: Final = "observe"
RUNS: Final = 3  # of a program: itself, the book's search, another start
START_UP: Final = 5.0  # seconds that a process takes at most beside that


def run(arguments: Namespace, seconds: Number, megabytes: Number) -> int:
    """Prints the table: lines of text, CSV, or JSON. Exit status 0, whatever the programs did."""
    most = float(seconds.default if arguments.seconds is None else seconds.read(arguments.seconds))
    memory = float(megabytes.default if arguments.megabytes is None else megabytes.read(arguments.megabytes))
    folder = Path(arguments.file)
    names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.py"))
    options = _options(arguments)
    with ThreadPoolExecutor(max_workers=cpu_count() or 1) as pool:
        rows = pool.map(lambda name: row(folder, name, options, most, memory), names)
        if arguments.json:
            print(json.dumps(list(rows)))
        elif arguments.csv:
            writer = csv.DictWriter(sys.stdout, COLUMNS, lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)
        else:
            for each in rows:
                print(_line(each), flush=True)
    return 0


def row(folder: Path, name: str, options: list[str], seconds: float, megabytes: float) -> dict[str, Any]:
    """What one program did."""
    command = limited([COMMAND, str(folder / name), *options, "--json"], megabytes)
    empty: dict[str, Any] = dict.fromkeys(COLUMNS) | {"file": name}
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, stdin=subprocess.DEVNULL,
            timeout=RUNS * seconds + START_UP, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return empty | {"outcome": "timeout"}
    try:
        told = json.loads(done.stdout)
    except ValueError:
        complaint = done.stderr.strip().splitlines()
        return empty | {"outcome": "error", "error": complaint[-1] if complaint else english("observe.told.ended")}
    difference, again, error = told.get("difference"), told["perturbed"], told["error"]
    return {
        **empty, **{column: told[column] for column in COLUMNS if column in told},
        "expanded": len(told["expanded"]), "cause": difference and difference["cause"],
        "step": difference and difference["step"], "perturbed": again and again["verdict"],
        "error_line": error and error["line"], "error": error and error["text"], "seconds": round(told["seconds"], 3),
    }  # fmt: skip


def _options(arguments: Namespace) -> list[str]:
    """Those of the single run, as they were given."""
    given: list[str] = []
    for name, value in vars(arguments).items():
        if name in ("command", "file", "json", "csv", "megabytes") or value in (None, False, []):
            continue
        flag = f"--{name.replace('_', '-')}"
        if name == "files":
            given += [part for each in value for part in ("--file", each)]
        elif name == "reopen":
            given.append("--no-reopen")
        else:
            given += [flag] if value is True else [f"{flag}={value}"]
    return given


def _line(each: dict[str, Any]) -> str:
    told = [f"{name} {each[name]}" for name in ("cost", "expanded", "generated", "cause", "perturbed", "error")
            if each[name] is not None]  # fmt: skip
    return f"{each['file']:<40} {each['outcome']:<9} {', '.join(told)}"
