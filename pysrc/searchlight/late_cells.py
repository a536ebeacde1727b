"""The late cells of the record: what the events say about the nodes.

They follow from the events alone, by the same rules as the page's table (web/table/columns/late_cells.js), and are
brought up to date when somebody reads them: a search that is only drawn never pays for them here.
"""

from array import array
from collections.abc import Sequence
from itertools import compress
from typing import Final

from searchlight.events import EXPAND, STALE, SUPERSEDED
from searchlight.kinds import FATES, KINDS, flags
from searchlight.tally import MAKES_A_NODE

EXPANDED: Final = FATES.index("expanded")
BEATEN: Final = FATES.index("superseded")
FATE: Final = [FATES.index(kind.fate or "frontier") for kind in KINDS]  # by kind
TELLS_MORE: Final = flags(lambda kind: kind.fate or kind.name == "superseded")
NEVER: Final = array("i", [-1])


class LateCells:
    """Columns of the same length, one cell per node."""

    def __init__(self) -> None:
        self.generated_at = array("i")
        self.expanded_at = array("i")
        self.removed_at = array("i")
        self.superseded_at = array("i")
        self.fate = array("b")

    def take_in(self, first_time: int, kinds: bytes, rows: Sequence[int]) -> None:
        """Update the cells from events, the first of which has the number `first_time`."""
        times = range(first_time, first_time + len(kinds))
        self._append(list(compress(times, kinds.translate(MAKES_A_NODE))))
        tells = kinds.translate(TELLS_MORE)
        expanded_at, removed_at, superseded_at = self.expanded_at, self.removed_at, self.superseded_at
        fate = self.fate
        for time, kind, row in zip(compress(times, tells), compress(kinds, tells), compress(rows, tells), strict=True):
            if kind == EXPAND:
                expanded_at[row] = removed_at[row] = time
                fate[row] = EXPANDED
            elif kind == SUPERSEDED:
                superseded_at[row] = time
            else:
                removed_at[row] = time
                fate[row] = FATE[kind] if kind != STALE or superseded_at[row] < 0 else BEATEN

    def _append(self, born: Sequence[int]) -> None:
        """Append cells for nodes generated at these times, with no later events."""
        self.generated_at.fromlist(list(born))
        for column in (self.expanded_at, self.removed_at, self.superseded_at):
            column.extend(NEVER * len(born))
        self.fate.frombytes(bytes(len(born)))
