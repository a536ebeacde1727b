"""The catalog with own entries beside the built-in ones."""

from dataclasses import replace
from typing import Any

from searchlight.catalog import BUILT_IN, Catalog
from searchlight.user_code.finding import FileEntries
from searchlight.user_code.problems import with_heuristics


def offered(entries: FileEntries) -> Catalog:
    """The catalog with the file's entries. Its heuristics are offered for every problem, last for the built-in ones."""
    everywhere = [name for name in entries.heuristics if name not in entries.methods.values()]
    problems: dict[str, Any] = {
        name: with_heuristics(entry, [], everywhere) for name, entry in BUILT_IN.problems.items()
    }
    for name, entry in entries.problems.items():
        first = [entries.methods[name]] if name in entries.methods else []
        problems[name] = with_heuristics(entry, [*first, *everywhere], [])
    return replace(
        BUILT_IN,
        problems=problems,
        algorithms={**BUILT_IN.algorithms, **entries.algorithms},
        heuristics={**BUILT_IN.heuristics, **entries.heuristics},
    )
