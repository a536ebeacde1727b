"""Searches as files: a written file is read back, and a bad file is refused."""

import csv
import io
import json
import re
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from math import isnan
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from searchlight import BadInput, Problem, Result, problem_from, solve
from searchlight.columns import EVENT_COLUMNS
from searchlight.events import MEET
from searchlight.finished.written import written
from searchlight.frontier import TIES
from searchlight.kinds import FATES, NAMES
from searchlight.problems.graph import Graph
from searchlight.record import Record
from searchlight.setup import Setup, read
from tests.unit.random_graphs import graphs
from tests.unit.small import ANYWHERE, problem

algorithms = st.sampled_from(ANYWHERE)
ties = st.sampled_from(list(TIES))
budgets = st.sampled_from([None, 1, 3, 8])


def result_of(graph: Graph, algorithm: str, tie: str = "fifo", budget: int | None = None) -> Result:
    return solve(problem(graph), algorithm, tie=tie, limit=4, max_nodes=budget or 300)


def columns_of(record: Record) -> dict[str, bytes]:
    """All columns as bytes: NaN is not equal to itself."""
    columns: dict[str, Any] = record.columns() | {name: getattr(record, name) for name in EVENT_COLUMNS}
    return {name: column.tobytes() for name, column in columns.items()}


def counts_of(result: Result) -> tuple[Any, ...]:
    tally = result.tally
    return result.expanded, result.generated, result.max_frontier, tally.event_count, tally.row_count, tally.frontier


def frontiers(result: Result) -> list[list[tuple[int, bool]]]:
    """At every time: who is in the frontier, in which order, and what is stale."""
    return [[(entry.row, entry.stale) for entry in result.frontier(time)] for time in range(len(result.record.kind))]


def waiting_for(result: Result) -> set[int]:
    """The roots below which something of the last iteration waits."""
    record, roots = result.record, set()
    for row in range(record.iterations[-1].first_row, record.row_count):
        root = row
        while record.parent[root] >= 0:
            root = record.parent[root]
        if record.late.removed_at[row] < 0:
            roots.add(root)
    return roots


@given(graphs(), algorithms, ties, budgets)
def test_json_keeps_everything(graph: Graph, algorithm: str, tie: str, budget: int | None) -> None:
    """The columns to the last byte, states, actions, counts, iterations, traits, path; written again, the same text."""
    result = result_of(graph, algorithm, tie, budget)
    text = result.to_json()
    back = Result.from_json(text)
    assert columns_of(back.record) == columns_of(result.record)
    assert back.record.states == result.record.states
    assert back.record.actions == result.record.actions
    assert counts_of(back) == counts_of(result)
    assert back.iterations == result.iterations
    for name in ("outcome", "path", "rows", "actions", "cost", "seconds", "algorithm", "problem", "traits", "shape"):
        assert getattr(back, name) == getattr(result, name)
    assert frontiers(back) == frontiers(result)
    assert back.to_json() == text


@given(graphs(st.floats(0, 9)), algorithms, budgets)
def test_csv_keeps_the_nodes(graph: Graph, algorithm: str, budget: int | None) -> None:
    """All columns of the nodes to the last byte, and the events, but for the nodes of meetings.

    A search whose budget was spent just when nothing waited any more reads as one that came to its end.
    """
    result = result_of(graph, algorithm, "fifo", budget)
    assume(result.outcome != "budget" or len(waiting_for(result)) == (2 if algorithm == "bidirectional" else 1))
    text = result.to_csv()
    back = Result.from_csv(text)
    before, after = columns_of(result.record), columns_of(back.record)
    nodes = [row for kind, row in zip(result.record.kind, result.record.node, strict=True) if kind != MEET]
    assert [row for kind, row in zip(back.record.kind, back.record.node, strict=True) if kind != MEET] == nodes
    del before["node"], after["node"]
    assert after == before
    assert counts_of(back) == counts_of(result)
    assert [each["limit"] for each in back.iterations] == [each["limit"] for each in result.iterations]
    assert back.outcome == ("solution" if "goal" in text else None)
    assert back.to_csv() == text


