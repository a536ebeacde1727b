"""Searches that Hypothesis draws for the tests of files, and the parts of a result that two are compared by."""

from typing import Any

from hypothesis import strategies as st

from searchlight import Result, solve
from searchlight.columns import EVENT_COLUMNS
from searchlight.frontier import TIES
from searchlight.problems.graph import Graph
from searchlight.record import Record
from tests.unit.small import ANYWHERE, problem

algorithms = st.sampled_from(ANYWHERE)
ties = st.sampled_from(list(TIES))
budgets = st.sampled_from([None, 1, 3, 8])


def result_of(graph: Graph, algorithm: str, tie: str = "fifo", budget: int | None = None) -> Result:
    return solve(problem(graph), algorithm, tie=tie, limit=4, max_nodes=budget or 300)


def columns_of(record: Record) -> dict[str, bytes]:
    """All columns as bytes: NaN is not equal to itself."""
    columns: dict[str, Any] = record.columns() | {name: getattr(record, name) for name in EVENT_COLUMNS}
    return {name: column.tobytes() for name, column in columns.items()}


def counts_of(result: Result) -> tuple[Any, ...]:
    tally = result.tally
    return result.expanded, result.generated, result.max_frontier, tally.event_count, tally.row_count, tally.frontier


def frontiers(result: Result) -> list[list[tuple[int, bool]]]:
    """At every time: who is in the frontier, in which order, and what is stale."""
    return [[(entry.row, entry.stale) for entry in result.frontier(time)] for time in range(len(result.record.kind))]
