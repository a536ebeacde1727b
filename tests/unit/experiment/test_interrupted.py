"""Experiments that are killed, interrupted or half written: every row is counted once."""

import json
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any

import psutil
import pytest

from searchlight.batch.command import Done
from searchlight.batch.crew import Chunk, Do, rows_of
from searchlight.batch.processes import Processes
from searchlight.batch.tables import FORMS, File
from searchlight.experiment.counting import counted, row_of
from searchlight.experiment.experiment import Experiment
from searchlight.experiment.plan import read_plan
from searchlight.experiment.row import COLUMNS
from tests.unit.command.running import interruptible
from tests.unit.experiment.running import LONG, counts, experiment, of_file

SEARCHES = 3 * 16 * 3
PATIENCE = 100  # seconds that a process may take on a busy machine


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Counter[str]:
    """The rows of LONG."""
    path = tmp_path_factory.mktemp("experiment") / "all.csv"
    experiment(*LONG, "--out", str(path))
    return counts(of_file(path))


@pytest.mark.parametrize("form", [".csv", ".json", ".jsonl"])
def test_a_line_that_was_half_written_is_done_again(tmp_path: Path, form: str) -> None:
    """Wherever the file was cut off, complete lines stay, and the missing rows are added."""
    path = tmp_path / f"rows{form}"
    plan = read_plan({"depths": "3-5", "per_depth": 2, "algorithms": "breadth-first,astar"})
    rows = list(Experiment(plan))

    def gone_on_with() -> tuple[int, list[dict[str, Any]]]:
        table = File(path, FORMS[form]())
        done = Done(table.rows())
        done.check(plan, path.name)
        table.add(counted(search, plan.limits) for search in done.missing(plan))
        table.close(complete=True)
        again = File(path, FORMS[form]())
        there = list(again.rows())
        again.close(complete=True)
        return len(done), there

    assert gone_on_with()[0] == 0
    whole = path.read_bytes()
    of_a_row = len(whole) // len(rows)
    for cut in (
        0,
        1,
        2,
        of_a_row // 2,
        of_a_row,
        of_a_row + 1,
        5 * of_a_row + 7,
        len(whole) - of_a_row // 2,
        len(whole),
    ):
        path.write_bytes(whole[: len(whole) - cut])
        kept, there = gone_on_with()
        assert counts(there) == counts(rows)
        assert kept <= len(rows)
        assert abs(kept - whole[: len(whole) - cut].count(b"\n") + (form != ".jsonl")) <= 1


@pytest.fixture
def begin() -> Iterator[Callable[[Path], psutil.Popen]]:
    """LONG in a process of its own, under way: some rows are there. At the end none of its processes is left."""
    begun: list[psutil.Process] = []

    def one(path: Path) -> psutil.Popen:
        running = stack.enter_context(interruptible("experiment", *LONG, "--out", str(path)))
        deadline = time.monotonic() + PATIENCE
        while not (path.exists() and path.read_bytes().count(b"\n") > 20):
            assert running.poll() is None, "it was over too soon"
            assert time.monotonic() < deadline, "it wrote no rows"
            time.sleep(0.01)
        begun.extend(running.children(recursive=True))  # who loses its parent is no longer among its children
        return running

    with ExitStack() as stack:
        yield one
    for process in begun:
        with suppress(psutil.NoSuchProcess):
            process.kill()


def ended(processes: list[psutil.Process]) -> bool:
    """All of them, soon."""
    return psutil.wait_procs(processes, timeout=PATIENCE)[1] == []


def searching(running: psutil.Popen) -> list[psutil.Process]:
    """Its processes that search."""
    return [child for child in running.children() if "spawn_main" in " ".join(child.cmdline())]


def test_killed_in_the_middle_and_gone_on_with(
    tmp_path: Path, undisturbed: Counter[str], begin: Callable[[Path], psutil.Popen]
) -> None:
    """No row is lost or there twice, and what the killed command had started is gone, too."""
    path = tmp_path / "rows.json"
    running = begin(path)
    workers = searching(running)
    assert len(workers) == 2
    running.kill()
    assert ended(workers)  # they notice it themselves
    experiment(*LONG, "--out", str(path), "--resume")
    rows = json.loads(path.read_text(encoding="utf-8"))
    assert len(rows) == SEARCHES
    assert counts(rows) == undisturbed


def test_a_process_that_is_lost_costs_no_row(
    tmp_path: Path, undisturbed: Counter[str], begin: Callable[[Path], psutil.Popen]
) -> None:
    """Others take its place."""
    path = tmp_path / "rows.csv"
    running = begin(path)
    searching(running)[0].kill()
    assert running.wait(PATIENCE) == 0
    assert counts(of_file(path)) == undisturbed


def test_interrupted_it_ends_at_once_and_can_be_gone_on_with(
    tmp_path: Path, undisturbed: Counter[str], begin: Callable[[Path], psutil.Popen]
) -> None:
    """Ctrl-C goes to all processes of a terminal."""
    path = tmp_path / "rows.csv"
    running = begin(path)
    workers = searching(running)
    for process in (*workers, running):
        process.send_signal(signal.SIGINT)
    assert running.wait(PATIENCE) == 130
    assert running.stderr.read() == b"searchlight: interrupted\n"
    assert ended(workers)
    experiment(*LONG, "--out", str(path), "--resume")
    assert counts(of_file(path)) == undisturbed


class Deadly(Processes):
    """Processes of which each is lost with the search from this start."""

    def __init__(self, start: str) -> None:
        super().__init__(1)
        self.start = start
        self.tried = 0

    def give(self, do: Do, chunk: Chunk) -> Any:
        if all(search.start != self.start for search in chunk):
            return super().give(do, chunk)
        self.tried += 1
        return self._pool.submit(os._exit, 1)


def test_a_search_that_costs_every_process_becomes_a_row_that_says_so() -> None:
    """All others have theirs."""
    plan = read_plan({"starts": 8, "algorithms": "astar", "seed": 1, "max_nodes": 200})
    deadly = list(plan)[3].start
    hands = Deadly(deadly)
    rows = list(rows_of(iter(plan), partial(counted, limits=plan.limits), hands, partial(row_of, outcome="crash")))
    hands.close()
    assert hands.tried >= 2  # once among others, and once alone
    assert sorted(row["start"] for row in rows) == sorted(search.start for search in plan)
    [crash] = [row for row in rows if row["outcome"] == "crash"]
    assert (crash["start"], tuple(crash)) == (deadly, COLUMNS)
    expected = [counted(search, plan.limits) for search in plan if search.start != deadly]
    assert counts([row for row in rows if row is not crash]) == counts(expected)
