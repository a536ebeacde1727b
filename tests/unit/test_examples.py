"""The sources' assignments, as their users call them: what they return and print, to the last character."""

import ast
import copy
import random
import subprocess
import sys
from collections import deque
from heapq import heappop, heappush
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from examples import eight_puzzle, funny_puzzle, implicit_graph
from examples import iterative_deepening as deepening

EXAMPLES = sorted(Path(__file__).parents[2].joinpath("examples").glob("*.py"))

# -- document 003 ----------------------------------------------------------------------------------------------------

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


def test_the_successors_of_document_003(capsys: pytest.CaptureFixture[str]) -> None:
    """In ascending order, each with its h."""
    funny_puzzle.print_succ([2, 5, 1, 4, 0, 6, 7, 0, 3])
    assert capsys.readouterr().out == SUCCESSORS


def test_the_solution_of_document_003(capsys: pytest.CaptureFixture[str]) -> None:
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


@pytest.mark.parametrize("seed", range(12))
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


# -- document 001 ----------------------------------------------------------------------------------------------------

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
    """The values that document 001 and its grader print."""
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
    """The values that document 001 prints; limits up to maxDepth itself."""
    assert deepening.iterativeDeepeningSearch(START, GOAL, *EIGHT, 3) == [START, GOAL]
    for depth in (3, 5):
        assert deepening.iterativeDeepeningSearch([4, 7, 2, 1, 6, 5, 0, 3, 8], GOAL, *EIGHT, depth) == "cutoff"
    assert deepening.iterativeDeepeningSearch(TWELVE[6], GOAL, *EIGHT, 6) == TWELVE[6:]
    assert deepening.iterativeDeepeningSearch(TWELVE[6], GOAL, *EIGHT, 5) == "cutoff"
    assert deepening.iterativeDeepeningSearch(GOAL, GOAL, *EIGHT, 0) == [GOAL]
    assert deepening.depthLimitedSearch(GOAL, GOAL, *EIGHT, 0) == []


def test_the_path_of_twelve_moves(capsys: pytest.CaptureFixture[str]) -> None:
    """The longest one that document 001 prints, board by board; the command has it by default."""
    deepening.main([])
    first, *boards = capsys.readouterr().out.strip().split("\n\n")
    assert first == f"From {TWELVE[0]} to {GOAL} in 12 moves:"
    assert boards == ["\n".join(str(state[at : at + 3]) for at in (0, 3, 6)) for state in TWELVE]


def test_the_grader_of_document_001() -> None:
    """Its graph: y is too deep for a limit of 1, z is one edge away, and b leads nowhere new but never ends."""
    assert deepening.iterativeDeepeningSearch("a", "y", actions_graph, take_graph, 1) == "cutoff"
    assert deepening.iterativeDeepeningSearch("a", "z", actions_graph, take_graph, 5) == ["a", "z"]
    assert deepening.iterativeDeepeningSearch("a", "y", actions_graph, take_graph, 2) == ["a", "d", "y"]
    assert deepening.iterativeDeepeningSearch("d", "a", actions_graph, take_graph, 5) == "failure"
    assert deepening.depthLimitedSearch("d", "a", actions_graph, take_graph, 3) == "failure"
    assert deepening.depthLimitedSearch("d", "a", actions_graph, take_graph, 2) == "cutoff"


def test_the_pillars_of_document_001() -> None:
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


def test_the_longest_search_of_document_001() -> None:
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
    """Document 001's own array, two moves from its goal; functions that change what they are given do no harm."""
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


# -- document 002 ----------------------------------------------------------------------------------------------------


def test_the_implicit_graph_of_document_002(capsys: pytest.CaptureFixture[str]) -> None:
    """125638047 is solved in 8 moves, after 220 paths were taken off the queue; also when it is asked again."""
    for _ in range(2):
        path = implicit_graph.BFSWithGenerator(implicit_graph.puzzle("125638047"), implicit_graph.puzzle("012345678"))
        assert path is not None
        assert [str(node) for node in (path[0], path[-1])] == ["125638047", "012345678"]
        assert len(path) == 9
        assert all(isinstance(node, implicit_graph.puzzle) for node in path)
        assert capsys.readouterr().out == "220 paths taken off the queue\n"


