"""A sheet's description of the problem and the search, complete enough to solve it without the page."""

from math import isinf
from typing import Any, Final

from searchlight.options import OPTIONS, Document
from searchlight.problems.graph import GraphProblem
from searchlight.setup import Setup
from searchlight.tally import as_number
from searchlight.texts import Message, message
from searchlight.worksheets.excerpt import Excerpt, budget_of

MOST_ACTIONS: Final = 12  # actions named in the order of the children
MOST_CELLS: Final = 900  # in a grid that is drawn
MOST_PLACES: Final = 40  # on a map that is drawn

Line = dict[str, Any]  # {"name": message, "value": message or text}


def described(excerpt: Excerpt) -> dict[str, Any]:
    """`{"lines": [line], "start", "goal": states, "shape", "space", "estimates": [[name, h]], "roads": [line]}`."""
    setup = excerpt.setup
    lines = [
        _line("problem", _problem(setup)),
        _line("algorithm", _label(setup.algorithm)),
        *_heuristic(setup),
        *_options(setup),
        _line("frontier", _frontier(excerpt)),
        _line("memory", message("worksheet.memory." + _memory(excerpt))),
        _line("goal_test", message("worksheet.goal_test." + _goal_test(excerpt))),
    ]
    order = children_order(excerpt)
    if order is not None:
        lines.append(_line("children", order))
    return {
        "lines": lines,
        "start": _state(setup, setup.problem.initial),
        "goal": _goal(setup),
        "shape": dict(setup.problem.shape),
        "space": _space(setup),
        "estimates": _estimates(setup),
        "roads": _roads(setup),
    }


def _line(name: str, value: Any) -> Line:
    return {"name": message("worksheet.line." + name), "value": value}


def _label(entry: Any) -> Any:
    """The label of an entry, built-in or in your code."""
    label = entry.as_plain_data(str)["label"]
    return message(label) if label == f"{entry.name.id}" else label


def _problem(setup: Setup) -> Any:
    """The problem's name, with that of a built-in graph or grid."""
    label = _label(setup.entry)
    for name in setup.entry.options:
        option = OPTIONS[name]
        if isinstance(option, Document) and setup.values[name] in option.built_in:
            return message("worksheet.problem", label=label, about=message(f"built_in.{setup.values[name]}"))
    return label


def _heuristic(setup: Setup) -> list[Line]:
    if not setup.algorithm.uses_h:
        return []
    name = setup.values["heuristic"]
    if name.startswith("own:"):
        return [_line("heuristic", name)]
    about = message(f"heuristic.{name}.summary")
    if name == "table":
        about = message("worksheet.as_listed")
    return [_line("heuristic", message("worksheet.heuristic", label=message(f"heuristic.{name}.label"), about=about))]


def _options(setup: Setup) -> list[Line]:
    """The options that affect the search: the weight, the limit, reopening, the jugs."""
    lines = []
    for name in (*setup.entry.options, *setup.algorithm.options):
        if name in ("graph", "grid", "tie", "order"):
            continue
        value = setup.values[name]
        lines.append({"name": message(f"option.{name}.label"), "value": _value(value)})
    budget = budget_of(setup)
    if budget is not None:
        value = message("worksheet.budget", nodes=budget)
        lines.append({"name": message("option.max_nodes.label"), "value": value})
    return lines


def _value(value: Any) -> Message | str:
    if isinstance(value, bool):
        return message("option.yes" if value else "option.no")
    return number(value) if isinstance(value, int | float) else str(value)


def number(value: float) -> Message | str:
    """A number in the sheet's format."""
    return "∞" if isinf(value) else message("worksheet.number", number=as_number(value))


def _frontier(excerpt: Excerpt) -> Message:
    traits = excerpt.traits
    if traits["recursive"]:
        return message("worksheet.frontier.calls")
    if traits["key"] is None:
        return message("worksheet.frontier.stack" if traits["tie"] == "lifo" else "worksheet.frontier.queue")
    first, ties = message("frontier.first." + traits["key"]), message("frontier.ties." + traits["tie"])
    return message("worksheet.frontier.both" if excerpt.meets else "worksheet.frontier.key", first=first, ties=ties)


