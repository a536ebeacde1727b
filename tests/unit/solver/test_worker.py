"""Boundary 1 on CPython: the messages to the page do not depend on the size of the chunks."""

import inspect
import json
from array import array
from importlib import import_module

import pytest

import worker
from searchlight.catalog import BUILT_IN
from searchlight.columns import BIRTH_COLUMNS
from searchlight.events import ITERATION
from searchlight.solver import Solver
from tests.unit.asked import asked
from tests.unit.each_case import each_case
from tests.unit.small import ANYWHERE, NAMES, recorded
from tests.unit.solver.opened_runs import drained, joined, opened

TYPES = {
    "limits": "d", "kind": "B", "node": "i", "line": "h", "parent": "i", "action": "i", "g": "d", "h": "d",
    "priority": "d", "depth": "i", "iteration": "i", "state": "i",
}  # fmt: skip


@each_case("expansions", [1, 2, 5, None])
@each_case("algorithm", ANYWHERE)
def test_chunks_continue_one_another_and_make_up_the_record(algorithm: str, expansions: int | None) -> None:
    """Joined, their columns are those of one undisturbed run; each begins with the number at which the last ended."""
    answer = opened(algorithm=algorithm)
    chunks = drained(answer["run"], expansions)
    setup = worker.runs[answer["run"]].setup
    whole = recorded(setup.search()).record
    event = row = state = 0
    for chunk in chunks:
        assert (chunk["first_event"], chunk["first_row"], chunk["first_state"]) == (event, row, state)
        event += len(chunk["kind"])
        row += len(chunk["parent"])
        state += len(chunk["new_labels"])
        for name, code in TYPES.items():
            assert isinstance(chunk[name], array)
            assert chunk[name].typecode == code
        assert len({len(chunk[name]) for name in ("kind", "node", "line")}) == 1
        assert len({len(chunk[name]) for name in BIRTH_COLUMNS}) == 1
        assert len(chunk["limits"]) == list(chunk["kind"]).count(ITERATION)
    limits = [each.limit for each in whole.iterations]
    assert joined(chunks, "limits") == (limits if limits != [None] else [])
    assert joined(chunks, "kind") == list(whole.kind)
    assert joined(chunks, "node") == list(whole.node)
    for name in BIRTH_COLUMNS:
        assert [repr(cell) for cell in joined(chunks, name)] == [repr(cell) for cell in getattr(whole, name)]
    assert joined(chunks, "new_labels") == whole.states
    assert joined(chunks, "new_actions") == whole.actions
    last = chunks[-1]
    counts = (last["expanded"], last["generated"], last["max_frontier"])
    assert counts == (whole.expanded, whole.generated, whole.max_frontier)


@each_case("reopen", [True, False])
@each_case("algorithm", ANYWHERE)
def test_the_line_of_an_event_is_the_one_that_yields_it(algorithm: str, reopen: bool) -> None:
    """In the source that is shown, the line with which the algorithm paused says `yield` and the event's name."""
    answer = opened(algorithm=algorithm, reopen=reopen)
    (chunk,) = drained(answer["run"])
    source = answer["table"]["source"]["text"].split("\n")
    events = list(zip(chunk["kind"], chunk["line"], strict=True))
    for kind, line in events[:-1]:
        assert f"yield {NAMES[kind]}, " in source[line - 1]
    assert NAMES[events[-1][0]] == "END"
    assert events[-1][1] == events[-2][1]


def test_the_table_says_what_a_viewer_must_know() -> None:
    """The traits of A* on boards."""
    table = opened(problem="eight-puzzle", graph=None, algorithm="astar", tie="low-h")["table"]
    source = table.pop("source")
    assert table == {
        "states": {"kind": "board", "cells": 9, "rows": 3, "columns": 3},
        "recursive": False, "limited": None, "reverses": False,
        "kinds": ["generate", "duplicate", "superseded", "expand", "stale", "goal"],
        "tie": "low-h", "stale_when": None, "visited": "expanded",
        "visited_name": "closed", "uses_h": True, "key": "f", "weight": None,
        "actions": {way: {"id": f"action.{way}", "values": {}} for way in ("up", "left", "right", "down")},
    }  # fmt: skip
    assert source["file"] == "searchlight/algorithms/best_first.py"
    assert source["text"].startswith("def astar_search(")
    assert "def best_first_search(" in source["text"]
    assert source["first_line"] > 1


