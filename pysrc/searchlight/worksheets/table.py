"""The table to fill in: for each step the expanded node and the frontier (for a recursion, the path) afterwards."""

from typing import Any, Final

from searchlight.recorded.steps import visited
from searchlight.texts import message
from searchlight.worksheets.described import number
from searchlight.worksheets.excerpt import Excerpt
from searchlight.worksheets.fates import Fate
from searchlight.worksheets.naming import Naming
from searchlight.worksheets.rounding import matters

LONGEST: Final = 10  # frontier entries in a cell; the given first row has enough for all steps

Cell = dict[str, Any]  # {"text": messages or texts, "given": whether the student has it}


def table(excerpt: Excerpt, fates: dict[int, Fate], naming: Naming) -> dict[str, Any]:
    """`{"columns": [message], "between", "notes": [message], "rows": [[cell]]}`; the first row is given.

    `between` stands between the texts of a cell.
    """
    limited = excerpt.traits["limited"] is not None
    recursive = excerpt.traits["recursive"]
    visits = excerpt.traits["visited"] != "none" and excerpt.first == 0
    columns = [message("worksheet.column.step")]
    columns += [message("worksheet.column.limit." + excerpt.traits["limited"])] if limited else []
    columns += [message("worksheet.column.expanded")]
    columns += [message("worksheet.column.path" if recursive else "worksheet.column.frontier")]
    columns += [message("worksheet.column." + excerpt.traits["visited_name"])] if visits else []
    rows = []
    for step in range(excerpt.count + 1):
        row = excerpt.expanded[step - 1] if step else None
        cells = [_cell(str(excerpt.first + step), given=True)]
        cells += [_cell(_limit(excerpt, row), given=True)] if limited else []
        filled: list[Any] = ["–" if row is None else naming.name(row)]
        filled += [_path(excerpt, naming, row) if recursive else _frontier(excerpt, naming, step)]
        filled += [_visited(excerpt, naming, excerpt.times[step])] if visits else []
        cells += [_cell(text, given=step == 0) for text in filled]
        rows.append(cells)
    if excerpt.ended:
        rows.append(_finish(excerpt, naming, len(columns)))
    return {"columns": columns, "between": naming.between, "notes": _notes(excerpt, fates, recursive), "rows": rows}


def _cell(text: Any, *, given: bool) -> Cell:
    return {"text": text if isinstance(text, list) else [text], "given": given}


def _limit(excerpt: Excerpt, row: int | None) -> Any:
    if row is None:
        return "–"
    limit = excerpt.record.iterations[excerpt.record.iteration[row]].limit
    return "–" if limit is None else number(limit)


def _frontier(excerpt: Excerpt, naming: Naming, step: int) -> list[Any]:
    """The frontier's entries in the order of removal, stale ones included."""
    waiting = excerpt.waiting(excerpt.times[step])
    most = max(LONGEST, excerpt.count + 4) if step == 0 else LONGEST
    entries: list[Any] = [naming.entry(entry.row, stale=entry.stale) for entry in waiting[:most]]
    if len(waiting) > most:
        entries.append(message("worksheet.more", count=len(waiting) - most))
    return entries or [message("worksheet.empty")]


def _path(excerpt: Excerpt, naming: Naming, row: int | None) -> list[Any]:
    """The path from the root to the node: the calls that have not returned."""
    if row is None:
        return ["–"]
    up = [row]
    while excerpt.record.parent[up[-1]] >= 0:
        up.append(excerpt.record.parent[up[-1]])
    return [naming.name(each) for each in reversed(up)]


def _visited(excerpt: Excerpt, naming: Naming, time: int) -> list[Any]:
    """The visited states in order; a closed state only until it is reopened."""
    rows = [node.row for node in reversed(visited(excerpt.search, time))]
    if excerpt.traits["visited_name"] == "closed":
        rows = [row for row in rows if not _is_reopened(excerpt, row, time)]
    return [naming.name(row) for row in rows] or ["–"]


def _is_reopened(excerpt: Excerpt, row: int, time: int) -> bool:
    """Whether a later node of its state has entered the frontier."""
    record, late = excerpt.record, excerpt.record.late
    return any(
        record.state[each] == record.state[row] and late.removed_at[each] != late.generated_at[each]
        for each in range(row + 1, record.row_count)
        if late.generated_at[each] <= time
    )


def _finish(excerpt: Excerpt, naming: Naming, columns: int) -> list[Cell]:
    """The last row: the goal, the node where two searches met, or the outcome."""
    goal = excerpt.goal
    if goal is None:
        ending: Any = message(f"worksheet.ends.{excerpt.ended}")
    else:
        ending = message("worksheet.ends.meeting" if excerpt.meets else "worksheet.ends.goal", name=naming.name(goal))
    empty = [_cell("", given=True)] * (columns - 2)
    return [_cell(message("worksheet.ends"), given=True), _cell(ending, given=False), *empty]


def _notes(excerpt: Excerpt, fates: dict[int, Fate], recursive: bool) -> list[Any]:
    notes = []
    if not recursive:
        key = excerpt.traits["key"]
        notes.append(message("worksheet.note.order." + (key or "arrival")))
        if excerpt.traits["stale_when"] or "superseded" in excerpt.traits["kinds"]:
            notes.append(message("worksheet.note.stale"))
        longest = max(len(excerpt.waiting(time)) for time in excerpt.times)
        if longest > LONGEST:
            notes.append(message("worksheet.note.first_entries", count=LONGEST))
    if matters(excerpt, fates.items()):
        notes.append(message("worksheet.note.rounded"))
    return notes
