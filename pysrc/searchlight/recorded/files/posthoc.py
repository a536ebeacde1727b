"""The events of a search as a search trace of the Posthoc visualizer, version 1.4.0: YAML, each event a line of JSON.

Posthoc names a node by `id` and draws the tree from the last `pId` that an id came with, so every event repeats it. It
leaves out an id of 0: ours are rows + 1, and events that are about no node have 0. Its own colours belong to the types
source, generating, updating, expanding, closing, destination and end; `event` says ours (kinds.py). f is the
evaluation function that orders the frontier, where one does.

As in the traces of its makers, a `closing` follows each `expanding` once all children are made, with the same id; it is
no event of ours (`event` null). Neither is the `end` of a search that was stopped by its budget. An `updating` is about
a node in the frontier and carries the new g and f of its state.
Source: https://posthoc.pathfinding.ai/docs/search-trace and the type definitions in ShortestPathLab/posthoc-app.
"""

import re
from collections.abc import Iterator
from math import inf, isnan
from typing import Any, Final

from searchlight.errors import ProblemError, shown
from searchlight.events import END, EXPAND, FOUND, GOAL, ITERATION, MEET, SUPERSEDED, Unsolved
from searchlight.kinds import KINDS, NAMES
from searchlight.record import Record
from searchlight.recorded.files.text import as_json, as_text
from searchlight.recorded.search import Finished
from searchlight.recorded.service import stale_from, turns
from searchlight.tally import GENERATES, MAKES_A_NODE
from searchlight.texts import message

VERSION: Final = "1.4.0"
TYPES: Final = {kind.name: kind.trace for kind in KINDS}
PLACE: Final = re.compile(r"\[?\s*(-?[0-9]{1,9})\s*,\s*(-?[0-9]{1,9})\s*\]?")
STOPPED: Final = Unsolved.BUDGET.value  # the outcome of an `end` that is no event of ours: the budget was spent
GRID: Final = {
    "$": "rect",
    "x": "${{ $.x }}",
    "y": "${{ $.y }}",
    "width": 1,
    "height": 1,
    "fill": "${{ color[$.type] }}",
    "$if": "${{ color[$.type] != null }}",
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
    turn, stale = turns(search), stale_from(search)
    closed_after = {time: row for row, time in _last_of_expansions(record).items()}
    goal = -1
    for time, (number, row) in enumerate(zip(record.kind, record.node, strict=True)):
        kind = NAMES[number]
        if number == ITERATION:
            yield {"type": TYPES[kind], "id": 0, "event": kind, "limit": next(limits)}
            continue
        if number == END:
            node = about[goal] if goal >= 0 else {"id": 0}
            yield {"type": TYPES[kind], **node, "event": kind, "outcome": search.outcome}
            continue
        event: dict[str, Any] = {"event": kind}
        if MAKES_A_NODE[number]:
            about.append(_about(search, row))
            event |= {"turn": turn[row]} | ({"staleFrom": stale[row]} if stale[row] >= 0 else {})
        elif number == SUPERSEDED:  # by the node made last
            event |= {name: about[-1][name] for name in ("g", "f") if name in about[-1]}
        goal = row if number in (GOAL, FOUND, MEET) else goal
        root = kind == "generate" and record.parent[row] < 0
        yield {"type": "source" if root else TYPES[kind], **about[row], **event}
        if time in closed_after:
            yield {"type": "closing", **about[closed_after[time]], "event": None}
    if search.outcome == STOPPED:
        yield {"type": TYPES["end"], "id": 0, "event": None, "outcome": STOPPED}


def _last_of_expansions(record: Record) -> dict[int, int]:
    """For each expanded row the last event of its expansion: its last child is made, or beats another node."""
    last: dict[int, int] = {}
    newest = -1
    for time, (kind, row) in enumerate(zip(record.kind, record.node, strict=True)):
        if GENERATES[kind]:
            newest = record.parent[row]
        if kind == EXPAND:
            last[row] = time
        elif newest in last and (kind == SUPERSEDED or GENERATES[kind]):
            last[newest] = time
    return last


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
        place = PLACE.fullmatch(node["state"])
        if place is None:
            raise ProblemError(
                "shape", search.state(row), message("foreign.not_of_the_shape", shape=shown(search.shape))
            )
        node["x"], node["y"] = int(place[1]), int(place[2])
    return node


def _number(value: float) -> float | str:
    """As JSON has it; what is infinite as a text."""
    if value == inf:
        return "inf"
    return int(value) if value.is_integer() else value
