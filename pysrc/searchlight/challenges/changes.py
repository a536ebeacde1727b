"""Check that a reader has changed only what a challenge allows, and take nothing else from them."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from searchlight.catalog import Catalog
from searchlight.challenges.challenge import CODE, ESTIMATES, NOT_ASKED, Challenge
from searchlight.options import OPTIONS
from searchlight.problem import AnyProblem
from searchlight.problems.graph import Graph, GraphProblem
from searchlight.problems.grid import GridProblem
from searchlight.setup import CHOICES, Setup, read
from searchlight.tally import as_number
from searchlight.texts import Message, message

ONLY: Final = ("order", "values")  # of a game tree: what may change
OWN: Final = "own:"  # prefix of the names of own code
LABELS: Final = {"problem": "page.problem", "algorithm": "page.algorithm", "heuristic": "page.heuristic"}


def not_allowed(challenge: Challenge, options: Mapping[str, Any], catalog: Catalog) -> list[Message]:
    """A sentence for each change that is not allowed or goes too far, in either search."""
    before, after = challenge.setups(challenge.options, catalog), challenge.setups(options, catalog)
    assert isinstance(before, dict)
    assert isinstance(after, dict)
    whys = [why for search in before for why in _refusals(challenge.change, before[search], after[search])]
    return [why for at, why in enumerate(whys) if why not in whys[:at]]


def judged_options(challenge: Challenge, options: Mapping[str, Any], catalog: Catalog) -> dict[str, Any]:
    """The challenge's own options, and of the reader's only what may be changed."""
    allowed = {*challenge.change, challenge.change.get(CODE, {}).get("for")}
    taken = {name: value for name, value in options.items() if name in allowed and name not in NOT_ASKED}
    if ESTIMATES not in challenge.change or "graph" in taken or "graph" not in options:
        return {**challenge.options, **taken}
    before, after = read(challenge.options, catalog), read(options, catalog)
    assert isinstance(before, Setup)
    assert isinstance(after, Setup)
    graph = {"edges": _graph(before).edges, "h": _graph(after).h}
    ends = {name: before.values[name] for name in ("start", "goal")}
    return {**challenge.options, **ends, "graph": json.dumps(graph), **taken}


def _refusals(change: Mapping[str, Mapping[str, Any]], before: Setup, after: Setup) -> Iterator[Message]:
    for name in (*CHOICES, *OPTIONS):
        is_own = str(after.values[name]).startswith(OWN)
        if name in NOT_ASKED or not _takes(after, name) or _is_same(before, after, name):
            continue
        if is_own and name in CHOICES:
            if change.get(CODE, {}).get("for") != name:
                yield message("challenge.no_code", name=_label(name))
        elif name == "graph" and ESTIMATES in change and name not in change:
            yield from _estimates(change[ESTIMATES], _graph(before), _graph(after))
        elif name == "tree" and not _is_same_but(change.get(name, {}).get("only"), before, after):
            yield message("challenge.tree." + change[name]["only"])
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
        if not _is_same(wanted, second, name)
    ]


def _takes(setup: Setup, name: str) -> bool:
    """Whether the option has an effect on the search."""
    every = (*CHOICES[:2], "start", "goal", *setup.entry.options, *setup.algorithm.options)
    return name in every or (name == "heuristic" and setup.algorithm.uses_h)


def _is_same(one: Setup, other: Setup, name: str) -> bool:
    """Whether both say the same, compared as text, in whatever form a document is written."""
    return _as_text(one, name) == _as_text(other, name)


def _as_text(setup: Setup, name: str) -> str:
    problem = _given(setup)
    if name == "graph" and isinstance(problem, GraphProblem):
        return json.dumps([_edges(problem.graph), _estimates_of(problem.graph)])
    if name == "grid" and isinstance(problem, GridProblem):
        return json.dumps([problem.grid.columns, list(problem.grid.costs)])
    return json.dumps(setup.values[name])


def _given(setup: Setup) -> AnyProblem:
    """The problem without the watch over a reader's heuristic."""
    problem: AnyProblem = getattr(setup.problem, "problem", setup.problem)
    return problem


def _estimates(limits: Mapping[str, Any], old: Graph, new: Graph) -> Iterator[Message]:
    """The faults of a graph in which only the h values may be changed."""
    if _edges(old) != _edges(new):
        yield message("challenge.roads_fixed")
    before, after = _estimates_of(old), _estimates_of(new)
    changed = [place for place in old.nodes if before.get(place, 0) != after.get(place, 0)]
    most = limits.get("most")
    if most is not None and len(changed) > most:
        yield message("challenge.too_many_changes", most=most, changed=changed)


def _is_same_but(only: str | None, before: Setup, after: Setup) -> bool:
    """Whether two game trees differ in nothing else: "order" of the children, "values" of the leaves; None: any."""
    if only is None:
        return True
    trees = [_tree(setup.problem.nodes[0], only) for setup in (before, after)]  # type: ignore[attr-defined]
    return trees[0] == trees[1]


def _tree(node: Any, only: str) -> str:
    """A node with what is below it, as text; without what may change."""
    children = [_tree(child, only) for child in node.children]
    value = "" if only == "values" else str(node.value)
    return f"{node.player if node.children else value}:{node.chance}{sorted(children) if only == 'order' else children}"


def _edges(graph: Graph) -> str:
    """What the search follows, as text: the order of a vertex's edges is part of it, that of the vertices is not."""
    edges = {name: graph.edges.get(name, {}) for name in sorted(graph.nodes)}
    return json.dumps([[name, [[b, as_number(cost)] for b, cost in to.items()]] for name, to in edges.items()])


def _estimates_of(graph: Graph) -> dict[str, Any]:
    return {name: as_number(graph.h[name]) for name in sorted(graph.h) if graph.h[name] != 0}


def _graph(setup: Setup) -> Graph:
    """The graph of a search that takes one."""
    problem = _given(setup)
    assert isinstance(problem, GraphProblem)
    return problem.graph


def _label(name: str) -> Message:
    return message(LABELS.get(name, f"option.{name}.label"))
