"""Make a record of columns that were read from a file, after checking their consistency."""

from collections.abc import Mapping, Sequence
from typing import Any

from searchlight.columns import BIRTH_COLUMNS
from searchlight.errors import bad, shown
from searchlight.events import END, EXPAND, ITERATION
from searchlight.kinds import KINDS
from searchlight.record import Record
from searchlight.recorded.search import Finished
from searchlight.recorded.service import iterations
from searchlight.tally import CHANGE, GENERATES, MAKES_A_NODE, Iteration


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
        raise bad("file", "files.no_numbers", reason=shown(error)) from error
    record.states.extend(states)
    record.actions.extend(actions)
    _check_rows(record)
    _count(record, limits)
    if not record.row_count or record.row_count != len(record.parent):
        raise bad("file", "files.node_without_event")
    record.iterations[-1].outcome = outcome
    return record


def check_turns(search: Finished) -> None:
    """Check the order of removal from a file. Raises BadInput."""
    record, turns = search.record, search.turns or ()
    if len(search.stale_from or ()) != record.row_count:
        raise bad("file", "files.nodes_differ")
    for rows in iterations(record):
        if sorted(turns[rows.start : rows.stop]) != list(range(len(rows))):
            raise bad("file", "files.no_order")


def _of_numbers(column: Sequence[Any], typecode: str) -> Any:
    return column if typecode == "i" else map(float, column)


def _check_rows(record: Record) -> None:
    rows = len(record.parent)
    if any(len(getattr(record, name)) != rows for name in BIRTH_COLUMNS):
        raise bad("file", "files.nodes_differ")
    if len(record.kind) != len(record.node):
        raise bad("file", "files.events_differ")
    for name, known in (("state", len(record.states)), ("action", len(record.actions))):
        least = 0 if name == "state" else -1
        if any(not least <= number < known for number in getattr(record, name)):
            raise bad("file", "files.state_not_listed") if name == "state" else bad("file", "files.action_not_listed")
    if any(not -1 <= parent < row for row, parent in enumerate(record.parent)):
        raise bad("file", "files.child_before_parent")


def _count(record: Record, limits: Sequence[float | None]) -> None:
    """Count the events, in the order of the search."""
    last = len(record.kind) - 1
    for time, (kind, row) in enumerate(zip(record.kind, record.node, strict=True)):
        if kind == ITERATION or not record.iterations:
            _begin(record, time, limits)
        iteration = record.iterations[-1]
        made = record.row_count
        if kind >= len(KINDS) or (kind == END and time != last):
            raise bad("file", "files.unknown_kind", time=time, most=len(KINDS) - 1)
        if kind in (ITERATION, END):
            continue
        if row != made if MAKES_A_NODE[kind] else not 0 <= row < made:
            raise bad("file", "files.event_without_node", time=time)
        record.row_count += MAKES_A_NODE[kind]
        generated = GENERATES[kind] and record.parent[row] >= 0
        for counts in (record, iteration):
            counts.generated += generated
            counts.expanded += kind == EXPAND
        record.frontier += CHANGE[kind]
        record.max_frontier = max(record.max_frontier, record.frontier)
    record.event_count = last + 1


def _begin(record: Record, time: int, limits: Sequence[float | None]) -> None:
    number = len(record.iterations)
    if number >= len(limits):
        raise bad("file", "files.no_limit", iteration=number)
    if record.iterations:
        record.iterations[-1].outcome = "cutoff"
    record.iterations.append(Iteration(limits[number], time, record.row_count))
    record.frontier = 0
