"""The page's API for worksheets (the contract: `searchlight/solver.py`)."""

from typing import Any

from searchlight.errors.foreign_json import read_json
from searchlight.solver import Answer, Solver
from searchlight.worksheets.markdown import markdown
from searchlight.worksheets.request import read
from searchlight.worksheets.sheet import sheet

__all__ = ["as_text", "make"]


def make(solver: Solver, options: dict[str, Any], request: dict[str, Any]) -> Answer:
    """`{"sheet"}`: a few steps of a search for paper, with blanks and key (worksheets/sheet.py)."""
    setup = solver.setup(options)
    with solver.running():
        return {"sheet": sheet(setup, read(request), solver.catalog)}


def as_text(_: Solver, sheet: str) -> Answer:
    """`{"text"}`: a sheet as Markdown; `sheet`: the worded sheet as JSON text."""
    return {"text": markdown(read_json(sheet))}
