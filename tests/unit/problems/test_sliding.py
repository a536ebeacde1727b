"""Sliding puzzles: moves, heuristics, and which boards can be reached from which."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from searchlight.options import OPTIONS
from searchlight.problems.boards import solvable
from searchlight.problems.sliding import MOVES, ORDERS, SlidingPuzzle
from searchlight.problems.sliding_heuristics import HEURISTICS

SOLVED = bytes(range(9))


def eight(start: bytes = SOLVED, goal: bytes = SOLVED, **options: str) -> SlidingPuzzle:
    return SlidingPuzzle(3, 3, start, goal, **options)


def reachable(puzzle: SlidingPuzzle) -> dict[bytes, int]:
    """All boards that moves lead to, with the least number of moves."""
    depth, level = {puzzle.initial: 0}, [puzzle.initial]
    while level:
        level = [
            child
            for state in level
            for action in puzzle.actions(state)
            if (child := puzzle.result(state, action)) not in depth and depth.setdefault(child, depth[state] + 1)
        ]
    return depth


def test_the_actions_are_the_ways_the_blank_can_go() -> None:
    """Four in the middle, two in a corner, in the order asked for."""
    middle, corner = bytes([1, 2, 3, 4, 0, 5, 6, 7, 8]), SOLVED
    assert list(eight().actions(middle)) == ["up", "left", "right", "down"]
    assert list(eight(order="LRUD").actions(middle)) == ["left", "right", "up", "down"]
    names = {"U": "up", "L": "left", "R": "right", "D": "down"}
    for order in permutations("ULRD"):
        assert list(eight(order="".join(order)).actions(middle)) == [names[letter] for letter in order]
    assert len(ORDERS) == len(set(ORDERS)) == 24
    assert ORDERS[0] == OPTIONS["order"].default == "ULRD"
    assert list(eight().actions(corner)) == ["right", "down"]


@given(st.permutations(range(9)), st.sampled_from(ORDERS))
def test_a_move_exchanges_the_blank_with_the_cell_it_moves_to(cells: list[int], order: str) -> None:
    """Rows and columns counted by hand; all other cells stay."""
    state = bytes(cells)
    puzzle = eight(order=order)
    row, column = divmod(cells.index(0), 3)
    for action in puzzle.actions(state):
        down, right = next((down, right) for label, down, right in MOVES.values() if label == action)
        other = (row + down) * 3 + column + right
        moved = list(cells)
        moved[cells.index(0)], moved[other] = moved[other], 0
        assert list(puzzle.result(state, action)) == moved


@pytest.mark.parametrize(("rows", "columns"), [(2, 2), (2, 3), (3, 2)])
def test_parity_decides_what_can_be_reached(rows: int, columns: int) -> None:
    """For every board, solvable says what an exhaustive search finds."""
    solved = bytes(range(rows * columns))
    reached = reachable(SlidingPuzzle(rows, columns, solved, solved))
    for board in map(bytes, permutations(solved)):
        assert solvable(board, solved, columns) == (board in reached)
        assert solvable(solved, board, columns) == (board in reached)


def test_heuristics_by_hand() -> None:
    """The default start: every tile but 4 is out of place; the blank is never counted."""
    start = bytes([8, 0, 6, 5, 4, 7, 2, 3, 1])
    assert eight(heuristic="misplaced").h(start) == 7
    assert eight(heuristic="manhattan").h(start) == 4 + 4 + 2 + 0 + 2 + 4 + 2 + 3  # tiles 8 6 5 4 7 2 3 1
    assert eight(heuristic="zero").h(start) == 0


@pytest.mark.parametrize("heuristic", HEURISTICS)
def test_heuristics_are_admissible_and_consistent_on_all_boards_of_two_by_three(heuristic: str) -> None:
    """0 at the goal, never more than the true distance, never falling by more than a move costs."""
    goal = bytes([1, 2, 3, 4, 5, 0])
    puzzle = SlidingPuzzle(2, 3, goal, goal, heuristic=heuristic)
    distance = reachable(puzzle)
    assert puzzle.h(goal) == 0
    for state, moves in distance.items():
        assert 0 <= puzzle.h(state) <= moves
        for action in puzzle.actions(state):
            assert puzzle.h(state) <= 1 + puzzle.h(puzzle.result(state, action))
