"""The catalog with own entries beside the built-in ones."""

from dataclasses import replace
from typing import Any

from searchlight.catalog import BUILT_IN, Catalog
from searchlight.own.finding import Found
from searchlight.own.problems import with_heuristics


def offered(found: Found) -> Catalog:
    """Own heuristics are offered for every problem: first for the file's own, last for ours."""
    everywhere = [name for name in found.heuristics if name not in found.methods.values()]
    problems: dict[str, Any] = {
        name: with_heuristics(entry, [], everywhere) for name, entry in BUILT_IN.problems.items()
    }
    for name, entry in found.problems.items():
        first = [found.methods[name]] if name in found.methods else []
        problems[name] = with_heuristics(entry, [*first, *everywhere], [])
    return replace(
        BUILT_IN,
        problems=problems,
        algorithms={**BUILT_IN.algorithms, **found.algorithms},
        heuristics={**BUILT_IN.heuristics, **found.heuristics},
    )
