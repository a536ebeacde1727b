"""The iterative-deepening assignment as students call it: its printed outputs, and states of every kind."""

import copy
import random
from collections import deque
from itertools import pairwise
from typing import Any

import pytest

from examples import iterative_deepening as deepening

EIGHT = (deepening.actionsF_8p, deepening.takeActionF_8p)
POE = (deepening.actionsF_poe, deepening.takeActionF_poe)
START, GOAL = [1, 0, 3, 4, 2, 5, 6, 7, 8], [1, 2, 3, 4, 0, 5, 6, 7, 8]

OPPOSITE = {"left": "right", "right": "left"}

TWELVE = [
    [3, 4, 5, 1, 0, 7, 6, 8, 2], [3, 4, 5, 1, 7, 0, 6, 8, 2], [3, 4, 5, 1, 7, 2, 6, 8, 0], [3, 4, 5, 1, 7, 2, 6, 0, 8],
    [3, 4, 5, 1, 0, 2, 6, 7, 8], [3, 0, 5, 1, 4, 2, 6, 7, 8], [0, 3, 5, 1, 4, 2, 6, 7, 8], [1, 3, 5, 0, 4, 2, 6, 7, 8],
    [1, 3, 5, 4, 0, 2, 6, 7, 8], [1, 3, 5, 4, 2, 0, 6, 7, 8], [1, 3, 0, 4, 2, 5, 6, 7, 8], [1, 0, 3, 4, 2, 5, 6, 7, 8],
    [1, 2, 3, 4, 0, 5, 6, 7, 8],
]  # fmt: skip

GRAPH = {"a": ["b", "z", "d"], "b": ["a"], "e": ["z"], "d": ["y"], "y": ["z"]}


def actions_graph(state: str) -> list[str]:
    return GRAPH.get(state, [])


def take_graph(state: str, action: str) -> str:
    return action


def test_the_functions_of_the_eight_puzzle() -> None:
    """The values that the assignment and its grader print."""
    assert deepening.findBlank_8p(START) == (0, 1)
    assert deepening.actionsF_8p(START) == ["left", "right", "down"]
    assert deepening.takeActionF_8p(START, "down") == GOAL
    assert START == [1, 0, 3, 4, 2, 5, 6, 7, 8]
    grader = [1, 2, 3, 4, 5, 6, 7, 0, 8]
    assert deepening.findBlank_8p(grader) == (2, 1)
    assert deepening.actionsF_8p(grader) == ["left", "right", "up"]
    assert deepening.takeActionF_8p(grader, "up") == [1, 2, 3, 4, 0, 6, 7, 5, 8]
    assert deepening.takeActionF_8p(grader, "left") == [1, 2, 3, 4, 5, 6, 0, 7, 8]


def test_a_state_is_printed_row_by_row(capsys: pytest.CaptureFixture[str]) -> None:
    """As lists, one below the other."""
    deepening.printState_8p(START)
    assert capsys.readouterr().out == "[1, 0, 3]\n[4, 2, 5]\n[6, 7, 8]\n"


def test_depth_limited_search_leaves_the_start_out_and_may_take_a_detour() -> None:
    """At limit 3 it first steps aside and back: the blank to the left, or in the handed-in notebook the tile."""
    detour = deepening.depthLimitedSearch(START, GOAL, *EIGHT, 3)
    assert detour == [[0, 1, 3, 4, 2, 5, 6, 7, 8], START, GOAL]

    def of_the_tile(state: list[int]) -> list[str]:
        ways = {OPPOSITE[way] if way in ("left", "right") else way for way in deepening.actionsF_8p(state)}
        return [way for way in deepening.MOVES_8P if way in ways]

    def tile_moved(state: list[int], way: str) -> list[int]:
        return deepening.takeActionF_8p(state, OPPOSITE[way] if way in ("left", "right") else way)

    detour = deepening.depthLimitedSearch(START, GOAL, of_the_tile, tile_moved, 3)
    assert detour == [[1, 3, 0, 4, 2, 5, 6, 7, 8], START, GOAL]
    assert of_the_tile([1, 2, 3, 4, 5, 6, 7, 8, 0]) == ["right", "up"]
    assert tile_moved([1, 2, 3, 4, 5, 6, 7, 8, 0], "right") == [1, 2, 3, 4, 5, 6, 7, 0, 8]


