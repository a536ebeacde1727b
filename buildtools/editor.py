"""The names of the solver that the editor offers while one types, taken from the solver itself."""

import json
import sys

from buildtools.project import ROOT, run

# What a reader's file begins with, and what it is written in: a problem, the nodes, the frontiers, the events.
_SCRIPT = """
import inspect, json
import searchlight
from searchlight import events, frontier, node, problem

def entry(name, value, kind):
    try:
        detail = str(inspect.signature(value)).partition(" ->")[0] if callable(value) else ""
    except ValueError:
        detail = ""
    return {"label": name, "type": kind, "detail": detail.replace("self, ", "").replace("self", "")}

found = [entry(name, getattr(searchlight, name), "function") for name in ("Problem", "problem_from")]
for module in (events, frontier, node):
    for name, value in vars(module).items():
        own = getattr(value, "__module__", module.__name__) == module.__name__
        if own and not name.startswith("_") and name != "annotations" and not inspect.ismodule(value):
            found.append(entry(name, value, "constant" if name.isupper() else "function"))
for name, value in vars(problem.Problem).items():
    if not name.startswith("_") and inspect.isfunction(value):
        found.append(entry(name, value, "method"))
print(json.dumps(found))
"""


def names() -> list[dict[str, str]]:
    """Each `{"label", "type", "detail"}`, as CodeMirror takes them; `detail`: the parameters."""
    told = "the solver cannot name what it has: run PYTHONPATH=pysrc python3 -c 'import searchlight'"
    listed = run([sys.executable, "-c", _SCRIPT], told, env={"PYTHONPATH": str(ROOT / "pysrc")})
    found: list[dict[str, str]] = json.loads(listed)
    return found
