"""The seven-tile assignment as students call it: its printed output, to the last character."""

import random
from heapq import heappop, heappush
from typing import Any

import pytest

from examples import funny_puzzle
from tests.unit.each_case import each_case

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


def manhattan_003(state: list[int]) -> int:
    places = [(place, tile - 1) for place, tile in enumerate(state) if tile]
    return sum(abs(a // 3 - b // 3) + abs(a % 3 - b % 3) for a, b in places)


def successors_003(state: list[int]) -> list[list[int]]:
    return sorted(
        [{blank: state[tile], tile: 0}.get(place, state[place]) for place in range(9)]
        for blank in range(9)
        for tile in range(9)
        if state[tile] and not state[blank] and abs(tile // 3 - blank // 3) + abs(tile % 3 - blank % 3) == 1
    )


def printed_003(start: list[int]) -> str:
    """What the assignment's own hints lead to: a heap of (cost, state, (g, h, parent)), and a set of closed states."""
    heap: list[Any] = [(manhattan_003(start), start, (0, manhattan_003(start), -1))]
    popped: list[Any] = []
    closed, most = set(), 1
    while True:
        _, state, (g, h, parent) = heappop(heap)
        popped.append((state, g, h, parent))
        closed.add(tuple(state))
        if h == 0:
            break
        for successor in successors_003(state):
            if tuple(successor) not in closed:
                estimate = manhattan_003(successor)
                heappush(heap, (g + 1 + estimate, successor, (g + 1, estimate, len(popped) - 1)))
                most = max(most, len(heap))
    lines = [f"Max queue length: {most}"]
    at = len(popped) - 1
    while at >= 0:
        state, g, h, at = popped[at]
        lines.insert(0, f"{state} h={h} moves: {g}")
    return "\n".join(lines) + "\n"


@each_case("seed", range(12))
def test_other_states_are_printed_as_an_independent_loop_prints_them(
    seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same path among equally short ones, the same h, and the same length of the queue."""
    start = random.Random(seed).sample([1, 2, 3, 4, 5, 6, 7, 0, 0], 9)
    funny_puzzle.solve(start)
    assert capsys.readouterr().out == printed_003(start)


def test_the_goal_itself_is_printed_with_a_queue_of_one(capsys: pytest.CaptureFixture[str]) -> None:
    """No move, and only the start was ever in the queue."""
    funny_puzzle.solve([1, 2, 3, 4, 5, 6, 7, 0, 0])
    assert capsys.readouterr().out == "[1, 2, 3, 4, 5, 6, 7, 0, 0] h=0 moves: 0\nMax queue length: 1\n"
