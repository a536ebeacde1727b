"""The first message to the page about finished searches: the answers of the worker's `open_run`, and the catalog.

A problem, an algorithm or a heuristic that is not in the catalog gets an entry there, marked as custom.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from searchlight import catalog
from searchlight.catalog import PROBLEMS
from searchlight.links import as_typed, page_link
from searchlight.recorded.answer import OWN, answer_of
from searchlight.recorded.in_chunks import starts
from searchlight.recorded.search import Finished

COMMON: Final = ("problem", "start", "goal")  # of two searches
UNKNOWN: Final = {"verdict": "if", "text": ""}


def opening(searches: Sequence[Finished]) -> dict[str, Any]:
    """`{"link", "catalog", "records": [{"answer", "starts"}]}` (web/notebook/around.js)."""
    answers = [answer_of(search) for search in searches]
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
    parts = dict.fromkeys(["algorithm", *names])
    return [(name.replace("_", "-"), as_typed(other[name])) for name in parts if name not in COMMON]


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
