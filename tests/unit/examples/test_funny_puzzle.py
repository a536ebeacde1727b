"""The seven-tile assignment as students call it: its printed output, to the last character."""

import pytest

from examples import funny_puzzle

SUCCESSORS = """\
[2, 0, 1, 4, 5, 6, 7, 0, 3] h=5
[2, 5, 1, 0, 4, 6, 7, 0, 3] h=7
[2, 5, 1, 4, 0, 6, 0, 7, 3] h=7
[2, 5, 1, 4, 0, 6, 7, 3, 0] h=7
[2, 5, 1, 4, 6, 0, 7, 0, 3] h=7
"""

SOLUTION = """\
[4, 3, 0, 5, 1, 6, 7, 2, 0] h=7 moves: 0
[4, 0, 3, 5, 1, 6, 7, 2, 0] h=6 moves: 1
[4, 1, 3, 5, 0, 6, 7, 2, 0] h=5 moves: 2
[4, 1, 3, 0, 5, 6, 7, 2, 0] h=4 moves: 3
[0, 1, 3, 4, 5, 6, 7, 2, 0] h=3 moves: 4
[0, 1, 3, 4, 5, 0, 7, 2, 6] h=4 moves: 5
[0, 1, 3, 4, 0, 5, 7, 2, 6] h=5 moves: 6
[0, 1, 3, 4, 2, 5, 7, 0, 6] h=4 moves: 7
[1, 0, 3, 4, 2, 5, 7, 0, 6] h=3 moves: 8
[1, 2, 3, 4, 0, 5, 7, 0, 6] h=2 moves: 9
[1, 2, 3, 4, 5, 0, 7, 0, 6] h=1 moves: 10
[1, 2, 3, 4, 5, 6, 7, 0, 0] h=0 moves: 11
Max queue length: 163
"""


def test_the_successors(capsys: pytest.CaptureFixture[str]) -> None:
    """In ascending order, each with its h."""
    funny_puzzle.print_succ([2, 5, 1, 4, 0, 6, 7, 0, 3])
    assert capsys.readouterr().out == SUCCESSORS


def test_the_solution(capsys: pytest.CaptureFixture[str]) -> None:
    """The path with h and moves, and the queue's largest length."""
    funny_puzzle.solve([4, 3, 0, 5, 1, 6, 7, 2, 0])
    assert capsys.readouterr().out == SOLUTION
