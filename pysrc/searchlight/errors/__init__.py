"""The exceptions, each with a message; `texts/` has the words.

    SearchlightError
    ├── BadInput        something that a person typed, chose or opened cannot be used; names the field
    ├── NotReversible   a problem that cannot be searched from the goal
    └── ProblemError    a function of a problem that is not ours did what none may do; names the function and the state

A sentence says what is wrong and what is accepted. The field is not repeated in it: the page shows the sentence beside
the field, the command line puts the argument's name in front.
"""

from collections.abc import Collection
from dataclasses import dataclass
from itertools import islice
from typing import Final

from searchlight.texts import Message, message

LONGEST: Final = 500  # characters of what an exception says of itself


class SearchlightError(Exception):
    """Everything that the solver raises on purpose."""


class BadInput(SearchlightError):  # noqa: N818 - it is the person's, not the program's error
    """`field` is the name of an option of the catalog, `message` a sentence for the person who filled it in."""

    def __init__(self, field: str, message: Message) -> None:
        super().__init__(field, message)
        self.field = field
        self.message = message

    @property
    def text(self) -> str:
        """The sentence in English."""
        return str(self.message)

    def __str__(self) -> str:
        return f"{self.field}: {self.text}"


class NotReversible(SearchlightError):  # noqa: N818 - it is a property, no error
    """The problem has no single goal, or its actions cannot be led backwards."""


class ProblemError(SearchlightError):
    """`function` is its name, `state` what it was called for, `message` what it did and what is accepted."""

    def __init__(self, function: str, state: object, message: Message) -> None:
        super().__init__(function, state, message)
        self.function = function
        self.state = state
        self.message = message

    @property
    def reason(self) -> str:
        """The message in English."""
        return str(self.message)

    def __str__(self) -> str:
        return f"{self.function}({shown(self.state)}) {self.reason}"


@dataclass(frozen=True)
class Caveat:
    """Something that can be run, but hardly as meant."""

    field: str
    message: Message

    @property
    def text(self) -> str:
        """The sentence in English."""
        return str(self.message)


def bad(field: str, name: str, /, **values: object) -> BadInput:
    """What is wrong with an option, as the message with these values says it."""
    return BadInput(field, message(name, **values))


def caveat(field: str, name: str, /, **values: object) -> Caveat:
    return Caveat(field, message(name, **values))


def listed(values: Collection[object]) -> list[str] | Message:
    """At most 30 of them; a sentence has them with commas between."""
    items = [str(value) for value in islice(values, 30)]
    return items if len(values) <= 30 else message("list.shortened", items=items, count=len(values))


def cut(value: object) -> str:
    """What was typed; the beginning where it is long."""
    text = str(value)
    return text if len(text) <= 40 else f"{text[:40]}…"


def shortened(text: str, most: int) -> str:
    """A text in one line; the beginning where it is longer than so many characters."""
    line = " ".join(text.split())
    return line if len(line) <= most else f"{line[:most]}…"


def words_of(error: BaseException) -> str:
    """The text of an exception in one line, or nothing if making it fails."""
    try:
        return shortened(str(error), LONGEST)
    except BaseException as failed:
        if isinstance(failed, KeyboardInterrupt):
            raise
        return ""


def shown(value: object) -> str:
    """A value as Python writes it, an exception in its own words; the beginning where it is long."""
    try:
        text = " ".join((str(value) if isinstance(value, BaseException) else repr(value)).split())
    except BaseException as failed:  # somebody's own __repr__
        if isinstance(failed, KeyboardInterrupt):
            raise
        text = f"<{type(value).__name__}>"
    return text if len(text) <= 60 else f"{text[:60]}…"


def not_one_of(field: str, value: object, accepted: Collection[object]) -> BadInput:
    return bad(field, "options.not_one_of", value=cut(value), accepted=listed(accepted))


def unknown_option(field: str, accepted: Collection[str]) -> BadInput:
    return bad(field, "options.unknown", accepted=listed(accepted))


def file_too_large(field: str, path: str, most: int) -> BadInput:
    return bad(field, "graphs.file_too_large", path=cut(path), megabytes=most // 10**6)


def raised(function: str, state: object, error: BaseException) -> ProblemError:
    """A function of a reader's problem failed for this state."""
    name, text = type(error).__name__, words_of(error)
    sentence = (
        message("foreign.raised_saying", error=name, text=text) if text else message("foreign.raised", error=name)
    )
    return ProblemError(function, state, sentence)


def with_its_kind(error: BaseException) -> str:
    """An exception in a few words."""
    text = shown(error)
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
