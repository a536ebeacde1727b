"""The lines of minimax and alpha-beta as a puzzle: the textbook's order is right, single changes are told apart."""

from typing import Any

import pytest

from searchlight.reorder.judging import tried
from searchlight.reorder.puzzle import Puzzle
from searchlight.setup import Setup
from searchlight.texts import texts
from tests.unit.setups import setup_of

SEARCHES = [("minimax", "equal"), ("alpha-beta", "equal"), ("alpha-beta", "beyond")]


def setup(algorithm: str, **options: str) -> Setup:
    return setup_of({"problem": "game-tree", "algorithm": algorithm, **options})


def result(search: Setup, puzzle: Puzzle, order: list[Any]) -> dict[str, Any]:
    return dict(tried(search, puzzle.program(order), puzzle.request))


@pytest.mark.parametrize(("algorithm", "cut"), SEARCHES)
def test_the_textbooks_order_is_right_and_each_wrong_line_is_wrong(algorithm: str, cut: str, thorough: bool) -> None:
    search = setup(algorithm, **({"cut": cut} if algorithm == "alpha-beta" else {}))
    for seed in "abc" if thorough else "a":
        puzzle = Puzzle(search, seed)
        assert result(search, puzzle, puzzle.solution)["solved"]
        assert len(puzzle.wrong) == 4 or algorithm == "minimax"
        for wrong in puzzle.wrong:
            for at, (piece, depth) in enumerate(puzzle.solution):
                if piece.depth == wrong.depth and not piece.is_head:
                    order = [*puzzle.solution[:at], (wrong, depth), *puzzle.solution[at + 1 :]]
                    assert not result(search, puzzle, order)["solved"], wrong.text


def test_a_missing_cut_is_told_with_the_smallest_tree() -> None:
    search = setup("alpha-beta")
    puzzle = Puzzle(search, "a")
    order = [each for each in puzzle.solution if not each[0].text.startswith("if v >= β")]
    found = result(search, puzzle, order)
    said = found["elsewhere"]["said"]
    assert found["difference"] is None, "AIMA's tree has no cut at MAX"
    assert texts("en").sentence(said) == (
        "On the tree [[[3 5] [9 1]] 2], Alpha-beta evaluates the leaves 3, 5, 9, 2 and returns 5. "
        "Your program evaluates 3, 5, 9, 1, 2 and returns 5."
    )
