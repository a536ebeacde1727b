"""Values as text that every reader takes: JSON in a line, and a state in a cell."""

from typing import Any

from searchlight.stream.lines import as_line


def as_json(value: Any) -> str:
    """JSON in one line that is YAML as well; letters of all scripts stay readable."""
    return as_line(value, (", ", ": "), allow_nan=False)


def as_text(plain: Any) -> str:
    """A state as `Problem.plain` gives it, in one cell."""
    return plain if isinstance(plain, str) else as_json(plain)