@given(graphs(), algorithms, ties, st.sampled_from(["json", "csv", "posthoc"]))
def test_the_frontier_is_the_same_after_reading(graph: Graph, algorithm: str, tie: str, form: str) -> None:
    """In the order of service, whatever ordered it; and what is written of what was read is what was written."""
    result = result_of(graph, algorithm, tie)
    text = getattr(result, f"to_{form}")()
    back = getattr(Result, f"from_{form}")(text)
    assert frontiers(back) == frontiers(result)
    assert getattr(back, f"to_{form}")() == text
    assert frontiers(Result.from_json(back.to_json())) == frontiers(result)
    if result.outcome == "solution":
        assert (back.rows, back.path, back.actions, back.cost) == (
            *(result.rows, result.path, result.actions, result.cost),
        )


def test_states_that_were_compared_are_in_the_same_order_as_texts() -> None:
    """Ties broken by numbers that become texts: 9 before 10."""
    own = problem_from(0, 99, lambda state: range(8, 12) if state == 0 else [], lambda state, action: action)
    result = solve(own, "astar", tie="state")
    for form in ("json", "csv", "posthoc"):
        back = getattr(Result, f"from_{form}")(getattr(result, f"to_{form}")())
        assert [entry.state for entry in back.frontier(5)] == ["8", "9", "10", "11"]


@given(graphs(), algorithms)
def test_posthoc_s_own_words_mean_what_they_mean_there(graph: Graph, algorithm: str) -> None:
    """After each expansion, once its children are made, a closing of the same id; an updating brings a smaller g."""
    result = result_of(graph, algorithm)
    events = [json.loads(line[2:]) for line in result.to_posthoc().splitlines() if line.startswith("- {")]
    expanded = [event["id"] for event in events if event["type"] == "expanding"]
    assert sorted(event["id"] for event in events if event["type"] == "closing") == sorted(expanded)
    g: dict[int, float] = {}
    closed = set()
    for event in events:
        assert event["event"] is None or event.get("pId") not in closed or event["event"] in LATER
        closed |= {event["id"]} if event["type"] == "closing" else set()
        if event["event"] == "superseded":
            assert event["type"] == "updating"
            assert event["g"] < g[event["id"]]
        g[event["id"]] = event.get("g", 0)


LATER = {name for name in NAMES if name not in ("generate", "duplicate", "cycle", "found")}


@given(graphs(), algorithms, ties, budgets)
def test_posthoc_keeps_the_tree_and_the_events(graph: Graph, algorithm: str, tie: str, budget: int | None) -> None:
    """All columns to the last byte: f stands for the priority, and is 0 where the frontier has no order by number."""
    result = result_of(graph, algorithm, tie, budget)
    back = Result.from_posthoc(result.to_posthoc())
    before, after = columns_of(result.record), columns_of(back.record)
    if result.traits["key"] is None:
        del before["priority"], after["priority"]
    assert after == before
    assert counts_of(back) == counts_of(result)
    assert (back.outcome, back.iterations) == (result.outcome, result.iterations)


