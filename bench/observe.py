"""What observing costs: a program watched, against the same program with objects that only note what it asks."""

import contextlib
import gc
import io
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any
from unittest.mock import patch

from bench.oracles.students.cases import Case, in_grid, of_board, of_graph
from bench.oracles.students.harness import run
from bench.oracles.students.kinds import Program, versions
from bench.oracles.students.trials import asked
from searchlight.tracing.watch import recorder, running

TIMES = 9
ROADS = 1500
AROUND = {str(at): {str((at + by) % ROADS): by % 9 + 1 for by in (1, 7, ROADS - 1, ROADS - 7)} for at in range(ROADS)}
MAP = of_graph(AROUND, dict.fromkeys(AROUND, 0), "0", str(ROADS // 2))
DEEP = of_graph(AROUND, dict.fromkeys(AROUND, 0), "0", "49")
BOARD = of_board((0, 1, 4, 2, 5, 8, 3, 6, 7))
WIDE = in_grid([[0] * 60 for _ in range(60)], (0, 0), (59, 59))
PROGRAMS: dict[str, Case] = {
    "functions_ucs": MAP, "functions_ids": DEEP, "problem_astar_util": MAP, "problem_ucs_tuples": MAP, "graph_bfs": MAP,
    "graph_dijkstra": MAP, "class_bfs": BOARD, "grid_bfs": WIDE, "grid_ucs": WIDE, "script_ucs": MAP,
}  # fmt: skip


def measure() -> list[dict[str, Any]]:
    """For each family right programs of the oracles; the quickest of some runs of each kind."""
    return [_row(each, PROGRAMS[each.name]) for each in versions() if each.kind is None and each.name in PROGRAMS]


def _row(program: Program, case: Case) -> dict[str, Any]:
    setup, request = asked(program, case, seconds=60)
    (bare, done), (whole, noted) = quickest(
        partial(run, program.name, program.text, case), partial(running.observe, setup, request)
    )
    assert len(noted.expanded) == len(done.expanded), (program.name, noted)
    return {
        "name": program.name, "expanded": len(done.expanded), "generated": noted.generated, "bare ms": 1000 * bare,
        "run ms": 1000 * noted.seconds, "run times": noted.seconds / bare,
        "run + derivation ms": 1000 * whole, "run + derivation times": whole / bare,
    }  # fmt: skip


def quickest(*kinds: Callable[[], Any]) -> list[tuple[float, Any]]:
    """The CPU seconds of the quickest round of each kind, with what it returns; they take turns."""
    rounds: list[list[tuple[float, Any]]] = [[] for _ in kinds]
    with patch.object(recorder, "perf_counter", process_time):
        for _ in range(TIMES):
            for kind, times in zip(kinds, rounds, strict=True):
                gc.collect()
                began = process_time()
                with contextlib.redirect_stdout(io.StringIO()):
                    result = kind()
                times.append((process_time() - began, result))
    return [min(times, key=lambda each: each[0]) for times in rounds]
