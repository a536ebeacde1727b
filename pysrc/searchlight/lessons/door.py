"""What the worker asks of lessons: JSON text in, plain data out."""

from typing import Any

from searchlight.catalog import Catalog
from searchlight.errors import BadInput
from searchlight.lessons import checking


def check(lesson_json: str, catalog: Catalog) -> dict[str, Any] | list[BadInput]:
    """The lesson as it is used, or everything that is wrong with it."""
    try:
        data = checking.parse(lesson_json)
    except BadInput as complaint:
        return [complaint]
    return checking.faults(data, catalog) or {"ok": True, "lesson": data}
