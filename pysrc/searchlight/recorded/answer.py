"""The facts about a finished search that the page needs before its columns, as the worker's `open_run` answers them.

A problem, an algorithm or a heuristic that is not in the catalog is marked as custom.
"""

import json
from collections.abc import Mapping
from typing import Any, Final

from searchlight.catalog import ALGORITHMS
from searchlight.errors import BadInput
from searchlight.kinds import NAMES
from searchlight.links import as_typed
from searchlight.options import OPTIONS
from searchlight.problem import PlainData
from searchlight.recorded.search import Finished
from searchlight.setup import Setup, read

OWN: Final = "own:"  # ids of what the catalog does not have begin so
NO_LISTING: Final = {"text": "", "first_line": 1, "file": "", "lines": [], "lecture": [], "places": []}
TRAITS: Final[Mapping[str, Any]] = {  # of an algorithm that is not in the catalog
    "key": "f", "uses_h": True, "tie": "fifo", "recursive": False, "limited": None, "reverses": False,
    "kinds": list(NAMES), "weight": None, "stale_when": None, "visited": "expanded", "visited_name": None,
}  # fmt: skip


def answer_of(search: Finished) -> dict[str, Any]:
    """`{"ok", "options", "start", "goal", "warnings", "space", "table"}`."""
    setup = _setup(search.options) if "problem" in search.options else None
    return _of_ones_own(search) if setup is None else _of_the_catalog(search, setup)


def _of_the_catalog(search: Finished, setup: Setup) -> dict[str, Any]:
    problem = setup.problem
    return {
        **_answer(setup.values, problem.describe(problem.initial)),
        "goal": problem.describe(problem.goal) if problem.goal is not None else None,
        "known": list(setup.entry.known(problem)),
        "space": _space(problem.space),
        "table": _table(search, {name: text.as_plain_data() for name, text in setup.entry.actions.items()}),
    }


def _setup(options: Mapping[str, Any]) -> Setup | None:
    try:
        setup = read({name: as_typed(value) for name, value in options.items()})
    except BadInput:
        return None
    return setup if isinstance(setup, Setup) else None


def _of_ones_own(search: Finished) -> dict[str, Any]:
    """The answer for a custom search, or for a file without options."""
    record = search.record
    start = str(search.plain(record.states[record.state[0]]))
    options: dict[str, Any] = {name: option.default for name, option in OPTIONS.items()}
    options |= {
        "problem": OWN + (search.problem or "problem"),
        "algorithm": search.algorithm if search.algorithm in ALGORITHMS else OWN + (search.algorithm or "algorithm"),
        "heuristic": f"{OWN}h", "start": start, "goal": None, "max_nodes": None,
    }  # fmt: skip
    answer = _answer(options, {"shape": dict(search.shape), "text": start})
    return {**answer, "goal": None, "space": None, "table": _table(search, {})}


def _answer(options: Mapping[str, Any], start: PlainData) -> dict[str, Any]:
    return {"ok": True, "options": dict(options), "start": start, "warnings": []}


def _table(search: Finished, actions: dict[str, Any]) -> dict[str, Any]:
    return {**TRAITS, **search.traits, "states": dict(search.shape), "source": NO_LISTING, "actions": actions}


def _space(space: PlainData | None) -> dict[str, Any] | None:
    return None if space is None else {"kind": space["kind"], "drawn": False, "json": json.dumps(space)}
