"""Faults of your code, as an exception with a sentence and a place."""

from dataclasses import dataclass
from typing import Any, Final

from searchlight.errors import SearchlightError, shown
from searchlight.node import Node
from searchlight.texts import Message, message

UNKNOWN: Final = object()  # in place of a state; None may be one
FIELD: Final = "code"


class OwnCodeError(SearchlightError):
    """A fault in the user's file. `line`: from 1; None if the traceback has it. `state`: the problem's state."""

    def __init__(self, sentence: Message, line: int | None = None, state: Any = UNKNOWN) -> None:
        super().__init__(sentence)
        self.message = sentence
        self.line = line
        self.state = state

    def __str__(self) -> str:
        return str(self.message)


@dataclass(frozen=True)
class Warned:
    """A warning about a part of a file; the rest can be used."""

    message: Message
    line: int | None = None  # in the file, from 1

    def as_plain_data(self) -> dict[str, Any]:
        """In the form of a failure: `{"field", "id", "values", "line"?}`."""
        return {"field": FIELD, **self.message.as_plain_data(), **({"line": self.line} if self.line else {})}


def in_words(value: Any) -> str:
    """A value as text for a sentence; a node as its state."""
    return f"Node({shown(value.state)})" if isinstance(value, Node) else shown(value)


def trouble(name: str, /, line: int | None = None, state: Any = UNKNOWN, **values: object) -> OwnCodeError:
    """An OwnCodeError with the message of this id and these values."""
    return OwnCodeError(message(name, **values), line, state)


class NotHere(Exception):  # noqa: N818 - it is an answer
    """A Python function was called that does not work here."""

    def __init__(self, sentence: Message) -> None:
        super().__init__(sentence)
        self.message = sentence
