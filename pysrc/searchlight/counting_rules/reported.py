"""Read reported numbers and the search that they belong to."""

from collections.abc import Mapping
from typing import Any, Final

from searchlight.catalog import ALGORITHMS
from searchlight.counting_rules.explaining import explain
from searchlight.counting_rules.readings import READINGS
from searchlight.errors import BadInput
from searchlight.options import WholeNumber
from searchlight.problems.sliding import ORDERS
from searchlight.setup import Setup, read
from searchlight.texts import message

ONLY_WHEN_ASKED: Final = {"weighted-astar": "weight", "depth-limited": "limit"}  # by the option that makes them mean it


def explained(options: Mapping[str, Any], numbers: Mapping[str, Any]) -> dict[str, Any] | list[BadInput]:
    """The explanation as plain data with messages, or all faults of the input."""
    setups, complaints = candidates(options)
    wanted: dict[str, int] = {}
    for name, value in numbers.items():
        try:
            wanted[name] = WholeNumber(name).read(value)
        except BadInput as complaint:
            complaints.append(complaint)
    if complaints or not wanted:
        return complaints or [BadInput("numbers", message("counts.no_number", names=list(READINGS)))]
    answer = explain(setups, wanted, other_orders=lambda: in_other_orders(setups, options))
    matches = [
        {"algorithm": each.algorithm, "rules": list(each.rules), "said": each.message.as_plain_data()}
        for each in answer.shown
    ]
    caution = [each.as_plain_data() for each in answer.caution]
    tried = answer.tried.as_plain_data()
    return {"ok": True, "said": answer.message.as_plain_data(), "matches": matches, "caution": caution, "tried": tried}


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
