"""Convert an observation to plain data and back: columns of numbers, and every state and action once.

A state is a text, bytes, a number, or a tuple of these; anything else is written as a value of the program's own.
The data is not trusted: verification.py compares it with the problem.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from searchlight.texts import Message
from searchlight.tracing.watch.observation import (
    CONTAINERS,
    OUTCOMES,
    WITNESSES,
    Entry,
    HRead,
    LogKind,
    Made,
    Mutated,
    Observation,
    ProgramError,
)
from searchlight.tracing.watch.states import Own, repr_of

KINDS: Final = list(LogKind)
DEEPEST: Final = 8  # levels of nested tuples
Read = Callable[[Any], Any]


class Malformed(Exception):  # noqa: N818 - it is said of the data
    """The data does not have the form of an observation."""


# -- readers of values: each raises an exception for any other value ---------------------------------------------------


def _of(*kinds: type) -> Read:
    def read(value: Any) -> Any:
        if type(value) not in kinds:
            raise TypeError(value)
        return value

    return read


def _one_of(*values: str) -> Read:
    return lambda value: values[values.index(_text(value))]


def _or_none(read: Read) -> Read:
    return lambda value: None if value is None else read(value)


def _list_of(read: Read) -> Read:
    return lambda values: list(map(read, _listed(values)))


_text, _number, _amount, _truth, _listed = _of(str), _of(int), _of(int, float), _of(bool), _of(list)


def message_of_data(data: Any) -> Message:
    """A message that can be worded. Raises KeyError, TypeError or ValueError for anything else."""
    read = Message(_text(data["id"]), dict(data["values"]))
    str(read)
    return read


def _error(value: Any) -> ProgramError:
    line, sentence, when = value
    return ProgramError(_or_none(_number)(line), message_of_data(sentence), _number(when))


# The fields that are written as they are, and their readers.
PLAIN: Final[dict[str, Read]] = {
    "family": _text, "function": _or_none(_text), "outcome": _one_of(*OUTCOMES), "returned": lambda value: value,
    "frontier": _one_of("observed", "inferred"), "seen": _or_none(_one_of(*WITNESSES)),
    "container": _or_none(_one_of(*CONTAINERS)), "picked": _or_none(_one_of("heap", "chosen")),
    "last_first": _or_none(_truth), "lacks_start": _truth, "is_printed": _truth, "recognized": _truth,
    "shares_path": _truth, "claimed": _or_none(_amount), "seconds": _amount, "output": _list_of(_text),
    "nodes": _list_of(_number), "lines": _list_of(_or_none(_number)), "values": _list_of(_or_none(_amount)),
    "entries": _list_of(lambda each: Entry(*map(_number, each))),
}  # fmt: skip
STATES: Final = ("expanded", "goal_tests")  # lists of states
MAYBE_STATES: Final = ("path", "other_goal")
MESSAGES: Final = ("renamed", "missing")
# Lists of tuples: by column what reads it; None: it has states or actions.
TABLES: Final[dict[str, tuple[type, dict[str, Read | None]]]] = {
    "made": (Made, {"parents": _number, "actions": None, "made": None, "costs": _or_none(_amount)}),
    "h_reads": (HRead, {"h_states": None, "h_values": _amount}),
}


def data_of_observation(noted: Observation) -> dict[str, Any]:
    """Everything recorded about the run, ready for JSON."""
    things = _Things()
    data: dict[str, Any] = {name: getattr(noted, name) for name in PLAIN}
    data |= {name: list(map(things.number, getattr(noted, name) or ())) for name in (*STATES, *MAYBE_STATES)}
    data |= {name: None for name in MAYBE_STATES if getattr(noted, name) is None}
    for name, (_, columns) in TABLES.items():
        for at, (column, read) in enumerate(columns.items()):
            values = [row[at] for row in getattr(noted, name)]
            data[column] = values if read else list(map(things.number, values))
    data |= {name: value and value.as_plain_data() for name in MESSAGES for value in [getattr(noted, name)]}
    data["start"] = things.number(noted.start)
    data["mutated"] = [[each.when, *map(things.number, each[1:])] for each in noted.mutated]
    data["log_kinds"] = [KINDS.index(kind) for kind, _ in noted.log]
    data["log_indices"] = [index for _, index in noted.log]
    data["error"] = noted.error and [noted.error.line, noted.error.message.as_plain_data(), noted.error.when]
    return data | {"things": things.written}


def observation_of_data(data: Any) -> Observation:
    """The observation in the data, without `actions` and `cost` of its path. Raises Malformed."""
    try:
        return _read(data)
    except (TypeError, ValueError, KeyError, IndexError, AttributeError, RecursionError, OverflowError) as error:
        raise Malformed from error


def _read(data: dict[str, Any]) -> Observation:
    things = [_thing(each, DEEPEST) for each in _listed(data["things"])]

    def thing(number: Any) -> Any:
        return things[_numbers([number], len(things))[0]]

    noted = Observation("")
    for name, read in PLAIN.items():
        setattr(noted, name, read(data.get(name, getattr(noted, name))))
    for name in (*STATES, *MAYBE_STATES):
        states = data.get(name) if name in MAYBE_STATES else data[name]
        setattr(noted, name, states if states is None else _list_of(thing)(states))
    for name, (row, readers) in TABLES.items():
        columns = [_list_of(read or thing)(data[column]) for column, read in readers.items()]
        setattr(noted, name, [row(*each) for each in zip(*columns, strict=True)])
    for name in MESSAGES:
        setattr(noted, name, _or_none(message_of_data)(data.get(name)))
    if noted.other_goal is not None:
        state, tested = noted.other_goal
        noted.other_goal = state, tested
    noted.mutated = [Mutated(_number(when), thing(before), thing(after)) for when, before, after in data["mutated"]]
    log = zip(_numbers(data["log_kinds"], len(KINDS)), _numbers(data["log_indices"]), strict=True)
    noted.log = [(KINDS[kind], index) for kind, index in log]
    noted.start, noted.error = thing(data["start"]), _or_none(_error)(data["error"])
    return noted


def _numbers(values: Iterable[Any], most: int | None = None) -> list[int]:
    """Check that all values are integers; with `most`, that each is from 0 to `most` - 1."""
    numbers = list(map(_number, values))
    if most is not None and numbers and not 0 <= min(numbers) <= max(numbers) < most:
        raise IndexError(values)
    return numbers


# -- states and actions ------------------------------------------------------------------------------------------------


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
    return {"own": repr_of(thing)}


def _thing(written: Any, depth: int) -> Any:
    if written is None or type(written) in (str, int, float, bool):
        return written
    ((kind, value),) = written.items()
    if kind == "tuple" and depth:
        return tuple(_thing(each, depth - 1) for each in _listed(value))
    readers: dict[str, Read] = {"bytes": bytes.fromhex, "own": lambda text: Own(_text(text))}
    return readers[kind](value)
