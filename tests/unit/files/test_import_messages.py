"""Messages of the PDDL extension's search debugger, scenarios and GraphML: each is told by how it begins."""

import json
from typing import Any

import pytest

from tests.unit.files.reading import Reader, kinds_of


def happening(name: str) -> dict[str, Any]:
    return {"actionName": name, "earliestTime": 0, "shotCounter": 0, "iterations": 1, "kind": "INSTANTANEOUS"}


def posted(id_: str, parent: str | None, g: float, action: str = "") -> dict[str, Any]:
    """The body of a request for a state."""
    head = [happening(action)] if action else []
    body = {"id": id_, "g": g, "earliestTime": g, "planHead": head, "landmarks": {"facts": 1}}
    return body if parent is None else {**body, "parentId": parent, "appliedAction": happening(action)}


def valued(id_: str, h: float | None) -> dict[str, Any]:
    known = {"id": id_, "totalMakespan": 4, "helpfulActions": [], "relaxedPlan": []}
    return known if h is None else {**known, "h": h}


POSTS = [
    ("/state/initial", posted("0", None, 0)),
    ("/state/heuristic", valued("0", 3)),
    ("/state", posted("1", "0", 1, "pick-up a")),
    ("/state", posted("2", "0", 1, "pick-up b")),
    ("/state/heuristic", valued("1", 2)),
    ("/state/heuristic", valued("2", None)),
    ("/state", posted("3", "1", 2, "stack a b")),
    ("/state/visitedOrWorse", posted("3", "1", 2, "stack a b")),
    ("/state", posted("4", "1", 2, "put-down a")),
    ("/plan", posted("4", "1", 2, "put-down a")),
]


@pytest.mark.parametrize("form", ["paths", "bodies", "list"])
def test_messages_of_the_search_debugger_are_a_search(reader: Reader, form: str) -> None:
    """With the requests' paths or without; a state is expanded when its first child comes; a dead end is discarded."""
    told = [{"path": path, "body": body} for path, body in POSTS]
    if form == "bodies":  # a path only where the body does not tell it
        plain = ("/state", "/state/initial", "/state/heuristic")
        told = [each["body"] if each["path"] in plain else each for each in told]  # type: ignore[misc]
    written = json.dumps(told) if form == "list" else "\n".join(map(json.dumps, told)) + "\n"
    read = reader.read(written)
    assert (read["kind"], read["leftCount"]) == ("trace", 0)
    assert kinds_of(read) == [
        "generate", "expand", "generate", "generate", "stale", "expand", "generate", "stale", "generate", "goal", "end",
    ]  # fmt: skip
    assert read["labels"] == ["0", "1", "2", "3", "4"]
    assert read["columns"]["parent"] == [-1, 0, 0, 1, 1]
    assert read["columns"]["h"][:2] == [3, 2]
    assert read["actions"][1:] == ["pick-up a", "pick-up b", "stack a b", "put-down a"]
    assert (read["ending"]["outcome"], read["ending"]["path"], read["ending"]["cost"]) == ("solution", [0, 1, 4], 2)


def test_a_broken_message_is_named_with_its_line(reader: Reader) -> None:
    """Invalid JSON and unknown parents are named with their lines."""
    lines = [json.dumps({"path": path, "body": body}) for path, body in POSTS[:3]]
    assert reader.read("\n".join([*lines, "{broken"]))["fault"] == {"id": "json", "values": {"line": 4}}
    stray = json.dumps({"path": "/state", "body": posted("9", "7", 2, "fly")})
    read = reader.read("\n".join([*lines, stray]))
    assert [(left["id"], left["line"]) for left in read["left"]][-1] == ("parent", 4)


def test_scenarios_and_graphml_are_told_by_how_they_begin(reader: Reader) -> None:
    """A broken file of scenarios, too: its sentence names the line."""
    assert reader.read("version 1\n0\thall.map\t5\n")["kind"] == "scenarios"
    assert reader.read("version 1.0\r\n0\thall.map\t5\t3\t0\t0\t4\t2\t5.4\r\n")["kind"] == "scenarios"
    assert reader.read('<?xml version="1.0"?>\n<graphml/>')["kind"] == "graphml"
    assert reader.read("version: 1.4.0\nevents:\n- {type: source, id: 1}\n")["kind"] == "trace"
