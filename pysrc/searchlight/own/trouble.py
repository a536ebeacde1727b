"""What goes wrong with own code, as an exception that carries a sentence and the place."""

from typing import Any, Final

from searchlight.errors import SearchlightError
from searchlight.texts import Message, message

UNKNOWN: Final = object()  # in place of a state; None may be one
FIELD: Final = "code"


class OwnCodeError(SearchlightError):
    """`line`: in the reader's file, from 1; None where it is found by the traceback. `state`: as the problem has it."""

    def __init__(self, said: Message, line: int | None = None, state: Any = UNKNOWN) -> None:
        super().__init__(said)
        self.message = said
        self.line = line
        self.state = state

    def __str__(self) -> str:
        return str(self.message)


def trouble(name: str, /, line: int | None = None, state: Any = UNKNOWN, **values: object) -> OwnCodeError:
    """The message with this id and these values."""
    return OwnCodeError(message(name, **values), line, state)


class NotHere(Exception):  # noqa: N818 - it is an answer
    """A function of Python's that has no meaning here was called."""

    def __init__(self, said: Message) -> None:
        super().__init__(said)
        self.message = said
