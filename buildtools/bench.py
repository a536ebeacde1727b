"""The benchmarks: every module of bench/ measures.

This prints the tables, writes dist/bench.json and renews the tables of two pages in docs/explanation:
performance.md and judgements.md.

A module has `measure()`, which returns rows, flat dicts with the same keys: `name` says what was measured, the rest are
numbers or text. It runs in .venv, so that it may drive a browser.
"""

import datetime
import importlib
import json
import platform
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from buildtools import node, venv
from buildtools.browsers import browser
from buildtools.docs import performance
from buildtools.project import DIST, ROOT, BuildError, run, say

Row = dict[str, Any]
FOLDERS = ("oracles",)  # of bench/: packages that measure as a module does
MODULES = sorted([*FOLDERS, *(path.stem for path in (ROOT / "bench").glob("*.py") if path.stem != "__init__")])


def run_all(names: Sequence[str]) -> int:
    """Install what the benchmarks need and run them in .venv; returns the exit status."""
    if unknown := sorted(set(names) - set(MODULES)):
        raise BuildError(f"bench/ has no {', '.join(unknown)}: there is {', '.join(MODULES)}")
    venv.install("requirements/test.txt")
    if "webkit" in (names or MODULES):
        venv.install("requirements/webkit.txt")
    node.install()
    browser.find()
    command: list[str | Path] = [venv.program("python"), "-m", "buildtools.bench", *names]
    return subprocess.run(command, cwd=ROOT, env=venv.environment(), check=False).returncode


def measure(names: Sequence[str]) -> dict[str, list[Row]]:
    """The rows of every module."""
    results = {}
    for name in names or MODULES:
        say(f"measuring: {name}")
        results[name] = importlib.import_module(f"bench.{name}").measure()
    return results


def versions() -> Row:
    """The project's own and those of its third parties."""
    try:
        own = run(["git", "describe", "--always", "--dirty"], "not a git checkout").strip()
    except BuildError:
        own = "unknown"
    packages = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    return {"searchlight": own, **packages["dependencies"], **packages["devDependencies"]}


def machine() -> Row:
    """What the numbers depend on."""
    return {
        "system": platform.platform(),
        "processor": _processor(),
        "python": platform.python_version(),
        "browser": _version(browser.find()),
        "node": _version(node.program("node")),
    }


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{len(models)} × {models[0]}" if models else platform.processor()


def _version(program: Path) -> str:
    told = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    return told.strip() or str(program)


def table(rows: Sequence[Row]) -> str:
    """Columns in the order of first use, numbers to the right."""
    columns = list(dict.fromkeys(key for row in rows for key in row))
    cells = [[_cell(row.get(key, "")) for key in columns] for row in rows]
    widths = [max(len(text) for text in column) for column in zip(columns, *cells, strict=True)]
    right = [all(isinstance(row.get(key, 0), int | float) for row in rows) for key in columns]
    lines = [columns, ["─" * width for width in widths], *cells]
    return "\n".join(
        "  ".join(
            text.rjust(w) if r else text.ljust(w) for text, w, r in zip(line, widths, right, strict=True)
        ).rstrip()
        for line in lines
    )


def _cell(value: object) -> str:
    return f"{value:,.4g}" if isinstance(value, float) else f"{value:,}" if isinstance(value, int) else str(value)


def main(names: Sequence[str]) -> None:
    results = measure(names)
    for name, rows in results.items():
        print(f"\n{name}\n{table(rows)}")
    when = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
    DIST.mkdir(exist_ok=True)
    report = {"date": when, "versions": versions(), "machine": machine(), "results": results}
    (DIST / "bench.json").write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    performance.update(report)


if __name__ == "__main__":
    main(sys.argv[1:])
