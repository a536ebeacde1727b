"""Experiments across the boundary: rows in slices of time, from a bundle that is fetched when it is first asked for."""

from typing import Any

from searchlight.experiment.experiment import Experiment
from searchlight.experiment.row import COLUMNS
from tests.unit.asked import asked

PLAN = {"depths": "4-6/2", "per_depth": 3, "algorithms": "breadth-first,astar"}


def opened(plan: Any) -> None:
    assert asked("experiment", "begin", plan=plan) == {"ok": True}


def more(seconds: float) -> dict[str, Any]:
    answer: dict[str, Any] = asked("experiment", "more_rows", seconds=seconds)
    return answer


def test_rows_come_in_slices() -> None:
    """The same as in one go; first the starts are made; and how many searches are over."""
    opened(PLAN)
    answer = more(0)
    assert answer == {"ok": True, "searches": None, "said": [], "rows": [], "done": 0}
    rows = []
    while len(rows) < 12:
        answer = more(0.002)
        rows += answer["rows"]
        assert answer["done"] == len(rows)
        assert answer["searches"] in (None, 12)
    assert all(tuple(row) == COLUMNS for row in rows)
    assert [row["generated"] for row in rows] == [row["generated"] for row in Experiment(PLAN)]
    assert more(1) == {"ok": True, "searches": 12, "said": [], "rows": [], "done": 12}


def test_making_starts_can_be_left_at_any_time() -> None:
    """Boards that lie so deep are found after hundreds of thousands of others; each call comes back at once."""
    opened({**PLAN, "problem": "fifteen-puzzle", "depths": "18", "heuristics": "manhattan"})
    assert [more(0.001)["searches"] for _ in range(20)] == [None] * 20
    opened({**PLAN, "starts": 3, "depths": None})
    answer = more(60)
    assert answer["searches"] == answer["done"] == len(answer["rows"]) == 6
