"""The solver in Pyodide: the same chunks as on CPython, byte by byte, as typed arrays."""

from pathlib import Path
from typing import Any

import pytest

from searchlight.catalog import PROBLEMS
from tests.unit.asked import told_by
from tests.unit.digests import drained
from tests.unit.each_case import each_case
from tests.unit.small import ANYWHERE

CORRECT = Path(__file__).parents[2] / "homework/correct"
OBSERVED: dict[str, dict[str, Any]] = {
    "functions_deepening": {"problem": "pillars", "limit": 4},
    "problem_object_book": {"problem": "graph"},
    "graph_object_dict": {"problem": "graph"},
    "state_class_nodes": {"start": "1,4,2,3,7,5,6,0,8"},
    "grid_delta": {"problem": "grid"},
}

SEARCHES = [
    *({"algorithm": algorithm, "max_nodes": 2_000} for algorithm in ANYWHERE),
    {"problem": "grid", "moves": "8", "algorithm": "jump-point"},
    {"algorithm": "astar", "heuristic": "misplaced", "tie": "low-h", "order": "LRUD", "max_nodes": 8_000},
    *({"problem": "graph", "algorithm": algorithm} for algorithm in ANYWHERE if algorithm != "depth-limited"),
    *(
        {"problem": entry.id, "algorithm": "astar", "heuristic": heuristic, "max_nodes": 2_000}
        for entry in PROBLEMS.values()
        for heuristic in entry.heuristics
    ),
    *({"problem": "grid", "moves": "8", "heuristic": name} for name in ("octile", "euclidean", "manhattan")),
    *(
        {"program": (CORRECT / f"{name}.py").read_text(encoding="utf-8")} | options
        for name, options in OBSERVED.items()
    ),
    # A path of 100,000 nodes: freeing them must not go deeper than the stack of WebAssembly.
    {"problem": "graph", "algorithm": "depth-limited", "limit": 100_000},
]


@pytest.fixture(scope="module")
def in_pyodide() -> list[dict[str, Any]]:
    return told_by(Path(__file__).with_name("pyodide_seam.mjs"), SEARCHES)  # type: ignore[no-any-return]


@each_case("number", range(len(SEARCHES)), ids=[" ".join(map(str, each.values()))[-60:] for each in SEARCHES])
def test_chunks_are_the_same_as_on_cpython(in_pyodide: list[dict[str, Any]], number: int) -> None:
    """Events, lines, rows and states, and the outcome, on another version of Python in another kind of machine."""
    digest, outcome = drained(SEARCHES[number])
    assert in_pyodide[number]["outcome"] == outcome
    assert in_pyodide[number]["digest"] == digest


def test_columns_arrive_as_typed_arrays(in_pyodide: list[dict[str, Any]]) -> None:
    """Never as lists, which would take a hundred times as long."""
    common = {
        "first_event": "Number", "first_row": "Number", "first_state": "Number", "expanded": "Number",
        "generated": "Number", "max_frontier": "Number", "outcome": "text or null", "failed": "text or null",
        "output": "text or null",
        "new_actions": "Array",
        "kind": "Uint8Array", "line": "Int16Array",
    }  # fmt: skip
    common |= dict.fromkeys(("node", "parent", "action", "depth", "iteration", "state"), "Int32Array")
    common |= dict.fromkeys(("limits", "g", "h", "priority"), "Float64Array")
    assert in_pyodide[0]["types"] == common | {"cells": "Uint8Array"}
    assert in_pyodide[-1]["types"] == common | {"new_labels": "Array"}
