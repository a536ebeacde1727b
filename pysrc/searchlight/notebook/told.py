"""What the page is told of finished searches before their columns: as the worker's `open_run` answers, and the catalog.

A problem, an algorithm or a heuristic that the catalog does not have gets an entry there, marked as somebody's own.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from searchlight import catalog
from searchlight.catalog import ALGORITHMS, PROBLEMS
from searchlight.errors import BadInput
from searchlight.kinds import NAMES
from searchlight.library.finished import Finished
from searchlight.library.links import as_typed, page_link
from searchlight.notebook.parts import starts
from searchlight.options import OPTIONS
from searchlight.problem import PlainData
from searchlight.setup import Setup, read

OWN: Final = "own:"  # ids of what the catalog does not have begin so
NO_LISTING: Final = {"text": "", "first_line": 1, "file": "", "lines": [], "lecture": [], "places": []}
COMMON: Final = ("problem", "start", "goal")  # of two searches
UNKNOWN: Final = {"verdict": "if", "text": ""}
TRAITS: Final[Mapping[str, Any]] = {  # of an algorithm that is not in the catalog
    "key": "f", "uses_h": True, "tie": "fifo", "recursive": False, "limited": None, "reverses": False,
    "kinds": list(NAMES), "weight": None, "stale_when": None, "visited": "expanded", "visited_name": None,
}  # fmt: skip


def told(searches: Sequence[Finished]) -> dict[str, Any]:
    """`{"link", "catalog", "records": [{"answer", "starts"}]}` (web/notebook/around.js)."""
    answers = [_of_the_catalog(search) or _of_ones_own(search) for search in searches]
    own = [_entries(search, answer) for search, answer in zip(searches, answers, strict=True)]
    link = page_link(answers[0]["options"], page="").removeprefix("#").rpartition("&step=")[0]
    for answer in answers[1:]:
        link += "".join(f"&b.{name}={value}" for name, value in _second(answers[0]["options"], answer["options"]))
    return {
        "link": f"embed=stage&{link}",
        "catalog": json.dumps(_with(own)) if any(own) else None,
        "records": [
            {"answer": answer, "starts": starts(search)} for search, answer in zip(searches, answers, strict=True)
        ],
    }


def _second(first: Mapping[str, Any], other: Mapping[str, Any]) -> list[tuple[str, str]]:
    """What a link says of a second search."""
    names = [name for name in other if other[name] is not None and other[name] != first.get(name)]
    said = dict.fromkeys(["algorithm", *names])
    return [(name.replace("_", "-"), as_typed(other[name])) for name in said if name not in COMMON]


def _of_the_catalog(search: Finished) -> dict[str, Any] | None:
    """The answer for a search that its options say; None where they do not."""
    if "problem" not in search.options:
        return None
    setup = _setup(search.options)
    if setup is None:
        return None
    problem = setup.problem
    return {
        **_answer(search, setup.values, problem.describe(problem.initial)),
        "goal": problem.describe(problem.goal) if problem.goal is not None else None,
        "space": _space(problem.space),
        "table": _table(search, {name: said.as_plain_data() for name, said in setup.entry.actions.items()}),
    }


def _setup(options: Mapping[str, Any]) -> Setup | None:
    try:
        setup = read({name: as_typed(value) for name, value in options.items()})
    except BadInput:
        return None
    return setup if isinstance(setup, Setup) else None


def _of_ones_own(search: Finished) -> dict[str, Any]:
    """The answer for one that only this process has, or for a file that does not say its options."""
    record = search.record
    start = str(search.plain(record.states[record.state[0]]))
    options: dict[str, Any] = {name: option.default for name, option in OPTIONS.items()}
    options |= {
        "problem": OWN + (search.problem or "problem"),
        "algorithm": search.algorithm if search.algorithm in ALGORITHMS else OWN + (search.algorithm or "algorithm"),
        "heuristic": f"{OWN}h", "start": start, "goal": None, "max_nodes": None,
    }  # fmt: skip
    answer = _answer(search, options, {"shape": dict(search.shape), "text": start})
    return {**answer, "goal": None, "space": None, "table": _table(search, {})}


def _answer(search: Finished, options: Mapping[str, Any], start: PlainData) -> dict[str, Any]:
    return {"ok": True, "options": dict(options), "start": start, "warnings": []}


def _table(search: Finished, actions: dict[str, Any]) -> dict[str, Any]:
    shown = {"states": dict(search.shape), "source": NO_LISTING, "actions": actions, "finished": True}
    return {**TRAITS, **search.traits, **shown}


def _space(space: PlainData | None) -> dict[str, Any] | None:
    return None if space is None else {"kind": space["kind"], "drawn": False, "json": json.dumps(space)}


def _entries(search: Finished, answer: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """What the catalog needs besides, by the name of its list."""
    options, traits = answer["options"], answer["table"]
    entries: dict[str, dict[str, Any]] = {}
    if options["problem"].startswith(OWN):
        entries["problems"] = {
            "id": options["problem"], "label": _label(search.problem), "summary": "", "states": traits["states"],
            "start": options["start"], "goal": "", "options": ["start"], "heuristic": options["heuristic"],
            "heuristics": [options["heuristic"]], "reverses": True,
        }  # fmt: skip
        entries["heuristics"] = {"id": options["heuristic"], "label": "h", "summary": ""}
    if options["algorithm"].startswith(OWN):
        promises = {"complete": UNKNOWN, "optimal": UNKNOWN, "time": "", "space": ""}
        entries["algorithms"] = {
            "id": options["algorithm"], "label": search.algorithm, "summary": "", "source": "", "facts": promises,
            "options": [],
            **{name: traits[name] for name in ("key", "uses_h", "recursive", "visited_name", "reverses")},
        }  # fmt: skip
    return entries


def _label(problem: str) -> str:
    entry = PROBLEMS.get(problem)
    return str(entry.as_plain_data()["label"]) if entry else problem


def _with(own: Sequence[dict[str, dict[str, Any]]]) -> dict[str, Any]:
    """The page's catalog with these entries, each once."""
    plain: dict[str, Any] = dict(catalog.as_plain_data(str))
    for name in ("problems", "algorithms", "heuristics"):
        more = {entries[name]["id"]: entries[name] for entries in own if name in entries}
        plain[name] = [*plain[name], *more.values()]
    return plain
