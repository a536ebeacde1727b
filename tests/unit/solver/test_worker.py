"""Boundary 1 on CPython: messages do not depend on the size of the chunks; runs are extended, replayed, let go."""

import gc
import inspect
import json
from array import array
from importlib import import_module
from typing import Any

import pytest

import worker
from searchlight.catalog import BUILT_IN
from searchlight.columns import BIRTH_COLUMNS, EVENT_COLUMNS
from searchlight.events import ITERATION
from searchlight.node import Node
from searchlight.solver import KEPT_RUNS, Solver
from searchlight.stream.live import ChunkedRun
from tests.unit.asked import asked
from tests.unit.each_case import each_case
from tests.unit.small import ANYWHERE, NAMES, SMALL, recorded

GRAPH = json.dumps({"edges": SMALL.edges, "h": SMALL.h})


def opened(**options: Any) -> dict[str, Any]:
    answer = json.loads(worker.open_run(json.dumps({"problem": "graph", "graph": GRAPH} | options)))
    assert answer["ok"], answer
    return answer


def drained(run: int, expansions: int | None = None) -> list[dict[str, Any]]:
    """All chunks up to the one with the outcome."""
    chunks = [worker.advance(run, expansions, None)]
    while chunks[-1]["outcome"] is None:
        chunks.append(worker.advance(run, expansions, None))
    return chunks


def joined(chunks: list[dict[str, Any]], name: str) -> list[Any]:
    return [cell for chunk in chunks for cell in chunk[name]]


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


@pytest.mark.parametrize("algorithm", ["astar", "iterative-deepening"])
def test_an_exhausted_budget_can_be_extended(algorithm: str) -> None:
    """No END is sent when the budget is spent; the next chunk goes on, and all of it is as without a budget."""
    run = opened(algorithm=algorithm, max_nodes=3)["run"]
    chunks = drained(run, 1)
    assert json.loads(chunks[-1]["outcome"])["outcome"] == "budget"
    assert json.loads(chunks[-1]["outcome"])["budget"] == 3
    end = chunks[-1]["first_event"] + len(chunks[-1]["kind"])
    assert json.loads(worker.extend(run, 100)) == {"ok": True}
    rest = drained(run, 1)
    assert rest[0]["first_event"] == end
    whole = drained(opened(algorithm=algorithm)["run"])
    for name in ("kind", "node", "line"):
        assert joined(chunks, name) + joined(rest, name) == joined(whole, name)


@pytest.mark.parametrize("algorithm", ["iterative-deepening", "iterative-deepening-visited"])
@pytest.mark.parametrize("expansions", [1, None])
def test_a_replayed_iteration_has_the_numbers_it_had(algorithm: str, expansions: int | None) -> None:
    """Events, rows, lines and states are the original ones, and END replaces the next iteration's beginning."""
    run = opened(algorithm=algorithm)["run"]
    (whole,) = drained(run)
    for index, iteration in enumerate(worker.runs[run].record.iterations):
        answer = json.loads(worker.replay(run, index))
        chunks = [chunk for chunk in drained(answer["run"], expansions) if len(chunk["kind"])]
        first = chunks[0]
        assert (first["first_event"], first["first_row"]) == (iteration.first_event, iteration.first_row)
        assert first["iteration"][0] == index
        events = slice(iteration.first_event, iteration.first_event + len(joined(chunks, "kind")) - 1)
        rows = slice(iteration.first_row, iteration.first_row + len(joined(chunks, "parent")))
        assert [*whole["kind"][events], 9] == joined(chunks, "kind")
        assert [*whole["node"][events], -1] == joined(chunks, "node")
        assert joined(chunks, "limits") == ([] if iteration.limit is None else [iteration.limit])
        assert list(whole["line"][events]) == joined(chunks, "line")[:-1]
        for name in ("parent", "depth", "g", "iteration"):
            assert list(whole[name][rows]) == joined(chunks, name)
        labels = joined(chunks, "new_labels")
        assert [labels[state] for state in joined(chunks, "state")] == [
            whole["new_labels"][state] for state in whole["state"][rows]
        ]
        assert json.loads(chunks[-1]["outcome"])["outcome"] == iteration.as_plain_data()["outcome"]
    assert rows.stop == len(whole["parent"])


