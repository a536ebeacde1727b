"""Numbers and reasons in the lessons that are no numbers of their searches: by variants that are run here."""

import json
from collections import deque
from collections.abc import Iterator
from typing import Any

import pytest
from spaces import distances, neighbours

from bench.oracles._lines_runs import FILE, Graph, done
from buildtools import lessons
from searchlight import solve
from searchlight.events import EXPAND, GENERATE, Drive
from searchlight.problems.sliding_heuristics import linear_conflict, manhattan
from searchlight.reorder.puzzle import Puzzle
from searchlight.setup import Setup
from tests.unit.setups import setup_of

GOAL = bytes(range(9))
LESSONS = {name: json.loads(text) for name, text in lessons.texts().items()}


def quoted(name: str, words: str) -> str:
    """The one English text of a lesson that contains these words."""
    (found,) = {text for text in _texts(LESSONS[name]) if words in text}
    return found


def _texts(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        if isinstance(data.get("en"), str):
            yield data["en"]
        data = list(data.values())
    if isinstance(data, list):
        for each in data:
            yield from _texts(each)


def search(name: str, **options: str) -> Setup:
    return setup_of({**LESSONS[name]["search"], **options})


def events(setup: Setup) -> list[tuple[int, Any]]:
    drive, found = Drive(setup.search()), []
    while drive.outcome is None:
        found += drive.take(10_000)
    return found


def board(text: str) -> bytes:
    return bytes(int(each) for each in text.split(","))


START = board(LESSONS["paths"]["search"]["start"])


def expanded_late() -> int:
    """By breadth-first search that tests a board when it is taken off: 87 of 100 expansions are saved by the test."""
    queue, reached, count = deque([START]), {START}, 0
    while (at := queue.popleft()) != GOAL:
        count += 1
        for after in neighbours(at):
            if after not in reached:
                reached.add(after)
                queue.append(after)
    return count


def test_what_saves_expansions_beside_a_search_of_paths() -> None:
    """The goal test and the table, one after the other: 219, 206, 119."""
    counts = [
        sum(kind == EXPAND for kind, _ in events(search("paths", algorithm=algorithm)))
        for algorithm in ("breadth-first-paths", "breadth-first")
    ]
    late = expanded_late()
    assert counts == [219, 119]
    assert (late - counts[1], counts[0] - late) == (87, 13)
    assert "saves 87" in quoted("paths", "119 expansions instead of 219")
    assert "the other 13" in quoted("paths", "119 expansions instead of 219")


def test_paths_grow_faster_than_boards() -> None:
    """At depths 8 and 12."""
    paths, found = [(START,)], {}
    far = distances(START)
    for depth in range(13):
        found[depth] = (len(paths), sum(moves == depth for moves in far.values()))
        paths = [(*path, after) for path in paths for after in neighbours(path[-1]) if after not in path]
    assert (found[8], found[12]) == ((136, 116), (1190, 748))
    assert "136 paths to 116 new boards, and 1,190 paths to 748 at depth 12" in quoted("paths", "596 nodes against")


def test_a_stack_alone_does_not_make_depth_first_search() -> None:
    """Breadth-first search with a stack finds 7 roads, depth-first search 6: the goal test differs too."""
    setup = search("frontier")
    puzzle = Puzzle(setup, "7")
    text = puzzle.program(puzzle.solution).replace("= Queue()", "= Stack()")
    drawn = setup.problem.graph
    edges = [(a, b, cost) for a, targets in drawn.edges.items() for b, cost in targets.items()]
    graph = Graph(edges, {}, setup.problem.initial, setup.problem.goal)
    _, path = done(compile(text, FILE, "exec"), puzzle.first, graph, 0)
    assert (len(path) - 1, graph.cost(path)) == (7, 733)
    drive = Drive(search("frontier", algorithm="depth-first").search())
    while drive.outcome is None:
        drive.take(100)
    assert (len(drive.outcome.path) - 1, drive.outcome.cost) == (6, 575)
    assert "differ in their goal test" in quoted("frontier", "with the stack 6 roads")


def test_how_many_boards_have_to_be_expanded() -> None:
    """Those with f below 31, by either estimate; all but the goal without one."""
    far = distances(board(LESSONS["heuristics"]["search"]["start"]))
    misplaced = {each: sum(tile not in (0, there) for tile, there in zip(each, GOAL, strict=True)) for each in far}
    below = sum(moves + misplaced[each] < 31 for each, moves in far.items())
    assert (below, len(far)) == (121_515, 181_440)
    closer = sum(moves + manhattan(GOAL, 3)(each) < 31 for each, moves in far.items())
    assert sum(manhattan(GOAL, 3)(each) > misplaced[each] for each in far) == 181_191
    assert quoted("heuristics", "h is higher on nearly all states")
    assert "121,515 of the 181,440" in quoted("heuristics", "every state whose f is below 31")
    assert f"with Manhattan distance {closer:,}" in quoted("heuristics", "every state whose f is below 31")
    assert f"20,290: {closer:,} and {20_290 - closer:,}" in quoted("heuristics", "143,839 states with misplaced tiles")
    assert sum(moves < 31 for moves in far.values()) == 181_438  # and one of the two farthest, before the goal
    assert "expands 181,439" in quoted("bidirectional", "From the hardest start")
    assert 143_839 - below == 22_324  # expanded, says the claim of the next stop; f never falls, so these have f = 31
    assert "22,324 with f = 31" in quoted("heuristics", "143,839 states with misplaced tiles")


@pytest.mark.parametrize(
    ("text", "more"), [("8,0,6,5,4,7,2,3,1", 2), ("2,1,0,3,4,5,6,7,8", 2), ("0,4,5,1,7,8,6,3,2", 2)]
)
def test_linear_conflict_counts_tiles_that_leave_their_line(text: str, more: int) -> None:
    """Two moves for each of them: two pairs in each other's way may need one tile only."""
    assert linear_conflict(GOAL, 3)(board(text)) - manhattan(GOAL, 3)(board(text)) == 2
    assert "each tile that must leave its line" in quoted("heuristics", "Linear conflict adds")


def test_what_repetition_costs() -> None:
    """Of 4,185 nodes the last iteration generates 1,687: a factor of 2.5."""
    options = LESSONS["deepening"]["stops"][3]["with"]
    result = solve(**{**options, "algorithm": "iterative-deepening"}, record=False)
    assert (result.generated, result.iterations[-1]["generated"]) == (4185, 1687)
    assert round(result.generated / 1687, 1) == 2.5
    assert "a factor of 2.5" in quoted("deepening", "The last iteration alone generates 1,687")


def test_a_check_when_a_child_is_generated_saves_entries_only() -> None:
    """By A* without an estimate, which checks then."""
    late = solve(**LESSONS["cheapest"]["search"], record=False)
    early = solve(**{**LESSONS["cheapest"]["search"], "algorithm": "astar", "heuristic": "zero"}, record=False)
    assert (late.expanded, late.max_frontier) == (12, 10)
    assert (early.expanded, early.max_frontier) == (12, 4)
    assert "expands as many states, but its frontier is shorter" in quoted("cheapest", "AIMA's version")


def test_each_side_goes_half_as_deep() -> None:
    """No node of either side is deeper than 4, of a path of 8 moves."""
    nodes = [node for _, node in events(setup_of(LESSONS["bidirectional"]["stops"][4]["with"]))]
    assert max(node.depth for node in nodes) == 4
    assert "goes 4 moves deep, not 8" in quoted("bidirectional", "generates 88 nodes instead of 560")


def test_what_astar_keeps() -> None:
    """Ten states in its table, on the map of Romania."""
    made = {node.state for kind, node in events(search("ida-star", algorithm="astar")) if kind == GENERATE}
    assert len(made) == 10
    assert "A* stores 10 states" in quoted("ida-star", "frontier of up to 6 entries")


def test_before_the_wall_nothing_is_left_with_the_same_f() -> None:
    """Twelve expansions with f = 16; all entries then have f = 18."""
    waiting: dict[int, float] = {}
    expanded = []
    for kind, node in events(search("walls")):
        if kind == GENERATE:
            waiting[id(node)] = node.priority
        if kind == EXPAND:
            expanded.append(node)
            if len(expanded) == 13:
                break
            waiting.pop(id(node), None)
    assert [node.priority for node in expanded] == [16] * 12 + [18]
    assert set(waiting.values()) == {18}
    assert "f stays at 16" in quoted("walls", "Straight ahead f")
