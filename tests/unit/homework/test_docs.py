"""The command prints what docs/how-to/trace-homework.md shows."""

import re
import shlex

import pytest

from buildtools.project import ROOT
from searchlight.__main__ import main

TEXT = (ROOT / "docs/how-to/trace-homework.md").read_text(encoding="utf-8")
EXAMPLES = dict(re.findall(r"```console\n\$ searchlight (.*)\n((?:.|\n)*?)```", TEXT))
SHOWN = {command: printed for command, printed in EXAMPLES.items() if printed}


@pytest.mark.parametrize("command", SHOWN)
def test_the_examples_are_true(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compare line by line; the programs are files of the tests."""
    monkeypatch.chdir(ROOT)
    assert main(shlex.split(command)) == 0
    assert capsys.readouterr().out == SHOWN[command]


def test_all_commands_can_be_read() -> None:
    """Count the commands, also those whose output is not shown: one per block."""
    assert len(EXAMPLES) == TEXT.count("```console") == 5
    assert len(SHOWN) == 4


def test_every_program_that_is_named_is_there() -> None:
    """Among the tests."""
    named = re.findall(r"`(\w+\.py)`", TEXT)
    assert len(named) == 6
    for name in named:
        assert (ROOT / "tests/homework/correct" / name).is_file(), name
