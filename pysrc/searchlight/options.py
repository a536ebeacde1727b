"""The options of a search: what each is by default, what it accepts, and how it is read as a person types it."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from searchlight import errors
from searchlight.errors import bad, cut
from searchlight.frontier import TIES
from searchlight.problems.built_in_maps import BUILT_IN_MAPS
from searchlight.problems.graph_files import BUILT_IN_GRAPHS
from searchlight.problems.sliding import ORDERS
from searchlight.texts import english

Values: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True)
class Option:
    """An option of the command line (with dashes), of links and of the page. `default` None: there is none.

    Its label and summary stand in texts/, by its name.
    """

    name: str
    default: Any = None

    type = "text"

    def read(self, value: Any) -> Any:
        """The value meant by what was typed. Raises BadInput."""
        return str(value).strip()

    @property
    def summary(self) -> str:
        """In English, for the command line."""
        return english(f"option.{self.name}.summary")

    def as_plain_data(self, say: Callable[[str], str] = english) -> dict[str, Any]:
        label, summary = (say(f"option.{self.name}.{each}") for each in ("label", "summary"))
        return {"name": self.name, "label": label, "summary": summary, "type": self.type, "default": self.default}


@dataclass(frozen=True)
class Choice(Option):
    """One of a few texts."""

    choices: tuple[str, ...] = ()

    type = "choice"

    def read(self, value: Any) -> str:
        text = str(value).strip()
        if text not in self.choices:
            raise errors.not_one_of(self.name, text, self.choices)
        return text

    def as_plain_data(self, say: Callable[[str], str] = english) -> dict[str, Any]:
        return {**super().as_plain_data(say), "choices": list(self.choices)}


@dataclass(frozen=True)
class Switch(Option):
    """Yes or no."""

    type = "switch"

    def read(self, value: Any) -> bool:
        text = str(value).strip().lower()
        if text not in ("true", "false"):
            raise errors.not_one_of(self.name, value, ("true", "false"))
        return text == "true"


@dataclass(frozen=True)
class WholeNumber(Option):
    """A whole number from `least` to `most`."""

    least: int = 0
    most: int = 10**9

    type = "whole number"

    def read(self, value: Any) -> int:
        try:
            number = int(str(value).strip())
        except ValueError as error:
            raise bad(
                self.name, "options.not_a_whole_number", value=cut(value), least=self.least, most=self.most
            ) from error
        if not self.least <= number <= self.most:
            raise bad(self.name, "options.out_of_range", value=cut(value), least=self.least, most=self.most)
        return number

    def as_plain_data(self, say: Callable[[str], str] = english) -> dict[str, Any]:
        return {**super().as_plain_data(say), "least": self.least, "most": self.most}


@dataclass(frozen=True)
class Number(Option):
    """A number from `least` to `most`, written in digits with or without a point."""

    least: float = 0
    most: float = 10**9

    type = "number"

    def read(self, value: Any) -> float:
        text = str(value).strip()
        if not re.fullmatch(r"[0-9]+(\.[0-9]+)?", text) or not self.least <= float(text) <= self.most:
            raise bad(self.name, "options.not_a_number", value=cut(value), least=self.least, most=self.most)
        number = float(text)
        return int(number) if number.is_integer() else number

    def as_plain_data(self, say: Callable[[str], str] = english) -> dict[str, Any]:
        return {**super().as_plain_data(say), "least": self.least, "most": self.most}


@dataclass(frozen=True)
class Document(Option):
    """A text of many lines, as a file has it, or the name of a built-in one."""

    built_in: tuple[str, ...] = ()

    def read(self, value: Any) -> str:
        """A text is left as it is, so that its lines keep their numbers."""
        text = str(value)
        return text.strip() if text.strip() in self.built_in else text

    def as_plain_data(self, say: Callable[[str], str] = english) -> dict[str, Any]:
        return {**super().as_plain_data(say), "built_in": list(self.built_in)}


ORDERS_OF_MOVES = ("given", "reversed", "best", "worst", "random")  # in game trees

OPTIONS = {
    option.name: option
    for option in (
        Option("start"),
        Option("goal"),
        Document("grid", "barriers", tuple(BUILT_IN_MAPS)),
        Choice("moves", "4", ("4", "8", *ORDERS_OF_MOVES)),
        Document("graph", "romania", tuple(BUILT_IN_GRAPHS)),
        Option("jugs", "5,3"),
        Choice("order", ORDERS[0], ORDERS),
        WholeNumber("limit", 50),
        Number("weight", 1.5, 1, 1000),
        Choice("tie", "fifo", tuple(TIES)),
        Switch("reopen", True),
        Option("tree", "[[3 12 8] [2 4 6] [14 5 2]]"),
        Choice("squares", "reading", ("reading", "centre", "corners", "edges")),
        Option("heaps", "3,4"),
        Switch("misere", False),
        WholeNumber("columns", 3, 1, 4),
        WholeNumber("rows", 3, 1, 4),
        WholeNumber("in_row", 3, 1, 4),
        Choice("cut", "equal", ("equal", "beyond")),
        Option("window"),
        WholeNumber("seed", 0),
        WholeNumber("depth"),
        WholeNumber("max_nodes", least=1),
    )
}
