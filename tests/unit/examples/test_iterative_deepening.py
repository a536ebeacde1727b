"""The iterative-deepening assignment as students call it: its printed outputs, and states of every kind."""

import pytest

from examples import iterative_deepening as deepening

EIGHT = (deepening.actionsF_8p, deepening.takeActionF_8p)
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
