"""The beginning of the search on which the page opens unasked, recorded by the solver: the first lesson before Python.

The file is a length (four bytes), that many bytes of JSON, then the columns, each beginning at a multiple of eight;
web/recording.js reads it. JSON: `answer` as worker.open_run gives it, `chunk` as worker.advance does, without its
columns, and `columns`: [name, type code, cells] of each.
"""

import base64
import json
import os
import sys
from collections.abc import Mapping

from buildtools.project import ROOT, run

EXPANSIONS = 200
# The solver's own interpreter runs this: the build must not have the solver's modules in its own.
_SCRIPT = """
import base64, json, struct, worker
from array import array
from catalog import BUDGET

answer = json.loads(worker.open_run(json.dumps({"max_nodes": BUDGET, **json.loads(OPTIONS)})))
chunk = worker.advance(answer.pop("run"), EXPANSIONS)
columns = {name: cells for name, cells in chunk.items() if isinstance(cells, array)}
listed = [[name, cells.typecode, len(cells)] for name, cells in columns.items()]
rest = {name: value for name, value in chunk.items() if name not in columns}
told = json.dumps({"answer": answer, "chunk": rest, "columns": listed}, separators=(",", ":")).encode()
data = struct.pack("<I", len(told)) + told
for cells in columns.values():
    data += bytes(-len(data) % 8) + cells.tobytes()
print(base64.b64encode(data).decode())
"""


def record(options: Mapping[str, object] | None = None, expansions: int = EXPANSIONS) -> bytes:
    """The file's content: a search, by default the one on which the page opens, as far as so many expansions."""
    script = f"EXPANSIONS = {expansions}\nOPTIONS = {json.dumps(dict(options or {}))!r}\n" + _SCRIPT
    path = os.pathsep.join(str(ROOT / folder) for folder in ("pysrc", "pysrc/page"))
    env = {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    told = run([sys.executable, "-c", script], "the solver cannot record a search", env=env)
    return base64.b64decode(told)
