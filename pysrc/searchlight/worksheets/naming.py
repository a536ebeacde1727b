"""The names of a sheet's nodes in its table, its questions and its key."""

from math import isinf
from typing import Any, Final

from searchlight.texts import Message, message
from searchlight.worksheets.excerpt import Excerpt
from searchlight.worksheets.tree import names, shortened

VALUES: Final = {"f": "priority", "g": "g", "h": "h"}  # the column that orders the frontier, by the algorithm's key


class Naming:
    """Names nodes by their rows. `names`: the names on the sheet."""

    def __init__(self, excerpt: Excerpt) -> None:
        self.excerpt = excerpt
        self.names = names(excerpt)
        # Separates names in a list, because names such as 4,6 contain commas.
        self.between = "; " if any("," in name for name in self.names.values()) else ", "

    def name(self, row: int) -> str:
        """The node's name, or the text of its state if it is not on the sheet."""
        return self.names.get(row) or shortened(self.excerpt.text(row))

    def value(self, row: int) -> float | None:
        """The value that orders the frontier; None if there is none, or if it is infinite."""
        key = self.excerpt.traits["key"]
        value: float | None = getattr(self.excerpt.record, VALUES[key])[row] if key else None
        return None if value is not None and isinf(value) else value

    def entry(self, row: int, *, stale: bool = False) -> Message | str:
        """A frontier entry: the name with its value, in brackets if it is stale."""
        value = self.value(row)
        text: Any = self.name(row) if value is None else message("worksheet.entry", name=self.name(row), value=value)
        return message("worksheet.stale", entry=text) if stale else text
