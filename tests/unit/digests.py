"""Digests of everything that the worker sends: the expected values for the same worker in other environments."""

import hashlib
import json
from array import array
from typing import Any

import worker
from tests.unit.asked import asked


def drained(options: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The digest of all that the chunks bring, and how the search ended, with the digest of the record.

    The options may have a `program`: then of what is observed of it.
    """
    chosen = {name: value for name, value in options.items() if name != "program"}
    if "program" in options:
        answer = asked("tracing", "observe", options=chosen, request={}, text=options["program"])
    else:
        answer = json.loads(worker.open_run(json.dumps(chosen)))
    run = answer["run"]
    digest = hashlib.sha256()
    while True:
        chunk = worker.advance(run, 1000, 60)
        for name, value in chunk.items():
            if isinstance(value, array):
                digest.update(value.tobytes())
            elif name.startswith("new_"):
                digest.update("\n".join(value).encode())
        if chunk["outcome"] is not None:
            break
    outcome = json.loads(chunk["outcome"])
    del outcome["seconds"]
    outcome["digest"] = worker.digest(run)
    worker.close(run)
    return digest.hexdigest(), outcome