def test_a_posthoc_trace_by_hand() -> None:
    """Two nodes: each event a line, ids from 1 (0 would be left out of Posthoc's tree), each with its parent's id."""
    line = problem_from("here", "there", lambda state: ["go"], lambda state, action: "there", h=lambda state: 0.5)
    text = solve(line, "astar").to_posthoc()
    assert text == (
        "version: 1.4.0\n"
        "events:\n"
        '- {"type": "source", "id": 1, "pId": null, "g": 0, "h": 0.5, "f": 0.5, "state": "here", "event": "generate", '
        '"turn": 0}\n'
        '- {"type": "expanding", "id": 1, "pId": null, "g": 0, "h": 0.5, "f": 0.5, "state": "here", '
        '"event": "expand"}\n'
        '- {"type": "generating", "id": 2, "pId": 1, "g": 1, "h": 0.5, "f": 1.5, "action": "go", "state": "there", '
        '"event": "generate", "turn": 1}\n'
        '- {"type": "closing", "id": 1, "pId": null, "g": 0, "h": 0.5, "f": 0.5, "state": "here", "event": null}\n'
        '- {"type": "destination", "id": 2, "pId": 1, "g": 1, "h": 0.5, "f": 1.5, "action": "go", "state": "there", '
        '"event": "goal"}\n'
        '- {"type": "end", "id": 2, "pId": 1, "g": 1, "h": 0.5, "f": 1.5, "action": "go", "state": "there", '
        '"event": "end", "outcome": "solution"}\n'
    )
    events = [json.loads(event.removeprefix("- ")) for event in text.splitlines()[2:]]
    whole = json.dumps({"version": "1.4.0", "events": events})
    assert Result.from_posthoc(whole).to_csv() == Result.from_posthoc(text).to_csv()


def test_a_grid_is_painted_in_posthoc() -> None:
    """Cells bring their places, and the trace a view that paints them."""
    result = solve("grid", "astar")
    lines = result.to_posthoc().splitlines()
    assert lines[1:3] == ["views:", "  main:"]
    first = json.loads(lines[5].removeprefix("- "))
    assert [first["x"], first["y"]] == [int(part) for part in first["state"].split(",")]
    assert columns_of(Result.from_posthoc(result.to_posthoc()).record) == columns_of(result.record)


def test_csv_is_what_a_spreadsheet_expects() -> None:
    """A line for each node, empty cells for nothing, words for fates."""
    lines = list(csv.DictReader(io.StringIO(solve("graph", "uniform-cost").to_csv())))
    assert lines[0] == {
        "row": "0", "iteration": "0", "limit": "", "depth": "0", "parent": "", "action": "", "state": "Arad", "g": "0",
        "h": "", "priority": "0", "made_by": "generate", "generated_at": "0", "expanded_at": "1", "removed_at": "1",
        "superseded_at": "", "fate": "expanded", "turn": "0", "stale_from": "",
    }  # fmt: skip
    assert {line["fate"] for line in lines} <= set(FATES)
    assert [line["state"] for line in lines if line["fate"] == "goal"] == ["Bucharest"]


def test_boards_come_back_as_boards() -> None:
    """JSON keeps a board as the list of its cells; in the other files it is a text."""
    start = [1, 2, 0, 3, 4, 5, 6, 7, 8]
    result = solve("eight-puzzle", start=start)
    assert result.path is not None
    assert Result.from_json(result.to_json()).path == result.path
    assert result.path[0] == start
    assert Result.from_csv(result.to_csv()).state(0) == Result.from_posthoc(result.to_posthoc()).state(0) == str(start)


def test_nothing_infinite_and_no_nan_stands_in_a_json_file() -> None:
    """NaN, for h where none is used, is null; so every reader of JSON can read it."""

    def refuse(constant: str) -> None:
        raise AssertionError(constant)

    data = json.loads(solve("graph", "breadth-first").to_json(), parse_constant=refuse)
    assert {block["h"] for block in data["blocks"]} == {None}
    assert all(map(isnan, Result.from_json(json.dumps(data)).record.h))


class Countdown(Problem[tuple[int, str], tuple[str, int]]):
    """States and actions that JSON cannot keep as they are."""

    def __init__(self) -> None:
        super().__init__((3, "«–»"), (0, "«–»"))

    def actions(self, state: tuple[int, str]) -> list[tuple[str, int]]:
        return [("down", 1)] if state[0] else []

    def result(self, state: tuple[int, str], action: tuple[str, int]) -> tuple[int, str]:
        return (state[0] - action[1], state[1])


