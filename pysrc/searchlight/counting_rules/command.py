"""`python3 -m searchlight explain-count`: which algorithm and way of counting gives the numbers that were reported."""

import json
from argparse import ArgumentParser, Namespace
from functools import partial

from searchlight.command.arguments import add_search_options, complain, group, refuse, search_options
from searchlight.counting_rules.explaining import explain
from searchlight.counting_rules.readings import READINGS
from searchlight.counting_rules.reported import candidates, in_other_orders
from searchlight.errors import BadInput, SearchlightError
from searchlight.options import WholeNumber
from searchlight.texts import english

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
