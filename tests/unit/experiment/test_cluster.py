"""Experiments on a Dask cluster: a real scheduler and two worker processes, one of which is killed in the middle."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import psutil
import pytest

from buildtools.project import ROOT
from searchlight.experiment.experiment import Experiment
from tests.unit.experiment.running import counts, of_file

PLAN = {
    "depths": "13-15", "per_depth": 8, "seed": 4, "algorithms": "breadth-first,astar",
    "heuristics": "manhattan,misplaced",
}  # fmt: skip
COMMAND = [sys.executable, "-m", "searchlight", "experiment"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "pysrc")}
WORKER = ("dask_worker", "--nthreads", "1", "--no-nanny")


class Cluster:
    """Processes of this machine; `address`: the scheduler's."""

    def __init__(self, place: Path) -> None:
        self.file = place / "scheduler.json"
        self.running: list[psutil.Popen] = []
        scheduler = self._begin("dask_scheduler", "--port", "0")
        while not self.file.exists():
            assert scheduler.poll() is None
            time.sleep(0.02)
        self.workers = [self._begin(*WORKER) for _ in range(2)]
        self.address = json.loads(self.file.read_text())["address"]

    def _begin(self, program: str, *arguments: str) -> psutil.Popen:
        common = ["--scheduler-file", str(self.file), "--host", "127.0.0.1", "--no-dashboard"]
        running = psutil.Popen(
            [sys.executable, "-m", f"distributed.cli.{program}", *arguments, *common],
            cwd=self.file.parent,
            env=ENVIRONMENT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.running.append(running)
        return running

    def end(self) -> None:
        for running in reversed(self.running):
            with suppress(psutil.NoSuchProcess):
                running.kill()
            running.wait()
            if running.stderr:
                running.stderr.close()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    started = Cluster(tmp_path)
    yield started
    started.end()


def test_a_worker_that_is_killed_costs_no_row(cluster: Cluster, tmp_path: Path) -> None:
    """The other one does what it had; the rows are those of an undisturbed run here."""
    plan, path = tmp_path / "plan.json", tmp_path / "rows.csv"
    plan.write_text(json.dumps(PLAN), encoding="utf-8")
    asked = [*COMMAND, str(plan), "--dask", cluster.address, "--out", str(path)]
    running = psutil.Popen(asked, env=ENVIRONMENT, stderr=subprocess.PIPE, text=True)
    cluster.running.append(running)
    while not (path.exists() and path.read_bytes().count(b"\n") > 20):
        assert running.poll() is None
        time.sleep(0.01)
    cluster.workers[0].kill()
    assert path.read_bytes().count(b"\n") < 72
    _, said = running.communicate()
    assert (running.returncode, said) == (0, "")
    assert cluster.workers[1].is_running()
    rows = of_file(path)
    assert len(rows) == 72
    assert counts(rows) == counts(list(Experiment(PLAN)))
