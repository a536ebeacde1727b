"""The linters and the type checkers: pyproject.toml and, for JavaScript, tsconfig.json have their rules."""

import subprocess
import sys

import pytest

from buildtools import node
from buildtools.project import ROOT

COMMANDS = {
    **{name: [sys.executable, "-m", *name.split()] for name in ("ruff check", "ruff format --check", "mypy")},
    "tsc": [node.program("node"), node.MODULES / "typescript/bin/tsc", "--project", ROOT],
}


@pytest.mark.parametrize("command", COMMANDS)
def test_the_sources_pass(command: str) -> None:
    """Every rule holds in every file; the checker's own words are shown when one does not."""
    done = subprocess.run(COMMANDS[command], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.fail(done.stdout[-20_000:] + done.stderr, pytrace=False)
