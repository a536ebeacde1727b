"""The searches that reported numbers may belong to."""

from collections.abc import Mapping
from typing import Any, Final

from searchlight.catalog import ALGORITHMS
from searchlight.errors import BadInput
from searchlight.problems.sliding import ORDERS
from searchlight.setup import Setup, read

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
