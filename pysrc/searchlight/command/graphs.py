"""`--graph` and `--cost`: a graph as it is typed, in a file of ours, or in a file of another program."""

import re
from importlib import import_module
from os.path import isfile  # of a long text it says no, where pathlib raises
from typing import Final

from searchlight.errors import Caveat, bad
from searchlight.networks.kinds import kind_of
from searchlight.problems.typed_graph import is_typed
from searchlight.texts import english

_PARTS: Final = re.compile(r"[\s,;]")  # a typed graph has one of these, which no name of a file needs


def is_given(value: str) -> bool:
    """Whether the value of `--graph` is a graph itself and not the name of a file."""
    return not isfile(value) and (value.lstrip().startswith("{") or bool(is_typed(value) and _PARTS.search(value)))  # noqa: PTH113


def graph_of(text: str, cost: str | None) -> tuple[str, list[str]]:
    """A text as the option `graph` takes it, and what the reader must know. Raises BadInput."""
    kind = kind_of(text)
    if kind is None:
        if cost is not None:
            raise bad("cost", "command.cost.of_nothing")
        return text, []
    try:
        reading = import_module("searchlight.networks.reading")
    except ImportError as error:
        raise bad("graph", "command.cost.no_networkx") from error
    found = reading.opened("graph", kind, text, cost)
    told = [_warning(each) for each in found.told]
    others = [field for field in found.fields if field != found.cost]
    if found.asks and others:
        told.append(english("command.cost.hint", fields=others))
    return found.text, told


def _warning(caveat: Caveat) -> str:
    return english("command.warning", sentence=f"--{caveat.field}: {caveat.text}")
