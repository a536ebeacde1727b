"""Searches as files: JSON is read back, and CSV has every node."""

import csv
import io
import json
from itertools import pairwise
from math import isnan, nan

from hypothesis import given
from hypothesis import strategies as st

from searchlight import Result, problem_from, solve
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


def test_nothing_infinite_and_no_nan_stands_in_a_json_file() -> None:
    """A missing h is null instead of NaN, so every JSON parser can read the file."""

    def refuse(constant: str) -> None:
        raise AssertionError(constant)

    data = json.loads(solve("graph", "breadth-first").to_json(), parse_constant=refuse)
    assert {block["h"] for block in data["blocks"]} == {None}
    assert all(map(isnan, Result.from_json(json.dumps(data)).record.h))


@given(st.lists(st.text(st.characters()), min_size=2, max_size=6, unique=True))
def test_states_and_actions_may_be_any_text(names: list[str]) -> None:
    """Quotes, commas, ends of lines, control characters, halves of surrogate pairs: all come back as they were."""
    after = dict(pairwise(names))
    chain = problem_from(names[0], names[-1], lambda state: [after[state]], lambda state, action: action)
    result = solve(chain, "breadth-first")
    back = Result.from_json(result.to_json())
    assert (back.path, back.actions, back.cost) == (names, names[1:], len(names) - 1)
