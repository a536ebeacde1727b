"""The counts of an experiment are those of the recorded search, for every algorithm on every problem."""

import pytest
from spaces import distances

from searchlight.catalog import ALGORITHMS, PROBLEMS
from searchlight.events import Drive
from searchlight.experiment.counting import Limits, Search, counted
from searchlight.experiment.plan import read_plan
from searchlight.experiment.row import COLUMNS, Row
from searchlight.experiment.starts import TooMany, levels
from searchlight.record import Record
from searchlight.run import Run, effective_branching
from tests.unit.each_case import each_case
from tests.unit.setups import setup_of

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


def test_a_search_that_is_stopped_says_by_what() -> None:
    """Its budget of nodes, or its time; what it did until then is counted."""
    hard = search("eight-puzzle", "breadth-first", start="8,0,6,5,4,7,2,3,1")
    row = counted(hard, Limits(max_nodes=500))
    assert (row["outcome"], row["generated"], row["cost"], row["depth"]) == ("budget", 500, None, None)
    row = counted(hard, Limits(seconds=0.001))
    assert (row["outcome"], row["b_star"]) == ("timeout", None)
    assert 0 < row["generated"] < 400_000


def test_all_boards_have_their_true_distance() -> None:
    """Level by level from the goal, as an exhaustive search of another make has them."""
    truth = distances(bytes(range(9)))
    setup = setup_of({"problem": "eight-puzzle"})
    ours = {state: depth for depth, level in enumerate(levels(setup.problem, 200_000)) for state in level}
    assert ours == truth
    assert len(ours) == 181_440
    with pytest.raises(TooMany):
        list(levels(setup.problem, 1000))
