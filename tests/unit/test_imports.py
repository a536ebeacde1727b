"""Imports run one way: the rooms of the solver and the arrows between them."""

import ast
import sys
from pathlib import Path

import pytest

PYSRC = Path(__file__).parents[2] / "pysrc"

# Who may import whom, inside the package. A folder stands for all its modules, which may import each other.
ARROWS = {
    "errors": set(),
    "problem": {"errors"},
    "node": {"problem"},
    "events": {"node"},
    "frontier": {"node"},
    "problems": {"problem", "errors"},
    "algorithms": {"problem", "node", "frontier", "events"},
    "tally": {"events", "node"},
    "late": {"events", "tally"},
    "columns": {"events", "node", "tally"},
    "record": {"columns", "late"},
    "unsent": {"columns"},
    "options": {"errors", "frontier", "problems"},
    "entries": {"events", "problem", "problems", "options"},
    "catalog": {"algorithms", "problems", "problem", "events", "frontier", "options", "entries"},
    "setup": {"catalog", "entries", "options", "problems", "problem", "events", "errors"},
    "run": {"events", "node", "tally"},
    "listing": {"events"},
    "anchored": {"run", "events", "node", "tally"},
    "chunks": {"run", "anchored", "unsent", "record", "listing", "setup", "events"},
    "__main__": {"run", "tally", "events", "setup", "catalog", "options", "problems", "errors"},
    "verdict": {"setup", "catalog", "problem", "errors"},
    "worker": {"verdict", "chunks", "setup", "problems", "errors"},
    "checked": {"problem", "errors"},
    "function_problem": {"problem", "errors"},
    "finished": {"record", "tally", "errors"},
    "restore": {"finished", "columns", "record", "tally", "events", "errors"},
    "files": {"finished", "restore", "columns", "tally", "events", "errors"},
    "steps": {"finished", "record", "events", "wording"},
    "wording": set(),
    "tidy": set(),
    "drawing": {"finished", "tidy", "events", "wording"},
    "links": {"options"},
    "result": {"finished", "record", "steps", "drawing", "files", "links", "wording", "errors"},
    "prepared": {
        "checked", "function_problem", "catalog", "entries", "options", "setup", "problem", "events", "errors",
    },
    "library": {
        "prepared", "result", "links", "function_problem", "problems", "problem", "events", "record", "run", "tally",
        "errors",
    },
    # For the type checker; what it names is loaded when it is used.
    "__init__": {"library", "links", "result", "function_problem", "problem", "errors"},
}  # fmt: skip

FILES = [*sorted(PYSRC.glob("searchlight/**/*.py")), PYSRC / "worker.py"]


def room(module: str) -> str:
    """`searchlight.algorithms.best_first` stands in the room `algorithms`."""
    parts = module.split(".")
    return parts[1] if parts[0] == "searchlight" and len(parts) > 1 else parts[0]


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


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PYSRC)))
def test_a_file_imports_only_along_the_arrows(path: Path) -> None:
    """Algorithms know no record, no run and no catalog; nothing knows the worker."""
    here = room(".".join(path.relative_to(PYSRC).with_suffix("").parts))
    there = {room(name) for name in imported(path) if name.split(".")[0] in ("searchlight", "worker")}
    assert there - {here} <= ARROWS[here]


def test_the_arrows_make_no_circle() -> None:
    """The rooms can be put in an order in which each imports only those before it."""
    left = dict(ARROWS)
    while left:
        free = [name for name, arrows in left.items() if not arrows & left.keys()]
        assert free, f"a circle among {sorted(left)}"
        for name in free:
            del left[name]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PYSRC)))
def test_only_the_worker_knows_the_browser(path: Path) -> None:
    """js and pyodide are imported in worker.py and nowhere else; everything else is the standard library."""
    outside = {name.split(".")[0] for name in imported(path)} - sys.stdlib_module_names - {"searchlight"}
    assert outside == ({"js", "pyodide"} if path.name == "worker.py" else set())
