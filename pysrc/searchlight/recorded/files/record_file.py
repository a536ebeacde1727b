"""Everything that is known of a search as JSON, and back: a record (chunks/lines.py), which the page shows, too.

What its blocks cannot give back to the library stands in its last line as `exact`, by these names where they differ:
`outcome` (null: not over), `traits`, `shape`, `states` and `actions` (no texts), `path_actions`, and, where no trait
says in which order the frontier is served, `turns` and `stale_from`. The page has no use for it.

Searches were once written in another form, `"format": "searchlight"`: it is read as the record that it amounts to.
"""

import io
from array import array
from dataclasses import replace
from typing import Any, Final

from searchlight import errors
from searchlight.errors import bad, shown
from searchlight.errors.foreign_json import NotJson, read_json
from searchlight.recorded.answer import answer_of
from searchlight.recorded.in_chunks import chunks, ending_of
from searchlight.recorded.restore import check_turns, restored
from searchlight.recorded.search import Finished
from searchlight.recorded.service import stale_from, turns
from searchlight.stream.lines import FORMAT, OF_NODES, VERSION, cells_of
from searchlight.stream.writer import Writer
from searchlight.texts import message

OLD_FORMAT: Final = "searchlight"
ACCEPTED: Final = message("files.accepted.json", form=f'"format": "{FORMAT}", "version": {VERSION}')
AT_ONCE: Final = 8_192  # events in a block: a line that the page takes in within a frame or two
OF_THE_PAGE: Final = ("states", "source", "actions")  # what the page is told besides the traits
SIMPLE: Final = (str, int, float, bool)  # what JSON gives back as it was
DAMAGE: Final = (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError)


def to_json(search: Finished) -> str:
    """States are written as `Problem.plain` says, actions as text unless they are numbers or texts, NaN as null."""
    plain = [search.plain(state) for state in search.record.states]
    drawn = replace(search, shape=search.shape if _fits(search.shape, plain) else {"kind": "text"})
    answer = answer_of(drawn)
    head = {
        "problem": search.problem,
        "algorithm": search.algorithm,
        "options": {name: value if type(value) in SIMPLE else str(value) for name, value in search.options.items()},
        "answer": answer,
    }
    writer = Writer(file := io.StringIO(), head)
    for chunk in chunks(drawn, AT_ONCE):
        writer.add(chunk)
    ending = ending_of(drawn) | {"outcome": search.outcome or "budget"}
    writer.end(ending, exact=_exact(search, drawn.shape, plain, answer["table"]))
    return file.getvalue()


def _fits(shape: dict[str, Any], plain: list[Any]) -> bool:
    """Whether states can be written in the form that their shape says."""
    try:
        if "cells" in shape:
            return all(isinstance(state, list) and len(bytes(state)) == shape["cells"] for state in plain)
        if "places" in shape:
            return all(len(array("h", map(int, state.split(",")))) == shape["places"] for state in plain)
    except (TypeError, ValueError, AttributeError, OverflowError):
        return False
    return True


def _exact(search: Finished, shape: dict[str, Any], plain: list[Any], table: dict[str, Any]) -> dict[str, Any]:
    record = search.record
    exact: dict[str, Any] = {}
    if search.outcome is None:
        exact["outcome"] = None
    if search.traits != _traits(table):
        exact["traits"] = search.traits
    if search.shape != shape:
        exact["shape"] = search.shape
    if "cells" not in shape and any(type(state) is not str for state in plain):
        exact["states"] = plain
    actions = [_action(action) for action in record.actions]
    if any(type(action) is not str for action in actions):
        exact["actions"] = actions
        exact["path_actions"] = search.actions and [_action(action) for action in search.actions]
    if search.turns_are_given or search.traits.get("tie") == "state":  # else they follow from the traits
        exact |= {"turns": list(turns(search)), "stale_from": list(stale_from(search))}
    return exact


