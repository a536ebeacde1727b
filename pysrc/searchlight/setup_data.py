"""The facts about a search before its first event as plain data: the answer to the page when it opens one.

A record in a file begins with the same answer (records/), so that the page can show it without searching.
"""

import json
from typing import Any

from searchlight.errors import BadInput, Caveat
from searchlight.setup import Setup


def answer(setup: Setup | list[BadInput]) -> dict[str, Any]:
    """`{"ok": true, "options", "start", "goal", "known", "warnings"}`, or `{"ok": false, "errors"}`."""
    if isinstance(setup, list):
        return {"ok": False, "errors": [sentence(complaint) for complaint in setup]}
    values, problem = setup.values, setup.problem
    return {
        "ok": True,
        "options": dict(values),
        "start": problem.describe(problem.initial),
        "goal": problem.describe(problem.goal) if problem.goal is not None else None,
        "known": list(setup.entry.known(problem)),
        "warnings": [sentence(caveat) for caveat in setup.caveats],
    }


def space(setup: Setup) -> dict[str, Any] | None:
    """The state space, if it can be drawn: `{"kind", "drawn", "json"}`; `drawn`: whether a graph drawn by hand."""
    drawing = setup.problem.space
    if drawing is None:
        return None
    return {"kind": drawing["kind"], "drawn": "links" in drawing, "json": json.dumps(drawing)}


def sentence(complaint: BadInput | Caveat) -> dict[str, Any]:
    """`{"field", "id", "values"}`, which the page turns into text."""
    return {"field": complaint.field, **complaint.message.as_plain_data()}
