"""Your code across boundary 1: the messages to the page about a file, its searches and its mistakes."""

import json
from types import SimpleNamespace

import pytest

import worker
from tests.unit.user_code.asking import asked, of_api

HEURISTIC = '''
def far(state, goal):
    """Tiles that are wrong."""
    if state[4] == 8:
        return None
    print("at", list(state))
    return sum(tile != 0 and tile != goal[at] for at, tile in enumerate(state))
'''


def test_a_file_is_told_of_and_taken_away_again() -> None:
    """Its entries are in the catalog only while it is loaded."""
    before = asked("catalog")["catalog"]
    answer = asked("load_code", "print('loading')" + HEURISTIC)
    assert answer["own"] == {"problems": [], "heuristics": ["own:far"], "algorithms": []}
    assert (answer["ok"], answer["warnings"], answer["output"]) == (True, [], [[None, "loading"]])
    assert answer["catalog"] == asked("catalog")["catalog"]
    assert answer["catalog"]["heuristics"][-1] == {"id": "own:far", "label": "far", "summary": "Tiles that are wrong."}
    assert answer["catalog"]["problems"][0]["heuristics"][-1] == "own:far"
    assert asked("load_code", "")["catalog"] == before


def test_a_file_that_cannot_be_used_leaves_the_one_before() -> None:
    """So what is shown can still be searched on."""
    asked("load_code", HEURISTIC)
    refused = asked("load_code", "def far(state)\n    return 1\n")
    assert refused == {"ok": False, "errors": [{"field": "code", "id": "own.syntax.colon", "values": {}, "line": 1}]}
    assert asked("check", json.dumps({"heuristic": "own:far"}))["ok"]


def test_what_comes_before_a_failure_is_told_before_it() -> None:
    """A chunk with all events up to it, then the failure, with the line, the state, and the event of each print."""
    asked("load_code", HEURISTIC)
    run = asked("open_run", json.dumps({"heuristic": "own:far"}))["run"]
    chunk = worker.advance(run, None, None)
    assert chunk["failed"] is None
    assert len(chunk["kind"]) > 3
    assert json.loads(chunk["output"])[0] == [0, "at [8, 0, 6, 5, 4, 7, 2, 3, 1]"]
    failed = json.loads(worker.advance(run, None, None)["failed"])
    [said] = failed["errors"]
    assert (said["field"], said["id"], said["line"]) == ("code", "own.at_state", 2)
    assert said["state"]["cells"][4] == 8
    assert said["values"]["what"] == {"id": "own.returned_none", "values": {"function": "far"}}
    assert json.loads(worker.advance(run, None, None)["failed"]) == failed


def test_what_is_searched_again_is_not_printed_again() -> None:
    """Catching up with what the page has, and the digest, say nothing."""
    asked("load_code", HEURISTIC.replace("return None", "pass"))
    options = json.dumps({"heuristic": "own:far", "max_nodes": 50})
    first = asked("open_run", options)["run"]
    worker.advance(first, None, None)
    again = asked("open_run", options)["run"]
    assert asked("catch_up", again, 40) == {"ok": True, "there": True}
    assert worker.digest(again) == worker.digest(again)
    assert "output" not in asked("catalog")


def test_what_cannot_be_fetched_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """The modules for own code come when they are needed; without a network they may not."""

    def nothing(bundle: str) -> None:
        raise OSError(bundle)

    monkeypatch.setattr(worker.solver, "own", None)
    monkeypatch.setattr(worker, "js", SimpleNamespace(layOutBundle=nothing))
    for answer in (asked("load_code", HEURISTIC), of_api("user_code", "templates")):
        assert answer == {"ok": False, "errors": [{"field": "code", "id": "search.not_fetched", "values": {}}]}
