"""The events of a search as a search trace of the Posthoc visualizer, version 1.4.0: YAML, each event a line of JSON.

Posthoc names a node by `id` and draws the tree from the last `pId` that an id came with, so every event repeats it. It
leaves out an id of 0: ours are rows + 1, and events that are about no node have 0. Its own colours belong to the types
source, generating, updating, expanding, closing, destination and end; `event` says ours (finished.KINDS). f is the
evaluation function that orders the frontier, where one does.
Source: https://posthoc.pathfinding.ai/docs/search-trace and the type definitions in ShortestPathLab/posthoc-app.
"""

import json
from array import array
from collections.abc import Iterator
from math import isnan, nan
from typing import Any, Final

from searchlight import errors
from searchlight.columns import BIRTH_COLUMNS, Interned
from searchlight.events import END, ITERATION
from searchlight.files.text import as_json, as_text
from searchlight.finished import KINDS, Finished
from searchlight.restore import follow, restored
from searchlight.tally import MAKES_A_NODE

VERSION: Final = "1.4.0"
TYPES: Final = {
    "generate": "generating", "duplicate": "closing", "cycle": "closing", "superseded": "updating",
    "expand": "expanding", "stale": "closing", "cutoff": "closing", "goal": "destination", "iteration": "iteration",
    "end": "end", "found": "destination", "forget": "closing", "back-up": "updating", "meet": "updating",
}  # fmt: skip
ACCEPTED: Final = f"a search trace of version {VERSION} as to_posthoc writes it, each event a line"
GRID: Final = {
    "$": "rect",
    "x": "${{ $.x }}",
    "y": "${{ $.y }}",
    "width": 1,
    "height": 1,
    "fill": "${{ color[$.type] }}",
}


def to_posthoc(search: Finished) -> str:
    """The trace; where states are cells of a grid, with a view that paints them."""
    lines = [f"version: {VERSION}"]
    if search.shape.get("kind") == "cell":
        lines += ["views:", "  main:", f"  - {as_json(GRID)}"]
    lines.append("events:")
    lines += [f"- {as_json(event)}" for event in _events(search)]
    return "\n".join(lines) + "\n"


def _events(search: Finished) -> Iterator[dict[str, Any]]:
    record = search.record
    limits = iter([each.limit for each in record.iterations])
    about: list[dict[str, Any]] = []  # what every event says of a node
    goal = search.rows[-1] if search.rows else -1
    for number, row in zip(record.kind, record.node, strict=True):
        kind = KINDS[number]
        if number == ITERATION:
            yield {"type": TYPES[kind], "id": 0, "event": kind, "limit": next(limits)}
            continue
        if number == END:
            node = about[goal] if 0 <= goal < len(about) else {"id": 0}
            yield {"type": TYPES[kind], **node, "event": kind, "outcome": search.outcome}
            return
        if MAKES_A_NODE[number]:
            about.append(_about(search, row))
        root = kind == "generate" and record.parent[row] < 0
        yield {"type": "source" if root else TYPES[kind], **about[row], "event": kind}


def _about(search: Finished, row: int) -> dict[str, Any]:
    record = search.record
    parent = record.parent[row]
    plain = search.plain(search.record.states[record.state[row]])
    node: dict[str, Any] = {"id": row + 1, "pId": parent + 1 if parent >= 0 else None, "g": _number(record.g[row])}
    if not isnan(record.h[row]):
        node["h"] = _number(record.h[row])
    if search.traits.get("key"):
        node["f"] = _number(record.priority[row])
    if parent >= 0:
        node["action"] = str(record.actions[record.action[row]])
    node["state"] = as_text(plain)
    if search.shape.get("kind") == "cell":
        node["x"], node["y"] = map(int, node["state"].strip("[]").split(","))
    return node


def from_posthoc(text: str) -> Finished:
    """The search that `to_posthoc` wrote: its tree, its events, g, h and f. Raises BadInput."""
    try:
        version, events = _read(text)
        if version != VERSION:
            raise errors.files.wrong_version(version, ACCEPTED)
        return _finished(events)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError, RecursionError) as error:
        raise errors.files.unreadable_data(error, ACCEPTED) from error


def _read(text: str) -> tuple[Any, list[dict[str, Any]]]:
    """The version and the events: a whole file of JSON, or a line for each event."""
    if text.lstrip().startswith("{"):
        data = json.loads(text)
        return data.get("version"), data["events"]
    lines = iter(text.split("\n"))
    version = None
    for line in lines:
        if line.startswith("version:"):
            version = line.partition(":")[2].strip().strip("\"'")
        if line.startswith("events:"):
            break
    return version, [json.loads(line.strip().removeprefix("-")) for line in lines if line.strip()]


def _finished(events: list[dict[str, Any]]) -> Finished:
    actions, states = Interned(), Interned()
    columns: dict[str, Any] = {name: array("i") for name in BIRTH_COLUMNS}
    columns |= {name: array("d") for name in ("g", "h", "priority")}
    kinds, nodes = array("B"), array("i")
    limits: list[float | None] = []
    outcome, key = None, None
    for event in events:
        kind = KINDS.index(event["event"])
        kinds.append(kind)
        nodes.append(len(limits) if kind == ITERATION else -1 if kind == END else event["id"] - 1)
        if kind == ITERATION:
            limits.append(event["limit"])
        elif kind == END:
            outcome = event["outcome"]
        elif MAKES_A_NODE[kind]:
            parent = (event["pId"] or 0) - 1
            columns["parent"].append(parent)
            columns["action"].append(-1 if parent < 0 else actions[event["action"]])
            columns["state"].append(states[event["state"]])
            columns["depth"].append(0 if parent < 0 else columns["depth"][parent] + 1)
            columns["iteration"].append(max(len(limits) - 1, 0))
            columns["g"].append(event["g"])
            columns["h"].append(event.get("h", nan))
            columns["priority"].append(event.get("f", 0))
            key = "f" if "f" in event else key
    record = restored(columns, (kinds, nodes), states.order, actions.order, limits or [None], outcome)
    search = Finished(record, outcome, traits={"key": key})
    follow(search)
    return search


def _number(value: float) -> float:
    return int(value) if value.is_integer() else value
