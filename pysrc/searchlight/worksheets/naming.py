"""The names of a sheet's nodes in its table, its questions and its key."""

from math import isinf
from typing import Any, Final

from searchlight.texts import Message, message
from searchlight.worksheets.excerpt import Excerpt
from searchlight.worksheets.tree import letters, picture, shortened

VALUES: Final = {"f": "priority", "g": "g", "h": "h"}  # the column that orders the frontier, by the algorithm's key


class Naming:
    """Names nodes by their rows: letters if their states are pictures, else the text of the state.

    `names`: of the nodes on the sheet. `others`: letters of nodes that the table and the answers need beside them.
    """

    def __init__(self, excerpt: Excerpt) -> None:
        self.excerpt = excerpt
        self.others: dict[int, str] = {}
        self._lettered = picture(excerpt.search.shape) is not None
        self._cut: dict[str, list[str]] = {}  # the texts that are shortened to the same one
        self.names = {row: self._named(row, number) for number, row in enumerate(excerpt.rows)}
        # Separates names in a list, because names such as 4,6 contain commas.
        self.between = "; " if any("," in name for name in self.names.values()) else ", "

    def name(self, row: int) -> str:
        """The node's name; no two states have the same one."""
        if row in self.names:
            return self.names[row]
        if not self._lettered:
            return self._named(row, 0)
        if self.excerpt.record.late.generated_at[row] > self.excerpt.end:
            return self.excerpt.text(row)  # a letter on the sheet would give away what comes next
        return self.others.setdefault(row, self._named(row, len(self.names) + len(self.others)))

    def _named(self, row: int, number: int) -> str:
        if self._lettered:
            return letters(number)
        text = self.excerpt.text(row)
        alike = self._cut.setdefault(shortened(text), [])
        if text not in alike:
            alike.append(text)
        place = alike.index(text)
        return f"{shortened(text)} ({place + 1})" if place else shortened(text)

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
