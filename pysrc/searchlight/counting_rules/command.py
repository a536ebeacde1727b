"""`python3 -m searchlight explain-count`: which algorithm and way of counting gives the numbers that were reported."""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from searchlight.catalog import ALGORITHMS
from searchlight.command.arguments import add_search_options, complain, group, refuse, search_options
from searchlight.counting_rules.explaining import explain
from searchlight.counting_rules.readings import READINGS
from searchlight.errors import BadInput, SearchlightError
from searchlight.options import WholeNumber
from searchlight.problems.sliding import ORDERS
from searchlight.setup import Setup, read
from searchlight.texts import english

ONLY_WHEN_ASKED: Final = {"weighted-astar": "weight", "depth-limited": "limit"}  # by the option that makes them mean it


def candidates(options: Mapping[str, Any]) -> tuple[list[Setup], list[BadInput]]:
    """The searches for these options, with every suitable algorithm if none is given; or all complaints."""
    first = read(options)
    if not isinstance(first, Setup):
        return [], first
    if options.get("algorithm"):
        return [first], []
    blind = first.values["heuristic"] == "zero" and not options.get("heuristic")
    names = [
        name
        for name, entry in ALGORITHMS.items()
        if not (blind and entry.uses_h)  # without h they are others again
        and (name not in ONLY_WHEN_ASKED or options.get(ONLY_WHEN_ASKED[name]) is not None)
    ]
    # What is refused here is an algorithm that cannot search this problem.
    return [setup for name in names if isinstance(setup := read({**options, "algorithm": name}), Setup)], []


def in_other_orders(setups: list[Setup], options: Mapping[str, Any]) -> list[Setup]:
    """The searches with the blank's moves in each other order; none if the order is given or there is no such order."""
    if options.get("order") or not setups or "order" not in setups[0].entry.options:
        return []
    others = [order for order in ORDERS if order != setups[0].values["order"]]
    made = (read({**setup.values, "order": order}, ahead=False) for order in others for setup in setups)
    return [setup for setup in made if isinstance(setup, Setup)]


COMMAND = "explain-count"


def add_options(parser: ArgumentParser) -> None:
    add_search_options(parser, algorithm_required=False)
    counts = group(parser, "counts")
    for name in READINGS:
        counts.add_argument(f"--{name.replace('_', '-')}", dest=name, metavar="N", help=english("counts." + name))


def explain_count(arguments: Namespace) -> int:
    """Run the command. Exit status 0 with or without an explanation, 2 for bad input."""
    try:
        wanted = {name: WholeNumber(name).read(value) for name in READINGS if (value := getattr(arguments, name))}
        options = search_options(arguments)
        searches = candidates(options)
    except BadInput as complaint:
        return complain(COMMAND, complaint)
    if not wanted:
        return refuse(COMMAND, english("counts.no_number", names=[f"--{name.replace('_', '-')}" for name in READINGS]))
    setups, complaints = searches
    if complaints:
        return complain(COMMAND, complaints[0])
    try:
        others = partial(in_other_orders, setups, options)
        explanation = explain(setups, wanted, setups[0].values["max_nodes"], others)
    except SearchlightError as error:
        return refuse(COMMAND, str(error))
    if arguments.json:
        print(json.dumps(explanation.as_plain_data()))
    else:
        lines = [explanation.message, *(f"- {each.message}" for each in explanation.shown), *explanation.caution]
        print("\n".join(map(str, lines)))
    return 0
