"""The contest (contest/race.py) on CPython and in the page: our recorded searches, bare loops, other libraries.

The other libraries are pinned with their hashes (requirements/bench.txt) and come from a package index, without what
they would bring along.
"""

import io
import json
import subprocess
import zipfile
from pathlib import Path
from typing import Any

from bench.instruments.hand import served
from buildtools import venv
from buildtools.project import ROOT, SITE

PLACES = ({"rounds": 3, "first": 5000}, {"rounds": 3, "first": 3000})  # on CPython, in the page
_RUN = "import json; from bench.contest.race import contest; print(json.dumps(contest(%(rounds)d, %(first)d)))"
_IN_PYODIDE = """async ([base, archive, program]) => {
  const { loadPyodide } = await import(base + "vendor/pyodide/pyodide.mjs");
  const python = await loadPyodide();
  let said = "";
  python.setStdout({ batched: (text) => { said += text; } });
  python.unpackArchive(await (await fetch(base + archive)).arrayBuffer(), "zip");
  python.runPython(program);
  return said;
}"""


def measure() -> list[dict[str, Any]]:
    """Rows of name, seconds and how many times ours."""
    venv.install("requirements/bench.txt", dependencies=False)
    here, there = PLACES
    rows = [{**row, "name": f"CPython: {row['name']}"} for row in _on_cpython(_RUN % here)]
    return rows + [{**row, "name": f"page: {row['name']}"} for row in _in_the_page(_RUN % there)]


def _on_cpython(program: str) -> list[dict[str, Any]]:
    command: list[str | Path] = [venv.program("python"), "-c", program]
    said = subprocess.run(command, check=True, capture_output=True, text=True, env=venv.environment(), cwd=ROOT).stdout
    rows: list[dict[str, Any]] = json.loads(said)
    return rows


def _in_the_page(program: str) -> list[dict[str, Any]]:
    """In Chromium, with the Pyodide that the site serves."""
    archive = SITE / "bench.zip"
    with served() as (chromium, url):
        archive.write_bytes(_archive())
        page = chromium.new_page()
        page.goto(f"{url}licenses.txt")
        try:
            rows: list[dict[str, Any]] = json.loads(page.evaluate(_IN_PYODIDE, [url, archive.name, program]))
        finally:
            archive.unlink()
    return rows


def _archive() -> bytes:
    """The contest and all that it needs."""
    buffer = io.BytesIO()
    packages = venv.packages()
    solver = (ROOT / "pysrc", "searchlight/**/*.py")
    others = ((packages, "simpleai/**/*.py"), (packages, "aima3/**/*.py"))
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for base, pattern in (solver, (ROOT, "bench/**/*.py"), *others):
            for path in sorted(base.glob(pattern)):
                archive.write(path, Path(path).relative_to(base).as_posix())
    return buffer.getvalue()
