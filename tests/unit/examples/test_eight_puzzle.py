"""The eight-puzzle example: functions, paths and printed output."""

import random
from itertools import pairwise

import pytest

from examples import eight_puzzle
from tests.unit.plain_astar import astar


def test_astar_and_its_functions() -> None:
    """Successors in the order of the blank's places, and both heuristics of the document's start."""
    initial, goal = eight_puzzle.INITIAL, eight_puzzle.GOAL
    assert eight_puzzle.get_successors(initial) == [
        (0, 8, 6, 5, 4, 7, 2, 3, 1),
        (8, 6, 0, 5, 4, 7, 2, 3, 1),
        (8, 4, 6, 5, 0, 7, 2, 3, 1),
    ]
    assert eight_puzzle.misplaced_tiles(initial, goal) == sum(
        tile not in (0, place) for tile, place in zip(initial, goal, strict=True)
    )
    assert eight_puzzle.manhattan_distance(initial, goal) == sum(
        abs(at // 3 - tile // 3) + abs(at % 3 - tile % 3) for at, tile in enumerate(initial) if tile
    )


def walk(seed: int, steps: int) -> tuple[int, ...]:
    state = eight_puzzle.GOAL
    for _ in range(steps):
        state = random.Random(f"{seed} {state}").choice(eight_puzzle.get_successors(state))
    return state


@pytest.mark.parametrize("seed", range(4))
def test_the_paths_are_those_of_the_published_rules(seed: int) -> None:
    """A*'s path state by state; uniform cost's is as short; iterative deepening's leads there, too."""
    start, goal = walk(seed, 24), eight_puzzle.GOAL
    path = eight_puzzle.a_star_search(start, goal)
    rules = astar(start, goal, eight_puzzle.get_successors, lambda board: eight_puzzle.misplaced_tiles(board, goal))
    assert path == rules[0]
    cheapest = eight_puzzle.uniform_cost_search(start, goal)
    deepened = eight_puzzle.iterative_deepening_search(start, goal)
    assert cheapest is not None
    assert deepened is not None
    assert len(cheapest) == len(path) <= len(deepened)
    for found in (cheapest, deepened):
        assert (found[0], found[-1]) == (start, goal)
        assert all(b in eight_puzzle.get_successors(a) for a, b in pairwise(found))


def test_a_solution_is_printed_as_in_the_documents(capsys: pytest.CaptureFixture[str]) -> None:
    """The boards with lines between, numbered, an empty line after each; or that there is none."""
    eight_puzzle.print_solution([(1, 0, 2, 3, 4, 5, 6, 7, 8), eight_puzzle.GOAL])
    assert capsys.readouterr().out == (
        "Solution found in 1 moves:\n\n"
        "Step 0:\n1 |   | 2\n---------\n3 | 4 | 5\n---------\n6 | 7 | 8\n\n"
        "Step 1:\n  | 1 | 2\n---------\n3 | 4 | 5\n---------\n6 | 7 | 8\n\n"
    )
    eight_puzzle.print_solution(None)
    assert capsys.readouterr().out == "No solution found.\n"
