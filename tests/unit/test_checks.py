"""The linters and the type checker: their rules stand in pyproject.toml."""

import subprocess
import sys

import pytest

from buildtools.project import ROOT


@pytest.mark.parametrize("command", ["ruff check", "ruff format --check", "mypy"])
def test_the_sources_pass(command: str) -> None:
    """Every rule holds in every file; the checker's own words are shown when one does not."""
    done = subprocess.run(
        [sys.executable, "-m", *command.split()], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        pytest.fail(done.stdout[-20_000:] + done.stderr, pytrace=False)
