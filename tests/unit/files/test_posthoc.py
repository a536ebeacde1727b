"""Searches as Posthoc traces: the words mean what they mean there, and every event is in them."""

import json

from hypothesis import given

from searchlight import problem_from, solve
from searchlight.kinds import NAMES
from searchlight.problems.graph import Graph
from tests.unit.files.searched import algorithms, budgets, result_of, ties
from tests.unit.random_graphs import graphs


@given(graphs(), algorithms)
def test_posthoc_s_own_words_mean_what_they_mean_there(graph: Graph, algorithm: str) -> None:
    """After each expansion, once its children are made, a closing of the same id; an updating brings a smaller g."""
    result = result_of(graph, algorithm)
    events = [json.loads(line[2:]) for line in result.to_posthoc().splitlines() if line.startswith("- {")]
    expanded = [event["id"] for event in events if event["type"] == "expanding"]
    assert sorted(event["id"] for event in events if event["type"] == "closing") == sorted(expanded)
    g: dict[int, float] = {}
    closed = set()
    for event in events:
        assert event["event"] is None or event.get("pId") not in closed or event["event"] in LATER
        closed |= {event["id"]} if event["type"] == "closing" else set()
        if event["event"] == "superseded":
            assert event["type"] == "updating"
            assert event["g"] < g[event["id"]]
        g[event["id"]] = event.get("g", 0)


LATER = {name for name in NAMES if name not in ("generate", "duplicate", "cycle", "found")}


@given(graphs(), algorithms, ties, budgets)
def test_posthoc_has_the_tree_and_the_events(graph: Graph, algorithm: str, tie: str, budget: int | None) -> None:
    """Each event of the search in its order, with the node's parent and cost."""
    result = result_of(graph, algorithm, tie, budget)
    record = result.record
    events = [json.loads(line[2:]) for line in result.to_posthoc().splitlines() if line.startswith("- {")]
    ours = [event for event in events if event["event"]]
    assert [NAMES.index(event["event"]) for event in ours] == list(record.kind)
    for event, row in zip(ours, record.node, strict=True):
        if event["event"] in ("iteration", "end"):
            continue
        assert event["id"] == row + 1
        assert event["pId"] == (record.parent[row] + 1 or None)
        if event["event"] != "superseded":
            assert float(event["g"]) == record.g[row]


def test_a_posthoc_trace_by_hand() -> None:
    """Two nodes: each event a line, ids from 1 (0 would be left out of Posthoc's tree), each with its parent's id."""
    line = problem_from("here", "there", lambda state: ["go"], lambda state, action: "there", h=lambda state: 0.5)
    text = solve(line, "astar").to_posthoc()
    assert text == (
        "version: 1.4.0\n"
        "events:\n"
        '- {"type": "source", "id": 1, "pId": null, "g": 0, "h": 0.5, "f": 0.5, "state": "here", "event": "generate", '
        '"turn": 0}\n'
        '- {"type": "expanding", "id": 1, "pId": null, "g": 0, "h": 0.5, "f": 0.5, "state": "here", '
        '"event": "expand"}\n'
        '- {"type": "generating", "id": 2, "pId": 1, "g": 1, "h": 0.5, "f": 1.5, "action": "go", "state": "there", '
        '"event": "generate", "turn": 1}\n'
        '- {"type": "closing", "id": 1, "pId": null, "g": 0, "h": 0.5, "f": 0.5, "state": "here", "event": null}\n'
        '- {"type": "destination", "id": 2, "pId": 1, "g": 1, "h": 0.5, "f": 1.5, "action": "go", "state": "there", '
        '"event": "goal"}\n'
        '- {"type": "end", "id": 2, "pId": 1, "g": 1, "h": 0.5, "f": 1.5, "action": "go", "state": "there", '
        '"event": "end", "outcome": "solution"}\n'
    )


def test_a_grid_is_painted_in_posthoc() -> None:
    """Cells bring their places, and the trace a view that paints them."""
    result = solve("grid", "astar")
    lines = result.to_posthoc().splitlines()
    assert lines[1:3] == ["views:", "  main:"]
    first = json.loads(lines[5].removeprefix("- "))
    assert [first["x"], first["y"]] == [int(part) for part in first["state"].split(",")]
