"""Every text that a person reads: a folder for each language, in it a file for each feature.

Here is how the solver's side says a message in English.

A message is an id and the values for its gaps. Errors, caveats and verdicts carry messages; the page gets them as plain
data and says them in the reader's language, the command line and the library say them in English.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from os import listdir
from os.path import dirname, exists, join  # pathlib would be one module more that the worker has to load
from typing import Any

from searchlight.texts.formatter import Texts


@cache
def texts(language: str = "en") -> Texts:
    """All texts of a language."""
    folder = join(dirname(__file__), language)  # noqa: PTH118, PTH120
    messages: dict[str, str] = {}
    for name in sorted(listdir(folder)):  # noqa: PTH208
        with open(join(folder, name), encoding="utf-8") as file:  # noqa: PTH118, PTH123
            messages |= json.load(file)
    return Texts(messages)


def languages() -> list[str]:
    """The codes of all languages: those whose folder has the texts of the page."""
    folder = dirname(__file__)  # noqa: PTH120
    return sorted(code for code in listdir(folder) if exists(join(folder, code, "page.json")))  # noqa: PTH110, PTH118, PTH208


def english(name: str, /, **values: object) -> str:
    """A message in English."""
    return str(Message(name, values))


@dataclass(frozen=True)
class Message:
    """`values`: texts, numbers, other messages, and lists of these."""

    id: str
    values: Mapping[str, Any] = field(default_factory=dict)

    def as_plain_data(self) -> dict[str, Any]:
        return {"id": self.id, "values": {name: plain(value) for name, value in self.values.items()}}

    def __str__(self) -> str:
        return texts().sentence(self.as_plain_data())


def message(name: str, /, **values: object) -> Message:
    """The message with this id and these values."""
    return Message(name, values)


def in_words(value: object) -> str:
    """A value as an English sentence has it: a list with commas, a number grouped."""
    return texts().text_of(plain(value))


def plain(value: object) -> Any:
    """A value of a message in plain data."""
    if isinstance(value, Message):
        return value.as_plain_data()
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return value
