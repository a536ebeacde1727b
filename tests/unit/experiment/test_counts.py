"""The counts of an experiment are those of the recorded search, for every algorithm on every problem."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_graphs import graphs
from small import DEFAULTS, Chain
from spaces import distances

from buildtools.project import ROOT
from searchlight.catalog import ALGORITHMS, BUILT_IN, PROBLEMS
from searchlight.events import Drive
from searchlight.experiment import memory
from searchlight.experiment.counting import CountedSearch, Counts, Limits, Search, counted
from searchlight.experiment.plan import read_plan
from searchlight.experiment.row import COLUMNS, Row
from searchlight.experiment.starts import TooMany, levels
from searchlight.problems.graph import Graph, GraphProblem
from searchlight.record import Record
from searchlight.run import Run, effective_branching
from tests.unit.each_case import each_case
from tests.unit.setups import setup_of
from tests.unit.small import ANYWHERE

BUDGET = 3000  # nodes; what has not ended by then is compared as far as it went
SMALL = {
    "eight-puzzle": "1,2,5,3,4,8,6,7,0", "fifteen-puzzle": "1,5,2,3,4,9,6,7,8,13,10,11,12,0,14,15",
    "two-blank-puzzle": "1,2,3,4,5,6,0,7,0",
}  # fmt: skip


def search(problem: str, algorithm: str, **options: str) -> Search:
    [found] = read_plan({"problem": problem, "algorithms": algorithm, "start": SMALL.get(problem), **options})
    return found


def of_the_record(asked: Search, max_nodes: int | None) -> Row:
    """The same numbers, from all that was written down."""
    setup = setup_of({**asked.given, "start": asked.start})
    record = Record()
    run = Run(Drive(setup.search()), record, max_nodes)
    run.advance()
    result = run.result(setup.problem.plain)
    length = None if result["actions"] is None else len(result["actions"])
    branching = None if length is None else effective_branching(record.generated, length)
    return {
        **{name: result[name] for name in ("outcome", "cost", "expanded", "generated", "max_frontier")},
        "max_depth": max(record.depth, default=0), "reached": len(record.states),
        "b_star": branching and round(branching, 4),
    }  # fmt: skip


def offered() -> list[tuple[str, str]]:
    return [
        (problem.id, algorithm.id)
        for problem in PROBLEMS.values()
        for algorithm in ALGORITHMS.values()
        if (problem.reverses or not algorithm.reverses) and not algorithm.only
    ]


@each_case("problem, algorithm", offered())
def test_every_count_is_that_of_the_record(problem: str, algorithm: str) -> None:
    """Of every algorithm on every problem, with the columns in their order."""
    asked = search(problem, algorithm)
    row = counted(asked, Limits(max_nodes=BUDGET))
    assert tuple(row) == COLUMNS
    expected = of_the_record(asked, BUDGET)
    assert {name: row[name] for name in expected} == expected
    assert row["seconds"] > 0
    assert (row["problem"], row["algorithm"], row["options"]) == (problem, algorithm, "")
    assert (row["heuristic"] is not None) == ALGORITHMS[algorithm].uses_h


@given(graphs(), st.sampled_from(ANYWHERE), st.integers(1, 200))
def test_on_any_graph(graph: Graph, algorithm: str, budget: int) -> None:
    """With cycles, edges of no cost, goals that cannot be reached and estimates that are too large."""
    problem = GraphProblem(graph, "S", "G", "table")

    def run(tally: Callable[[], Counts | Record]) -> Run:
        started = ALGORITHMS[algorithm].start(problem, {**DEFAULTS, "limit": 6})
        done = Run(Drive(started), tally(), budget)
        done.advance()
        return done

    ours, whole = run(Counts), run(Record)
    counts, record = ours.record, whole.record
    assert isinstance(counts, Counts)
    assert isinstance(record, Record)
    plain, theirs = ours.result(str), whole.result(str)
    assert {**plain, "seconds": 0} == {**theirs, "seconds": 0}
    assert counts.states == set(record.states)
    assert counts.max_depth == max(record.depth, default=0)


def test_a_search_that_is_stopped_says_by_what() -> None:
    """Its budget of nodes, or its time; what it did until then is counted."""
    hard = search("eight-puzzle", "breadth-first", start="8,0,6,5,4,7,2,3,1")
    row = counted(hard, Limits(max_nodes=500))
    assert (row["outcome"], row["generated"], row["cost"], row["depth"]) == ("budget", 500, None, None)
    row = counted(hard, Limits(seconds=0.001))
    assert (row["outcome"], row["b_star"]) == ("timeout", None)
    assert 0 < row["generated"] < 400_000


def test_a_search_in_slices_comes_to_the_same_row() -> None:
    """However often it is left and gone on with."""
    asked = search("eight-puzzle", "astar", heuristics="manhattan", start="8,0,6,5,4,7,2,3,1")
    sliced = CountedSearch(asked)
    slices = 1
    while (row := sliced.advance(0)) is None:
        slices += 1
    assert slices > 1
    whole = counted(asked)
    assert [row[name] for name in COLUMNS[:13]] == [whole[name] for name in COLUMNS[:13]]


MEMORY = """
from searchlight.experiment.counting import counted
from searchlight.experiment.plan import read_plan

for options in {"start": "8,0,6,5,4,7,2,3,1", "algorithms": "breadth-first"}, {"algorithms": "astar"}:
    print(*(counted(search)["peak_kb"] for search in read_plan({"problem": "eight-puzzle", **options})))
"""


def test_more_memory_is_told_of_a_larger_search() -> None:
    """Where the system tells it at all; what counting takes is not in it. In a process that has done nothing else."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "pysrc")}
    asked = [sys.executable, "-c", MEMORY]
    told = subprocess.run(asked, env=environment, check=True, capture_output=True, text=True).stdout.split()
    if told != ["None", "None"]:  # not Linux: nobody tells
        large, small = map(float, told)
        assert large > 10_000 > small >= 0


def test_memory_that_others_hold_is_asked_back_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not before each search: in a notebook with much in it that took longer than a search does."""
    asked: list[str] = []
    monkeypatch.setattr(memory.Peak, "_least", 1)
    monkeypatch.setattr(memory, "hand_back", lambda: asked.append("back"))
    for _ in range(3):
        memory.Peak()
    assert asked == ["back"] * Path(memory.STATUS).exists()


def test_all_boards_have_their_true_distance() -> None:
    """Level by level from the goal, as an exhaustive search of another make has them."""
    truth = distances(bytes(range(9)))
    setup = setup_of({"problem": "eight-puzzle"})
    ours = {state: depth for depth, level in enumerate(levels(setup.problem, 200_000)) for state in level}
    assert ours == truth
    assert len(ours) == 181_440
    with pytest.raises(TooMany):
        list(levels(setup.problem, 1000))


def test_one_way_streets_and_many_goals() -> None:
    """Distances go along the actions; a problem that cannot be reversed is gone through from its start."""
    assert list(levels(Chain(5, 3), 100)) == [[3], [2], [1], [0]]
    jugs = setup_of({"problem": "water-jugs"})
    found = {
        jugs.problem.text(state): depth for depth, level in enumerate(levels(jugs.problem, 100)) for state in level
    }
    assert found["0,0"] == 6
    assert found["4,3"] == 0
    assert BUILT_IN.problems["water-jugs"].reverses is False
