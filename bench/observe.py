"""What observing costs: a program watched, against the same program run bare, on the same problem."""

import contextlib
import gc
import io
import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any
from unittest.mock import patch

from bench.homework import bare
from bench.homework.util import plain_util
from searchlight.setup import Setup, read
from searchlight.tracing.watch import recorder, running
from searchlight.tracing.watch.observation import Observation
from searchlight.tracing.watch.session import Request

PROGRAMS = Path(__file__).parents[1] / "tests/homework/correct"
TIMES = 9
BOARD = {"problem": "eight-puzzle", "start": "7,2,4,5,0,6,8,3,1", "heuristic": "manhattan"}
DEEP = {"problem": "pillars", "start": "0,0,0,0,0,0,0,0", "limit": "5"}
WIDE = {"problem": "grid", "grid": "/".join(["." * 60] * 60), "start": "0,0", "goal": "59,59"}
TILES = {"problem": "two-blank-puzzle", "start": "7,6,5,0,4,3,2,1,0"}
NEAR = {"problem": "eight-puzzle", "start": "0,1,4,2,5,8,3,6,7"}

ROADS = 3000
MAP = {
    "problem": "graph", "start": "0", "goal": str(ROADS // 2),
    "graph": json.dumps({"edges": {str(at): {str((at + by) % ROADS): by for by in (1, 7, ROADS - 1, ROADS - 7)}
                                   for at in range(ROADS)}}),
}  # fmt: skip


def measure() -> list[dict[str, Any]]:
    """For each family a program of the tests; the quickest of five runs of each kind."""
    rows = []
    for name, options, function, alone in (
        ("functions_uniform_cost", NEAR, "uniform_cost_search", bare.functions),
        ("functions_deepening", DEEP, "iterativeDeepeningSearch", bare.functions),
        ("functions_astar_pairs", BOARD, "aStarSearch", bare.functions),
        ("problem_object_pacman", BOARD, "aStarSearch", bare.problem_object),
        ("problem_object_book", BOARD, "astar_search", bare.problem_object),
        ("graph_object_lists", MAP, "bfs", bare.graph),
        ("graph_object_dict", MAP, "dijkstra", bare.graph),
        ("state_class_board", BOARD, "Solver.solve", bare.board),
        ("state_class_nodes", NEAR, "bfs_search", bare.nodes),
        ("grid_delta", WIDE, "search", bare.grid),
        ("grid_maze", WIDE, "shortest_path", bare.grid),
        ("script_funny_puzzle", TILES, "solve", bare.script),
    ):
        setup = read(options)
        assert isinstance(setup, Setup)
        text = (PROGRAMS / f"{name}.py").read_text(encoding="utf-8")
        namespace = loaded(text)
        request = Request(text, function=function, seconds=60)
        bare_seconds, run_seconds, whole, noted = quickest(partial(alone, namespace, setup, function), setup, request)
        assert noted.outcome in ("solution", "cutoff"), noted
        rows.append(
            {"name": name, "expanded": len(noted.expanded), "generated": noted.generated,
             "bare ms": 1000 * bare_seconds, "run ms": 1000 * run_seconds, "run times": run_seconds / bare_seconds,
             "run + derivation ms": 1000 * whole, "run + derivation times": whole / bare_seconds}
        )  # fmt: skip
    return rows


def loaded(text: str) -> dict[str, Any]:
    """The program's names. `util` is the course's own, without a watch."""
    namespace: dict[str, Any] = {"__name__": "program"}
    with patch.dict(sys.modules, util=plain_util()):
        exec(text, namespace)
    return namespace


def quickest(bare: Callable[[], Any], setup: Setup, request: Request) -> tuple[float, float, float, Observation]:
    """CPU seconds, the least of some rounds in which both take turns: bare; while the program ran; for all of it."""
    rounds = []
    for _ in range(TIMES):
        gc.collect()
        began = process_time()
        with contextlib.redirect_stdout(io.StringIO()):
            bare()
        bare_seconds = process_time() - began
        gc.collect()
        began = process_time()
        with patch.object(recorder, "perf_counter", process_time):
            noted = running.observe(setup, request)
        rounds.append((bare_seconds, noted.seconds, process_time() - began))
    return *map(min, zip(*rounds, strict=True)), noted
