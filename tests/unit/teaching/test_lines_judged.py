"""The judgement of an order of lines is true: wrong ones are refused with a small graph, equivalent ones are not."""

import json
from random import Random
from typing import Any

import pytest

from bench.oracles import lines
from bench.oracles._lines_runs import FILE, by_the_book, done, graphs
from searchlight.reorder import judging
from searchlight.reorder.judging import tried
from searchlight.reorder.puzzle import Puzzle
from searchlight.setup import Setup
from searchlight.texts import texts
from tests.unit.each_case import each_case
from tests.unit.setups import setup_of

ROMANIA = {"problem": "graph", "graph": "romania", "start": "Arad", "goal": "Bucharest"}
RIGHT = lines.right_orders()


def setup(algorithm: str, **options: Any) -> Setup:
    return setup_of({**ROMANIA, "algorithm": algorithm, **options})


def with_line_before(algorithm: str, moved: str, before: str, level: int | None = None) -> dict[str, Any]:
    """What is said of the listing with a line moved before another one, both known by how they begin."""
    search = setup(algorithm)
    puzzle = Puzzle(search, "7")
    order = list(puzzle.solution)
    piece, depth = order.pop(next(at for at, (each, _) in enumerate(order) if each.text.startswith(moved)))
    place = next(at for at, (each, _) in enumerate(order) if each.text.startswith(before))
    order.insert(place, (piece, depth if level is None else level))
    return dict(tried(search, puzzle.program(order), puzzle.request))


def elsewhere(found: dict[str, Any]) -> str:
    assert not found["solved"]
    assert found["difference"] is found["error"] is None
    return texts().sentence(found["elsewhere"]["said"])


@pytest.mark.parametrize("algorithm", ["astar", "weighted-astar", "greedy"])
def test_a_costlier_child_must_not_replace_the_node_in_the_frontier(algorithm: str) -> None:
    """It is recorded as the best of its state before it is compared: the better node is then stale, and failure comes
    of it. The graph that shows it has three vertices."""
    found = with_line_before(algorithm, "best[child.state] = child", "if not older or child.g", 3)
    sentence = elsewhere(found)
    assert sentence.endswith("and returns failure.")
    assert " and returns the path " in sentence
    assert "The h values are" in sentence
    assert len(json.loads(found["elsewhere"]["options"]["graph"])["edges"]) == 3


def test_a_goal_at_the_limit_must_be_found() -> None:
    """Where the limit is looked at before the goal test, it is cut off."""
    sentence = elsewhere(with_line_before("depth-limited", "if node.depth == limit", "if problem.is_goal"))
    assert "The depth limit is 0." in sentence
    assert sentence.endswith("Your program expands no state and returns cutoff.")


def test_the_same_order_gets_the_same_judgement(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also on a machine on which the search that is shown runs out of time."""
    found = with_line_before("astar", "best[child.state] = child", "if not older or child.g")
    assert found == with_line_before("astar", "best[child.state] = child", "if not older or child.g")
    monkeypatch.setattr(judging, "SECONDS", 0.0)
    search = setup("uniform-cost")
    puzzle = Puzzle(search, "7")
    assert tried(search, puzzle.program(puzzle.solution), puzzle.request)["solved"]


@each_case("name, search, puzzle", RIGHT, ids=[name for name, _, _ in RIGHT])
def test_the_checker_knows_the_algorithms(name: str, search: Setup, puzzle: Puzzle) -> None:
    """Its own ones do what the listings do, so a difference is one of the order of lines."""
    code = compile(puzzle.program(puzzle.solution), FILE, "exec")
    for graph, limit in graphs(Random(5), 300):
        book = by_the_book(name, graph, limit)
        assert book is None or done(code, puzzle.request["function"], graph, limit) == book, graph


def test_no_wrong_order_is_called_right_and_no_right_one_wrong(thorough: bool) -> None:
    """Mutants of the listings, with a seed; `build.py bench oracles` tries 5,000."""
    mutants = 1_000 if thorough else 180
    right, wrong = lines.figures(mutants, 3, 300)
    assert right.tried + wrong.tried == mutants
    assert right.tried >= mutants // 50
    assert wrong.tried > mutants * 4 // 5
    assert (right.wrong, wrong.wrong) == (0, 0)
