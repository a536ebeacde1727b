"""A moment of a recorded search, for a still picture: after a step, or at its end."""

from dataclasses import dataclass
from typing import Final

from searchlight.events import END as OVER
from searchlight.events import EXPAND, ITERATION
from searchlight.kinds import FATES, flags
from searchlight.record import Record
from searchlight.recorded.search import Finished

STARTS: Final = flags(lambda kind: kind.starts)
EXTENDS: Final = flags(lambda kind: kind.extends)
FRONTIER, EXPANDED = FATES.index("frontier"), FATES.index("expanded")


@dataclass(frozen=True)
class Moment:
    """`step`: expansions done; `time`: the number of the last event that belongs to them. None: at the end."""

    step: int | None = None
    time: int | None = None

    def iteration(self, search: Finished) -> int:
        """The number of the iteration."""
        begun = [each for each in search.record.iterations if self.time is None or each.first_event <= self.time]
        return max(len(begun) - 1, 0)

    def alive(self, search: Finished) -> list[int]:
        """The rows of the iteration that exist at this time."""
        record = search.record
        rows = range(record.iterations[self.iteration(search)].first_row, record.row_count)
        made = record.late.generated_at
        return [row for row in rows if self.time is None or made[row] <= self.time]

    def fate(self, search: Finished, row: int) -> int:
        """The status of a node at this time: an index of FATES."""
        late = search.record.late
        if self.time is None or 0 <= late.removed_at[row] <= self.time:
            return late.fate[row]
        return EXPANDED if 0 <= late.expanded_at[row] <= self.time else FRONTIER

    def path(self, search: Finished) -> list[int]:
        """The rows of the solution at the end; before that, the path to the node expanded last."""
        if self.time is None:
            return search.rows or []
        record = search.record
        row = next((record.node[at] for at in range(self.time, -1, -1) if record.kind[at] == EXPAND), -1)
        rows = []
        while row >= 0 and self.step:
            rows.append(row)
            row = record.parent[row]
        return rows[::-1]


END: Final = Moment()


def after(search: Finished, step: int) -> Moment:
    """The moment after this many expansions, or the end if there are fewer."""
    return END if step >= search.record.expanded else Moment(step, time_of(search.record, step))


def time_of(record: Record, step: int) -> int:
    """The number of a step's last event (docs/decisions/0002). Step 0 ends with the roots of the first iteration."""
    done, time = 0, -1
    for at, kind in enumerate(record.kind):
        done += kind == EXPAND
        over = kind in (ITERATION, OVER) if step else time >= 0 and not STARTS[kind]
        if done > step or (done == step and over):
            break
        if (EXTENDS if done else STARTS)[kind]:
            time = at
    return time
