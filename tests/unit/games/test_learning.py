"""Questions and worksheets on game trees, held against the definition (bench/oracles/games.py)."""

from random import Random

import pytest

from bench.oracles import games
from bench.oracles._game_sheets import false_sheets
from searchlight.errors import BadInput
from searchlight.setup import read
from searchlight.worksheets.request import Request
from searchlight.worksheets.sheet import sheet


def test_answers_and_reasons_are_those_of_the_definition() -> None:
    """Every kind of question and of reason occurs. `python -m bench.oracles games` asks thousands."""
    for figure in games.figures(300, 7):
        assert figure.wrong == 0, figure.what
    kinds, said = set(), set()
    for (_, _, question), _ in zip(games.questions(Random(7)), range(300), strict=False):
        kinds.add(question.kind)
        said |= {reason["id"] for _, reason in games.reasons(question)}
    assert kinds == {"game-value", "game-cut", "game-next", "game-move"}
    assert len(said) == 15


def test_keys_of_worksheets_are_those_of_the_definition() -> None:
    """With other values by a seed, both rules, windows, rolls and two orders of moves."""
    sheets = list(false_sheets(40, 5))
    assert len(sheets) > 30
    assert not any(sheets)


def test_a_tree_that_is_too_large_for_paper_is_refused_with_its_size() -> None:
    for options in ({"problem": "tic-tac-toe"}, {"problem": "tic-tac-toe", "start": "XOXO....."}):
        setup = read({**options, "algorithm": "alpha-beta"})
        with pytest.raises(BadInput, match="parts"):
            sheet(setup, Request())
