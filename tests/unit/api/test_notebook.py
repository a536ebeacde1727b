"""The messages to a notebook's widget: the whole record of a finished search, in parts; and the static picture."""

import gzip
import json
import re
import struct
from array import array
from typing import Any

import pytest

from searchlight import BadInput, Result, problem_from, solve
from searchlight.api.prepared import setup_of
from searchlight.catalog import ALGORITHMS, BUILT_IN
from searchlight.columns import BIRTH_COLUMNS, EVENT_COLUMNS
from searchlight.notebook import place
from searchlight.notebook.opening import opening
from searchlight.recorded.answer import OWN
from searchlight.recorded.in_chunks import iteration, part, starts
from searchlight.stream.live import ChunkedRun
from searchlight.texts import english
from tests.unit.each_case import each_case
from tests.unit.small import ANYWHERE

SMALL = {"eight-puzzle": {"start": "1,4,2,3,0,5,6,7,8"}, "graph": {"start": "Arad"}, "grid": {}}


def read(packed: bytes) -> tuple[dict[str, Any], dict[str, Any]]:
    """As web/recording/packed_columns.js does it: (the chunk but for its columns, the columns)."""
    data = gzip.decompress(packed)
    (length,) = struct.unpack_from("<I", data)
    head = json.loads(data[4 : 4 + length])
    at, columns = 4 + length, {}
    for name, code, count in head["columns"]:
        at += -at % 8
        columns[name] = array(code)
        columns[name].frombytes(data[at : at + count * columns[name].itemsize])
        at += count * columns[name].itemsize
    assert at == len(data)
    return head["chunk"], columns


def parts(search: Result, rows: int) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    first = starts(search, rows)
    return [read(part(search, begin, end)) for begin, end in zip(first, [*first[1:], None], strict=True)]


@each_case("problem", SMALL)
@each_case("algorithm", ANYWHERE)
def test_the_parts_of_a_record_are_the_record(problem: str, algorithm: str) -> None:
    """However it is cut, each part continues the previous one, and the last has the outcome."""
    search = solve(problem, algorithm, max_nodes=400, **SMALL[problem])
    record = search.record
    cut = parts(search, 50)
    assert len(cut) > 1 or record.row_count <= 100
    columns: dict[str, Any] = {name: [] for name in (*BIRTH_COLUMNS, *EVENT_COLUMNS)}
    actions: list[str] = []
    limits: list[float] = []
    states = 0
    for chunk, its in cut:
        assert chunk["first_event"] == len(columns["kind"])
        assert chunk["first_row"] == len(columns["parent"])
        assert chunk["first_state"] == states
        assert len(its["line"]) == len(its["kind"])
        for name in columns:
            columns[name] += its[name]
        actions += chunk["new_actions"]
        limits += its["limits"]
        shape = search.shape
        wide = shape.get("cells") or shape.get("places")
        states += len(its["cells" if "cells" in shape else "places"]) // wide if wide else len(chunk["new_labels"])
    assert [repr(columns[name]) for name in columns] == [repr(list(getattr(record, name))) for name in columns]
    assert actions == [str(action) for action in record.actions]
    assert states == len(record.states)
    assert limits == [each.limit for each in record.iterations if each.limit is not None]
    assert [chunk["outcome"] is None for chunk, _ in cut] == [True] * (len(cut) - 1) + [False]
    ending = json.loads(cut[-1][0]["outcome"])
    assert (ending["outcome"], ending["path"], ending["cost"]) == (search.outcome, search.rows, search.cost)


def test_an_iteration_by_itself_is_what_running_it_again_gives() -> None:
    """For a page that let it go: the same rows and events, states and actions numbered by themselves."""
    given = {"problem": "eight-puzzle", "algorithm": "iterative-deepening", "start": "1,4,2,3,5,8,6,7,0"}
    setup = setup_of(given)
    search = solve(**given)
    run = ChunkedRun(setup)
    run.advance()
    assert len(search.record.iterations) > 3
    for index in range(len(search.record.iterations)):
        again = run.replay(index)
        again.advance()
        wanted = again.chunk()
        chunk, columns = read(iteration(search, index))
        for name, values in wanted.items():
            if name == "outcome":
                assert json.loads(chunk[name])["outcome"] == json.loads(values)["outcome"]
            elif name not in ("line", "max_frontier"):
                found = columns[name] if name in columns else chunk[name]
                assert repr(found) == repr(values), name


def test_a_search_of_the_catalog_is_told_as_its_link_says() -> None:
    """With what the page draws beside the tree, and the names of its actions; nothing is added to the page's lists."""
    search = solve("graph", "astar", start="Arad", goal="Bucharest")
    known = opening([search])
    answer = known["records"][0]["answer"]
    assert known["catalog"] is None
    assert known["link"].startswith("embed=stage&")
    assert "problem=graph&algorithm=astar&heuristic=table" in known["link"]
    assert (answer["start"]["text"], answer["goal"]["text"]) == ("Arad", "Bucharest")
    assert answer["space"]["kind"] == "map"
    assert answer["table"]["key"] == "f"
    board = opening([solve("eight-puzzle", start="1,4,2,3,0,5,6,7,8")])["records"][0]["answer"]
    assert board["table"]["states"]["kind"] == "board"
    assert set(board["table"]["actions"]) == {"up", "down", "left", "right"}


def test_what_only_this_process_has_gets_entries_of_its_own() -> None:
    """A problem of functions, an algorithm or a heuristic that is a function: each can be chosen by its id."""
    stairs = problem_from(0, 5, lambda state: [1, 2], lambda state, action: state + action)
    known = opening([solve(stairs, "breadth-first")])
    catalog = json.loads(known["catalog"])
    assert catalog["problems"][-1]["id"] == f"{OWN}FunctionProblem"
    assert [entry["id"] for entry in catalog["problems"][:-1]] == list(BUILT_IN.problems)
    assert f"problem={OWN}FunctionProblem&algorithm=breadth-first" in known["link"]

    def blind(problem: Any) -> Any:
        return ALGORITHMS["breadth-first"].start(problem, {})

    known = opening([solve("graph", blind, heuristic=lambda state: 1)])
    catalog = json.loads(known["catalog"])
    assert (catalog["problems"][-1]["label"], catalog["algorithms"][-1]["label"]) == ("Graph", "blind")
    assert catalog["heuristics"][-1]["id"] == catalog["problems"][-1]["heuristic"]


def test_where_no_widget_can_be_shown_the_picture_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sources have no page: a notebook is given the picture only, and who asks for the widget is told why not."""
    monkeypatch.setattr(place, "built", lambda: False)
    search = solve("graph")
    assert search._repr_mimebundle_() == {}
    assert "<svg" in str(search._repr_html_())
    with pytest.raises(BadInput, match=rf"^view: {re.escape(english('library.no_stage'))}"):
        search.view()
    monkeypatch.setattr(place, "built", lambda: True)
    monkeypatch.setattr("searchlight.notebook.shown.find_spec", lambda _: None)
    with pytest.raises(BadInput, match="pip install"):
        _ = search.widget
    monkeypatch.undo()
    monkeypatch.setattr(place, "built", lambda: True)
    with pytest.raises(BadInput, match=rf"^beside: {re.escape(english('library.not_comparable'))}"):
        search.view(beside=solve("eight-puzzle", start="1,4,2,3,0,5,6,7,8"))
