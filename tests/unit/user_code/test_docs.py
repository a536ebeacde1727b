"""The examples of docs/reference/your-code.md are what happens."""

import re
from pathlib import Path

import pytest

from buildtools.project import ROOT
from searchlight.__main__ import main
from tests.unit.user_code.asking import loaded, searched

PAGE = (ROOT / "docs/reference/your-code.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
STAIRS, JUGS, LEFT, TABLE, SEARCH, LISTING = PROGRAMS


@pytest.mark.parametrize("text", PROGRAMS, ids=lambda text: text.split("(")[0][-20:])
def test_an_example_is_a_file(text: str) -> None:
    """Of which nothing is left aside."""
    assert any(loaded(text)["own"].values())


def test_the_examples_run_together() -> None:
    """The problem with both heuristics and the algorithm; one small step after the other is cheapest."""
    loaded(STAIRS + LEFT + TABLE + SEARCH)
    for heuristic in ("own:Stairs.h", "own:stairs_left", "own:by_table"):
        assert searched(problem="own:Stairs", algorithm="astar", heuristic=heuristic)[1]["cost"] == 10
    assert len(searched(problem="own:Stairs", algorithm="own:first_in_first_out")[1]["actions"]) == 4
    loaded(LISTING)
    assert searched(problem="graph", algorithm="own:lowest_h", heuristic="table")[1]["cost"] == 450
    loaded(JUGS)
    assert searched(problem="own:problem", algorithm="breadth-first")[1]["cost"] == 8


def test_the_commands_are_the_command_line_s(tmp_path: Path) -> None:
    """As they stand there, with the first example as the file."""
    (tmp_path / "mine.py").write_text(STAIRS, encoding="utf-8")
    commands = re.findall(r"^python3 -m searchlight (.*)$", PAGE, re.MULTILINE)
    assert len(commands) == 2
    for command in commands:
        assert main(command.replace("mine.py", str(tmp_path / "mine.py")).split()) == 0