@each_case("algorithm", ANYWHERE)
def test_a_run_goes_on_where_another_one_stopped(algorithm: str) -> None:
    """After catching up to any event, it sends exactly what the first run has not sent."""
    whole = drained(opened(algorithm=algorithm)["run"], 1)
    kinds = joined(whole, "kind")
    for events in (0, 2, len(kinds) // 2, len(kinds) - 1, len(kinds)):
        run = opened(algorithm=algorithm)["run"]
        assert json.loads(worker.catch_up(run, events)) == {"ok": True, "there": True}
        rest = worker.advance(run)
        assert rest["first_event"] == events
        for name in ("kind", "node", "line"):
            assert list(rest[name]) == joined(whole, name)[events:]
        for name in BIRTH_COLUMNS:
            assert repr(list(rest[name])) == repr(joined(whole, name)[rest["first_row"] :])
        assert list(rest["new_labels"]) == joined(whole, "new_labels")[rest["first_state"] :]
        assert json.loads(rest["outcome"])["path"] == json.loads(whole[-1]["outcome"])["path"]


def test_catching_up_stops_for_breath() -> None:
    """A long way is gone in slices, so that the worker can be asked for something else in between."""
    run = opened(problem="eight-puzzle", graph=None, algorithm="astar")["run"]
    told = [json.loads(worker.catch_up(run, 10_000, 0))["there"]]
    while not told[-1]:
        told.append(json.loads(worker.catch_up(run, 10_000, 0))["there"])
    assert len(told) > 2
    assert worker.advance(run, 1)["first_event"] == 10_000


def test_the_iteration_under_way_cannot_be_replayed() -> None:
    """It has no end yet."""
    run = opened(algorithm="iterative-deepening")["run"]
    worker.advance(run, 2, None)
    answer = json.loads(worker.replay(run, 2))
    assert "has not ended" in answer["errors"][0]["values"]["error"]


def test_what_has_been_sent_is_not_kept() -> None:
    """The page has it; only the numbering goes on."""
    run = opened(problem="eight-puzzle", graph=None)["run"]
    worker.advance(run, 100, None)
    record = worker.runs[run].record
    assert record.row_count == record.first_row > 100
    for name in (*BIRTH_COLUMNS, *EVENT_COLUMNS, "states", "actions"):
        assert len(getattr(record, name)) == 0


@each_case("algorithm", ANYWHERE)
def test_the_digest_is_that_of_the_whole_record(algorithm: str) -> None:
    """Of all that the search has done so far, sent or not; also where its budget was extended."""
    run = opened(algorithm=algorithm, max_nodes=3)["run"]
    drained(run, 1)
    worker.extend(run, 100)
    drained(run, 1)
    setup = worker.runs[run].setup
    assert worker.digest(run) == recorded(setup.search(), max_nodes=103).record.digest()
    part = opened(algorithm=algorithm)["run"]
    worker.advance(part, 1, None)
    assert worker.digest(part) != worker.digest(run)


def test_only_the_latest_runs_are_kept() -> None:
    """Of too many, the one that has not been asked for longest goes; a closed one goes at once."""
    first = opened()["run"]
    second = opened()["run"]
    for _ in range(KEPT_RUNS):
        worker.advance(first, 1, None)
        latest = opened()["run"]
    assert isinstance(worker.runs[first], ChunkedRun)
    assert second not in worker.runs
    assert json.loads(worker.close(latest)) == {"ok": True}
    assert latest not in worker.runs
    assert len(worker.runs) <= KEPT_RUNS


def test_the_nodes_of_a_closed_run_are_freed_from_the_deepest_up() -> None:
    """A node every 500 levels is held, so that no chain of nodes is freed at once; in the end none is left."""

    def nodes() -> int:
        return sum(type(each) is Node for each in gc.get_objects())

    for earlier in list(worker.runs):
        worker.close(earlier)
    before = nodes()
    run = opened(algorithm="depth-limited", graph="romania", limit=2500)["run"]
    drained(run)
    held = worker.runs[run]
    assert [anchor.depth for anchor in held.anchors[:6]] == [0, 500, 1000, 1500, 2000]
    assert nodes() >= before + 2500
    worker.close(run)
    assert held.anchors == []
    assert nodes() == before


@pytest.mark.parametrize("call", [worker.extend, worker.catch_up, worker.replay])
def test_a_run_that_was_let_go_is_an_answer(call: Any) -> None:
    """Whoever asks for it is told that it is lost, and can open it again."""
    run = opened()["run"]
    worker.close(run)
    assert json.loads(call(run, 0)) == {"ok": False, "lost": True, "errors": []}
    assert json.loads(worker.advance(run, 1)["failed"])["lost"]


def test_a_failure_in_a_search_is_an_answer() -> None:
    """An exception of an algorithm or a problem becomes a sentence in place of a chunk."""
    run = opened()["run"]
    worker.runs[run].advance = lambda *_: [][0]  # type: ignore[method-assign]
    answer = json.loads(worker.advance(run, 1)["failed"])
    assert answer["errors"][0]["values"] == {"error": "IndexError: list index out of range"}
