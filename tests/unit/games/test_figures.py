"""Published figures on the command line: tic-tac-toe, Nim, Connect-3 and the book's tree."""

import json
from typing import Any

import pytest

from searchlight.__main__ import main
from tests.unit.games.negamax import connect

ALPHA_BETA = "--problem tic-tac-toe --algorithm alpha-beta"


def solved(capsys: pytest.CaptureFixture[str], *options: str) -> dict[str, Any]:
    assert main(["solve", "--json", *options]) == 0
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


@pytest.mark.parametrize(
    ("options", "nodes"),
    [
        *(pytest.param(f"{ALPHA_BETA} --squares {squares} --cut {cut}", nodes, marks=mark)
          for squares, both in (("reading", (18_297, 146_120)), ("centre", (12_123, 92_956)),
                                ("corners", (11_554, 102_990)), ("edges", (42_094, 293_418)))
          for cut, nodes, mark in zip(("equal", "beyond"), both, ((), pytest.mark.thorough), strict=True)),
        ("--problem nim --heaps 3,4 --algorithm minimax", 664),
        ("--problem nim --heaps 5 --misere --algorithm minimax", 20),
    ],
)  # fmt: skip
def test_nodes_visited(options: str, nodes: int, capsys: pytest.CaptureFixture[str]) -> None:
    """By default only those that cut at equality: the others take a minute. The library's are in test_algorithms.py."""
    assert solved(capsys, *options.split())["nodes"] == nodes


@pytest.mark.thorough
def test_all_of_tic_tac_toe(capsys: pytest.CaptureFixture[str]) -> None:
    answer = solved(capsys, "--problem", "tic-tac-toe", "--algorithm", "minimax")
    assert (answer["nodes"], answer["leaves"], answer["value"], answer["move"]) == (549_946, 255_168, 0, 1)


def test_the_tree_of_the_book_and_connect_3(capsys: pytest.CaptureFixture[str]) -> None:
    answer = solved(capsys, "--problem", "game-tree", "--algorithm", "alpha-beta")
    assert (answer["value"], answer["leaves"], answer["skipped"]) == (3, 7, [4, 5])
    value, nodes = connect(3, 3, 3, strict=False)
    answer = solved(capsys, "--problem", "connect", "--algorithm", "alpha-beta")
    assert (answer["value"], answer["nodes"]) == (value, nodes)
