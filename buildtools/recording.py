"""The beginnings of searches, recorded by the solver: the page shows them before it has Python.

A file is a packed chunk (searchlight/stream/chunk.py) as worker.advance gives it, with `answer` as worker.open_run
gives it; web/recording/recording.js reads it.
"""

import base64
import json
import sys
from collections.abc import Iterator, Mapping

from buildtools.project import ROOT, run

EXPANSIONS = 200
_BOARDS = {"problem": "eight-puzzle", "algorithm": "astar", "heuristic": "manhattan"}
_ROMANIA = {"problem": "graph", "graph": "romania", "start": "Arad", "goal": "Bucharest"}
# The search on which the page opens without a link, the default search, and those of docs/tutorials/first-lecture.md.
SEARCHES = {
    "first": _BOARDS | {"start": "1,2,5,3,0,7,6,8,4"},
    "hardest": _BOARDS | {"start": "8,0,6,5,4,7,2,3,1"},
    "misplaced": _BOARDS | {"start": "1,5,4,2,0,6,3,7,8", "heuristic": "misplaced"},
    "manhattan": _BOARDS | {"start": "1,5,4,2,0,6,3,7,8"},
    **{
        f"romania-{each}": _ROMANIA | {"algorithm": each}
        for each in ("breadth-first", "uniform-cost", "greedy", "astar")
    },
}
# The solver's own interpreter runs this: the build must not have the solver's modules in its own.
_SCRIPT = """
import base64, json, worker
from page.options.catalog import BUDGET
from searchlight.stream.chunk import packed

answer = json.loads(worker.open_run(json.dumps({"max_nodes": BUDGET, **json.loads(OPTIONS)})))
chunk = worker.advance(answer.pop("run"), EXPANSIONS)
if chunk["outcome"]:  # without the time that it took on the machine that builds the site
    chunk["outcome"] = json.dumps(json.loads(chunk["outcome"]) | {"seconds": None})
print(base64.b64encode(packed(chunk, answer=answer)).decode())
"""


def files() -> Iterator[tuple[str, bytes]]:
    """The path and content of every recording of the site."""
    for name, options in SEARCHES.items():
        yield f"recordings/{name}.bin", record(options)


def record(options: Mapping[str, object], expansions: int = EXPANSIONS) -> bytes:
    """The file's content: a search as far as so many expansions."""
    script = f"EXPANSIONS = {expansions}\nOPTIONS = {json.dumps(dict(options))!r}\n" + _SCRIPT
    env = {"PYTHONPATH": str(ROOT / "pysrc"), "PYTHONDONTWRITEBYTECODE": "1"}
    told = run([sys.executable, "-c", script], "the solver cannot record a search", env=env)
    return base64.b64decode(told)
