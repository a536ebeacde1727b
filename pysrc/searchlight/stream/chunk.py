"""The form of a chunk: how states travel, how the search ended, and a chunk as bytes.

A chunk says `first_event`, `first_row`, `first_state`; it has the columns of its events (`kind`, `node`, `line`) and of
its nodes (BIRTH_COLUMNS), `limits` of the iterations that begin in it, `new_actions`, the states that are new in
it, and `outcome`: how the search ended, as JSON text, or None.
"""

import json
import struct
from array import array
from collections.abc import Callable, Iterable, Mapping
from itertools import chain
from typing import Any

from searchlight.run import effective_branching


def encoded(
    shape: Mapping[str, Any], states: Iterable[Any], cells: Callable[[Any], bytes], label: Callable[[Any], str]
) -> dict[str, Any]:
    """Encode the states by their shape: as small numbers, as places, or as names."""
    if "cells" in shape:
        return {"cells": array("B", b"".join(map(cells, states)))}
    if "places" in shape:
        return {"places": array("h", chain.from_iterable(states))}
    return {"new_labels": list(map(label, states))}


def ending(result: Mapping[str, Any], rows: list[int] | None, budget: int | None) -> dict[str, Any]:
    """How a search ended. `result`: from Run.result; `rows`: the nodes on its path; `budget`: its limit of nodes."""
    branching = effective_branching(result["generated"], len(rows) - 1) if rows else None
    return {**result, "path": rows, "budget": budget, "effective_branching": branching}


def packed(chunk: Mapping[str, Any], **beside: Any) -> bytes:
    """Pack a chunk: a length (four bytes), that many bytes of JSON, then the columns, each at a multiple of eight.

    web/recording/packed_columns.js reads it. The JSON has `chunk`, without its columns; `columns`, [name, type code,
    number of cells] for each; and the further arguments.
    """
    columns = {name: cells for name, cells in chunk.items() if isinstance(cells, array)}
    rest = {name: value for name, value in chunk.items() if name not in columns}
    listed = [[name, cells.typecode, len(cells)] for name, cells in columns.items()]
    head = json.dumps({**beside, "chunk": rest, "columns": listed}, separators=(",", ":")).encode()
    data = bytearray(struct.pack("<I", len(head)) + head)
    for cells in columns.values():
        data += bytes(-len(data) % 8) + cells.tobytes()
    return bytes(data)
