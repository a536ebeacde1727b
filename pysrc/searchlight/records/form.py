"""A record's lines: how the columns of a chunk are written, and read again."""

import json
from array import array
from collections.abc import Mapping
from math import nan
from typing import Any, Final

from searchlight.columns import BIRTH_COLUMNS

FORMAT: Final = "searchlight-record"
VERSION: Final = 1
OF_EVENTS: Final = ("kind", "node", "line")
OF_NODES: Final = BIRTH_COLUMNS
COUNTS: Final = ("expanded", "generated", "frontier", "max_frontier", "deepest", "max_calls")  # where there is a sample
FRACTIONS: Final = ("g", "h", "priority", "limits")
STATES: Final = ("cells", "places", "new_labels")  # one of them
INFINITE: Final = {"inf": float("inf"), "-inf": float("-inf")}


def as_line(data: Any) -> str:
    """JSON in one line, as short as it can be; letters of all scripts stay readable."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def block(chunk: Mapping[str, Any]) -> str:
    """A chunk as a line of the record."""
    parts = [f'"{name}":{chunk[name]}' for name in ("first_event", "first_row", "first_state")]
    parts += [f'"events":{len(chunk["kind"])}', f'"nodes":{len(chunk["parent"])}']
    counted = [f"count_{name}" for name in COUNTS if f"count_{name}" in chunk]
    for name in (*OF_EVENTS, *counted, *OF_NODES):
        parts.append(f'"{name}":{column(chunk[name])}')
    parts.append(f'"limits":{_listed(chunk["limits"])}')
    for name in STATES:
        if name in chunk:
            listed = chunk[name]
            parts.append(f'"{name}":{_listed(listed) if isinstance(listed, array) else as_line(listed)}')
    parts.append(f'"new_actions":{as_line(chunk["new_actions"])}')
    return "{" + ",".join(parts) + "}"


def column(cells: "array[Any]") -> str:
    """A column: a list, or the one value of all its cells."""
    if cells and cells.tobytes() == cells[:1].tobytes() * len(cells):
        return _listed(cells[:1])[1:-1]
    return _listed(cells)


def _listed(cells: "array[Any]") -> str:
    text = json.dumps(cells.tolist(), separators=(",", ":"))
    if cells.typecode != "d":
        return text
    text = text.replace(".0,", ",").replace(".0]", "]")  # 3.0 is 3
    return text.replace("NaN", "null").replace("-Infinity", '"-inf"').replace("Infinity", '"inf"')


def cells_of(written: Any, count: int, name: str) -> list[Any]:
    """The cells of a column as a block has it."""
    listed = written if isinstance(written, list) else [written] * count
    return [_number(cell) for cell in listed] if name in FRACTIONS else listed


def _number(cell: Any) -> Any:
    if cell is None:
        return nan
    return INFINITE[cell] if isinstance(cell, str) else cell
