"""Posthoc search traces of other makers: read as searches, as far as they are."""

import json
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from searchlight import solve
from searchlight.events import EXPAND, GENERATE, GOAL, Drive
from searchlight.kinds import NAMES
from searchlight.node import Node
from searchlight.texts import texts
from tests.unit.files.reading import Reader, kinds_of
from tests.unit.files.test_records import setup_of

# A* on a grid as a pathfinding library logs it: the goal is named beforehand, an open node gets a better parent.
GRID = """\
version: 1.4.0

views:
  main:
    - $: rect
      fill: ${{ color[$.type] }}
      x: ${{ $.x }}
      y: ${{ $.y }}

events:
  - type: source
    id: 17
    x: 8
    y: 1
  - type: destination
    id: 19
    x: 8
    y: 3
  - type: generating
    id: 17
    g: 0
    f: 2.5
    pId:
    x: 8
    y: 1
  - type: expanding
    id: 17
    g: 0
    f: 2.5
    pId:
    x: 8
    y: 1
  - { type: generating, id: 18, g: 3, f: 4.5, pId: 17, x: 8, y: 2 } # flow style
  - { type: generating, id: 28, g: 1, f: 3.5, pId: 17, x: 9, y: 2 }
  - { type: closing, id: 17, pId: null }
  - { type: expanding, id: 28, g: 1, f: 3.5, pId: 17 }
  - { type: updating, id: 18, g: 2, f: 3, pId: 28, x: 8, y: 2 }
  - { type: generating, id: 17, g: 2, f: 9, pId: 28, x: 8, y: 1 }
  - { type: raycast, id: 18, rayX: 3 }
  - { type: generating, id: 40, pId: 39, x: 1, y: 1 }
  - { type: closing, id: 28, pId: 17 }
  - { type: expanding, id: 18, g: 2, f: 3, pId: 28 }
  - { type: generating, id: 19, g: 2.5, f: 2.5, pId: 18, x: 8, y: 3 }
  - type: end
    id: 19
"""


@pytest.mark.parametrize("form", ["yaml", "json", "lines", "indented"])
def test_a_trace_of_another_maker_is_a_search(reader: Reader, form: str) -> None:
    """Nodes, g, f, a better path, a duplicate and the goal are read; faults are named by event and line."""
    data = yaml.safe_load(GRID)
    written = {
        "yaml": GRID,
        "json": json.dumps(data),
        "lines": "version: 1.4.0\nevents:\n" + "".join(f"- {json.dumps(event)}\n" for event in data["events"]),
        "indented": json.dumps(data, indent=2),
    }[form]
    read = reader.read(written)
    assert read["kind"] == "trace"
    assert kinds_of(read) == [
        "generate", "expand", "generate", "generate", "expand", "generate", "superseded", "stale", "duplicate",
        "expand", "generate", "goal", "end",
    ]  # fmt: skip
    assert read["labels"] == ["8,1", "8,2", "9,2", "8,2", "8,1", "8,3"]
    assert read["columns"]["parent"] == [-1, 0, 0, 2, 2, 3]
    assert read["columns"]["g"] == [0, 3, 1, 2, 2, 2.5]
    assert read["columns"]["priority"] == [2.5, 4.5, 3.5, 3, 9, 2.5]
    assert read["counts"][-1][:3] == [3, 5, 0]
    assert (read["ending"]["outcome"], read["ending"]["path"], read["ending"]["cost"]) == (
        "solution",
        [0, 2, 3, 5],
        2.5,
    )
    assert [(left["id"], left["event"]) for left in read["left"]] == [("type", 10), ("parent", 11)]
    lines = written.split("\n")
    for left, mark in zip(read["left"], ("raycast", "39"), strict=True):
        assert mark in "".join(lines[left["line"] - 1 : left["line"] + (4 if form == "indented" else 0)])
    for left in read["left"]:
        assert texts("es").say(f"import.event.{left['id']}", left["values"])


def test_a_decision_tree_is_a_tree(reader: Reader) -> None:
    """As the format's own documentation has it: ids that are texts, and types of the maker's own."""
    read = reader.read(
        "version: 1.4.0\nevents:\n  - { type: decision, id: a, pId: null }\n  - { type: decision, id: b, pId: a }\n"
        "  - { type: decision, id: c, pId: a }\n"
    )
    assert (read["labels"], read["columns"]["parent"]) == (["a", "b", "c"], [-1, 0, 0])
    assert read["ending"]["outcome"] == "failure"


def test_several_roots_are_iterations(reader: Reader) -> None:
    """A search that begins anew: the same ids, another tree."""
    once = [{"type": "source", "id": 0}, {"type": "expanding", "id": 0}, {"type": "generating", "id": 1, "pId": 0}]
    read = reader.read(json.dumps({"version": "1.4.0", "events": [*once, *once, {"type": "expanding", "id": 1}]}))
    assert read["columns"]["iteration"] == [0, 0, 1, 1]
    assert kinds_of(read).count("iteration") == 1
    assert read["leftCount"] == 0


def test_two_documents_are_read(reader: Reader) -> None:
    """Version 2 has its events in a document of their own."""
    read = reader.read("version: 2.0.0\n---\nmain: []\n---\n- { type: source, id: 1 }\n- { type: expand, id: 1 }\n")
    assert kinds_of(read) == ["generate", "expand", "end"]


