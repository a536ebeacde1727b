"""Run an experiment in this process: row by row, or in slices of time."""

from collections.abc import Iterator
from time import perf_counter
from typing import Any

from searchlight.catalog import BUILT_IN, Catalog
from searchlight.errors import checks
from searchlight.experiment.counting import CountedSearch
from searchlight.experiment.plan import Plan, read_plan
from searchlight.experiment.row import Row


class Experiment:
    """Runs a plan. `len()`: the number of searches; `done`: how many have ended.

    It can be interrupted and continued at any time, and has at most one search in memory.
    """

    def __init__(self, plan: Plan | Any, catalog: Catalog = BUILT_IN) -> None:
        """`plan`: a Plan, or data for `read_plan`. Raises BadInput."""
        self.plan = plan if isinstance(plan, Plan) else read_plan(plan, catalog)
        self.done = 0
        self._catalog = catalog
        self._searches = iter(self.plan)
        self._under_way: CountedSearch | None = None

    def __len__(self) -> int:
        return len(self.plan)

    def __iter__(self) -> Iterator[Row]:
        """The remaining rows."""
        while self.done < len(self.plan):
            row = self._advance(None)
            if row is not None:
                yield row

    def advance(self, seconds: float) -> list[Row]:
        """The rows of searches that end within this many seconds; the unfinished one is continued next time.

        Raises BadInput.
        """
        seconds = checks.seconds(seconds)
        rows: list[Row] = []
        ends = perf_counter() + seconds
        while self.done < len(self.plan) and (left := ends - perf_counter()) > 0:
            row = self._advance(left)
            if row is not None:
                rows.append(row)
        return rows

    def _advance(self, seconds: float | None) -> Row | None:
        search = self._under_way or CountedSearch(next(self._searches), self.plan.limits, self._catalog)
        row = search.advance(seconds)
        self._under_way = search if row is None else None
        self.done += row is not None
        return row
