"""Programs of every family run as they are, and what they ask becomes a record like any other."""

from pathlib import Path
from typing import Any

import pytest

from searchlight.events import Drive
from searchlight.kinds import NAMES, yielded_by
from searchlight.record import Record
from searchlight.run import Run
from searchlight.tracing.replay.events import KINDS_TOLD, Telling
from searchlight.tracing.watch.observation import START, Made, Observation
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request
from tests.unit.each_case import each_case
from tests.unit.setups import setup_of

CORRECT = Path(__file__).parents[2] / "homework/correct"
EIGHT = {"problem": "eight-puzzle", "start": "1,4,2,3,7,5,6,0,8"}
ROMANIA = {"problem": "graph", "heuristic": "table"}
MAZE = {"problem": "grid", "grid": ".....\n.###.\n...#.\n.#...", "start": "0,0", "goal": "4,3"}
SHIFTED = {"problem": "eight-puzzle", "start": "1,2,5,6,3,8,0,4,7"}


def observed(name: str, options: dict[str, Any], **request: Any) -> Observation:
    return observe(
        setup_of(options),
        Request((CORRECT / f"{name}.py").read_text("utf-8"), **{"against": options.get("algorithm"), **request}),
    )


def recorded(noted: Observation, options: dict[str, Any]) -> Run:
    run = Run(Drive(Telling(noted, setup_of(options).problem).search()), Record())
    run.advance()
    return run


def expanded_by(run: Run) -> list[Any]:
    """The states in the order of expansion."""
    record = run.record
    assert isinstance(record, Record)
    rows = [row for kind, row in zip(record.kind, record.node, strict=True) if NAMES[kind] == "expand"]
    return [record.states[record.state[row]] for row in rows]


@each_case(
    "name, options, family, function, cost",
    [
        ("functions_deepening", EIGHT | {"limit": "6"}, "functions", "iterativeDeepeningSearch", 3),
        ("functions_uniform_cost", ROMANIA, "functions", "uniform_cost_search", 418),
        ("functions_astar_pairs", EIGHT | {"heuristic": "manhattan"}, "functions", "aStarSearch", 3),
        ("problem_object_pacman", ROMANIA | {"algorithm": "depth-first"}, "problem-object", "depthFirstSearch", 575),
        ("problem_object_book", ROMANIA, "problem-object", "astar_search", 418),
        ("problem_object_states", ROMANIA, "problem-object", "uniformCostSearch", 418),
        ("graph_object_library", ROMANIA, "graph-object", "a_star", 418),
        ("graph_object_dict", ROMANIA, "graph-object", "dijkstra", 418),
        ("graph_object_lists", ROMANIA, "graph-object", "bfs", 450),
        ("state_class_board", EIGHT, "state-class", "Solver.solve", 3),
        ("state_class_nodes", EIGHT, "state-class", "bfs_search", 3),
        ("grid_maze", MAZE, "grid", "shortest_path", 7),
        ("script_funny_puzzle", {"problem": "two-blank-puzzle"}, "script", "solve", 11),
    ],
)
def test_a_program_is_recognised_and_its_answer_is_read(
    name: str, options: dict[str, Any], family: str, function: str | None, cost: float
) -> None:
    """By names and parameters alone; the record has as many expansions and nodes as the program asked for."""
    noted = observed(name, options)
    assert (noted.family, noted.function, noted.outcome, noted.cost) == (family, function, "solution", cost)
    assert noted.path is not None
    assert noted.path[0] == noted.start
    assert noted.error is None
    assert noted.mutated == []
    run = recorded(noted, options)
    assert (run.record.expanded, run.record.generated) == (len(noted.expanded), noted.generated)
    assert expanded_by(run) == noted.expanded
    assert run.result(str)["cost"] == cost


@pytest.mark.parametrize(
    ("name", "options", "request_", "algorithm"),
    [
        ("functions_uniform_cost", ROMANIA, {}, "uniform-cost"),
        ("functions_uniform_cost", EIGHT, {}, "uniform-cost"),
        ("functions_deepening", EIGHT | {"limit": "6"}, {}, "iterative-deepening"),
        ("problem_object_book", ROMANIA, {}, "astar"),
        ("script_deepening_visited", EIGHT, {}, "iterative-deepening-visited"),
        ("script_deepening_visited", EIGHT, {"function": "iterative_deepening_search"}, "iterative-deepening-visited"),
        ("script_implicit_graph", SHIFTED, {"successors": "transition", "argv": ["125638047"],
                                            "files": {"goal.txt": "012345678\n"}}, "breadth-first-paths"),
    ],
)  # fmt: skip
def test_a_correct_program_expands_what_the_book_expands(
    name: str, options: dict[str, Any], request_: dict[str, Any], algorithm: str
) -> None:
    """It expands the same states in the same order as the textbook algorithm."""
    book = Run(Drive(setup_of(options | {"algorithm": algorithm}).search()), Record())
    book.advance()
    assert observed(name, options, **request_).expanded == expanded_by(book)


