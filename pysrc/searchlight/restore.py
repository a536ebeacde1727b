"""A record made of columns that were read from a file, checked so far that nothing in it can lead astray."""

from collections.abc import Mapping, Sequence
from typing import Any

from searchlight import errors
from searchlight.events import EXPAND, ITERATION
from searchlight.finished import KINDS
from searchlight.record import BIRTH_COLUMNS, Record
from searchlight.tally import CHANGE, MAKES_A_NODE, Iteration

BACK_UP = KINDS.index("back-up")
END = KINDS.index("end")


def restored(
    columns: Mapping[str, Sequence[Any]],
    events: tuple[Sequence[int], Sequence[int]],
    states: Sequence[Any],
    actions: Sequence[Any],
    limits: Sequence[float | None],
    outcome: str | None,
) -> Record:
    """`columns`: BIRTH_COLUMNS; `events`: kinds and nodes; `limits`: of the iterations. Raises BadInput."""
    record = Record()
    try:
        for name in BIRTH_COLUMNS:
            getattr(record, name).extend(_of_numbers(columns[name], getattr(record, name).typecode))
        record.kind.extend(events[0])
        record.node.extend(events[1])
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        raise errors.bad_file(
            f"a column is missing or holds no numbers ({error})", "all columns of a record"
        ) from error
    record.states.extend(states)
    record.actions.extend(actions)
    _check_rows(record)
    _count(record, limits)
    record.iterations[-1].outcome = outcome
    return record


def _of_numbers(column: Sequence[Any], typecode: str) -> Any:
    return column if typecode == "i" else map(float, column)


def _check_rows(record: Record) -> None:
    rows = len(record.parent)
    if any(len(getattr(record, name)) != rows for name in BIRTH_COLUMNS):
        raise errors.bad_file("the columns of the nodes are not equally long", "one cell for each node")
    if len(record.kind) != len(record.node):
        raise errors.bad_file("the columns of the events are not equally long", "one cell for each event")
    for name, known in (("state", len(record.states)), ("action", len(record.actions))):
        least = 0 if name == "state" else -1
        if any(not least <= number < known for number in getattr(record, name)):
            raise errors.bad_file(f"a node has a {name} that is not listed", f"numbers of listed {name}s")
    if any(not -1 <= parent < row for row, parent in enumerate(record.parent)):
        raise errors.bad_file("a node stands before its parent", "parents before their children")


def _count(record: Record, limits: Sequence[float | None]) -> None:
    """Goes through the events as the search did, and counts."""
    last = len(record.kind) - 1
    for time, (kind, row) in enumerate(zip(record.kind, record.node, strict=True)):
        if kind == ITERATION or not record.iterations:
            _begin(record, time, limits)
        iteration = record.iterations[-1]
        made = record.row_count
        if kind >= len(KINDS) or (kind == END and time != last):
            raise errors.bad_file(f"event {time} is of an unknown kind", f"kinds from 0 to {len(KINDS) - 1}, END last")
        if kind in (ITERATION, END):
            continue
        if row != made if MAKES_A_NODE[kind] else not 0 <= row < made:
            raise errors.bad_file(f"event {time} is about no node that exists then", "nodes in the order of the rows")
        record.row_count += MAKES_A_NODE[kind]
        generated = MAKES_A_NODE[kind] and kind != BACK_UP and record.parent[row] >= 0
        for counts in (record, iteration):
            counts.generated += generated
            counts.expanded += kind == EXPAND
        record.frontier += CHANGE[kind]
        record.max_frontier = max(record.max_frontier, record.frontier)
    record.event_count = last + 1
    if not record.iterations or record.row_count != len(record.parent):
        raise errors.bad_file("a node is never made", "an event for each node")


def _begin(record: Record, time: int, limits: Sequence[float | None]) -> None:
    number = len(record.iterations)
    if number >= len(limits):
        raise errors.bad_file(f"iteration {number} has no limit", "a limit for each iteration, null for none")
    if record.iterations:
        record.iterations[-1].outcome = "cutoff"
    record.iterations.append(Iteration(limits[number], time, record.row_count))
    record.frontier = 0