def test_iterative_deepening_finds_the_shortest_path_or_says_cutoff() -> None:
    """The values that the assignment prints; limits up to maxDepth itself."""
    assert deepening.iterativeDeepeningSearch(START, GOAL, *EIGHT, 3) == [START, GOAL]
    for depth in (3, 5):
        assert deepening.iterativeDeepeningSearch([4, 7, 2, 1, 6, 5, 0, 3, 8], GOAL, *EIGHT, depth) == "cutoff"
    assert deepening.iterativeDeepeningSearch(TWELVE[6], GOAL, *EIGHT, 6) == TWELVE[6:]
    assert deepening.iterativeDeepeningSearch(TWELVE[6], GOAL, *EIGHT, 5) == "cutoff"
    assert deepening.iterativeDeepeningSearch(GOAL, GOAL, *EIGHT, 0) == [GOAL]
    assert deepening.depthLimitedSearch(GOAL, GOAL, *EIGHT, 0) == []


def test_the_path_of_twelve_moves(capsys: pytest.CaptureFixture[str]) -> None:
    """The longest path that the assignment prints, board by board; the command's default."""
    deepening.main([])
    first, *boards = capsys.readouterr().out.strip().split("\n\n")
    assert first == f"From {TWELVE[0]} to {GOAL} in 12 moves:"
    assert boards == ["\n".join(str(state[at : at + 3]) for at in (0, 3, 6)) for state in TWELVE]


def test_the_grader() -> None:
    """Its graph: y is too deep for a limit of 1, z is one edge away, and b leads nowhere new but never ends."""
    assert deepening.iterativeDeepeningSearch("a", "y", actions_graph, take_graph, 1) == "cutoff"
    assert deepening.iterativeDeepeningSearch("a", "z", actions_graph, take_graph, 5) == ["a", "z"]
    assert deepening.iterativeDeepeningSearch("a", "y", actions_graph, take_graph, 2) == ["a", "d", "y"]
    assert deepening.iterativeDeepeningSearch("d", "a", actions_graph, take_graph, 5) == "failure"
    assert deepening.depthLimitedSearch("d", "a", actions_graph, take_graph, 3) == "failure"
    assert deepening.depthLimitedSearch("d", "a", actions_graph, take_graph, 2) == "cutoff"


def test_the_pillars() -> None:
    """A touch switches three; four touches light the ring of the picture; eight are needed from darkness."""
    dark, lit = [0] * 8, [1] * 8
    assert deepening.actionsF_poe(dark) == [0, 1, 2, 3, 4, 5, 6, 7]
    assert deepening.takeActionF_poe(dark, 0) == [1, 1, 0, 0, 0, 0, 0, 1]
    assert dark == [0] * 8
    assert deepening.iterativeDeepeningSearch([0, 1, 0, 1, 0, 1, 0, 1], lit, *POE, 10) == [
        [0, 1, 0, 1, 0, 1, 0, 1],
        [1, 0, 0, 1, 0, 1, 0, 0],
        [1, 1, 1, 0, 0, 1, 0, 0],
        [1, 1, 1, 1, 1, 0, 0, 0],
        [1, 1, 1, 1, 1, 1, 1, 1],
    ]


def test_the_longest_search() -> None:
    """Nine states from darkness to light. The search makes millions of nodes; so true distances tell what it finds.

    No path is shorter than eight touches; and at each state of the path, its next one is the first child from which the
    goal is near enough for limit 8. The last five touches are searched for.
    """
    path = [
        [0, 0, 0, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0, 0, 1], [0, 0, 1, 0, 0, 0, 0, 1], [0, 1, 0, 1, 0, 0, 0, 1],
        [0, 1, 1, 0, 1, 0, 0, 1], [0, 1, 1, 1, 0, 1, 0, 1], [0, 1, 1, 1, 1, 0, 1, 1], [0, 1, 1, 1, 1, 1, 0, 0],
        [1, 1, 1, 1, 1, 1, 1, 1],
    ]  # fmt: skip
    distance = {(1,) * 8: 0}  # touches undo themselves: distances to the goal are distances from it
    queue = deque(distance)
    while queue:
        state = queue.popleft()
        for pillar in range(8):
            after = tuple(cell ^ (min((at - pillar) % 8, (pillar - at) % 8) <= 1) for at, cell in enumerate(state))
            if after not in distance:
                distance[after] = distance[state] + 1
                queue.append(after)
    assert distance[(0,) * 8] == 8
    for depth, (state, after) in enumerate(pairwise(path)):
        on_the_way = [
            child for child in (deepening.takeActionF_poe(state, pillar) for pillar in range(8))
            if distance[tuple(child)] <= 8 - depth - 1
        ]  # fmt: skip
        assert on_the_way[0] == after
    assert deepening.depthLimitedSearch(path[3], path[8], *POE, 5) == path[4:]


