"""The part of a search that is not sent yet.

The receiver keeps the columns it was sent. Kept here as well, those of a million nodes would take sixty megabytes of a
memory that never shrinks.
"""

from array import array
from typing import Any

from searchlight.columns import BIRTH_COLUMNS, EVENT_COLUMNS, Columns


class Unsent(Columns):
    """The unsent part of a search, or of one iteration (`only`, from 0); rows and events keep their numbers."""

    def __init__(self, only: int | None = None) -> None:
        super().__init__()
        self.only = only
        self.first_row = 0  # the number of the columns' first row
        self.first_event = 0  # the number of the columns' first event

    @property
    def recording(self) -> bool:
        return self.only is None or self.only == len(self.iterations) - 1

    @property
    def first_state(self) -> int:
        """The number of the first of `states`."""
        return self._states.first

    def hand_over(self) -> "dict[str, array[Any]]":
        """Return the columns by name, and begin new ones."""
        columns = {name: getattr(self, name) for name in (*EVENT_COLUMNS, *BIRTH_COLUMNS, *self.of_game)}
        self.begin_columns()
        self.first_row, self.first_event = self.row_count, self.event_count
        return columns

    def hand_over_values(self) -> tuple[list[Any], list[Any]]:
        """Return the new actions and states, and drop them here."""
        return self._actions.take_new(), self._states.take_new()

    def _begin(self, limit: float | None) -> None:
        begun = self.event_count, self.row_count
        super()._begin(limit)
        if self.recording and self.only is not None:
            self.first_event, self.first_row = begun
