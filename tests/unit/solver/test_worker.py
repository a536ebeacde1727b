"""Boundary 1 on CPython: messages do not depend on the size of the chunks; runs are extended, replayed, let go."""

import gc
import json
from array import array
from typing import Any

import pytest

import worker
from searchlight.columns import BIRTH_COLUMNS, EVENT_COLUMNS
from searchlight.events import ITERATION
from searchlight.node import Node
from searchlight.solver import KEPT_RUNS
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


def test_the_outcome_has_a_lower_cost_if_one_is_known() -> None:
    """Beside a path that is not optimal, unless a search for it would take long."""
    names = {"greedy": 450, "breadth-first": 450, "depth-first": 575, "astar": 418, "bidirectional": 418}
    romania, boards = (
        {"problem": each, "graph": None, "start": None, "goal": None} for each in ("graph", "eight-puzzle")
    )
    for name, cost in names.items():
        outcome = json.loads(drained(opened(algorithm=name, **romania)["run"])[-1]["outcome"])
        assert (outcome["cost"], outcome["lowest_cost"]) == (cost, 418 if cost > 418 else None), name
    outcome = json.loads(drained(opened(algorithm="greedy", **boards)["run"])[-1]["outcome"])
    assert (outcome["cost"] > 31, outcome["lowest_cost"]) == (True, None)


def test_a_path_over_two_trees_is_a_list_of_rows_too() -> None:
    """From the start to the meeting, and from there up the backward search to the goal."""
    run = opened(algorithm="bidirectional")["run"]
    (chunk,) = drained(run)
    outcome = json.loads(chunk["outcome"])
    assert [chunk["new_labels"][chunk["state"][row]] for row in outcome["path"]] == ["S", "A", "B", "C", "G"]
    assert [chunk["parent"][row] for row in outcome["path"]] == [-1, 0, 2, 1, -1]
    assert (outcome["actions"], outcome["cost"]) == (["A", "B", "C", "G"], 7)
    assert outcome["effective_branching"] > 1


def test_a_state_space_that_can_be_drawn_comes_with_the_run() -> None:
    """A grid, a map; of boards there is none."""
    spaces = [opened(problem=name, graph=None)["space"] for name in ("grid", "graph", "eight-puzzle")]
    assert [space and space["kind"] for space in spaces] == ["grid", "map", None]
    grid, roads = json.loads(spaces[0]["json"]), json.loads(spaces[1]["json"])
    assert len(grid["costs"]) == 24 * 14
    assert (len(roads["nodes"]), len(roads["edges"]), roads["directed"]) == (20, 23, False)


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
