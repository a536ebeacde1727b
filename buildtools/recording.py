"""The beginning of the search on which the page opens unasked, recorded by the solver: the first lesson before Python.

The file is a packed chunk (searchlight/stream/chunk.py) as worker.advance gives it, with `answer` as worker.open_run
gives it; web/recording/recording.js reads it.
"""

import base64
import json
import sys
from collections.abc import Mapping

from buildtools.project import ROOT, run

EXPANSIONS = 200
# The solver's own interpreter runs this: the build must not have the solver's modules in its own.
_SCRIPT = """
import base64, json, worker
from page.options.catalog import BUDGET
from searchlight.stream.chunk import packed

answer = json.loads(worker.open_run(json.dumps({"max_nodes": BUDGET, **json.loads(OPTIONS)})))
chunk = worker.advance(answer.pop("run"), EXPANSIONS)
print(base64.b64encode(packed(chunk, answer=answer)).decode())
"""


def record(options: Mapping[str, object] | None = None, expansions: int = EXPANSIONS) -> bytes:
    """The file's content: a search, by default the one on which the page opens, as far as so many expansions."""
    script = f"EXPANSIONS = {expansions}\nOPTIONS = {json.dumps(dict(options or {}))!r}\n" + _SCRIPT
    env = {"PYTHONPATH": str(ROOT / "pysrc"), "PYTHONDONTWRITEBYTECODE": "1"}
    told = run([sys.executable, "-c", script], "the solver cannot record a search", env=env)
    return base64.b64decode(told)
