"""The exceptions, and how values are shown in a sentence."""

from collections.abc import Collection
from dataclasses import dataclass
from itertools import islice


class SearchlightError(Exception):
    """Everything that the solver raises on purpose."""


class BadInput(SearchlightError):  # noqa: N818 - it is the person's, not the program's error
    """`field` is the name of an option of the catalog, `text` a sentence for the person who filled it in."""

    def __init__(self, field: str, text: str) -> None:
        super().__init__(f"{field}: {text}")
        self.field = field
        self.text = text


class NotReversible(SearchlightError):  # noqa: N818 - it is a property, no error
    """The problem has no single goal, or its actions cannot be led backwards."""


class ProblemError(SearchlightError):
    """`function` is its name, `state` what it was called for, `reason` what it did and what is accepted."""

    def __init__(self, function: str, state: object, reason: str) -> None:
        super().__init__(f"{function}({shown(state)}) {reason}")
        self.function = function
        self.state = state
        self.reason = reason


@dataclass(frozen=True)
class Caveat:
    """Something that can be run, but hardly as meant."""

    field: str
    text: str


def listed(values: Collection[object]) -> str:
    """At most 30 of them, with commas."""
    shown = ", ".join(str(value) for value in islice(values, 30))
    return shown if len(values) <= 30 else f"{shown}, … ({len(values)} in all)"


def quoted(value: object) -> str:
    """What was typed, in quotation marks; the beginning where it is long."""
    text = str(value)
    return f"“{text}”" if len(text) <= 40 else f"“{text[:40]}…”"


def shown(value: object) -> str:
    """A value as Python writes it, an exception in its own words; the beginning where it is long."""
    try:
        text = " ".join((str(value) if isinstance(value, Exception) else repr(value)).split())
    except Exception:  # somebody's own __repr__
        text = f"<{type(value).__name__}>"
    return text if len(text) <= 60 else f"{text[:60]}…"
