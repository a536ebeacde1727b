"""Runs in the worker: extended, replayed, gone on with, and let go."""

import gc
import json
from typing import Any

import pytest

import worker
from searchlight.columns import BIRTH_COLUMNS, EVENT_COLUMNS
from searchlight.node import Node
from searchlight.solver import KEPT_RUNS
from searchlight.stream.live import ChunkedRun
from tests.unit.each_case import each_case
from tests.unit.small import ANYWHERE, recorded
from tests.unit.solver.opened_runs import drained, joined, opened


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