@pytest.mark.parametrize("form", ["json", "csv", "posthoc"])
def test_states_and_actions_of_any_kind_become_texts(form: str) -> None:
    """Written as `Problem.plain` says, by default as Python prints them."""
    text = getattr(solve(Countdown()), f"to_{form}")()
    back = getattr(Result, f"from_{form}")(text)
    assert back.state(0) == "(3, '«–»')"
    assert back.action(1) == "('down', 1)"
    assert getattr(back, f"to_{form}")() == text


@given(
    st.lists(st.text(st.characters()), min_size=2, max_size=6, unique=True), st.sampled_from(["json", "csv", "posthoc"])
)
def test_states_and_actions_may_be_any_text(names: list[str], form: str) -> None:
    """Quotes, commas, ends of lines, control characters, halves of surrogate pairs: all come back as they were."""
    after = dict(pairwise(names))
    chain = problem_from(names[0], names[-1], lambda state: [after[state]], lambda state, action: action)
    result = solve(chain, "breadth-first")
    back = getattr(Result, f"from_{form}")(getattr(result, f"to_{form}")())
    assert (back.path, back.actions, back.cost) == (names, names[1:], len(names) - 1)


OLD_FORM = Path(__file__).parents[1] / "old_form"


@pytest.mark.parametrize(
    ("name", "again"),
    [
        ("boards", lambda: solve("eight-puzzle", "ida-star", start=[1, 4, 2, 3, 0, 5, 6, 7, 8])),
        ("numbers", lambda: solve(TO_23, "astar", tie="state")),
        ("exported", lambda: Result.from_json(written(bidirectional(), "json", 4))),
    ],
)
def test_the_form_in_which_searches_were_once_written_is_read(name: str, again: Callable[[], Result]) -> None:
    """By the library, the page, and on the page a step of a search: all of it comes back, and can be written as now."""
    old = Result.from_json((OLD_FORM / f"{name}.json").read_text(encoding="utf-8"))
    wanted = Result.from_json(again().to_json())
    wanted.seconds = old.seconds
    assert columns_of(old.record) == columns_of(wanted.record)
    assert frontiers(old) == frontiers(wanted)
    assert (old.outcome, old.path, old.actions, old.shape) == (
        *(wanted.outcome, wanted.path, wanted.actions, wanted.shape),
    )
    assert old.to_json() == wanted.to_json()


TO_23 = problem_from(0, 23, lambda state: [1, 10], lambda state, action: state + action)


def bidirectional() -> Setup:
    setup = read({"problem": "graph", "algorithm": "bidirectional"})
    assert isinstance(setup, Setup)
    return setup


DEEPENED = solve("graph", "ida-star").to_json()
DATA = json.loads(solve("graph", "astar").to_json())
TEXTS = {form: getattr(solve("graph", "astar"), f"to_{form}")() for form in ("json", "csv", "posthoc")}


def changed(path: str, value: Any) -> str:
    """The JSON file with one thing changed, or left out."""
    data = json.loads(json.dumps(DATA))
    *groups, name = path.split(".")
    place = data
    for group in groups:
        place = place[int(group) if group.isdigit() else group]
    if value is KeyError:
        del place[name]
    else:
        place[int(name) if name.isdigit() else name] = value
    return json.dumps(data)


