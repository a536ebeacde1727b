"""The page's API for experiments (the contract: `searchlight/solver.py`).

They run in slices of time, so that steps come in between.
"""

from time import perf_counter
from typing import Any

from searchlight.catalog import Catalog
from searchlight.experiment.experiment import Experiment
from searchlight.experiment.plan import planned
from searchlight.solver import Answer, Lost, Solver

__all__ = ["begin", "more_rows"]

_open: "Unhurried | None" = None  # the current experiment


def begin(solver: Solver, plan: Any) -> Answer:
    """`more_rows` makes the starts of a plan (docs/how-to/experiments.md), and then its rows. Close the one before."""
    global _open
    _open = None
    _open = Unhurried(plan, solver.catalog)
    return {}


def more_rows(solver: Solver, seconds: float) -> Answer:
    """`{"searches", "said", "rows", "done"}`: what comes of so many seconds (Unhurried.advance)."""
    if _open is None:
        raise Lost
    with solver.running():
        return _open.advance(seconds)


class Unhurried:
    """An experiment whose starts are also made in slices, because starts by depth may take seconds."""

    def __init__(self, plan: Any, catalog: Catalog) -> None:
        self._catalog = catalog
        self._making = planned(plan, catalog)
        self._experiment: Experiment | None = None

    def advance(self, seconds: float) -> dict[str, Any]:
        """What comes of so many seconds: `{"searches", "said", "rows", "done"}`.

        `searches`: how many there are; None while the starts are being made. `said`: messages on the plan, in the
        answer that first has their number. Raises BadInput where the plan cannot be carried out.
        """
        ends = perf_counter() + seconds
        made = self._experiment or self._make(ends)
        if made is None:
            return {"searches": None, "said": [], "rows": [], "done": 0}
        caveats = [] if self._experiment else [each.as_plain_data() for each in made.plan.caveats]
        self._experiment = made
        rows = made.advance(max(0.0, ends - perf_counter()))  # the starts may have used up the slice
        return {"searches": len(made), "said": caveats, "rows": rows, "done": made.done}

    def _make(self, ends: float) -> Experiment | None:
        while perf_counter() < ends:
            try:
                next(self._making)
            except StopIteration as made:
                return Experiment(made.value, self._catalog)
        return None