def test_a_node_of_the_implicit_graph() -> None:
    """Its label, the spot of its blank, and what a shift makes of it."""
    node = implicit_graph.puzzle("125638047")
    assert (node.label, node.spot, str(node)) == ("125638047", 6, "125638047")
    assert implicit_graph.shiftDict[node.spot] == [3, 7]
    assert [node.transition(to).label for to in (3, 7)] == ["125038647", "125638407"]
    assert node.label == "125638047"
    assert implicit_graph.notInPath(node, [node.transition(3)])
    assert not implicit_graph.notInPath(node, [node.transition(3), implicit_graph.puzzle("125638047")])


def test_depth_first_search_stops_at_its_budget(capsys: pytest.CaptureFixture[str]) -> None:
    """Instead of running out of memory, as the lecture's did; and it says so."""
    start, end = implicit_graph.puzzle("125638047"), implicit_graph.puzzle("012345678")
    assert implicit_graph.DFSWithGenerator(start, end, 2000) is None
    assert capsys.readouterr().out.startswith("stopped after 2,000 paths:")
    path = implicit_graph.DFSWithGenerator(start, start.transition(7))
    assert path is not None
    assert [str(node) for node in path] == ["125638047", "125638407"]  # the last shift is tried first
    assert capsys.readouterr().out == "2 paths taken off the stack\n"


# -- documents 000 and 004 -------------------------------------------------------------------------------------------


def test_the_functions_of_document_004() -> None:
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


def a_star_004(initial: tuple[int, ...], goal: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Document 004's rules, as a plain loop."""
    count, best, parent, closed = 0, {initial: 0}, {initial: None}, set()
    heap: list[Any] = [(eight_puzzle.misplaced_tiles(initial, goal), 0, 0, initial)]
    while True:
        _, _, g, state = heappop(heap)
        if state == goal:
            break
        if state in closed:
            continue
        closed.add(state)
        for after in eight_puzzle.get_successors(state):
            if after not in closed and g + 1 < best.get(after, g + 2):
                best[after], parent[after], count = g + 1, state, count + 1
                heappush(heap, (g + 1 + eight_puzzle.misplaced_tiles(after, goal), count, g + 1, after))
    path: list[Any] = [goal]
    while parent[path[0]] is not None:
        path.insert(0, parent[path[0]])
    return path


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
    assert path == a_star_004(start, goal)
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


# -- all of them -----------------------------------------------------------------------------------------------------

LINKS = [
    (funny_puzzle, [], "problem=two-blank-puzzle&start=4,3,0,5,1,6,7,2,0&"),
    (
        implicit_graph,
        [],
        "problem=eight-puzzle&start=1,2,5,6,3,8,0,4,7&goal=0,1,2,3,4,5,6,7,8&algorithm=breadth",
    ),
    (eight_puzzle, ["--search", "uniform-cost"], "problem=eight-puzzle&start=8,0,6,5,4,7,2,3,1&"),
    (deepening, ["pillars"], "problem=pillars&algorithm=iterative-deepening&limit=20&start=0,1,0,1,0,1,0,1&"),
    (deepening, ["grid"], "problem=grid&algorithm=iterative-deepening&limit=20&grid=......../"),
]


@pytest.mark.parametrize(("example", "arguments", "said"), LINKS)
def test_every_example_leads_to_the_page(
    example: Any, arguments: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """--page prints the link, and opens it unless that is not wanted."""
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    example.main([*arguments, "--page", "--no-browser"])
    link = capsys.readouterr().out.strip()
    assert link.startswith(f"http://localhost:8000/#{said}")
    assert opened == []
    example.main([*arguments, "--page"])
    assert opened == [link]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_every_example_is_a_command(path: Path) -> None:
    """Run by its path, as a person runs it."""
    command = [sys.executable, str(path), "--page", "--no-browser"]
    environment = {"PYTHONPATH": str(path.parents[1] / "pysrc")}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("http://localhost:8000/#problem=")


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_no_example_has_a_search_loop_of_its_own(path: Path) -> None:
    """They are thin: no heap, no queue, no `while`."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.While)]
    modules = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    assert not modules & {"heapq", "collections", "queue"}


@pytest.mark.parametrize("example", [funny_puzzle, implicit_graph, eight_puzzle, deepening], ids=lambda it: it.__name__)
def test_bad_arguments_are_one_sentence(example: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 2, what is wrong, and no traceback."""
    arguments = {
        funny_puzzle: ["1,2,x"],
        implicit_graph: ["111"],
        eight_puzzle: ["--start", "1,1"],
        deepening: ["maze"],
    }
    with pytest.raises(SystemExit) as caught:
        example.main(arguments[example])
    assert caught.value.code == 2
    said = capsys.readouterr().err
    assert "error:" in said
    assert "Traceback" not in said
