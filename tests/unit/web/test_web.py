"""The JavaScript of the drawing, tested by Node.js's own runner."""

import os
import subprocess

import pytest

from buildtools import node
from buildtools.project import ROOT


def test_every_javascript_test_passes() -> None:
    """`node --test` on all of tests/web; what it says is shown when it fails."""
    files = sorted(str(path) for path in (ROOT / "tests/web").rglob("*.test.js"))
    assert files, "there are no JavaScript tests"
    done = subprocess.run(
        [node.program("node"), "--test", "--test-reporter=spec", *files],
        cwd=ROOT,
        env={**os.environ, **node.environment()},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        pytest.fail(done.stdout[-20_000:] + done.stderr, pytrace=False)