def test_random_starts_are_as_many_moves_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed gives the same start, every move is a legal one, and the goal is left as it was."""
    goal = list(GOAL)
    random.seed(3)
    first = deepening.randomStartState(goal, *EIGHT, 10)
    random.seed(3)
    assert deepening.randomStartState(goal, *EIGHT, 10) == first
    assert goal == GOAL
    assert deepening.randomStartState(goal, *EIGHT, 0) == goal
    assert deepening.iterativeDeepeningSearch(deepening.randomStartState(goal, *EIGHT, 5), goal, *EIGHT, 5) != "cutoff"


class Array:
    """As numpy's: no truth of its own, compared cell by cell, not hashable."""

    def __init__(self, cells: list[list[int]]) -> None:
        self.cells = cells

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> Any:
        raise ValueError("The truth value of an array with more than one element is ambiguous.")

    def tolist(self) -> list[list[int]]:
        return copy.deepcopy(self.cells)


def swapped(rows: list[list[int]], way: str) -> None:
    """Moves the blank, in place."""
    row, column = next((y, x) for y in range(3) for x in range(3) if rows[y][x] == 0)
    down, right = deepening.MOVES_8P[way]
    rows[row][column], rows[row + down][column + right] = rows[row + down][column + right], 0


def actions_rows(rows: list[list[int]]) -> list[str]:
    return deepening.actionsF_8p([tile for row in rows for tile in row])


def test_nested_lists_and_arrays_are_states_too() -> None:
    """The assignment's array, two moves from its goal. Functions that change their arguments do no harm."""
    rows = [[[1, 3, 0], [4, 2, 5], [6, 7, 8]], [[1, 0, 3], [4, 2, 5], [6, 7, 8]], [[1, 2, 3], [4, 0, 5], [6, 7, 8]]]

    def take_rows(state: list[list[int]], way: str) -> list[list[int]]:
        swapped(state, way)
        return state

    start = copy.deepcopy(rows[0])
    assert deepening.iterativeDeepeningSearch(start, rows[-1], actions_rows, take_rows, 3) == rows
    assert start == rows[0]

    def take_array(state: Array, way: str) -> Array:
        swapped(state.cells, way)
        return state

    path = deepening.iterativeDeepeningSearch(
        Array(rows[0]), Array(rows[-1]), lambda state: actions_rows(state.cells), take_array, 3
    )
    assert [state.tolist() for state in path] == rows


def test_the_grid_of_the_extra_credit(capsys: pytest.CaptureFixture[str]) -> None:
    """Four pairs, each path as short as breadth-first finds it, around barriers of more than three cells."""
    assert any("###" in row for row in deepening.GRID)
    assert any("###" in "".join(column) for column in zip(*deepening.GRID, strict=True))
    for start, goal in deepening.PAIRS_GRID:
        path = deepening.iterativeDeepeningSearch(start, goal, deepening.actionsF_grid, deepening.takeActionF_grid, 20)
        level, seen = {start}, {start}
        for _ in range(len(path) - 1):
            assert goal not in level
            level = {(x + dx, y + dy) for x, y in level for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))} - seen
            level = {(x, y) for x, y in level if 0 <= y < 6 and 0 <= x < 8 and deepening.GRID[y][x] == "."}
            seen |= level
        assert goal in level
    deepening.main(["grid"])
    assert "From (5, 3) to (7, 3): 6 steps\n........\n.####ooo\n.....o#o\n.....S#G\n" in capsys.readouterr().out
