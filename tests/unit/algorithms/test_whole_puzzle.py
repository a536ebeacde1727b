"""The algorithms held against the exhaustive search of the whole eight-puzzle."""

from itertools import pairwise
from random import Random

import pytest

from searchlight.algorithms.breadth_first import breadth_first_search
from searchlight.events import Drive, Solution, Unsolved
from searchlight.problems.sliding import SlidingPuzzle
from searchlight.problems.two_blank import TwoBlankPuzzle
from searchlight.run import Run
from searchlight.tally import Tally
from tests.unit.small import recorded, search
from tests.unit.spaces import distances, neighbours

GOAL = bytes(range(9))
QUICK = ["astar", "ida-star", "bidirectional"]  # even for the farthest boards
SLOW = ["breadth-first", "breadth-first-paths", "uniform-cost", "iterative-deepening", "iterative-deepening-optimal"]


def boards(count: int, least: int, most: int) -> list[bytes]:
    """Boards so many moves from the goal, the same ones every time."""
    there = sorted(board for board, depth in distances(GOAL).items() if least <= depth <= most)
    return Random(7).sample(there, count)


def moves(run: Run) -> int:
    """The length of the path, each step of which is a move."""
    path = [node.state for node in run.path()]
    assert path[-1] == GOAL
    assert all(after in neighbours(before) for before, after in pairwise(path))
    return len(path) - 1


def counted(algorithm: str, start: bytes, heuristic: str, **options: object) -> Run:
    run = Run(Drive(search(algorithm, SlidingPuzzle(3, 3, start, GOAL, heuristic=heuristic), **options)), Tally())
    run.advance()
    return run


@pytest.mark.parametrize("algorithm", QUICK)
@pytest.mark.parametrize("heuristic", ["manhattan", "linear-conflict"])
def test_far_away_boards_are_solved_in_the_fewest_moves(algorithm: str, heuristic: str) -> None:
    """Boards 30 and 31 moves from the goal, and some in between."""
    for start in [*boards(2, 30, 31), *boards(6, 0, 31)]:
        assert moves(counted(algorithm, start, heuristic)) == distances(GOAL)[start]


@pytest.mark.parametrize(("algorithm", "heuristic"), [*((name, "zero") for name in SLOW), ("rbfs", "manhattan")])
def test_near_boards_are_solved_in_the_fewest_moves(algorithm: str, heuristic: str) -> None:
    """Boards at most ten moves away, by the algorithms that have no h or make the same nodes many times."""
    for start in boards(12, 0, 10):
        assert moves(counted(algorithm, start, heuristic)) == distances(GOAL)[start]


@pytest.mark.parametrize("algorithm", ["astar", "bidirectional"])
def test_with_two_blanks_the_fewest_moves_are_found(algorithm: str) -> None:
    """Boards 23 and 24 moves from the goal of the seven-tile puzzle, and some in between."""
    goal = bytes([1, 2, 3, 4, 5, 6, 7, 0, 0])
    known = distances(goal)
    far = sorted(board for board, depth in known.items() if depth >= 23)
    for start in [*Random(3).sample(far, 2), *Random(3).sample(sorted(known), 3)]:
        run = Run(Drive(search(algorithm, TwoBlankPuzzle(start, goal, "manhattan"))), Tally())
        run.advance()
        assert isinstance(run.outcome, Solution)
        assert run.outcome.cost == len(run.outcome.actions) == known[start]


def test_breadth_first_search_finds_every_board_at_its_depth() -> None:
    """From the goal, looking for a board of the other half: a failure, which has seen all 181,440 at their depths."""
    run = recorded(breadth_first_search(SlidingPuzzle(3, 3, GOAL, bytes([0, 2, 1, 3, 4, 5, 6, 7, 8]))))
    record = run.record
    assert run.outcome is Unsolved.FAILURE
    assert record.expanded == 181_440
    depth: dict[bytes, int] = {}
    for state, level in zip(record.state, record.depth, strict=True):
        depth.setdefault(record.states[state], level)
    assert depth == distances(GOAL)


def test_ida_star_makes_as_many_nodes_as_korf() -> None:
    """Instance 79 of his hundred fifteen-puzzles: 42 moves, 540,860 nodes with the root; the first bound is 28."""
    start = bytes([0, 1, 9, 7, 11, 13, 5, 3, 14, 12, 4, 2, 8, 6, 10, 15])
    run = Run(Drive(search("ida-star", SlidingPuzzle(4, 4, start, bytes(range(16)), heuristic="manhattan"))), Tally())
    run.advance()
    assert isinstance(run.outcome, Solution)
    assert run.outcome.cost == 42
    assert run.record.generated + 1 == 540_860
    assert [each.limit for each in run.record.iterations] == [28, 30, 32, 34, 36, 38, 40, 42]