IDS = st.sampled_from([0, 1, 2, "a", None, "__proto__"])
TYPES = st.sampled_from([
    "source", "generating", "updating", "expanding", "closing", "destination", "pruning", "cutoff", "iteration", "end",
    "decision", "", "constructor",
])  # fmt: skip
NUMBERS = st.one_of(st.none(), st.integers(-3, 9), st.floats(), st.text(max_size=2))
EVENTS = st.lists(
    st.one_of(
        st.fixed_dictionaries(
            {"type": TYPES, "id": IDS}, optional={"pId": IDS, "g": NUMBERS, "h": NUMBERS, "f": NUMBERS}
        ),
        st.sampled_from([None, 3, "text", []]),
        st.fixed_dictionaries(
            {"type": TYPES, "id": st.integers(0, 4), "event": st.sampled_from([*NAMES, "budget", None])}
        ),
    ),
    max_size=25,
)


@settings(deadline=None)
@given(events=EVENTS)
def test_whatever_is_in_a_trace_is_a_search_or_none(reader: Reader, events: list[Any]) -> None:
    """No order of events leads to a table that its own rules would refuse, and each event is taken or counted."""
    read = reader.read(json.dumps({"version": "1.4.0", "events": events}))
    if read.get("fault"):
        assert read["fault"]["id"] in ("no_nodes", "json", "yaml")
    else:
        assert read["ending"]["outcome"] in ("solution", "failure", "cutoff", "budget")
        assert len(read["labels"]) <= 2 * len(events)


@settings(deadline=None)
@given(at=st.integers(0, len(GRID)), length=st.integers(0, 40), instead=st.text(max_size=5))
def test_damage_to_a_trace_is_named_or_does_nothing(reader: Reader, at: int, length: int, instead: str) -> None:
    """It is read, or refused in a sentence with the line."""
    read = reader.read(GRID[:at] + instead + GRID[at + length :])
    assert read.get("fault") or read.get("ending") or read["kind"] not in ("trace", "fault")
    assert (read.get("fault") or {}).get("id") != "damaged"


# -- piglet ------------------------------------------------------------------------------------------------------------

# As piglet's trace logger writes it: a head in YAML, then an event on each line in flow style, its keys in order, ids
# with the name of the search before them.
PIGLET_HEAD = """\
version: 1.4.0
views:
  main:
  - $: rect
    fill: ${{ color[$.type] }}
    height: 1
    width: 1
    x: ${{ $.x }}
    y: ${{ $.y }}
pivot:
  x: ${{ $.x + 0.5 }}
  y: ${{ $.y + 0.5 }}
events:
"""


def piglet_line(type_: str, node: Node, ids: dict[int, str]) -> str:
    """An event on a node of a search of ours, as piglet would log it."""
    x, y = node.state
    parent = "null" if node.parent is None else ids[id(node.parent)]
    told = {"depth": node.depth, "f": node.priority, "g": node.g, "h": node.h, "id": ids[id(node)], "pId": parent}
    inner = ", ".join(f"{name}: {value}" for name, value in (told | {"type": type_, "x": x, "y": y}).items())
    return f"- {{{inner}}}\n"


@pytest.mark.parametrize("algorithm", ["astar", "weighted-astar", "greedy"])
@pytest.mark.parametrize("grid", ["barriers", "maze", "open"])
def test_a_trace_in_the_form_of_piglet_has_the_counts_of_its_search(reader: Reader, grid: str, algorithm: str) -> None:
    """Expansions, the path and its cost: of searches of ours that are logged in piglet's way."""
    setup = setup_of({"problem": "grid", "grid": grid, "algorithm": algorithm, "heuristic": "manhattan"})
    drive, ids, text = Drive(setup.search()), {}, PIGLET_HEAD
    nodes = []  # kept, so that no two of them have one id
    names = {GENERATE: "generating", EXPAND: "expanding", GOAL: "expanding"}
    while drive.outcome is None:
        for kind, node in drive.take(1):
            if kind in names:
                nodes.append(node)
                ids.setdefault(id(node), f"search-{len(ids)}")
                text += piglet_line(names[kind], node, ids)
                text += piglet_line("end", node, ids) if kind == GOAL else ""
    result = solve("grid", algorithm, grid=grid, heuristic="manhattan")
    read = reader.read(text)
    assert (read["kind"], read["leftCount"]) == ("trace", 0)
    assert read["counts"][-1][0] == result.expanded + 1  # piglet expands the goal, too
    assert read["ending"]["outcome"] == "solution"
    assert read["ending"]["cost"] == result.cost
    assert [read["labels"][row] for row in read["ending"]["path"]] == result.path


def test_an_end_that_is_no_node_of_the_tree_is_no_goal(reader: Reader) -> None:
    """Two searches that meet name the meeting with another g; its path would be half of one."""
    events = [
        {"type": "source", "id": "f"}, {"type": "expanding", "id": "f"},
        {"type": "generating", "id": "m", "pId": "f", "g": 2}, {"type": "expanding", "id": "m"},
        {"type": "end", "id": "m", "g": 5},
    ]  # fmt: skip
    read = reader.read(json.dumps({"version": "1.4.0", "events": events}))
    assert read["ending"]["outcome"] == "failure"
