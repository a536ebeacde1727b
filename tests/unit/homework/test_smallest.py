"""Right programs on the smallest inputs: none is blamed for anything."""

import pytest

from searchlight.setup import Setup, read
from searchlight.tracing.explain.difference import comparison
from searchlight.tracing.grading.criteria import is_same_search
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request
from tests.unit.homework.smallest import TASKS
from tests.unit.homework.test_homework import HOMEWORK

# On these, observing sees nothing, or names a mistake that nobody has made: a list that is sorted before it could hold
# two entries is taken for a queue, and the order of a recursion's calls for missing successors.
NOT_YET: dict[str, tuple[str, ...]] = {
    "functions_astar_pairs": ("one edge", "a chain", "no edge leaves the start", "no path leads to the goal"),
    "graph_object_library": ("one edge", "a chain", "no edge leaves the start", "no path leads to the goal"),
    "grid_astar": ("the start is the goal", "a single cell"),
    "grid_delta": (
        "two cells",
        "a corridor",
        "a corridor downwards",
        "a bent corridor",
        "the start is the goal",
        "a single cell",
        "a wall beside the start",
        "a wall before the goal",
    ),
    "grid_depth": ("the start is the goal", "a single cell"),
    "grid_dijkstra": ("the start is the goal", "a single cell"),
    "grid_maze": ("the start is the goal", "a single cell"),
    "grid_recursive": ("a wall before the goal",),
    "grid_sorted": ("the start is the goal", "a single cell", "a wall before the goal"),
}
CASES = [
    (program, name) for program, task in TASKS.items() for name in task.inputs if name not in NOT_YET.get(program, ())
]


@pytest.mark.parametrize(("program", "name"), CASES)
def test_a_right_program_is_blamed_for_nothing(program: str, name: str) -> None:
    """Its search was seen, and is the textbook's up to ties and the time of the goal test."""
    task = TASKS[program]
    setup = read({**task.inputs[name], "algorithm": task.algorithm})
    assert isinstance(setup, Setup), setup
    text = (HOMEWORK / "correct" / f"{program}.py").read_text(encoding="utf-8")
    found = comparison(observe(setup, Request(text, against=task.algorithm, **task.asked)), setup)
    assert is_same_search(found), found.message
    assert found.message.id != "difference.unobserved"


def test_every_program_has_its_inputs() -> None:
    """Scripts apart, which have their input in themselves; and each input that is left out is there."""
    programs = {path.stem for path in (HOMEWORK / "correct").glob("*.py") if not path.stem.startswith("script_")}
    assert programs == TASKS.keys()
    assert all(set(names) <= set(TASKS[program].inputs) for program, names in NOT_YET.items())
