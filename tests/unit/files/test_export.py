"""Searches as files: JSON is read back, and CSV has every node."""

import csv
import io
import json
from itertools import pairwise
from math import isnan, nan

import pytest
from hypothesis import given
from hypothesis import strategies as st

from searchlight import BadInput, Problem, Result, problem_from, solve
from searchlight.kinds import FATES
from searchlight.problems.graph import Graph
from tests.unit.files.searched import algorithms, budgets, columns_of, counts_of, frontiers, result_of, ties
from tests.unit.random_graphs import graphs


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
def test_csv_has_the_nodes(graph: Graph, algorithm: str, budget: int | None) -> None:
    """A line for each, with every cell of its columns; the frontier's order is a permutation in each iteration."""
    result = result_of(graph, algorithm, "fifo", budget)
    record, late = result.record, result.record.late
    lines = list(csv.DictReader(io.StringIO(result.to_csv())))
    assert [int(line["row"]) for line in lines] == list(range(record.row_count))
    columns = {name: getattr(record, name) for name in ("iteration", "depth", "parent", "g", "h", "priority")}
    columns |= {name: getattr(late, name) for name in ("generated_at", "expanded_at", "removed_at", "superseded_at")}
    for name, cells in columns.items():
        missing = nan if name in ("g", "h", "priority") else -1.0
        read = [missing if line[name] == "" else float(line[name]) for line in lines]
        assert str(read) == str(list(map(float, cells))), name
    assert [line["state"] for line in lines] == [str(result.state(row)) for row in range(record.row_count)]
    assert [line["fate"] for line in lines] == [FATES[fate] for fate in late.fate]
    for number in range(len(record.iterations)):
        turns = [int(line["turn"]) for line in lines if line["iteration"] == str(number)]
        assert sorted(turns) == list(range(len(turns)))


@given(graphs(), algorithms, ties)
def test_the_frontier_is_the_same_after_reading(graph: Graph, algorithm: str, tie: str) -> None:
    """The order of removal is restored for any key."""
    result = result_of(graph, algorithm, tie)
    back = Result.from_json(result.to_json())
    assert frontiers(back) == frontiers(result)
    assert (back.rows, back.path, back.actions, back.cost) == (result.rows, result.path, result.actions, result.cost)


def test_states_that_were_compared_are_in_the_same_order_as_texts() -> None:
    """Ties broken by numbers that become texts: 9 before 10."""
    own = problem_from(0, 99, lambda state: range(8, 12) if state == 0 else [], lambda state, action: action)
    result = solve(own, "astar", tie="state")
    back = Result.from_json(result.to_json())
    assert [str(entry.state) for entry in back.frontier(5)] == ["8", "9", "10", "11"]


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
    """JSON keeps a board as the list of its cells."""
    start = [1, 2, 0, 3, 4, 5, 6, 7, 8]
    result = solve("eight-puzzle", start=start)
    assert result.path is not None
    assert Result.from_json(result.to_json()).path == result.path
    assert result.path[0] == start


def test_nothing_infinite_and_no_nan_stands_in_a_json_file() -> None:
    """A missing h is null instead of NaN, so every JSON parser can read the file."""

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


def test_states_and_actions_of_any_kind_become_texts() -> None:
    """Written as `Problem.plain` says, by default as Python prints them."""
    text = solve(Countdown()).to_json()
    back = Result.from_json(text)
    assert back.state(0) == "(3, '«–»')"
    assert back.action(1) == "('down', 1)"
    assert back.to_json() == text


@given(st.lists(st.text(st.characters()), min_size=2, max_size=6, unique=True))
def test_states_and_actions_may_be_any_text(names: list[str]) -> None:
    """Quotes, commas, ends of lines, control characters, halves of surrogate pairs: all come back as they were."""
    after = dict(pairwise(names))
    chain = problem_from(names[0], names[-1], lambda state: [after[state]], lambda state, action: action)
    result = solve(chain, "breadth-first")
    back = Result.from_json(result.to_json())
    assert (back.path, back.actions, back.cost) == (names, names[1:], len(names) - 1)


def test_a_search_without_a_record_cannot_be_written() -> None:
    """It has no nodes, and says so."""
    with pytest.raises(BadInput, match="only counts were kept"):
        solve("graph", record=False).to_json()
