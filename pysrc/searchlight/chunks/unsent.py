"""The part of a search that is not sent yet.

Whoever is sent the columns has them from then on; kept here too, those of a million nodes would take sixty megabytes of
a memory that never shrinks again.
"""

from array import array
from typing import Any

from searchlight.columns import BIRTH_COLUMNS, EVENT_COLUMNS, Columns


class Unsent(Columns):
    """All of a search, or one iteration of it (`only`: its number, from 0); rows and events keep their numbers."""

    def __init__(self, only: int | None = None) -> None:
        super().__init__()
        self.only = only
        self.first_row = 0  # the number of the first row that the columns have
        self.first_event = 0  # and of the first event

    @property
    def recording(self) -> bool:
        return self.only is None or self.only == len(self.iterations) - 1

    @property
    def first_state(self) -> int:
        """The number of the first of `states`."""
        return self._states.first

    def hand_over(self) -> "dict[str, array[Any]]":
        """The columns by name. From now on they are somebody else's."""
        columns = {name: getattr(self, name) for name in (*EVENT_COLUMNS, *BIRTH_COLUMNS)}
        self.begin_columns()
        self.first_row, self.first_event = self.row_count, self.event_count
        return columns

    def hand_over_values(self) -> tuple[list[Any], list[Any]]:
        """The actions and the states that are new since the last time."""
        return self._actions.take_new(), self._states.take_new()

    def _begin(self, limit: float | None) -> None:
        begun = self.event_count, self.row_count
        super()._begin(limit)
        if self.recording and self.only is not None:
            self.first_event, self.first_row = begun
