"""A challenge, as it is used once its data was found to be good (checking.py)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from searchlight.catalog import Catalog
from searchlight.errors import BadInput
from searchlight.options import OPTIONS
from searchlight.setup import CHOICES, Setup, read

MOST_NODES: Final = 300_000  # that each search may make, where the challenge does not say
SECOND: Final = "b."  # stands before what is of the second search, as in a link

# What may be changed: any option, and these.
ESTIMATES: Final = "h"  # the h values of the graph, and no road
CODE: Final = "code"  # own code may be used for what it names
CHANGEABLE: Final = (*CHOICES, *OPTIONS, ESTIMATES, CODE)

NUMBERS: Final = ("cost", "length", "expanded", "generated", "max_frontier", "iterations")
FACTS: Final = ("admissible", "consistent", "outcome")
RELATIONS: Final = {"=": "eq", "!=": "ne", "<": "lt", "<=": "le", ">": "gt", ">=": "ge"}


@dataclass(frozen=True)
class Condition:
    """A number or a fact of a search, and what it is to be: a value, or so many times another number."""

    number: str  # of NUMBERS or FACTS, with SECOND before it where it is of the second search
    relation: str  # of RELATIONS
    than: Any  # a value, or the name of a number
    times: float = 1

    @property
    def named(self) -> list[str]:
        """The numbers and facts that it mentions."""
        return [self.number, self.than] if self.compares else [self.number]

    @property
    def compares(self) -> bool:
        """Whether two numbers are compared."""
        return isinstance(self.than, str) and self.than.removeprefix(SECOND) in NUMBERS


@dataclass(frozen=True)
class Challenge:
    """What is asked. `change`: for each thing that may be changed its limits."""

    options: Mapping[str, Any]
    second: Mapping[str, Any] | None
    change: Mapping[str, Mapping[str, Any]]
    conditions: tuple[Condition, ...]
    most_nodes: int = MOST_NODES

    def setups(self, options: Mapping[str, Any], catalog: Catalog) -> dict[str, Setup] | list[BadInput]:
        """The searches with these options of the first: by "" and SECOND; or what is wrong with the options."""
        found: dict[str, Setup] = {}
        for name, differs in (("", {}), (SECOND, self.second)):
            if differs is None:
                continue
            setup = read({**options, **differs}, catalog)
            if not isinstance(setup, Setup):
                return setup
            found[name] = setup
        return found


def as_challenge(data: Mapping[str, Any]) -> Challenge:
    """Of data that checking.py has found to be good."""
    conditions = tuple(
        Condition(each["number"], each["is"], each["than"], each.get("times", 1)) for each in data["solved"]
    )
    most = data.get("max_nodes", MOST_NODES)
    return Challenge(data["options"], data.get("second"), data["change"], conditions, most)
