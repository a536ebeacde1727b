"""The numbers of the source documents, and their loops written anew as independent witnesses."""

from collections.abc import Callable, Iterable
from heapq import heappop, heappush
from itertools import pairwise
from typing import Any, TypeAlias

import pytest

from searchlight.events import Drive, Outcome, Solution
from searchlight.run import Run
from searchlight.tally import Tally
from tests.unit.setups import setup_of

State: TypeAlias = tuple[int, ...]


def astar(
    start: State, goal: State, successors: Callable[[State], Iterable[State]], h: Callable[[State], int]
) -> tuple[list[State], int, int]:
    """Path, expansions and insertions: heap of (f, counter, g, state), best g per state, closed set; each move costs 1.

    Raises IndexError where no path leads to the goal.
    """
    heap: list[tuple[int, int, int, State]] = [(h(start), 0, 0, start)]
    best, parent, closed, inserted = {start: 0}, {start: start}, set(), 0
    while (popped := heappop(heap))[-1] != goal:
        _, _, g, state = popped
        if state in closed:
            continue
        closed.add(state)
        for child in successors(state):
            if child not in closed and g + 1 < best.get(child, g + 2):
                best[child], parent[child], inserted = g + 1, state, inserted + 1
                heappush(heap, (g + 1 + h(child), inserted, g + 1, child))
    path: list[Any] = [goal]
    while path[0] != start:
        path.insert(0, parent[path[0]])
    return path, len(closed), inserted


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