def from_json(text: str) -> Finished:
    """What `to_json`, `solve --out` or `Export` wrote; states and actions as JSON has them. Raises BadInput."""
    try:
        data = read_json(text)
    except NotJson as error:
        raise bad("file", "files.unreadable_data", reason=shown(error), accepted=ACCEPTED) from error
    if not isinstance(data, dict) or data.get("format") not in (FORMAT, OLD_FORMAT):
        raise bad("file", "files.not_of_searchlight", accepted=ACCEPTED)
    if data.get("version") != VERSION:
        raise bad("file", "files.wrong_version", version=shown(data.get("version")), accepted=ACCEPTED)
    if data.get("sample"):
        raise bad("file", "records.only_a_sample")
    try:
        return _finished(data if data["format"] == FORMAT else _upgraded(data))
    except DAMAGE as error:
        raise bad("file", "files.data_missing", reason=shown(error), accepted=ACCEPTED) from error


def _upgraded(old: dict[str, Any]) -> dict[str, Any]:
    """The old form, whole columns and all values as they are, as a record of one block."""
    nodes, events = old["nodes"], old["events"]
    block = {name: nodes[name] for name in OF_NODES} | {name: events[name] for name in ("kind", "node")}
    block |= {"nodes": len(nodes["parent"]), "events": len(events["kind"]), "new_labels": old["states"]}
    block |= {"limits": [limit for limit in old["limits"] if limit is not None], "new_actions": old["actions"]}
    ending = {name: old[name] for name in ("outcome", "path", "cost", "seconds")} | {"actions": old["path_actions"]}
    kept = ("traits", "shape", "actions", "path_actions", "turns", "stale_from")
    head = {name: old[name] for name in ("problem", "algorithm", "options")}
    table = {"states": {"kind": "text"}}
    exact = {name: old[name] for name in kept if name in old}
    return {**head, "answer": {"table": table}, "blocks": [block], "ending": ending, "exact": exact}


def _finished(data: dict[str, Any]) -> Finished:
    table, ending, exact = data["answer"]["table"], data["ending"], data.get("exact") or {}
    columns: dict[str, list[Any]] = {name: [] for name in OF_NODES}
    kinds: list[int] = []
    nodes: list[int] = []
    limits: list[float | None] = []
    actions: list[Any] = []
    states: list[Any] = []
    for block in data["blocks"]:
        for name, cells in columns.items():
            cells += cells_of(block[name], block["nodes"], name)
        kinds += cells_of(block["kind"], block["events"], "kind")
        nodes += cells_of(block["node"], block["events"], "node")
        limits += cells_of(block["limits"], 0, "limits")
        actions += block["new_actions"]
        states += _states(block, table["states"])
    states, actions = list(exact.get("states", states)), [_hashable(each) for each in exact.get("actions", actions)]
    outcome = exact.get("outcome", ending["outcome"])
    record = restored(columns, (kinds, nodes), states, actions, limits or [None], outcome)
    search = Finished(record, outcome, cost=ending["cost"], seconds=ending["seconds"])
    search.problem, search.algorithm = str(data["problem"]), str(data["algorithm"])
    search.options, search.shape = dict(data["options"]), dict(exact.get("shape", table["states"]))
    search.traits = dict(exact.get("traits", _traits(table)))
    if "turns" in exact:
        search.turns, search.stale_from = array("i", exact["turns"]), array("i", exact["stale_from"])
        search.turns_are_given = True
        check_turns(search)
    if ending["path"] is not None:
        search.rows = [row for row in ending["path"] if 0 <= row < record.row_count]
        search.path = [search.state(row) for row in search.rows]
        search.actions = [_hashable(action) for action in exact.get("path_actions", ending["actions"])]
    return search


def _traits(table: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in table.items() if name not in OF_THE_PAGE}


def _states(block: dict[str, Any], shape: dict[str, Any]) -> list[Any]:
    """Those that are new in a block."""
    if "cells" in shape:
        cells, each = block["cells"], shape["cells"]
        return [cells[at : at + each] for at in range(0, len(cells), each)]
    if "places" in shape:
        places, each = block["places"], shape["places"]
        return [",".join(map(str, places[at : at + each])) for at in range(0, len(places), each)]
    return list(block["new_labels"])


def _action(action: Any) -> Any:
    return action if type(action) in SIMPLE else str(action)


def _hashable(action: Any) -> Any:
    if type(action) not in SIMPLE:
        raise TypeError(f"{errors.shown(action)} is no action")
    return action
