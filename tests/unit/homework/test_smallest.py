"""Right programs on the smallest inputs: one edge, a chain, a start that is the goal, no way to the goal.

Almost nothing can be told apart on them, so a program that is blamed there is blamed for nothing.
"""

import json
from typing import Any, Final, NamedTuple

from searchlight.tracing.explain.difference import comparison
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request
from tests.unit.each_case import each_case
from tests.unit.homework.test_homework import HOMEWORK
from tests.unit.setups import setup_of

Options = dict[str, str]


def _graph(start: str, goal: str, h: dict[str, int], **edges: dict[str, int]) -> Options:
    return {"problem": "graph", "graph": json.dumps({"edges": edges, "h": h}), "start": start, "goal": goal}


def _grid(cells: str, start: str, goal: str) -> Options:
    return {"problem": "grid", "grid": cells, "start": start, "goal": goal}


GRAPHS: Final[dict[str, Options]] = {
    "one edge": _graph("S", "G", {"S": 1, "G": 0}, S={"G": 1}),
    "a chain": _graph("S", "G", {"S": 6, "A": 5, "B": 3, "G": 0}, S={"A": 1}, A={"B": 2}, B={"G": 3}),
    "the start is the goal": _graph("S", "S", {"S": 0, "G": 1}, S={"G": 1}),
    "no edge leaves the start": _graph("S", "G", {"S": 1, "G": 0}, S={}, G={"S": 1}),
    "no path leads to the goal": _graph("S", "G", {"S": 1, "A": 1, "G": 0}, S={"A": 1}, A={}, G={"A": 1}),
}
GRIDS: Final[dict[str, Options]] = {
    "two cells": _grid("..", "0,0", "1,0"),
    "a corridor": _grid("......", "0,0", "5,0"),
    "a corridor downwards": _grid("./././.", "0,0", "0,3"),
    "a bent corridor": _grid("...#/##.#/##..", "0,0", "3,2"),
    "the start is the goal": _grid("..", "0,0", "0,0"),
    "a single cell": _grid(".", "0,0", "0,0"),
    "a wall beside the start": _grid(".#.", "0,0", "2,0"),
    "a wall before the goal": _grid("..#./..#.", "0,0", "3,0"),
}
BOARDS: Final[dict[str, Options]] = {
    "one move": {"problem": "eight-puzzle", "start": "1,0,2,3,4,5,6,7,8"},
    "a solved board": {"problem": "eight-puzzle", "start": "0,1,2,3,4,5,6,7,8"},
}
LIMITED: Final = {name: {**options, "limit": "6"} for name, options in (GRAPHS | BOARDS).items()}


class Task(NamedTuple):
    """`inputs` by name; `algorithm`: the textbook's; `asked`: what else a Request says."""

    inputs: dict[str, Options]
    algorithm: str
    asked: dict[str, Any] = {}  # noqa: RUF012 - it is never changed


# The programs of tests/homework/correct whose input is no argument of a script, and some of mutants/grid.
TASKS: Final[dict[str, Task]] = {
    "functions_deepening": Task(LIMITED, "iterative-deepening"),
    "functions_uniform_cost": Task(GRAPHS | BOARDS, "uniform-cost"),
    "graph_object_dict": Task(GRAPHS, "uniform-cost"),
    "graph_object_lists": Task(GRAPHS, "breadth-first"),
    "nodes_position": Task(GRIDS, "astar"),
    "queue_row_column": Task(
        {name: grid for name, grid in GRIDS.items() if grid["start"] != grid["goal"]}, "breadth-first"
    ),
    "grid_delta": Task(GRIDS, "uniform-cost"),
    "stack_paths": Task(GRIDS, "depth-first"),
    "heap_cost_cell": Task(GRIDS, "uniform-cost"),
    "grid_recursive": Task(GRIDS, "depth-first"),
    "problem_object_book": Task(GRAPHS | BOARDS, "astar"),
    "state_class_nodes": Task(BOARDS, "breadth-first"),
}


CASES = [(program, name) for program, task in TASKS.items() for name in task.inputs]


@each_case("program, name", CASES)
def test_a_right_program_is_blamed_for_nothing(program: str, name: str) -> None:
    """Its search is the textbook's up to open choices; where nothing is expanded, nothing need have been observed."""
    task = TASKS[program]
    setup = setup_of({**task.inputs[name], "algorithm": task.algorithm})
    (path,) = HOMEWORK.rglob(f"{program}.py")
    found = comparison(
        observe(setup, Request(path.read_text(encoding="utf-8"), against=task.algorithm, **task.asked)), setup
    )
    assert found.order or (found.order is None and not found.book.expanded), found.message
    assert found.difference is None or not found.difference.causes


def test_every_program_has_its_inputs() -> None:
    """Scripts apart, which have their input in themselves."""
    programs = {path.stem for path in (HOMEWORK / "correct").glob("*.py") if not path.stem.startswith("script_")}
    assert programs <= TASKS.keys()
