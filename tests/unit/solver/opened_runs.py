"""Runs opened through boundary 1, and all that they give."""

import json
from typing import Any

import worker
from tests.unit.small import SMALL

GRAPH = json.dumps({"edges": SMALL.edges, "h": SMALL.h})


def opened(**options: Any) -> dict[str, Any]:
    answer = json.loads(worker.open_run(json.dumps({"problem": "graph", "graph": GRAPH} | options)))
    assert answer["ok"], answer
    return answer


def drained(run: int, expansions: int | None = None) -> list[dict[str, Any]]:
    """All chunks up to the one with the outcome."""
    chunks = [worker.advance(run, expansions, None)]
    while chunks[-1]["outcome"] is None:
        chunks.append(worker.advance(run, expansions, None))
    return chunks


def joined(chunks: list[dict[str, Any]], name: str) -> list[Any]:
    return [cell for chunk in chunks for cell in chunk[name]]
