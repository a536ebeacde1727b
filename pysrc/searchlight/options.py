"""The options of a search: what each is by default, what it accepts, and how it is read as a person types it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from searchlight import errors
from searchlight.frontier import TIES
from searchlight.problems.built_in_maps import BUILT_IN_MAPS
from searchlight.problems.graph_files import BUILT_IN_GRAPHS
from searchlight.problems.sliding import ORDERS

Values: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True)
class Option:
    """An option of the command line (with dashes), of links and of the page. `default` None: there is none."""

    name: str
    label: str
    summary: str
    default: Any = None

    type = "text"

    def read(self, value: Any) -> Any:
        """The value meant by what was typed. Raises BadInput."""
        return str(value).strip()

    def as_plain_data(self) -> dict[str, Any]:
        return {
            "name": self.name, "label": self.label, "summary": self.summary, "type": self.type, "default": self.default,
        }  # fmt: skip


@dataclass(frozen=True)
class Choice(Option):
    """One of a few texts."""

    choices: tuple[str, ...] = ()

    type = "choice"

    def read(self, value: Any) -> str:
        text = str(value).strip()
        if text not in self.choices:
            raise errors.options.not_one_of(self.name, text, self.choices)
        return text

    def as_plain_data(self) -> dict[str, Any]:
        return {**super().as_plain_data(), "choices": list(self.choices)}


@dataclass(frozen=True)
class Switch(Option):
    """Yes or no."""

    type = "switch"

    def read(self, value: Any) -> bool:
        text = str(value).strip().lower()
        if text not in ("true", "false"):
            raise errors.options.not_one_of(self.name, value, ("true", "false"))
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
            raise errors.options.not_a_whole_number(self.name, value, self.least, self.most) from error
        if not self.least <= number <= self.most:
            raise errors.options.out_of_range(self.name, value, self.least, self.most)
        return number

    def as_plain_data(self) -> dict[str, Any]:
        return {**super().as_plain_data(), "least": self.least, "most": self.most}


@dataclass(frozen=True)
class Number(Option):
    """A number from `least` to `most`, written in digits with or without a point."""

    least: float = 0
    most: float = 10**9

    type = "number"

    def read(self, value: Any) -> float:
        text = str(value).strip()
        if not re.fullmatch(r"[0-9]+(\.[0-9]+)?", text) or not self.least <= float(text) <= self.most:
            raise errors.options.not_a_number(self.name, value, self.least, self.most)
        number = float(text)
        return int(number) if number.is_integer() else number

    def as_plain_data(self) -> dict[str, Any]:
        return {**super().as_plain_data(), "least": self.least, "most": self.most}


@dataclass(frozen=True)
class Document(Option):
    """A text of many lines, as a file has it, or the name of a built-in one."""

    built_in: tuple[str, ...] = ()

    def read(self, value: Any) -> str:
        """A text is left as it is, so that its lines keep their numbers."""
        text = str(value)
        return text.strip() if text.strip() in self.built_in else text

    def as_plain_data(self) -> dict[str, Any]:
        return {**super().as_plain_data(), "built_in": list(self.built_in)}


OPTIONS = {
    option.name: option
    for option in (
        Option("start", "Start state", "where the search begins"),
        Option("goal", "Goal state", "where it is to end"),
        Document(
            "grid", "Grid", "a built-in grid, or one drawn with . # 1–9, or a MovingAI map", "barriers",
            tuple(BUILT_IN_MAPS),
        ),
        Choice("moves", "Directions", "whether diagonal moves are allowed on the grid", "4", ("4", "8")),
        Document(
            "graph", "Graph", "a built-in graph, or one's own in JSON or DOT with the costs of the edges and perhaps h",
            "romania", tuple(BUILT_IN_GRAPHS),
        ),
        Option("jugs", "Jugs", "how much each jug holds", "5,3"),
        Choice("order", "Order of moves", "in which order the blank's moves are tried", ORDERS[0], ORDERS),
        WholeNumber("limit", "Depth limit", "how deep the search may go; for iterative deepening the last limit", 50),
        Number("weight", "Weight", "how much h counts in weighted A*: f = g + W·h", 1.5, 1, 1000),
        Choice("tie", "Ties", "which of two entries of equal priority is served first", "fifo", tuple(TIES)),
        Switch("reopen", "Reopen", "whether a closed state reached again at a smaller g is expanded again", True),
        WholeNumber("max_nodes", "Budget", "how many nodes may be generated; none: as many as it takes", least=1),
    )
}  # fmt: skip
