"""Programs of every family run as they are, and what they ask becomes a record like any other."""

from pathlib import Path
from typing import Any

from searchlight.events import Drive
from searchlight.kinds import NAMES
from searchlight.record import Record
from searchlight.run import Run
from searchlight.tracing.replay.events import Telling
from searchlight.tracing.watch.observation import Observation
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request
from tests.unit.each_case import each_case
from tests.unit.setups import setup_of

CORRECT = Path(__file__).parents[2] / "homework/correct"
EIGHT = {"problem": "eight-puzzle", "start": "1,4,2,3,7,5,6,0,8"}
ROMANIA = {"problem": "graph", "heuristic": "table"}
MAZE = {"problem": "grid", "grid": ".....\n.###.\n...#.\n.#...", "start": "0,0", "goal": "4,3"}


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
        ("problem_object_book", ROMANIA, "problem-object", "astar_search", 418),
        ("graph_object_dict", ROMANIA, "graph-object", "dijkstra", 418),
        ("graph_object_lists", ROMANIA, "graph-object", "bfs", 450),
        ("state_class_nodes", EIGHT, "state-class", "bfs_search", 3),
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


def test_a_grid_is_observed_by_its_reads() -> None:
    """Every free cell around the one that the program stands on is made, and that one is expanded."""
    noted = observed("grid_delta", MAZE)
    assert (noted.outcome, noted.claimed, noted.path) == ("solution", 7, None)
    assert len(noted.expanded) == len(set(noted.expanded)) == 14
    assert len({made.state for made in noted.made}) == noted.generated == 14