def test_the_frontier_of_the_seven_tile_program_is_observed() -> None:
    """The largest queue of the assignment's example, of a program that knows nothing of us."""
    options = {"problem": "two-blank-puzzle"}
    noted = observed("script_funny_puzzle", options)
    assert noted.frontier == "observed"
    assert recorded(noted, options).record.max_frontier == 163
    assert "Max queue length: 163" in noted.printed


def test_the_implicit_graph_removes_220_paths_from_its_queue() -> None:
    """219 are expanded, the last one is the goal; its frontier is a plain list, off which it takes the first."""
    request = {"successors": "transition", "argv": ["125638047"], "files": {"goal.txt": "012345678\n"}}
    noted = observed("script_implicit_graph", SHIFTED, **request)
    assert (len(noted.expanded), noted.frontier, noted.cost) == (219, "observed", 8)


@pytest.mark.parametrize(
    ("function", "options", "expanded"),
    [
        ("depthFirstSearch", ROMANIA, 11),
        ("breadthFirstSearch", ROMANIA, 8),
        ("uniformCostSearch", ROMANIA, 12),
        ("aStarSearch", ROMANIA, 5),
    ],
)
def test_a_function_can_be_chosen(function: str, options: dict[str, Any], expanded: int) -> None:
    """By its name; each has its own containers, which are observed."""
    noted = observed("problem_object_pacman", options, function=function)
    assert (noted.function, len(noted.expanded), noted.frontier) == (function, expanded, "observed")


def test_each_expansion_has_a_line_of_the_program() -> None:
    """The one on which the program asked."""
    text = (CORRECT / "functions_uniform_cost.py").read_text(encoding="utf-8").splitlines()
    noted = observed("functions_uniform_cost", ROMANIA)
    assert {text[line - 1].strip() for line in noted.lines if line} == {"for child, step_cost in successors(state):"}


def test_a_grid_is_observed_by_its_reads() -> None:
    """Every free cell around the one that the program stands on is made, and that one is expanded."""
    noted = observed("grid_delta", MAZE)
    assert (noted.outcome, noted.claimed, noted.path) == ("solution", 7, None)
    assert len(noted.expanded) == len(set(noted.expanded)) == 14
    assert len({made.state for made in noted.made}) == noted.generated == 14


def test_iterations_are_found_again() -> None:
    """Each time the start is expanded anew."""
    options = EIGHT | {"limit": "6"}
    run = recorded(observed("functions_deepening", options), options)
    assert [each.limit for each in run.record.iterations] == [1, 2, 3]


def test_the_kinds_of_events_are_told() -> None:
    """Those that can come, for whoever shows them."""
    parts = [each for each in vars(Telling).values() if hasattr(each, "__code__")]
    births = {"duplicate", "cycle", "found"}  # as the plan says
    assert set(yielded_by(parts)) | births == set(KINDS_TOLD)


def test_the_notebook_of_the_assignment_runs() -> None:
    """Its comparison by numpy, which need not be installed; without its test cells; no start in what it returns."""
    text = """
import numpy as np
from copy import copy

def depthLimitedSearch(startState, goalState, actionsF, takeActionF, depthLimit):
    if np.array_equal(startState, goalState): return []
    if depthLimit == 0: return 'cutoff'
    cutoffOccurred = False
    for action in actionsF(startState):
        childState = takeActionF(startState, action)
        result = depthLimitedSearch(childState, goalState, actionsF, takeActionF, depthLimit-1)
        if result == 'cutoff': cutoffOccurred = True
        elif result != 'failure':
            result.insert(0, childState)
            return result
    return 'cutoff' if cutoffOccurred else 'failure'

path = depthLimitedSearch(state1, goal1, actionsF_8p, takeActionF_8p, 3)
path
"""
    options = {
        "problem": "eight-puzzle", "start": "1,0,3,4,2,5,6,7,8", "goal": "1,2,3,4,0,5,6,7,8", "order": "LRUD",
        "limit": "3",
    }  # fmt: skip
    noted = observe(setup_of(options), Request(text))
    assert noted.outcome == "solution"
    assert noted.returned == [[0, 1, 3, 4, 2, 5, 6, 7, 8], [1, 0, 3, 4, 2, 5, 6, 7, 8], [1, 2, 3, 4, 0, 5, 6, 7, 8]]
    assert noted.path is not None
    assert [noted.path[0], noted.cost] == [noted.start, 3]


def test_depths_follow_the_nodes_that_were_expanded() -> None:
    """One below the node whose successors were asked for; the start has depth 0."""
    noted = Observation("functions", start="A", expanded=["A", "B", "A"], nodes=[START, 1, START])
    noted.made = [Made(0, None, "C", 1), Made(0, None, "B", 1), Made(1, None, "A", 1), Made(2, None, "C", 1)]
    assert noted.depths() == [1, 1, 2, 1]
    assert noted.generated == 4
