"""The page's API for graph files of other programs (the contract: `searchlight/solver.py`)."""

from searchlight.errors import bad
from searchlight.networks.kinds import kind_of
from searchlight.networks.reading import opened
from searchlight.problems.graph_files import formats
from searchlight.setup_data import sentence
from searchlight.solver import Answer, Solver

__all__ = ["graph"]


def graph(_: Solver, text: str, cost: str | None = None) -> Answer:
    """`{"graph", "cost", "fields", "told", "asks"}`: a text as the option `graph` takes it.

    `cost`: the data of the edges that is their cost, None: one that is known. `fields`: all that could be. `told`:
    sentences that the reader must know, `{"field", "id", "values"}`; `asks`: whether they should choose a cost.
    """
    kind = kind_of(text)
    if kind is None:
        raise bad("graph", "graphs.unknown", formats=formats())
    found = opened("graph", kind, text, cost)
    return {
        "graph": found.text, "cost": found.cost, "fields": found.fields, "asks": found.asks,
        "told": [sentence(each) for each in found.told],
    }  # fmt: skip
