"""The files of grading platforms: each a function from the rows of programs to a text."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from searchlight.tracing.grading import classroom50, gradescope, junit, tables

Rows = Sequence[Mapping[str, Any]]

FORMATS: Final[dict[str, Callable[[Rows], str]]] = {
    "json": tables.as_json, "csv": tables.as_csv_table, "gradescope": gradescope.written,
    "classroom50": classroom50.written, "junit": junit.written,
}  # fmt: skip
FOR_GRADERS: Final = ("gradescope", "classroom50", "junit")  # formats that contain only grades
