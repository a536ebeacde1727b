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


def told_by(script: Path) -> Any:
    """What a script writes as JSON; what it says when it fails is the test's failure."""
    environment = {**os.environ, **node.environment(), "PYTHON": sys.executable}
    done = subprocess.run([node.program("node"), script], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.fail(done.stderr[-3000:], pytrace=False)
    return json.loads(done.stdout)
