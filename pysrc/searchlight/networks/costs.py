"""What the edges of a graph cost: which of their data is the cost, and what the reader must know about it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from searchlight.errors import Caveat
from searchlight.networks import errors
from searchlight.networks.numbers import amount
from searchlight.problems.graph import MOST

LABEL: Final = "label"
KNOWN: Final = ("cost", "weight", "length", "distance", LABEL)  # fields that are costs, the first of them first
UNIT: Final = "1"  # chosen in place of a field: every edge costs 1
NO_DATA: Final = ("id", "key", "type")  # what the formats themselves say of an edge

Edge = tuple[str, str, Mapping[str, Any]]


class Costs(NamedTuple):
    """`field`: the data that is the cost, None: every edge costs 1. `fields`: all that could be, with numbers only."""

    field: str | None
    fields: list[str]
    told: list[Caveat]

    def of(self, data: Mapping[str, Any]) -> float:
        cost = None if self.field is None else amount(data.get(self.field))
        return 1 if cost is None else cost


def costs_of(option: str, edges: Sequence[Edge], wanted: str | None) -> Costs:
    """The costs of these edges. `wanted`: the chosen field, UNIT, or None for a known one. Raises BadInput."""
    names = dict.fromkeys(name for _, _, data in edges for name in data if name.lower() not in NO_DATA)
    counts = {name: sum(amount(data.get(name)) is not None for _, _, data in edges) for name in names}
    fields = [name for name in names if counts[name]]
    if wanted is not None and wanted not in fields and wanted != UNIT:
        raise errors.no_such_field(wanted, fields or list(names))
    if wanted == UNIT and UNIT not in fields:
        return Costs(None, fields, [])
    known = [name for each in KNOWN for name in names if name.lower() == each and (counts[name] or each != LABEL)]
    field = wanted or (known[0] if known else None)
    if field is None:
        return Costs(None, fields, [errors.no_costs(option, fields)] if names else [])
    told = []
    if field.lower() != LABEL or wanted:  # a label may be anything
        _check(edges, field)
    if missing := len(edges) - counts[field]:
        told.append(errors.costs_missing(option, field, missing, len(edges)))
    others = [name for name in known if name != field and name.lower() != LABEL]
    if others and wanted is None:
        told.append(errors.other_costs(option, field, others))
    return Costs(field, fields, told)


def _check(edges: Sequence[Edge], field: str) -> None:
    """Raises BadInput for an edge whose value is there and cannot be a cost."""
    for source, target, data in edges:
        if data.get(field, "") not in ("", None) and amount(data[field]) is None:
            raise errors.bad_cost(field, source, target, data[field], MOST)
