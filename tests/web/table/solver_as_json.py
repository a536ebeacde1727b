"""Runs searches through boundary 1 and prints what the page would get, and what the solver's record says in the end.

Prints a list of `{options, table, chunks, states, columns, iterations, executed}`; NaN is null. With the argument
"wanted" the options of other searches come as a JSON list from the standard input; "kinds": the kinds of events are
printed as the solver declares them.
"""

import json
import sys
from array import array
from math import isnan
from types import FrameType
from typing import Any

import worker
from searchlight import catalog
from searchlight.events import Drive
from searchlight.frontier import TIES
from searchlight.games.cells import GameCells
from searchlight.kinds import KINDS
from searchlight.stream.live import ChunkedRun

PLACES = {"eight-puzzle": {"start": "1,2,5,3,4,8,0,6,7"}, "graph": {"start": "Arad", "goal": "Bucharest"}}
EXPANSIONS = 7  # in a chunk


def searches() -> list[dict[str, Any]]:
    """Options of small searches: each algorithm on each problem of PLACES, A* with each way to break ties; and states
    of other looks."""
    every = [
        {"problem": problem, "algorithm": algorithm, **places, "max_nodes": 400}
        for algorithm, entry in catalog.ALGORITHMS.items()
        for problem, places in PLACES.items()
        if not entry.only
    ]
    others = [
        {"problem": problem, "algorithm": algorithm, "max_nodes": 400}
        for problem in ("pillars", "grid", "hanoi", "missionaries")
        for algorithm in ("uniform-cost", "bidirectional")
    ]
    return (
        every
        + others
        + [{"problem": "grid", "moves": "8", "algorithm": "jump-point"}]
        + [{"problem": "water-jugs", "algorithm": "uniform-cost"}]
        + [
            {"problem": problem, "algorithm": "astar", "heuristic": "zero", "tie": "state"}
            for problem in ("hanoi", "missionaries", "water-jugs")
        ]
        + [
            {"problem": problem, "algorithm": "astar", "heuristic": "zero", "tie": tie, **places, "max_nodes": 400}
            for tie in TIES
            for problem, places in PLACES.items()
        ]
    )


def plain(value: Any) -> Any:
    """Arrays as lists, NaN as None."""
    if isinstance(value, array):
        return [None if isinstance(each, float) and isnan(each) else each for each in value]
    return value


def chunks_of(run: int) -> list[dict[str, Any]]:
    """The run's chunks, from the first to the one with the outcome."""
    chunks: list[dict[str, Any]] = []
    while not chunks or chunks[-1]["outcome"] is None:
        chunk = worker.advance(run, EXPANSIONS, 10)
        chunks.append({name: plain(value) for name, value in chunk.items()})
    return chunks


def executed(run: ChunkedRun, count: int) -> list[list[int]]:
    """The lines of the listing that Python executes before each event, in order; of the search's own functions."""
    lines: list[list[int]] = []
    drive = Drive(run.setup.search())

    def trace(frame: FrameType, event: str, _argument: object) -> Any:
        if event == "line" and any(each.gi_code is frame.f_code for each in drive.stack):
            lines[-1].append(run.listing.lines[id(frame.f_code)][frame.f_lasti])
        return trace

    sys.settrace(trace)
    for _ in range(count):
        lines.append([])
        while not drive.outcome and not drive.take(1):
            pass
    sys.settrace(None)
    return lines


def whole_search(options: dict[str, Any]) -> dict[str, Any]:
    """One search, from the first chunk to the last."""
    answer = json.loads(worker.open_run(json.dumps(options)))
    assert answer["ok"], answer
    chunks = chunks_of(answer["run"])
    run = worker.runs[answer["run"]]
    record, problem = run.whole(), run.setup.problem
    return {
        "options": options,
        "table": answer["table"],
        "chunks": chunks,
        "states": [problem.text(state) for state in record.states],
        "columns": {name: plain(column) for name, column in record.columns().items()},
        "game": {name: plain(column) for name, column in GameCells(record).columns().items()} if record.game else None,
        "executed": [] if answer["table"].get("family") else executed(run, len(record.kind)),
        "iterations": [
            [each.limit, each.first_event, each.first_row, each.expanded, each.generated] for each in record.iterations
        ],
    }


if __name__ == "__main__":
    if sys.argv[1:] == ["kinds"]:
        print(json.dumps([{name: said for name, said in kind._asdict().items() if name != "trace"} for kind in KINDS]))
    else:
        wanted = json.load(sys.stdin) if sys.argv[1:] == ["wanted"] else searches()
        print(
            json.dumps([whole_search(options) for options in wanted])
            .replace("-Infinity", "-1e999")
            .replace("Infinity", "1e999")
        )
