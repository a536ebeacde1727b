"""Experiments across the seam: rows in slices of time, from a bundle that is fetched when it is first asked for."""

import json
from typing import Any

import worker
from buildtools import solver
from searchlight.experiment.experiment import Experiment
from searchlight.experiment.row import COLUMNS

PLAN = {"depths": "4-6/2", "per_depth": 3, "algorithms": "breadth-first,astar"}


def opened(plan: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(worker.open_experiment(json.dumps(plan)))
    return answer


def test_rows_come_in_slices() -> None:
    """The same as in one go, and how many searches are over."""
    assert opened(PLAN) == {"ok": True, "searches": 12, "said": []}
    rows = []
    while len(rows) < 12:
        answer = json.loads(worker.more_rows(0.002))
        rows += answer["rows"]
        assert answer["done"] == len(rows)
    assert all(tuple(row) == COLUMNS for row in rows)
    assert [row["generated"] for row in rows] == [row["generated"] for row in Experiment(PLAN)]
    assert json.loads(worker.more_rows(1)) == {"ok": True, "rows": [], "done": 12}


def test_what_is_wrong_with_a_plan_is_its_answer() -> None:
    """With the key; what is doubtful stands beside the number of searches. Without an experiment there are no rows."""
    answer = opened({**PLAN, "depths": "many"})
    assert (answer["ok"], answer["errors"][0]["field"]) == (False, "depths")
    assert json.loads(worker.more_rows(1))["lost"] is True
    [said] = opened({**PLAN, "depths": "2", "per_depth": 5})["said"]
    assert (said["id"], said["values"]["count"]) == ("experiment.few_starts", 4)


def test_nothing_of_it_comes_before_it_is_asked_for() -> None:
    """It lies in a bundle of its own; processes, files and clusters in none."""
    first = {path.as_posix() for path in solver.modules()}
    assert not any("/experiment/" in path or "/batch/" in path for path in first)
    bundles = {name: json.loads(data) for name, data in solver.later()}
    assert {"searchlight/experiment/plan.py", "searchlight/experiment/counting.py"} <= bundles["experiment"].keys()
    assert not any("/batch/" in path for paths in bundles.values() for path in paths)
    assert not any("multiprocessing" in text or "concurrent" in text for text in bundles["experiment"].values())
