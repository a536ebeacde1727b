"""Find the start on which two variants differ most."""

from collections.abc import Iterable, Mapping
from math import inf
from typing import TypeAlias

from searchlight import errors
from searchlight.errors import bad, shown
from searchlight.experiment.row import COLUMNS, NUMBERS, WHOLE, Row

VariantKey: TypeAlias = tuple[str, str | None, str]  # algorithm, heuristic, options


def variant_of(row: Row) -> VariantKey:
    """How the row's search was made: equal for all searches of one column of the summary."""
    return row["algorithm"], row["heuristic"], row["options"]


def variants(rows: Iterable[Row]) -> list[VariantKey]:
    """All variants in the rows, in order of first appearance."""
    return list(dict.fromkeys(map(variant_of, rows)))


def differ_most(
    rows: Iterable[Row], one: VariantKey, other: VariantKey, by: str = "generated"
) -> tuple[Row, Row] | None:
    """The rows of the start on which the two variants differ most: by the greatest ratio of their numbers `by`.

    None where no start has both numbers. Of equal ratios the first start counts. Raises BadInput where `by` is not a
    column of numbers, or the rows have none of one of the variants.
    """
    if by not in (*WHOLE, *NUMBERS):
        raise errors.not_one_of("by", by, (*WHOLE, *NUMBERS))
    rows = _rows(rows)
    known = variants(rows)
    for field, variant in (("one", one), ("other", other)):
        if rows and variant not in known:
            raise bad(field, "library.no_such_variant", value=shown(variant), accepted=errors.listed(known))
    by_start: dict[tuple[str, str], dict[VariantKey, Row]] = {}
    for row in rows:
        if variant_of(row) in (one, other) and _number(row, by) is not None:
            by_start.setdefault((row["problem"], row["start"]), {})[variant_of(row)] = row
    pairs = [(both[one], both[other]) for both in by_start.values() if one in both and other in both]
    return max(pairs, key=lambda pair: _ratio(pair[0][by], pair[1][by]), default=None)


def _rows(rows: Iterable[Row]) -> list[Row]:
    """Check the rows. Raises BadInput if they are not an experiment's."""
    try:
        listed = list(rows)
    except TypeError as error:
        raise bad("rows", "library.no_rows", value=shown(rows)) from error
    for row in listed:
        if not (isinstance(row, Mapping) and row.keys() >= set(COLUMNS)):
            raise bad("rows", "library.no_rows", value=shown(row))
    return listed


def _number(row: Row, column: str) -> float | None:
    value = row[column]
    if value is None or isinstance(value, int | float):
        return value
    raise bad("rows", "library.no_number_in_row", column=column, value=shown(value))


def _ratio(one: float, other: float) -> float:
    """The ratio of the larger number to the smaller."""
    small, large = sorted((one, other))
    return large / small if small else inf if large else 1
