"""Everything that is known of a search, as JSON: one line for each column, so that files can be compared."""

from array import array
from math import inf, isnan, nan
from typing import Any, Final

from searchlight import errors
from searchlight.columns import BIRTH_COLUMNS, EVENT_COLUMNS
from searchlight.errors.foreign_json import NotJson, read_json
from searchlight.library.files.text import as_json
from searchlight.library.finished import Finished
from searchlight.library.restore import check_turns, restored
from searchlight.library.service import stale_from, turns
from searchlight.texts import message

FORMAT: Final = "searchlight"
VERSION: Final = 1
ACCEPTED: Final = message("files.accepted.json", form=f'"format": "{FORMAT}", "version": {VERSION}')
SIMPLE: Final = (str, int, float, bool)  # what JSON gives back as it was


def to_json(search: Finished) -> str:
    """States are written as `Problem.plain` says, actions as text unless they are numbers or texts, NaN as null."""
    record = search.record
    head = {
        "format": FORMAT,
        "version": VERSION,
        "problem": search.problem,
        "algorithm": search.algorithm,
        "options": {name: value if type(value) in SIMPLE else str(value) for name, value in search.options.items()},
        "traits": search.traits,
        "shape": search.shape,
        "outcome": search.outcome,
        "path": search.rows,
        "path_actions": None if search.actions is None else [_action(action) for action in search.actions],
        "cost": search.cost,
        "seconds": search.seconds,
        "limits": [each.limit for each in record.iterations],
    }
    if search.turns_are_given or search.traits.get("tie") == "state":  # else they follow from the traits
        head |= {"turns": list(turns(search)), "stale_from": list(stale_from(search))}
    lines = [f"{as_json(name)}: {as_json(value)}" for name, value in head.items()]
    lines += [
        '"actions": ' + _column(map(_action, record.actions)),
        '"states": ' + _column(map(search.plain, record.states)),
    ]
    for group, names in (("nodes", BIRTH_COLUMNS), ("events", EVENT_COLUMNS)):
        columns = ",\n".join(f"  {as_json(name)}: {_column(getattr(record, name))}" for name in names)
        lines.append(f'"{group}": {{\n{columns}\n}}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def from_json(text: str) -> Finished:
    """What `to_json` wrote; states and actions as JSON has them. Raises BadInput."""
    try:
        data = read_json(text)
    except NotJson as error:
        raise errors.files.unreadable_data(error, ACCEPTED) from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise errors.files.not_of_searchlight(ACCEPTED)
    if data.get("version") != VERSION:
        raise errors.files.wrong_version(data.get("version"), ACCEPTED)
    try:
        return _finished(data)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError) as error:
        raise errors.files.data_missing(error, ACCEPTED) from error


def _finished(data: dict[str, Any]) -> Finished:
    nodes = {name: _numbers(data["nodes"][name]) for name in BIRTH_COLUMNS}
    record = restored(
        nodes,
        (data["events"]["kind"], data["events"]["node"]),
        list(data["states"]),
        [_hashable(action) for action in data["actions"]],
        [None if limit is None else _number(limit) for limit in data["limits"]],
        data["outcome"],
    )
    search = Finished(record, data["outcome"], cost=data["cost"], seconds=data["seconds"])
    search.problem, search.algorithm = str(data["problem"]), str(data["algorithm"])
    search.options, search.traits, search.shape = dict(data["options"]), dict(data["traits"]), dict(data["shape"])
    if data.get("turns") is not None:
        search.turns, search.stale_from = array("i", data["turns"]), array("i", data["stale_from"])
        search.turns_are_given = True
        check_turns(search)
    if data["path"] is not None:
        search.rows = [row for row in data["path"] if 0 <= row < record.row_count]
        search.path = [search.state(row) for row in search.rows]
        search.actions = [_hashable(action) for action in data["path_actions"]]
    return search


def _action(action: Any) -> Any:
    return action if type(action) in SIMPLE else str(action)


def _column(values: Any) -> str:
    return as_json([_plain(value) for value in values])


def _plain(value: Any) -> Any:
    """A number as JSON can write it: null for NaN, a text for what is infinite."""
    if type(value) is float and not -inf < value < inf:
        return None if isnan(value) else str(value)
    return value


def _numbers(column: list[Any]) -> list[Any]:
    return [_number(value) for value in column]


def _number(value: Any) -> Any:
    if value is None:
        return nan
    if isinstance(value, str) and value in ("inf", "-inf"):
        return float(value)
    if type(value) not in (int, float):
        raise TypeError(f"{errors.shown(value)} is no number")
    return value


def _hashable(action: Any) -> Any:
    if type(action) not in SIMPLE:
        raise TypeError(f"{errors.shown(action)} is no action")
    return action
