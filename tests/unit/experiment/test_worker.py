"""Experiments across the boundary: rows in slices of time, from a bundle that is fetched when it is first asked for."""

import json
from typing import Any

from buildtools import solver
from searchlight.experiment import api
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


def test_what_is_wrong_with_a_plan_is_said() -> None:
    """A mistake is named with its key, warnings come with the number of searches, and rows need an experiment."""
    opened({**PLAN, "depths": "many"})
    answer = more(1)
    assert (answer["ok"], answer["errors"][0]["field"]) == (False, "depths")
    api._open = None
    assert more(1)["lost"] is True
    opened({**PLAN, "depths": "2", "per_depth": 5})
    [said] = more(1)["said"]
    assert (said["id"], said["values"]["count"]) == ("experiment.few_starts", 4)
    assert more(1)["said"] == []


def test_nothing_of_it_comes_before_it_is_asked_for() -> None:
    """Experiments have their own bundle, and processes, files and clusters are in no bundle."""
    first = {path.as_posix() for path in solver.modules()}
    assert not any("/experiment/" in path or "/batch/" in path for path in first)
    bundles = {name: json.loads(data) for name, data in solver.later()}
    assert {"searchlight/experiment/api.py", "searchlight/experiment/counting.py"} <= bundles["experiment"].keys()
    assert not any("/batch/" in path for paths in bundles.values() for path in paths)
    assert not any("multiprocessing" in text or "concurrent" in text for text in bundles["experiment"].values())
