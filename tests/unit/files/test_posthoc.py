"""Searches as Posthoc traces: the words mean what they mean there, and the tree is read back."""

import json

from hypothesis import given

from searchlight import Result, problem_from, solve
from searchlight.kinds import NAMES
from searchlight.problems.graph import Graph
from tests.unit.files.searched import algorithms, budgets, columns_of, counts_of, result_of, ties
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
def test_posthoc_keeps_the_tree_and_the_events(graph: Graph, algorithm: str, tie: str, budget: int | None) -> None:
    """All columns to the last byte: f stands for the priority, and is 0 where the frontier has no order by number."""
    result = result_of(graph, algorithm, tie, budget)
    back = Result.from_posthoc(result.to_posthoc())
    before, after = columns_of(result.record), columns_of(back.record)
    if result.traits["key"] is None:
        del before["priority"], after["priority"]
    assert after == before
    assert counts_of(back) == counts_of(result)
    assert (back.outcome, back.iterations) == (result.outcome, result.iterations)


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
    events = [json.loads(event.removeprefix("- ")) for event in text.splitlines()[2:]]
    whole = json.dumps({"version": "1.4.0", "events": events})
    assert Result.from_posthoc(whole).to_csv() == Result.from_posthoc(text).to_csv()


def test_a_grid_is_painted_in_posthoc() -> None:
    """Cells bring their places, and the trace a view that paints them."""
    result = solve("grid", "astar")
    lines = result.to_posthoc().splitlines()
    assert lines[1:3] == ["views:", "  main:"]
    first = json.loads(lines[5].removeprefix("- "))
    assert [first["x"], first["y"]] == [int(part) for part in first["state"].split(",")]
    assert columns_of(Result.from_posthoc(result.to_posthoc()).record) == columns_of(result.record)
