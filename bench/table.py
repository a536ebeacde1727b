"""The page's table, asked what a step asks of it, for a search of 484,000 nodes (`table.mjs`, run by Node.js)."""

import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from buildtools import node, recording

SEARCH = {"problem": "eight-puzzle", "algorithm": "uniform-cost", "max_nodes": 500_000}
ALL = 2**30  # expansions


def measure() -> list[dict[str, Any]]:
    """Rows of name, median and worst milliseconds."""
    with tempfile.TemporaryDirectory() as folder:
        recorded = Path(folder, "search.bin")
        recorded.write_bytes(recording.record(SEARCH, ALL))
        command: list[str | Path] = [node.program("node"), Path(__file__).with_suffix(".mjs"), recorded]
        told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    rows: list[dict[str, Any]] = json.loads(told)
    return rows
