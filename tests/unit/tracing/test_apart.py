"""A program in a process of its own is observed exactly as in this one."""

import re
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from searchlight.setup import Setup, read
from searchlight.tracing.process.apart import Apart
from searchlight.tracing.process.verification import fault_of_solution
from searchlight.tracing.watch.observation import Observation
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request
from tests.unit.homework.test_homework import CORRECT, MISTAKES

HOMEWORK = Path(__file__).parents[2] / "homework"
ADDRESS = re.compile(" at 0x[0-9a-f]+")
MAZE = {"problem": "grid", "grid": ".....\n.###.\n...#.\n.#...", "start": "0,0", "goal": "4,3"}
OTHERS: dict[str, tuple[dict[str, str], str, dict[str, Any]]] = {
    "functions_astar_pairs": ({"problem": "eight-puzzle", "start": "1,4,2,3,7,5,6,0,8"}, "astar", {}),
    "graph_object_lists": ({"problem": "graph"}, "breadth-first", {}),
    "grid_delta": (MAZE, "uniform-cost", {}),
    "grid_recursive": (MAZE, "breadth-first", {}),
    "state_class_nodes": ({"problem": "eight-puzzle", "start": "1,4,2,3,7,5,6,0,8"}, "breadth-first", {}),
    "script_funny_puzzle": ({"problem": "two-blank-puzzle", "heuristic": "manhattan"}, "astar", {}),
}
PROGRAMS = [
    *(("mistakes", name, *given[:3]) for name, given in MISTAKES.items()),
    *(("correct", name, *given) for name, given in (CORRECT | OTHERS).items()),
]


def without_times(noted: Observation) -> dict[str, Any]:
    told = asdict(noted)
    del told["seconds"]
    told["returned"] = ADDRESS.sub("", str(noted.returned))
    return told | {"error": noted.error and (noted.error.line, noted.error.text, noted.error.when)}


@pytest.mark.parametrize(
    ("kind", "name", "options", "algorithm", "asked"), PROGRAMS, ids=[each[1] for each in PROGRAMS]
)
def test_a_process_of_its_own_changes_nothing(
    kind: str, name: str, options: dict[str, str], algorithm: str, asked: dict[str, Any]
) -> None:
    """All that is noted comes back from there, and passes the checks; a path of a correct program is a solution."""
    setup = read({**options, "algorithm": algorithm})
    assert isinstance(setup, Setup)
    request = Request((HOMEWORK / kind / f"{name}.py").read_text(encoding="utf-8"), against=algorithm, **asked)
    apart = Apart(1024).observe(setup, request)
    assert without_times(apart) == without_times(observe(setup, request))
    assert kind == "mistakes" or fault_of_solution(apart, setup) is None


def test_the_same_file_gets_the_same_report_every_time() -> None:
    """Twenty times: its frontier is a set of texts, and its successors come in random order."""
    setup = read({"problem": "graph"})
    assert isinstance(setup, Setup)
    request = Request("""
import random

def search(graph, start, goal):
    frontier, parents = {start}, {start: None}
    while frontier:
        place = frontier.pop()
        for other in random.sample(list(graph[place]), len(graph[place])):
            if other not in parents:
                parents[other] = place
                frontier.add(other)
""")  # fmt: skip
    told = [without_times(Apart(256).observe(setup, request)) for _ in range(20)]
    assert (told[0]["outcome"], len(told[0]["expanded"])) == ("failure", 20)
    assert all(each == told[0] for each in told)
