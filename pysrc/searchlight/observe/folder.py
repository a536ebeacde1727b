"""Every program of a folder, each judged by a process of its own: a row for each."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from pathlib import Path
from typing import Any, Final

from searchlight.cells import as_csv
from searchlight.command.arguments import say
from searchlight.command.terminal import visible
from searchlight.observe.process import namespaces
from searchlight.observe.process.judge import COLUMNS, PROTECTION
from searchlight.observe.process.judges import Judges
from searchlight.options import Number
from searchlight.setup import Setup
from searchlight.texts import english, message

WALLS: Final = ("processes", "network", "files")  # those without which a program reaches beyond itself


def run(arguments: Namespace, setup: Setup, seconds: Number, megabytes: Number) -> int:
    """Print the table: lines of text, CSV, or JSON. Exit status 0, whatever the programs did."""
    most = float(seconds.default if arguments.seconds is None else seconds.read(arguments.seconds))
    memory = float(megabytes.default if arguments.megabytes is None else megabytes.read(arguments.megabytes))
    folder = Path(arguments.file)
    namespaces.set_option(namespaces.DUMPABLE, 0)  # no other process of this user's may open its files
    judges = Judges(folder, arguments, setup.values, most, memory)
    with ThreadPoolExecutor(max_workers=cpu_count() or 1) as pool:
        try:
            rows = _Noted(pool.map(judges.row, programs_in(folder)))
            _print(rows, arguments)
        except BaseException:  # nobody waits for the others any more
            judges.close()
            pool.shutdown(cancel_futures=True)
            raise
    if missing := [wall for wall in WALLS if wall in rows.missing]:
        say("observe", english("command.warning", sentence=message("observe.walls_missing", names=missing)))
    return 0


class _Noted:
    """Rows as they come, and which walls were missing around any of the programs."""

    def __init__(self, rows: Iterable[dict[str, Any]]) -> None:
        self.rows = rows
        self.missing: set[str] = set()

    def __iter__(self) -> Iterator[dict[str, Any]]:
        for row in self.rows:
            if row[PROTECTION] is not None:
                self.missing |= set(WALLS) - set(row[PROTECTION])
            yield row


def programs_in(folder: Path) -> list[str]:
    """The names of all programs below a folder, sorted; a folder whose name ends like a program's is none."""
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.py") if not path.is_dir())


def _print(rows: Iterable[dict[str, Any]], arguments: Namespace) -> None:
    if arguments.json:
        print(json.dumps(list(rows)))
        return
    if arguments.csv:
        sys.stdout.write(as_csv(COLUMNS))
    for row in rows:
        sys.stdout.write(as_csv(row[name] for name in COLUMNS) if arguments.csv else f"{_line(row)}\n")
        sys.stdout.flush()


def _line(row: dict[str, Any]) -> str:
    told = [f"{name} {row[name]}" for name in ("cost", "expanded", "generated", "cause", "perturbed", "error")
            if row[name] is not None]  # fmt: skip
    return visible(f"{row['file']:<40} {row['outcome']:<9} {', '.join(told)}")
