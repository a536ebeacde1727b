"""Imports run one way: the rooms of the solver and the arrows between them."""

import ast
import re
import sys
from functools import cache
from pathlib import Path

PYSRC = Path(__file__).parents[3] / "pysrc"

# Who may import whom, inside the package. A folder stands for all its modules, which may import each other.
ARROWS = {
    "texts": set(),
    "errors": {"texts"},
    "problem": {"errors"},
    "node": {"problem"},
    "events": {"node"},
    "kinds": {"events"},
    "frontier": {"node", "errors", "texts"},
    "problems": {"problem", "errors", "texts"},
    "algorithms": {"problem", "node", "frontier", "events"},
    "tally": {"kinds", "events", "node"},
    "late_cells": {"kinds", "events", "tally"},
    "columns": {"events", "kinds", "node", "tally"},
    "record": {"columns", "late_cells"},
    "options": {"errors", "frontier", "problems", "texts"},
    "entries": {"kinds", "events", "problem", "problems", "options", "texts"},
    "catalog": {"algorithms", "problems", "problem", "events", "frontier", "options", "entries", "texts"},
    # Imported when a game is chosen: the catalog names its modules.
    "games": {
        "solver", "columns", "record", "tally", "kinds", "events", "node", "problem", "problems", "options", "errors",
        "texts",
    },
    "foresight": {"entries", "problem", "errors"},
    "setup": {"foresight", "catalog", "entries", "options", "problems", "problem", "events", "errors"},
    "run": {"events", "node", "tally"},
    "source_listing": {"events"},
    "anchored_run": {"run", "events", "node", "tally"},
    "stream": {
        "problem", "run", "anchored_run", "record", "source_listing", "setup", "columns", "tally", "kinds", "events",
        "node",
    },
    "setup_data": {"setup", "errors"},
    "cells": set(),
    "import_path": set(),
    "__main__": {
        "batch", "command", "counting_rules", "documents", "tracing", "user_code", "scorm", "web_server", "worksheets",
        "run", "tally", "record", "games", "events", "setup", "catalog", "errors", "texts",
    },
    "true_distances": {"solver", "setup", "tally", "problem"},
    "judging": {"setup", "catalog", "problem", "errors", "texts"},
    "solver": {"catalog", "stream", "setup", "errors"},
    "worker": {"solver", "catalog", "texts", "judging", "stream", "setup_data", "setup", "problems", "errors"},
    "command": {
        "recorded", "stream", "source_listing", "record", "run", "setup", "catalog", "options", "events",
        "imports", "networks", "problems", "errors", "texts",
    },
    "imports": {"solver", "problems", "errors"},
    "networks": {"solver", "setup_data", "problems", "errors", "texts"},
    "tracing": {
        "solver", "batch", "links", "setup_data", "games",
        "user_code", "command", "cells", "stream", "run", "source_listing", "setup", "catalog", "options", "algorithms",
        "kinds", "events", "frontier", "node", "problems", "problem", "errors", "texts",
    },
    "counting_rules": {
        "tracing", "command", "run", "setup", "catalog", "options", "kinds", "events", "node", "problems", "errors",
        "texts",
    },
    # A listing as a puzzle: its programs are watched as a student's are.
    "reorder": {
        "solver", "tracing", "games", "source_listing", "setup", "frontier", "problems", "problem", "events", "errors",
        "texts",
    },
    # A reader's own code: it may use what the solver and the library have; nothing of these knows it.
    "own": set(),
    "user_code": {
        "own",
        "solver",
        "algorithms", "source_listing", "command", "guards", "setup", "catalog", "entries",
        "options", "frontier", "kinds", "events", "node", "problems", "problem", "errors", "texts",
    },
    "web_server": {"command", "networks", "problems", "setup", "links", "errors", "texts"},
    "experiment": {
        "solver",
        "links", "run", "tally", "setup", "catalog", "entries", "options", "events", "node", "problems",
        "problem", "errors", "texts",
    },
    # Many processes, files, a cluster: what the page has no use for.
    "batch": {"experiment", "command", "cells", "catalog", "options", "errors", "texts"},
    # For those who test programs: what `observe` does, as one call.
    "testing": {"tracing", "links", "run", "tally", "setup", "events", "errors", "texts"},
    "challenges": {
        "solver",
        "judging", "run", "tally", "setup", "catalog", "options", "events", "problems", "problem", "errors", "texts",
        "links", "games", "record",
    },
    "lessons": {
        "solver",
        "challenges", "run", "tally", "kinds", "events", "record", "source_listing", "setup", "catalog", "errors",
        "recorded", "links",
    },
    "worksheets": {
        "solver", "anchored_run", "command", "user_code", "recorded", "links", "status_signs", "tally", "kinds",
        "events", "record", "setup", "catalog", "options", "problems", "problem", "errors", "texts", "games", "run",
    },
    "links": {"options", "problems", "errors"},
    # The page that lies in the package is found as `open` finds it.
    "scorm": {"solver", "command", "web_server", "links", "errors", "texts"},
    # A view in a document: its picture, and what puts it into Sphinx.
    "documents": {"command", "recorded", "links", "web_server", "record", "run", "setup", "events", "errors", "texts"},
    "status_signs": set(),
    "recorded": {
        "solver", "catalog", "stream", "cells", "links", "setup_data", "options", "problem", "status_signs", "run",
        "record", "columns", "setup", "tally", "kinds", "events", "errors", "texts",
    },
    "guards": {"node", "problem", "errors", "texts"},
    # A finished search as a notebook shows it; what shows it is loaded when it does.
    "notebook": {"catalog", "errors", "events", "recorded", "links"},
    "api": {
        "guards", "recorded", "notebook", "user_code", "links", "judging", "catalog", "entries", "options", "setup",
        "record", "run", "tally", "games", "kinds", "events", "problems", "problem", "errors",
    },
    # For the type checker; what it names is loaded when it is used.
    "__init__": {
        "experiment", "api", "links", "guards", "judging", "import_path", "problem", "errors",
    },
}  # fmt: skip

