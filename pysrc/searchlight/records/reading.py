"""A record that was written by the command line, as a finished search of the library."""

from typing import Any, Final

from searchlight import errors
from searchlight.errors.foreign_json import NotJson, read_json
from searchlight.library.finished import Finished
from searchlight.library.restore import restored
from searchlight.records.form import FORMAT, OF_NODES, VERSION, cells_of
from searchlight.texts import message

ACCEPTED: Final = message("files.accepted.json", form=f'"format": "{FORMAT}", "version": {VERSION}')
BEGINNING: Final = 400  # characters in which a record says that it is one
OF_THE_PAGE: Final = ("states", "source", "actions")  # what the page is told besides the traits


def is_record(text: str) -> bool:
    return f'"{FORMAT}"' in text[:BEGINNING]


def from_record(text: str) -> Finished:
    """States as the numbers of their face, or as texts; actions as texts. Raises BadInput."""
    try:
        data = read_json(text)
        if data["version"] != VERSION:
            raise errors.files.wrong_version(data["version"], ACCEPTED)
        if data.get("sample"):
            raise errors.records.only_a_sample()
        return _finished(data)
    except NotJson as error:
        raise errors.files.unreadable_data(error, ACCEPTED) from error
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError) as error:
        raise errors.files.data_missing(error, ACCEPTED) from error


def _finished(data: dict[str, Any]) -> Finished:
    table, ending = data["answer"]["table"], data["ending"]
    columns: dict[str, list[Any]] = {name: [] for name in OF_NODES}
    kinds: list[int] = []
    nodes: list[int] = []
    limits: list[float | None] = []
    actions: list[str] = []
    states: list[Any] = []
    for block in data["blocks"]:
        for name, cells in columns.items():
            cells += cells_of(block[name], block["nodes"], name)
        kinds += cells_of(block["kind"], block["events"], "kind")
        nodes += cells_of(block["node"], block["events"], "node")
        limits += cells_of(block["limits"], 0, "limits")
        actions += block["new_actions"]
        states += _states(block, table["states"])
    record = restored(columns, (kinds, nodes), states, actions, limits or [None], ending["outcome"])
    search = Finished(record, ending["outcome"], cost=ending["cost"], seconds=ending["seconds"])
    search.problem, search.algorithm = str(data["problem"]), str(data["algorithm"])
    search.options, search.shape = dict(data["options"]), dict(table["states"])
    search.traits = {name: value for name, value in table.items() if name not in OF_THE_PAGE}
    if ending["path"] is not None:
        search.rows = [row for row in ending["path"] if 0 <= row < record.row_count]
        search.path = [search.state(row) for row in search.rows]
        search.actions = list(ending["actions"])
    return search


def _states(block: dict[str, Any], shape: dict[str, Any]) -> list[Any]:
    """Those that are new in a block."""
    if "cells" in shape:
        cells, each = block["cells"], shape["cells"]
        return [cells[at : at + each] for at in range(0, len(cells), each)]
    if "places" in shape:
        places, each = block["places"], shape["places"]
        return [",".join(map(str, places[at : at + each])) for at in range(0, len(places), each)]
    return list(block["new_labels"])
