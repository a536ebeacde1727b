"""The examples: each leads to the page, complains in a sentence, and prints the right numbers."""

import ast
import random
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from examples import eight_puzzle, funny_puzzle, implicit_graph
from examples import iterative_deepening as deepening
from tests.unit.each_case import each_case
from tests.unit.plain_astar import astar

EXAMPLES = sorted(Path(__file__).parents[3].joinpath("examples").glob("*.py"))

LINKS = [
    (funny_puzzle, [], "problem=two-blank-puzzle&start=4,3,0,5,1,6,7,2,0&"),
    (implicit_graph, [], "problem=eight-puzzle&start=1,2,5,6,3,8,0,4,7&goal=0,1,2,3,4,5,6,7,8&algorithm=breadth"),
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


@each_case(
    "example, arguments",
    [
        (funny_puzzle, ["1,2,x"]),
        (funny_puzzle, ["1,2,3"]),
        (implicit_graph, ["111"]),
        (implicit_graph, ["--budget", "0"]),
        (implicit_graph, ["--budget", "-5", "--depth-first"]),
        (eight_puzzle, ["--start", "1,1"]),
        (deepening, ["maze"]),
        (deepening, ["--max-depth", "-1"]),
        (deepening, ["--steps", "-1"]),
        (deepening, ["pillars", "--max-depth", "9999999999", "--page"]),
    ],
)
def test_bad_arguments_are_one_sentence(example: Any, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 2, what is wrong, and no traceback."""
    with pytest.raises(SystemExit) as caught:
        example.main(arguments)
    assert caught.value.code == 2
    said = capsys.readouterr().err
    assert "error:" in said
    assert "Traceback" not in said


def test_the_implicit_graph_of_the_lecture(capsys: pytest.CaptureFixture[str]) -> None:
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


def test_breadth_first_search_stops_at_its_budget(capsys: pytest.CaptureFixture[str]) -> None:
    """Two tiles exchanged: there is no path, and the queue of paths would grow for ever."""
    implicit_graph.main(["012345687", "012345678", "--budget", "2000"])
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("stopped after 2,000 paths: ")
    assert out[1:] == ["no path found"]


def test_depth_first_search_stops_at_its_budget(capsys: pytest.CaptureFixture[str]) -> None:
    """Instead of running out of memory, as the lecture's did; and it says so."""
    start, end = implicit_graph.puzzle("125638047"), implicit_graph.puzzle("012345678")
    assert implicit_graph.DFSWithGenerator(start, end, 2000) is None
    assert capsys.readouterr().out.startswith("stopped after 2,000 paths:")
    path = implicit_graph.DFSWithGenerator(start, start.transition(7))
    assert path is not None
    assert [str(node) for node in path] == ["125638047", "125638407"]  # the last shift is tried first
    assert capsys.readouterr().out == "2 paths taken off the stack\n"


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