BAD = [
    ("json", "", "files.unreadable_data"),
    ("json", "[" * 100_000, "files.unreadable_data"),
    ("json", "[]", "files.not_of_searchlight"),
    ("json", '{"format": "other"}', "files.not_of_searchlight"),
    ("json", changed("version", 2), "files.wrong_version"),
    ("json", changed("blocks", KeyError), "files.data_missing"),
    ("json", changed("blocks.0.parent", KeyError), "files.data_missing"),
    ("json", changed("blocks.0.parent.1", 5), "files.child_before_parent"),
    ("json", changed("blocks.0.parent.1", "0"), "files.no_numbers"),
    ("json", changed("blocks.0.g.1", "much"), "files.data_missing"),
    ("json", changed("blocks.0.depth.1", 10**30), "files.no_numbers"),
    ("json", changed("blocks.0.g", [0]), "files.nodes_differ"),
    ("json", changed("blocks.0.state.1", 99), "files.state_not_listed"),
    ("json", changed("blocks.0.action.1", -2), "files.action_not_listed"),
    ("json", changed("blocks.0.kind", []), "files.events_differ"),
    ("json", changed("blocks.0.kind.0", 99), "files.unknown_kind"),
    ("json", changed("blocks.0.kind.0", NAMES.index("end")), "files.unknown_kind"),
    ("json", changed("blocks.0.kind.0", NAMES.index("expand")), "files.event_without_node"),
    ("json", changed("blocks.0.node.0", 3), "files.event_without_node"),
    ("json", changed("blocks.0.limits", KeyError), "files.data_missing"),
    ("json", re.sub(r'"limits":.*?]', '"limits":[]', DEEPENED), "files.no_limit"),
    ("json", changed("ending.path.1", "x"), "files.data_missing"),
    ("csv", "", "files.columns_absent"),
    ("csv", "row,depth\n0,0\n", "files.columns_absent"),
    ("csv", TEXTS["csv"].replace("generate,", "explode,"), "files.unreadable_data"),
    ("csv", TEXTS["csv"].replace("\n2,", "\n7,"), "files.wrong_row"),
    ("csv", TEXTS["csv"].splitlines()[0] + "\n", "files.node_without_event"),
    ("csv", TEXTS["csv"].replace("generate,0,1,1", "generate,0,999999999,999999999"), "files.too_late"),
    ("csv", "\x00", "files.columns_absent"),
    ("csv", TEXTS["csv"].replace("frontier,", "frontier,1"), "files.no_order"),
    ("csv", TEXTS["csv"].replace(",turn,", ",place,"), "files.columns_absent"),
    ("json", changed("exact", {"turns": [0]}), "files.data_missing"),
    ("posthoc", TEXTS["posthoc"].replace('"turn": 3', '"turn": 4'), "files.no_order"),
    ("posthoc", "", "files.wrong_version"),
    ("posthoc", "version: 1.4.0\nevents:\n- { type: source, id: 0 }\n", "files.unreadable_data"),
    ("posthoc", TEXTS["posthoc"].replace("1.4.0", "1.0.5"), "files.wrong_version"),
    ("posthoc", '{"version": "1.4.0", "events": [{"type": "expand", "id": 0}]}', "files.unreadable_data"),
    ("posthoc", TEXTS["posthoc"].replace('"id": 2', '"id": 9'), "files.event_without_node"),
    ("posthoc", '{"version": "1.4.0", "events": []}', "files.node_without_event"),
]


@pytest.mark.parametrize(("form", "text", "reason"), BAD, ids=range(len(BAD)))
def test_a_bad_file_is_said_to_be_one(form: str, text: str, reason: str) -> None:
    """A damaged file is refused for the right reason, never with an exception of another kind."""
    with pytest.raises(BadInput) as caught:
        getattr(Result, f"from_{form}")(text)
    assert caught.value.field == "file"
    assert caught.value.message.id == reason
    assert caught.value.text


@given(st.sampled_from(["json", "csv", "posthoc"]), st.integers(0, 4000), st.integers(0, 60), st.text(max_size=5))
def test_no_damage_to_a_file_leads_to_another_exception(form: str, at: int, length: int, instead: str) -> None:
    """A piece of it is replaced by anything: it is read all the same, or said to be bad."""
    text = TEXTS[form]
    damaged = text[: at % len(text)] + instead + text[at % len(text) + length :]
    with suppress(BadInput):
        assert isinstance(getattr(Result, f"from_{form}")(damaged), Result)


def test_a_search_without_a_record_cannot_be_written() -> None:
    """It has no nodes, and says so."""
    with pytest.raises(BadInput, match="only counts were kept"):
        solve("graph", record=False).to_json()
