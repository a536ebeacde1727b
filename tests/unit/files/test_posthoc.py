"""Searches as Posthoc traces: the words mean what they mean there, and every event is in them."""

import json

from hypothesis import given

from searchlight import problem_from, solve
from searchlight.kinds import NAMES
from searchlight.problems.graph import Graph
from tests.unit.files.searched import algorithms, budgets, result_of, ties
from tests.unit.random_graphs import graphs


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