# Templates are files of readers: they import as one's own code does.
SOLVER = [path for path in sorted(PYSRC.glob("searchlight/**/*.py")) if path.parent.name != "templates"]
FILES = [*SOLVER, PYSRC / "worker.py"]


def room(module: str) -> str:
    """`searchlight.algorithms.best_first` stands in the room `algorithms`."""
    parts = module.split(".")
    return parts[1] if parts[0] == "searchlight" and len(parts) > 1 else parts[0]


@cache
def imported(path: Path) -> set[str]:
    """The full names of all modules that a file imports, wherever in it."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide where they lead"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def test_a_file_imports_only_along_the_arrows() -> None:
    """Algorithms know no record, no run and no catalog; nothing knows the worker."""
    faults = {}
    for path in FILES:
        here = room(".".join(path.relative_to(PYSRC).with_suffix("").parts))
        there = {room(name) for name in imported(path) if name.split(".")[0] in ("searchlight", "worker")}
        if wrong := there - {here} - ARROWS[here]:
            faults[path.relative_to(PYSRC).as_posix()] = wrong
    assert faults == {}


def test_the_arrows_make_no_circle() -> None:
    """The rooms can be put in an order in which each imports only those before it."""
    left = dict(ARROWS)
    while left:
        free = [name for name, arrows in left.items() if not arrows & left.keys()]
        assert free, f"a circle among {sorted(left)}"
        for name in free:
            del left[name]


def test_only_the_worker_knows_the_browser() -> None:
    """js and pyodide are imported in worker.py and nowhere else; others only for notebooks, Sphinx and graph files."""
    outside = {}
    for path in FILES:
        if names := {name.split(".")[0] for name in imported(path)} - sys.stdlib_module_names - {"searchlight"}:
            outside[path.relative_to(PYSRC).as_posix()] = names
    assert outside == {
        "worker.py": {"js", "pyodide"},
        "searchlight/notebook/view.py": {"anywidget", "traitlets"},
        "searchlight/documents/sphinx.py": {"docutils", "sphinx"},
        "searchlight/networks/formats.py": {"networkx", "pydot"},
    }


def test_only_a_registration_names_the_family_of_games() -> None:
    """Everything else goes by traits, or by what the family's feature has registered."""
    files = [*FILES, *PYSRC.glob("page/**/*.py"), *PYSRC.parent.glob("web/**/*.js")]
    asking = [path.name for path in files if re.search(r'[!=]==? "games"', path.read_text(encoding="utf-8"))]
    assert asking == ["offers.py"]  # the heading of the group in the list of problems
