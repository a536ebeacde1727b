"""Check that a reader has changed only what a challenge allows."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from searchlight.catalog import Catalog
from searchlight.challenges.challenge import CODE, ESTIMATES, Challenge
from searchlight.options import OPTIONS
from searchlight.problems.graph import Graph, GraphProblem
from searchlight.setup import CHOICES, Setup, read
from searchlight.texts import Message, message

OWN: Final = "own:"  # prefix of the names of own code
LABELS: Final = {"problem": "page.problem", "algorithm": "page.algorithm", "heuristic": "page.heuristic"}
NOT_ASKED: Final = ("max_nodes",)  # the page's budget does not matter, because the challenge has its own


def not_allowed(challenge: Challenge, options: Mapping[str, Any], catalog: Catalog) -> list[Message]:
    """A sentence for each change that is not allowed or goes too far."""
    before, after = read(challenge.options, catalog), read(options, catalog)
    assert isinstance(before, Setup)
    assert isinstance(after, Setup)
    return list(_refusals(challenge.change, before, after))


def _refusals(change: Mapping[str, Mapping[str, Any]], before: Setup, after: Setup) -> Iterator[Message]:
    for name in (*CHOICES, *OPTIONS):
        value, is_own = after.values[name], str(after.values[name]).startswith(OWN)
        if value == before.values[name] or name in NOT_ASKED or not _takes(after, name):
            continue
        if is_own and name in CHOICES:
            if change.get(CODE, {}).get("for") != name:
                yield message("challenge.no_code", name=_label(name))
        elif name == "graph" and ESTIMATES in change and name not in change:
            yield from _estimates(change[ESTIMATES], before, after)
        elif name not in change:
            yield message("challenge.fixed", name=_label(name), value=str(before.values[name]))


def not_of_second(wanted: Setup, shown: Mapping[str, Any], catalog: Catalog) -> list[Message]:
    """A sentence for each difference between the shown second search and the challenge's."""
    second = read(shown, catalog)
    if not isinstance(second, Setup):
        return [each.message for each in second]
    names = [name for name in (*CHOICES, *OPTIONS) if name not in NOT_ASKED and _takes(wanted, name)]
    return [
        message("challenge.fixed_of_second", name=_label(name), value=str(wanted.values[name]))
        for name in names
        if second.values[name] != wanted.values[name]
    ]


def _takes(setup: Setup, name: str) -> bool:
    """Whether the option has an effect on the search."""
    every = (*CHOICES[:2], "start", "goal", *setup.entry.options, *setup.algorithm.options)
    return name in every or (name == "heuristic" and setup.algorithm.uses_h)


def _estimates(limits: Mapping[str, Any], before: Setup, after: Setup) -> Iterator[Message]:
    """The faults of a graph in which only the h values may be changed."""
    old, new = _graph(before), _graph(after)
    if old is None or new is None:
        return
    if {place: dict(roads) for place, roads in old.edges.items()} != {
        place: dict(roads) for place, roads in new.edges.items()
    }:
        yield message("challenge.roads_fixed")
    changed = [place for place in old.nodes if old.h.get(place, 0) != new.h.get(place, 0)]
    most = limits.get("most")
    if most is not None and len(changed) > most:
        yield message("challenge.too_many_changes", most=most, changed=changed)


def _graph(setup: Setup) -> Graph | None:
    return setup.problem.graph if isinstance(setup.problem, GraphProblem) else None


def _label(name: str) -> Message:
    return message(LABELS.get(name, f"option.{name}.label"))
