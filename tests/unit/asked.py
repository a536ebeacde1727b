"""Call the worker's APIs as the page does, and its scripts by Node.js."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import worker
from buildtools import node


def asked(api: str, method: str, **request: Any) -> Any:
    """The answer of a function of `searchlight/API/api.py`."""
    return json.loads(worker.ask(api, method, json.dumps(request)))


def told_by(script: Path, given: Any = None) -> Any:
    """What a script writes as JSON, when it is `given` something; what it says when it fails is the test's failure."""
    done = subprocess.run(
        [node.program("node"), script], input=json.dumps(given), capture_output=True, text=True, check=False,
        env={**os.environ, **node.environment(), "PYTHON": sys.executable},
    )  # fmt: skip
    if done.returncode:
        pytest.fail(done.stderr[-3000:], pytrace=False)
    return json.loads(done.stdout.splitlines()[-1])
