"""Experiments run by tests as commands, and their rows compared."""

import csv
import io
import json
from collections import Counter
from pathlib import Path
from typing import Any

from searchlight.experiment.row import COLUMNS
from tests.unit.command.running import searchlight

TIMED = ("seconds", "peak_kb")  # what differs from run to run
SMALL = ("--depths", "3-5", "--per-depth", "3", "--algorithms", "breadth-first,astar", "--workers", "1")
LONG = (
    "--depths", "13-15", "--per-depth", "16", "--seed", "4", "--algorithms", "breadth-first,astar",
    "--heuristics", "manhattan,misplaced", "--workers", "2",
)  # fmt: skip


def experiment(*arguments: str) -> str:
    done = searchlight("experiment", *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def refused(*arguments: str) -> str:
    done = searchlight("experiment", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    return done.stderr.removeprefix("searchlight experiment: ")


def of_csv(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline=""), strict=True))


def of_file(path: Path) -> list[dict[str, str]]:
    return of_csv(path.read_text(encoding="utf-8"))


def counts(rows: list[dict[str, Any]]) -> Counter[str]:
    """Every row but for what differs from run to run, as a text, in whatever form it came."""
    plain = [
        {name: "" if row[name] is None else str(row[name]) for name in COLUMNS if name not in TIMED} for row in rows
    ]
    return Counter(map(json.dumps, plain))