def test_boards_come_as_cells() -> None:
    """Nine bytes for each new state, in the order of the states' numbers."""
    answer = opened(problem="eight-puzzle", graph=None, algorithm="astar")
    chunk = worker.advance(answer["run"], 2, None)
    assert "new_labels" not in chunk
    assert chunk["cells"].typecode == "B"
    boards = [list(chunk["cells"][start : start + 9]) for start in range(0, len(chunk["cells"]), 9)]
    assert boards[:3] == [[8, 0, 6, 5, 4, 7, 2, 3, 1], [0, 8, 6, 5, 4, 7, 2, 3, 1], [8, 6, 0, 5, 4, 7, 2, 3, 1]]
    assert len(boards) == max(chunk["state"]) + 1


def test_places_of_a_grid_come_as_x_and_y() -> None:
    """Two numbers for each new state."""
    answer = opened(problem="grid", graph=None, grid="..../....", start="3,1", goal="0,0", algorithm="breadth-first")
    chunk = worker.advance(answer["run"], 2, None)
    assert "new_labels" not in chunk
    assert chunk["places"] == array("h", [3, 1, 3, 0, 2, 1])


def test_an_advance_gives_no_more_expansions_than_asked_for() -> None:
    """And all of them, while the search goes on."""
    run = opened(problem="eight-puzzle", graph=None)["run"]
    for wanted in (1, 10, 100):
        assert list(worker.advance(run, wanted, 60)["kind"]).count(4) == wanted


def test_the_outcome_has_the_path_as_rows() -> None:
    """And what the statistics want to know."""
    run = opened(algorithm="uniform-cost")["run"]
    (chunk,) = drained(run)
    outcome = json.loads(chunk["outcome"])
    labels = [chunk["new_labels"][chunk["state"][row]] for row in outcome["path"]]
    assert labels == ["S", "A", "B", "C", "G"]
    assert (outcome["outcome"], outcome["actions"], outcome["cost"]) == ("solution", ["A", "B", "C", "G"], 7)
    assert outcome["effective_branching"] == pytest.approx(1.16, abs=0.01)
    assert outcome["budget"] is None


def test_a_path_over_two_trees_is_a_list_of_rows_too() -> None:
    """From the start to the meeting, and from there up the backward search to the goal."""
    run = opened(algorithm="bidirectional")["run"]
    (chunk,) = drained(run)
    outcome = json.loads(chunk["outcome"])
    assert [chunk["new_labels"][chunk["state"][row]] for row in outcome["path"]] == ["S", "A", "B", "C", "G"]
    assert [chunk["parent"][row] for row in outcome["path"]] == [-1, 0, 2, 1, -1]
    assert (outcome["actions"], outcome["cost"]) == (["A", "B", "C", "G"], 7)
    assert outcome["effective_branching"] > 1


def test_check_answers_without_opening() -> None:
    """The options in their normal form, the states described, the warnings; or every complaint."""
    before = len(worker.runs)
    answer = json.loads(worker.check(json.dumps({"start": "0 2 1 3 4 5 6 7 8"})))
    assert answer["ok"]
    assert answer["options"]["start"] == "0,2,1,3,4,5,6,7,8"
    board = {"kind": "board", "cells": 9, "rows": 3, "columns": 3}
    assert answer["start"] == {"shape": board, "text": "0,2,1,3,4,5,6,7,8", "cells": [0, 2, 1, 3, 4, 5, 6, 7, 8]}
    assert answer["goal"]["cells"] == list(range(9))
    assert [warning["field"] for warning in answer["warnings"]] == ["start", "algorithm"]
    refused = json.loads(worker.check(json.dumps({"start": "1", "limit": "x"})))
    assert not refused["ok"]
    assert {complaint["field"] for complaint in refused["errors"]} == {"start", "limit"}
    assert refused["errors"][0] == {
        "field": "limit", "id": "options.not_a_whole_number", "values": {"value": "x", "least": 0, "most": 10**9},
    }  # fmt: skip
    assert len(worker.runs) == before