def _memory(excerpt: Excerpt) -> str:
    """How the search treats repeated states, as part of a text's id."""
    traits, algorithm = excerpt.traits, excerpt.setup.algorithm
    if excerpt.meets:
        return "best_of_side"
    if algorithm.id == "ida-star":
        return "parent"
    if traits["stale_when"]:
        return traits["stale_when"].replace("-", "_")  # type: ignore[no-any-return]
    if "cycle" in traits["kinds"]:
        return "path"
    if "duplicate" not in traits["kinds"]:
        return "none"
    if traits["key"] is None:
        return "reached"
    closed = "reopen" in algorithm.options and not excerpt.setup.values["reopen"]
    return "best_of_open" if closed else "best"


def _goal_test(excerpt: Excerpt) -> str:
    """When the goal is tested, as part of a text's id."""
    if excerpt.meets:
        return "meeting"
    traits = excerpt.traits
    return "called" if traits["recursive"] else "early" if "found" in traits["kinds"] else "late"


def _state(setup: Setup, state: Any) -> dict[str, Any]:
    described = setup.problem.describe(state)
    return {"text": described["text"], "cells": described.get("cells")}


def _goal(setup: Setup) -> dict[str, Any]:
    """The goal state, or the text typed for a goal test."""
    if setup.problem.goal is not None:
        return _state(setup, setup.problem.goal)
    return {"text": str(setup.values["goal"]), "cells": None}


def children_order(excerpt: Excerpt) -> Message | None:
    """A sentence about the order of children; None if no single sentence is true of all nodes on the sheet."""
    record, problem = excerpt.record, excerpt.setup.problem
    lists = [list(problem.actions(record.states[record.state[row]])) for row in excerpt.expanded]
    by_name = all(isinstance(action, str) for each in lists for action in each)
    alphabet = (
        message("worksheet.children.alphabet") if by_name and all(each == sorted(each) for each in lists) else None
    )
    merged = None if isinstance(problem, GraphProblem) else _merged(lists)
    if merged is None or len(merged) > MOST_ACTIONS:
        return alphabet
    known = excerpt.setup.entry.actions
    names = [known.get(str(action), str(action)) for action in merged]
    return message("worksheet.children.order", actions=names)


def _merged(lists: list[list[Any]]) -> list[Any] | None:
    """One list that has the elements of all lists in their order; None if there is none."""
    left = [list(each) for each in lists if each]
    merged: list[Any] = []
    while left:
        behind = {action for each in left for action in each[1:]}
        first = next((each[0] for each in left if each[0] not in behind), None)
        if first is None:
            return None
        merged.append(first)
        left = [rest for each in left if (rest := each[1:] if each[0] == first else each)]
    return merged


def _space(setup: Setup) -> dict[str, Any] | None:
    """The map or the grid; None if it is too large for a sheet."""
    space = setup.problem.space
    if space is None or (space["kind"] == "map" and not isinstance(setup.problem, GraphProblem)):
        return None  # a map of a puzzle's states would give away too much
    if space["kind"] == "grid":
        fields = ("kind", "columns", "rows", "costs", "start", "goal")
        return {name: space[name] for name in fields} if space["columns"] * space["rows"] <= MOST_CELLS else None
    fields = ("kind", "nodes", "edges", "directed", "start", "goal")
    return {name: space[name] for name in fields} if len(space["nodes"]) <= MOST_PLACES else None


def _estimates(setup: Setup) -> list[list[Any]]:
    """h of each vertex of a graph, if the search uses the graph's table."""
    problem = setup.problem
    if not isinstance(problem, GraphProblem) or not setup.algorithm.uses_h or setup.values["heuristic"] != "table":
        return []
    return [[name, number(problem.h(name))] for name in sorted(problem.graph.nodes)]


def _roads(setup: Setup) -> list[Line]:
    """The edges of each vertex in the order of its children, if the map is missing or does not show that order."""
    problem = setup.problem
    if not isinstance(problem, GraphProblem) or len(problem.graph.nodes) > MOST_PLACES:
        return []
    ordered = all(list(targets) == sorted(targets) for targets in problem.graph.edges.values())
    if ordered and _space(setup):
        return []
    return [
        {"name": source, "value": message("worksheet.roads", roads=[_road(*each) for each in targets.items()])}
        for source, targets in problem.graph.edges.items()
        if targets
    ]


def _road(target: str, cost: float) -> Message:
    return message("worksheet.road", name=target, cost=as_number(cost))
