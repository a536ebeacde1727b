"""The numbers of the source documents, and their loops written anew as independent witnesses."""

from itertools import pairwise

import pytest

from searchlight.events import Drive, Outcome, Solution, Unsolved
from searchlight.problems.sliding import SlidingPuzzle
from searchlight.run import Run
from searchlight.tally import Tally
from tests.unit.plain_astar import astar
from tests.unit.setups import setup_of

START, GOAL = (8, 0, 6, 5, 4, 7, 2, 3, 1), (0, 1, 2, 3, 4, 5, 6, 7, 8)


def solve(**options: object) -> Run:
    """A counted run to the end."""
    setup = setup_of({"problem": "eight-puzzle", **options})
    run = Run(Drive(setup.search()), Tally())
    run.advance()
    return run


def moves(outcome: Outcome | None) -> list[bytes]:
    """The path of a solution, each step of which must be a move."""
    assert isinstance(outcome, Solution)
    path = [node.state for node in outcome.node.path()]
    for before, after in pairwise(path):
        blank, other = before.index(0), after.index(0)
        assert abs(blank // 3 - other // 3) + abs(blank % 3 - other % 3) == 1
        assert after[blank] == before[other]
        assert [a for cell, a in enumerate(after) if cell not in (blank, other)] == [
            b for cell, b in enumerate(before) if cell not in (blank, other)
        ]
    return path


def successors(state: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Neighbours of the blank in ascending order of their places, as the lectures have them."""
    blank = state.index(0)
    found = []
    for other in (blank - 3, blank - 1, blank + 1, blank + 3):
        if 0 <= other < 9 and (other // 3 == blank // 3 or other % 3 == blank % 3):
            cells = list(state)
            cells[blank], cells[other] = cells[other], cells[blank]
            found.append(tuple(cells))
    return found


def misplaced(state: tuple[int, ...]) -> int:
    return sum(tile != 0 and tile != GOAL[cell] for cell, tile in enumerate(state))


def manhattan(state: tuple[int, ...]) -> int:
    return sum(abs(c // 3 - t // 3) + abs(c % 3 - t % 3) for c, t in enumerate(state) if t)  # tile t belongs to cell t


@pytest.mark.parametrize(
    ("heuristic", "h", "reopen"),
    [("misplaced", misplaced, False), ("manhattan", manhattan, False), ("manhattan", manhattan, True)],
)
def test_astar_does_exactly_what_the_plain_loop_does(heuristic: str, h, reopen: bool) -> None:
    """31 moves, and the same number of expansions: with a consistent heuristic, reopening makes no difference."""
    run = solve(algorithm="astar", heuristic=heuristic, reopen=reopen)
    path, expanded, _ = astar(START, GOAL, successors, h)
    assert len(moves(run.outcome)) == len(path) == 32
    assert run.record.expanded == expanded


def test_uniform_cost_goes_through_the_whole_puzzle() -> None:
    """The lecture’s numbers: all 181,440 states but the goal are expanded, 483,838 nodes generated; 31 moves."""
    run = solve(algorithm="uniform-cost")
    assert len(moves(run.outcome)) - 1 == 31
    assert (run.record.expanded, run.record.generated) == (181_439, 483_838)


def test_iterative_deepening_with_visited_states_solves_the_default_start() -> None:
    """The lecture’s numbers: limits 0 to 31, 435,148 nodes in all, 31 moves."""
    run = solve(algorithm="iterative-deepening-visited")
    assert len(moves(run.outcome)) - 1 == 31
    assert [iteration.limit for iteration in run.record.iterations] == list(range(32))
    assert run.record.generated == 435_148


def assigned(start: str, algorithm: str, limit: int) -> Run:
    return solve(start=start, goal="1,2,3,4,0,5,6,7,8", algorithm=algorithm, limit=limit, order="LRUD")


def test_depth_limited_search_returns_the_first_path_not_the_shortest() -> None:
    """The assignment: at limit 3 a detour of three moves is found first, where one move is enough."""
    detour = moves(assigned("1,0,3,4,2,5,6,7,8", "depth-limited", 3).outcome)
    assert [list(state) for state in detour[1:]] == [
        [0, 1, 3, 4, 2, 5, 6, 7, 8],
        [1, 0, 3, 4, 2, 5, 6, 7, 8],
        [1, 2, 3, 4, 0, 5, 6, 7, 8],
    ]
    assert len(moves(assigned("1,0,3,4,2,5,6,7,8", "iterative-deepening", 3).outcome)) == 2


@pytest.mark.parametrize("limit", [3, 5])
def test_iterative_deepening_ends_with_cutoff_where_the_limit_is_too_small(limit: int) -> None:
    """The assignment's own example."""
    assert assigned("4,7,2,1,6,5,0,3,8", "iterative-deepening", limit).outcome is Unsolved.CUTOFF


def test_iterative_deepening_finds_the_twelve_moves_of_the_assignment() -> None:
    """The path that the document prints, state by state."""
    path = moves(assigned("3,4,5,1,0,7,6,8,2", "iterative-deepening", 20).outcome)
    assert ["".join(map(str, state)) for state in path] == [
        *("345107682", "345170682", "345172680", "345172608", "345102678", "305142678", "035142678"),
        *("135042678", "135402678", "135420678", "130425678", "103425678", "123405678"),
    ]


def test_the_graph_of_the_assignment() -> None:
    """From a, y is two edges away: cutoff at depth 1; z is found at once."""
    graph = '{"edges": {"a": {"b": 1, "z": 1, "d": 1}, "b": {"a": 1}, "e": {"z": 1}, "d": {"y": 1}, "y": {"z": 1}}}'
    options = {"problem": "graph", "graph": graph, "start": "a", "algorithm": "iterative-deepening"}
    assert solve(**options, goal="y", limit=1).outcome is Unsolved.CUTOFF
    found = solve(**options, goal="z", limit=5).path()
    assert [node.state for node in found] == ["a", "z"]


def test_the_moves_of_the_assignment_are_those_of_the_blank() -> None:
    """In the order left, right, up, down; `down` exchanges the blank with the tile below it."""
    start = bytes([1, 0, 3, 4, 2, 5, 6, 7, 8])
    puzzle = SlidingPuzzle(3, 3, start, start, "LRUD")
    assert list(puzzle.actions(start)) == ["left", "right", "down"]
    assert list(puzzle.result(start, "down")) == [1, 2, 3, 4, 0, 5, 6, 7, 8]
    assert list(puzzle.result(bytes([1, 2, 3, 4, 5, 6, 7, 0, 8]), "up")) == [1, 2, 3, 4, 0, 6, 7, 5, 8]
