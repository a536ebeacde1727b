"""Runs: slices, budget, depth, and what is reported at the end."""

import pytest

from searchlight.events import END, Drive, Solution, Unsolved
from searchlight.record import Record
from searchlight.run import Run, effective_branching
from searchlight.tally import Tally
from tests.unit.each_case import each_case
from tests.unit.small import ANYWHERE, Chain, problem, recorded, search

EVERY = ANYWHERE


@each_case("algorithm", EVERY)
def test_an_advance_by_expansions_stops_at_the_expansion(algorithm: str) -> None:
    """After each advance(1) one more node has been expanded, and its EXPAND is the last event."""
    run = Run(Drive(search(algorithm, problem())), Record())
    whole = recorded(search(algorithm, problem()))
    for expanded in range(1, whole.record.expanded + 1):
        run.advance(expansions=1)
        assert run.record.expanded == expanded
        assert run.outcome is None
    run.advance()
    assert run.record.kind == whole.record.kind


def test_an_advance_by_time_stops_soon_after() -> None:
    """An endless search returns its events so far, and can continue."""
    run = Run(Drive(search("uniform-cost", Chain(10**9, -1))), Tally())
    run.advance(seconds=0)
    first = run.record.expanded
    run.advance(seconds=0)
    assert 0 < first < run.record.expanded
    assert run.outcome is None
    assert run.seconds > 0


@each_case("algorithm", EVERY)
@each_case("budget", [1, 2, 3])
def test_a_budget_stops_the_search_with_its_record_intact(algorithm: str, budget: int) -> None:
    """Exactly this many nodes are generated, and the record is the beginning of the full one."""
    whole = recorded(search(algorithm, problem())).record
    run = recorded(search(algorithm, problem()), max_nodes=budget)
    assert run.outcome is Unsolved.BUDGET
    assert run.record.generated == budget
    assert run.record.iterations[-1].outcome == "budget"
    assert run.record.parent == whole.parent[: run.record.row_count]
    assert run.record.kind == whole.kind[: run.record.event_count]


@each_case("algorithm", EVERY)
def test_more_budget_continues_the_search_as_if_it_had_never_stopped(algorithm: str) -> None:
    """A spent budget is no event: only more come, and in the end they are those of the search without a budget."""
    whole = recorded(search(algorithm, problem()))
    run = recorded(search(algorithm, problem()), max_nodes=2)
    while run.outcome is Unsolved.BUDGET:
        assert len(run.record.late.fate) == run.record.row_count  # read now, brought up to date again later
        before = run.record.kind[:]
        assert END not in before
        run.extend(1)
        run.advance()
        assert run.record.kind[: len(before)] == before
    assert run.record.kind == whole.record.kind
    assert run.record.columns()["removed_at"] == whole.record.columns()["removed_at"]
    assert run.outcome == whole.outcome or run.path()[-1].row == whole.path()[-1].row


ONCE_DOWN = [name for name in EVERY if not name.startswith("iterative") and name != "breadth-first-paths"]


@each_case("algorithm", ONCE_DOWN)
def test_depth_costs_no_stack(algorithm: str) -> None:
    """A goal 100,000 actions away is found, by recursion as well; h says how far it is."""
    run = recorded(search(algorithm, Chain(100_000, 100_000), limit=100_000))
    assert isinstance(run.outcome, Solution)
    assert run.outcome.cost == len(run.outcome.actions) == 100_000


def test_the_result_in_plain_data() -> None:
    """Everything that the command line reports, for a solution and for the other outcomes."""
    answer = recorded(search("iterative-deepening", problem())).result(problem().plain)
    assert answer.pop("seconds") > 0
    assert answer == {
        "outcome": "solution",
        "path": ["S", "A", "C", "G"],
        "actions": ["A", "C", "G"],
        "cost": 9,
        "expanded": 8,
        "generated": 12,
        "max_frontier": 1,
        "iterations": [
            {"limit": 0, "outcome": "cutoff", "expanded": 0, "generated": 0},
            {"limit": 1, "outcome": "cutoff", "expanded": 1, "generated": 2},
            {"limit": 2, "outcome": "cutoff", "expanded": 3, "generated": 5},
            {"limit": 3, "outcome": "solution", "expanded": 4, "generated": 5},
        ],
    }
    failed = recorded(search("astar", problem(start="G", goal="S"))).result(problem().plain)
    assert (failed["outcome"], failed["path"], failed["actions"], failed["cost"]) == ("failure", None, None, None)
    assert failed["iterations"] == [{"limit": None, "outcome": "failure", "expanded": 1, "generated": 0}]


def test_a_tally_counts_what_a_record_counts() -> None:
    """The command line, which keeps nothing, reports the same numbers."""
    for algorithm in EVERY:
        tallied, whole = Run(Drive(search(algorithm, problem())), Tally()), recorded(search(algorithm, problem()))
        tallied.advance()
        counts = [run.result(problem().plain) | {"seconds": 0} for run in (tallied, whole)]
        assert counts[0] == counts[1]


@pytest.mark.parametrize(("generated", "depth", "expected"), [(52, 5, 1.92), (2 + 4 + 8, 3, 2), (3, 3, 1), (7, 1, 7)])
def test_the_effective_branching_factor_is_that_of_the_book(generated: int, depth: int, expected: float) -> None:
    """AIMA's own example: 52 nodes and a solution at depth 5 make b* = 1.92."""
    assert effective_branching(generated, depth) == pytest.approx(expected, abs=0.005)
