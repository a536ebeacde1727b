"""Convert an observation to plain data and back: columns of numbers, and every state and action once.

A state is a text, bytes, a number, or a tuple of these; anything else is written as a value of the program's own.
The data is not trusted: verification.py compares it with the problem.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from searchlight.texts import Message
from searchlight.tracing.watch.observation import (
    CONTAINERS,
    WITNESSES,
    Entry,
    HRead,
    LogKind,
    Made,
    Mutated,
    Observation,
    ProgramError,
)
from searchlight.tracing.watch.states import Own

KINDS: Final = list(LogKind)
PICKED: Final = ("heap", "chosen")
DEEPEST: Final = 8  # levels of nested tuples


class Malformed(Exception):  # noqa: N818 - it is said of the data
    """The data does not have the form of an observation."""


def data_of_observation(noted: Observation) -> dict[str, Any]:
    """Everything recorded about the run, ready for JSON."""
    things = _Things()
    number = things.number
    return {
        "family": noted.family, "function": noted.function, "outcome": noted.outcome, "frontier": noted.frontier,
        "start": number(noted.start), "expanded": list(map(number, noted.expanded)), "nodes": noted.nodes,
        "lines": noted.lines, "parents": [each.parent for each in noted.made],
        "actions": [number(each.action) for each in noted.made], "made": [number(each.state) for each in noted.made],
        "costs": [each.cost for each in noted.made], "goal_tests": list(map(number, noted.goal_tests)),
        "h_states": [number(each.state) for each in noted.h_reads], "h_values": [each.value for each in noted.h_reads],
        "entries": [list(each) for each in noted.entries], "log_kinds": [KINDS.index(kind) for kind, _ in noted.log],
        "log_indices": [index for _, index in noted.log], "returned": noted.returned,
        "path": None if noted.path is None else list(map(number, noted.path)), "claimed": noted.claimed,
        "lacks_start": noted.lacks_start, "seen": noted.seen, "last_first": noted.last_first,
        "container": noted.container, "other_goal": noted.other_goal and list(map(number, noted.other_goal)),
        "picked": noted.picked, "is_printed": noted.is_printed,
        "renamed": noted.renamed and noted.renamed.as_plain_data(), "recognized": noted.recognized,
        "missing": noted.missing and noted.missing.as_plain_data(),
        "values": noted.values, "shares_path": noted.shares_path,
        "output": noted.output, "seconds": noted.seconds,
        "error": noted.error and [noted.error.line, noted.error.message.as_plain_data(), noted.error.when],
        "mutated": [[each.when, number(each.before), number(each.after)] for each in noted.mutated],
        "things": things.written,
    }  # fmt: skip


def observation_of_data(data: Any) -> Observation:
    """The observation in the data, without `actions` and `cost` of its path. Raises Malformed."""
    try:
        return _read(data)
    except (TypeError, ValueError, KeyError, IndexError, AttributeError, RecursionError, OverflowError) as error:
        raise Malformed from error


def _read(data: dict[str, Any]) -> Observation:
    things = [_thing(each, DEEPEST) for each in _listed(data["things"])]
    noted = Observation(_text(data["family"]), None if data["function"] is None else _text(data["function"]))

    def named(numbers: Any) -> list[Any]:
        return [things[at] for at in _numbers(numbers, len(things))]

    noted.start = things[_number(data["start"])]
    noted.expanded, noted.goal_tests = named(data["expanded"]), named(data["goal_tests"])
    noted.nodes, parents = _numbers(data["nodes"]), _numbers(data["parents"])
    noted.lines = [None if each is None else _number(each) for each in _listed(data["lines"])]
    costs = [None if each is None else _amount(each) for each in _listed(data["costs"])]
    columns = parents, named(data["actions"]), named(data["made"]), costs
    noted.made = [Made(*each) for each in zip(*columns, strict=True)]
    values = [_amount(each) for each in _listed(data["h_values"])]
    noted.h_reads = [HRead(*each) for each in zip(named(data["h_states"]), values, strict=True)]
    noted.entries = [Entry(*_numbers([container, node, rank])) for container, node, rank in data["entries"]]
    log = zip(_numbers(data["log_kinds"], len(KINDS)), _numbers(data["log_indices"]), strict=True)
    noted.log = [(KINDS[kind], index) for kind, index in log]
    noted.frontier, noted.outcome = _text(data["frontier"]), _text(data["outcome"])
    noted.returned = data["returned"]
    noted.path = None if data["path"] is None else named(data["path"])
    noted.claimed = None if data["claimed"] is None else _amount(data["claimed"])
    noted.lacks_start = _truth(data["lacks_start"])
    noted.seen = None if data["seen"] is None else WITNESSES[WITNESSES.index(_text(data["seen"]))]
    noted.last_first = None if data["last_first"] is None else _truth(data["last_first"])
    noted.picked = None if data["picked"] is None else PICKED[PICKED.index(_text(data["picked"]))]
    noted.is_printed = _truth(data["is_printed"])
    noted.renamed = None if data["renamed"] is None else message_of_data(data["renamed"])
    noted.recognized = _truth(data["recognized"])
    noted.missing = None if data["missing"] is None else message_of_data(data["missing"])
    container = data.get("container")
    noted.container = None if container is None else CONTAINERS[CONTAINERS.index(_text(container))]
    if (other := data.get("other_goal")) is not None:
        state, tested = named(other)
        noted.other_goal = state, tested
    noted.shares_path = _truth(data.get("shares_path", False))
    noted.values = [None if each is None else _amount(each) for each in _listed(data.get("values", []))]
    noted.output, noted.seconds = list(map(_text, _listed(data["output"]))), _amount(data["seconds"])
    if data["error"] is not None:
        line, sentence, when = data["error"]
        noted.error = ProgramError(None if line is None else _number(line), message_of_data(sentence), _number(when))
    noted.mutated = [
        Mutated(_number(when), things[_number(before)], things[_number(after)])
        for when, before, after in data["mutated"]
    ]
    return noted


class _Things:
    """States and actions, each written once."""

    def __init__(self) -> None:
        self.written: list[Any] = []
        self._known: dict[Any, int] = {}

    def number(self, thing: Any) -> int:
        try:
            key = (type(thing), thing)  # 1, 1.0 and True are equal
            known = self._known.get(key)
        except Exception:  # from the program's own __hash__
            key, known = None, None
        if known is None:
            known = len(self.written)
            self.written.append(_written(thing))
            if key is not None:
                self._known[key] = known
        return known


def _written(thing: Any) -> Any:
    if isinstance(thing, Own):
        return {"own": str(thing)}
    if isinstance(thing, str):
        return str(thing)
    if thing is None or type(thing) in (int, float, bool):
        return thing
    if isinstance(thing, bytes):
        return {"bytes": thing.hex()}
    if isinstance(thing, tuple):
        return {"tuple": list(map(_written, thing))}
    try:
        return {"own": repr(thing)}
    except Exception:  # from the program's own __repr__
        return {"own": f"<{type(thing).__name__}>"}


def _thing(written: Any, depth: int) -> Any:
    if written is None or type(written) in (str, int, float, bool):
        return written
    ((kind, value),) = written.items()
    if kind == "tuple" and depth:
        return tuple(_thing(each, depth - 1) for each in _listed(value))
    readers: dict[str, Callable[[Any], Any]] = {"bytes": bytes.fromhex, "own": lambda text: Own(_text(text))}
    return readers[kind](value)


def message_of_data(data: Any) -> Message:
    """A message that can be worded. Raises KeyError, TypeError or ValueError for anything else."""
    read = Message(_text(data["id"]), dict(data["values"]))
    str(read)
    return read


def _listed(value: Any) -> list[Any]:
    if type(value) is not list:
        raise TypeError(value)
    return value


def _numbers(values: Iterable[Any], most: int | None = None) -> list[int]:
    """Check that all values are integers; with `most`, that each is from 0 to `most` - 1."""
    numbers = list(values)
    if not all(type(each) is int for each in numbers):
        raise TypeError(values)
    if most is not None and numbers and not 0 <= min(numbers) <= max(numbers) < most:
        raise IndexError(values)
    return numbers


def _number(value: Any) -> int:
    (number,) = _numbers([value])
    return number


def _amount(value: Any) -> float:
    if type(value) not in (int, float):
        raise TypeError(value)
    return value  # type: ignore[no-any-return]


def _truth(value: Any) -> bool:
    if type(value) is not bool:
        raise TypeError(value)
    return value


def _text(value: Any) -> str:
    if type(value) is not str:
        raise TypeError(value)
    return value