def test_a_state_space_that_can_be_drawn_comes_with_the_run() -> None:
    """A grid, a map; of boards there is none."""
    spaces = [opened(problem=name, graph=None)["space"] for name in ("grid", "graph", "eight-puzzle")]
    assert [space and space["kind"] for space in spaces] == ["grid", "map", None]
    grid, roads = json.loads(spaces[0]["json"]), json.loads(spaces[1]["json"])
    assert len(grid["costs"]) == 24 * 14
    assert (len(roads["nodes"]), len(roads["edges"]), roads["directed"]) == (20, 23, False)


def test_a_refused_search_opens_nothing() -> None:
    """The answer has errors and neither run nor table."""
    answer = json.loads(worker.open_run(json.dumps({"algorithm": "luck"})))
    assert set(answer) == {"ok", "errors"}


def test_a_random_start_can_be_made_again() -> None:
    """The same seed, the same start; it is a solvable one, walked from the goal."""
    starts = [json.loads(worker.random_start("{}", 50, seed))["start"] for seed in (1, 1, 2)]
    assert starts[0] == starts[1] != starts[2]
    assert json.loads(worker.check(json.dumps({"start": starts[0]})))["warnings"] == []
    assert json.loads(worker.random_start("{}", 0, 1))["start"] == "0,1,2,3,4,5,6,7,8"
    assert json.loads(worker.random_start('{"goal": "1"}', 5, 1))["errors"][0]["field"] == "goal"
    romania = json.loads(worker.random_start('{"problem": "graph", "goal": "Neamt"}', 1, 1))
    assert romania == {"ok": True, "start": "Iasi"}


def test_true_distances_are_told_by_the_numbers_of_the_states() -> None:
    """Measured in slices; of the states that have appeared so far; null where no goal can be reached from one."""
    graph = json.dumps({"edges": {"A": {"B": 1, "C": 5}, "B": {"D": 2}, "D": {}, "C": {}}, "directed": True})
    run = opened(graph=graph, start="A", goal="D", algorithm="uniform-cost")["run"]
    told = {"done": False}
    while not told["done"]:
        told = asked("true_distances", "measure", run=run, seconds=0)
    assert told == {"ok": True, "done": True, "states": 4, "large": False, "most": told["most"]}
    worker.advance(run, 2, None)  # as far as the second expansion, before its children
    assert asked("true_distances", "distances", run=run) == {"ok": True, "distances": [3, 2, None]}
    drained(run)
    assert asked("true_distances", "distances", run=run)["distances"] == [3, 2, None, 0]


def test_every_function_of_the_seam_is_exported() -> None:
    """PyScript offers the page just what `__export__` names."""
    public = {name for name, value in vars(worker).items() if callable(value) and value.__module__ == "worker"}
    assert set(worker.__export__) == {name for name in public if not name.startswith("_")}


@each_case("api", worker.APIS)
def test_an_api_says_what_may_be_asked_of_it(api: str) -> None:
    """Functions of its own that take the Solver, and values by name, and say in their docstring what they answer."""
    module = import_module(f"searchlight.{api}.api")
    assert "searchlight/solver.py" in str(module.__doc__)
    for name in module.__all__:
        function = getattr(module, name)
        first, *others = inspect.signature(function).parameters.values()
        assert (function.__module__, first.annotation) == (module.__name__, Solver)
        assert all(each.kind is each.POSITIONAL_OR_KEYWORD for each in others)
        assert function.__doc__


@each_case(
    "api, method",
    [("user_code", "OwnCode"), ("user_code", "__import__"), ("experiment", "Unhurried"), ("lessons", "checking"),
     ("os", "system"), ("user_code.module", "run"), ("__init__", "solve"), ("", ""), ("challenges", "_"),
     ("worksheets", "markdown")],
)  # fmt: skip
def test_nothing_else_can_be_asked_of_an_api(api: str, method: str) -> None:
    """Not what a module imports, nor its classes, nor any other module."""
    answer = asked(api, method)
    assert (answer["ok"], answer["errors"][0]["id"]) == (False, "search.failed")


def test_the_catalog_can_be_asked_for() -> None:
    """It is what `list --json` prints."""
    assert [entry["id"] for entry in json.loads(worker.catalog())["catalog"]["problems"]] == list(BUILT_IN.problems)
