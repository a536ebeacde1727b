"""Right programs on the smallest inputs: none is blamed for anything."""

import pytest

from searchlight.setup import Setup, read
from searchlight.tracing.explain.difference import comparison
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request
from tests.unit.homework.smallest import TASKS
from tests.unit.homework.test_homework import HOMEWORK

CASES = [(program, name) for program, task in TASKS.items() for name in task.inputs]


@pytest.mark.parametrize(("program", "name"), CASES)
def test_a_right_program_is_blamed_for_nothing(program: str, name: str) -> None:
    """Its search is the textbook's up to open choices; where nothing is expanded, nothing need have been observed."""
    task = TASKS[program]
    setup = read({**task.inputs[name], "algorithm": task.algorithm})
    assert isinstance(setup, Setup), setup
    text = (HOMEWORK / "correct" / f"{program}.py").read_text(encoding="utf-8")
    found = comparison(observe(setup, Request(text, against=task.algorithm, **task.asked)), setup)
    assert found.order or (found.order is None and not found.book.expanded), found.message
    assert found.difference is None or not found.difference.causes


def test_every_program_has_its_inputs() -> None:
    """Scripts apart, which have their input in themselves."""
    programs = {path.stem for path in (HOMEWORK / "correct").glob("*.py") if not path.stem.startswith("script_")}
    assert programs == TASKS.keys()
