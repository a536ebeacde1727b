"""The JavaScript of the drawing, tested by Node.js's own runner."""

import os
import subprocess

import pytest

from buildtools import node
from buildtools.project import ROOT

IMPORT_ALL = "for (const file of process.argv.slice(1)) await import(file);"
FLAGS = ["--max-semi-space-size=64", "--test-reporter=spec", "--input-type=module", "--eval"]  # much is soon forgotten


def test_every_javascript_test_passes(thorough: bool) -> None:
    """All of tests/web in one process, a third faster than one for each file; a failure shows what it said."""
    files = sorted(str(path) for path in (ROOT / "tests/web").rglob("*.test.js"))
    assert files, "there are no JavaScript tests"
    done = subprocess.run(
        [node.program("node"), *FLAGS, IMPORT_ALL, *files],
        cwd=ROOT,
        env={**os.environ, **node.environment(), "THOROUGH": "1" if thorough else ""},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        pytest.fail(done.stdout[-20_000:] + done.stderr, pytrace=False)
