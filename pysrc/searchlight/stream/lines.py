"""The one form of a search as JSON (`solve --out`, `Export`, `Result.to_json`), which the page shows without searching.

A record is JSON (`.json`, or packed: `.json.gz`), laid out so that it can be read line by line:

    {"format": "searchlight-record", "version": 1,
    "problem": …, "algorithm": …, "options": {…},
    "answer": {…},          what worker.open_run answers, without the number of a run (setup_data.py)
    "blocks": [
    {…},                    a line for each: what worker.advance gives, a chunk (live.py)
    {…}
    ],
    "nodes": …, "events": …, "ending": {…}}     of all blocks together; how the search ended (ChunkedRun.ending)

In a block a column is a list, or the one value that all of its cells have; null stands for NaN, "inf" and "-inf" for
what is infinite. `nodes` and `events` say how many cells the columns have. Numbers of rows, events and states go on
from block to block.

`exact`, in the last line, is for the library alone (recorded/files/record_file.py). `web/features/importing/` reads
records.
"""

import json
import re
from array import array
from collections.abc import Mapping
from math import nan
from typing import Any, Final

from searchlight.columns import BIRTH_COLUMNS, GAME_COLUMNS

FORMAT: Final = "searchlight-record"
VERSION: Final = 1
OF_EVENTS: Final = ("kind", "node", "line")
OF_NODES: Final = BIRTH_COLUMNS
FRACTIONS: Final = ("g", "h", "priority", "limits")
STATES: Final = ("cells", "places", "new_labels")  # one of them
# Forbidden in YAML, or the end of a line to some readers: control characters, separators, byte order, surrogates.
ESCAPED: Final = re.compile("[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff\ud800-\udfff]")
WHOLE: Final = re.compile(r"(?<!-0)\.0(?=[,\]])")  # 3.0 is 3; -0.0 stays, as -0 is the number 0
INFINITE: Final = {"inf": float("inf"), "-inf": float("-inf")}


def as_line(data: Any, separators: tuple[str, str] = (",", ":"), **options: Any) -> str:
    """Compact JSON in one line; letters of all scripts stay readable."""
    text = json.dumps(data, ensure_ascii=False, separators=separators, **options)
    return ESCAPED.sub(lambda match: f"\\u{ord(match[0]):04x}", text)


def block(chunk: Mapping[str, Any]) -> str:
    """A chunk as a line of the record."""
    parts = [f'"{name}":{chunk[name]}' for name in ("first_event", "first_row", "first_state")]
    parts += [f'"events":{len(chunk["kind"])}', f'"nodes":{len(chunk["parent"])}']
    for name in (*OF_EVENTS, *OF_NODES):
        parts.append(f'"{name}":{column(chunk[name])}')
    for name in GAME_COLUMNS:
        if name in chunk:
            parts.append(f'"{name}":{_listed(chunk[name])}')
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
    return WHOLE.sub("", text).replace("NaN", "null").replace("-Infinity", '"-inf"').replace("Infinity", '"inf"')


def cells_of(written: Any, count: int, name: str) -> list[Any]:
    """The cells of a column in a block."""
    listed = written if isinstance(written, list) else [written] * count
    return [_number(cell) for cell in listed] if name in FRACTIONS else listed


def _number(cell: Any) -> Any:
    if cell is None:
        return nan
    return INFINITE[cell] if isinstance(cell, str) else cell
