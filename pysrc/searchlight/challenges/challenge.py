"""A challenge made from checked data (checking.py)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from searchlight.catalog import Catalog
from searchlight.errors import BadInput
from searchlight.options import OPTIONS
from searchlight.setup import CHOICES, Setup, read

MOST_NODES: Final = 300_000  # default budget of each search
SECOND: Final = "b."  # prefix of the second search's names, as in links

# Possible changes besides options.
ESTIMATES: Final = "h"  # the graph's h values, but not its edges
CODE: Final = "code"  # own code for the named parts
NOT_ASKED: Final = ("max_nodes",)  # of the reader: the challenge has a budget of its own
CHANGEABLE: Final = (*CHOICES, *(name for name in OPTIONS if name not in NOT_ASKED), ESTIMATES, CODE)

NUMBERS: Final = ("cost", "length", "expanded", "generated", "max_frontier", "iterations", "leaves")
FACTS: Final = ("admissible", "consistent", "outcome")
RELATIONS: Final = {"=": "eq", "!=": "ne", "<": "lt", "<=": "le", ">": "gt", ">=": "ge"}


@dataclass(frozen=True)
class Condition:
    """A requirement for a number or fact of a search: a value, or a multiple of another number."""

    number: str  # of NUMBERS or FACTS, with the prefix SECOND for the second search
    relation: str  # of RELATIONS
    than: Any  # a value, or the name of a number
    times: float = 1

    @property
    def named(self) -> list[str]:
        """The numbers and facts in the condition."""
        return [self.number, self.than] if self.compares else [self.number]

    @property
    def compares(self) -> bool:
        """Whether two numbers are compared."""
        return isinstance(self.than, str) and self.than.removeprefix(SECOND) in NUMBERS


@dataclass(frozen=True)
class Challenge:
    """A challenge. `change`: the allowed changes with their limits."""

    options: Mapping[str, Any]
    second: Mapping[str, Any] | None
    change: Mapping[str, Mapping[str, Any]]
    conditions: tuple[Condition, ...]
    most_nodes: int = MOST_NODES

    def setups(self, options: Mapping[str, Any], catalog: Catalog) -> dict[str, Setup] | list[BadInput]:
        """The searches for these options of the first one, by "" and SECOND; or the faults of the options."""
        setups: dict[str, Setup] = {}
        for name, differs in (("", {}), (SECOND, self.second)):
            if differs is None:
                continue
            setup = read({**options, **differs}, catalog)
            if not isinstance(setup, Setup):
                return setup
            setups[name] = setup
        return setups


def as_challenge(data: Mapping[str, Any]) -> Challenge:
    """The challenge of data that has passed checking.py."""
    conditions = tuple(
        Condition(each["number"], each["is"], each["than"], each.get("times", 1)) for each in data["solved"]
    )
    most = data.get("max_nodes", MOST_NODES)
    return Challenge(data["options"], data.get("second"), data["change"], conditions, most)
