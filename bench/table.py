"""The page's table, asked what a step asks of it, for a search of 484,000 nodes (`table.mjs`, run by Node.js)."""

import json
import subprocess
from pathlib import Path
from typing import Any

from buildtools import node


def measure() -> list[dict[str, Any]]:
    """Rows of name, median and worst milliseconds."""
    command: list[str | Path] = [node.program("node"), Path(__file__).with_suffix(".mjs"), "--json"]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    rows: list[dict[str, Any]] = json.loads(told)
    return rows
