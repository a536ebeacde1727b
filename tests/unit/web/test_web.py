"""The JavaScript of the drawing, tested by Node.js's own runner."""

import os
import subprocess

import pytest

from buildtools import node
from buildtools.project import ROOT

IMPORT_ALL = "for (const file of process.argv.slice(1)) await import(file);"


def test_every_javascript_test_passes() -> None:
    """All of tests/web in one process, a third faster than one for each file; a failure shows what it said."""
    files = sorted(str(path) for path in (ROOT / "tests/web").rglob("*.test.js"))
    assert files, "there are no JavaScript tests"
    done = subprocess.run(
        [node.program("node"), "--test-reporter=spec", "--input-type=module", "--eval", IMPORT_ALL, *files],
        cwd=ROOT,
        env={**os.environ, **node.environment()},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        pytest.fail(done.stdout[-20_000:] + done.stderr, pytrace=False)
