"""The page's table, asked what a step asks of it, for a search of 484,000 nodes and a game tree of that size.

`table.mjs` is run by Node.js.
"""

import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from buildtools import node, recording

SEARCH = {"problem": "eight-puzzle", "algorithm": "uniform-cost", "max_nodes": 500_000}
GAME = {"problem": "tic-tac-toe", "algorithm": "minimax", "max_nodes": 483_839}
ALL = 2**30  # expansions


def measure() -> list[dict[str, Any]]:
    """Rows of name, median and worst milliseconds: of the search, and of the game tree."""
    games = [{**row, "name": f"game tree: {row['name']}"} for row in _measured(GAME)]
    return [*_measured(SEARCH), *games]


def _measured(search: dict[str, Any]) -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory() as folder:
        recorded = Path(folder, "search.bin")
        recorded.write_bytes(recording.record(search, ALL))
        command: list[str | Path] = [node.program("node"), Path(__file__).with_suffix(".mjs"), recorded]
        told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    rows: list[dict[str, Any]] = json.loads(told)
    return rows
