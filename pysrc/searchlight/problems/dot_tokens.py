"""The words of the DOT language: names, numbers, texts in quotes, arrows and marks, each with its line."""

import re
from collections.abc import Iterator
from functools import reduce
from typing import NamedTuple

from searchlight import errors
from searchlight.texts import Message, message

TOKEN = re.compile(
    r"""(?P<space>\s+|//[^\n]*|\#[^\n]*|/\*.*?\*/)
    |"(?P<quoted>(?:[^"\\]|\\.)*)"
    |<(?P<html>[^<>]*(?:<[^<>]*>[^<>]*)*)>
    |(?P<edge>->|--)
    |(?P<mark>[{}\[\];,=:])
    |(?P<name>[^\W\d]\w*|(?>-?(?:\.\d+|\d+(?:\.\d*)?))(?![^\W\d]))  # a number ends before a letter
    """,
    re.VERBOSE | re.DOTALL,
)
HEAD = re.compile(r"(?>\s+|//[^\n]*|#[^\n]*|/\*.*?\*/)*+(strict\s+)?(di)?graph\b", re.DOTALL | re.IGNORECASE)
END = "the end"  # the last token: no text can hold it
KEYWORDS = ("node", "edge", "graph", "digraph", "subgraph", "strict")


def is_dot(text: str) -> bool:
    """Whether it begins as DOT does."""
    return HEAD.match(text) is not None


class Token(NamedTuple):
    kind: str  # "quoted", "html", "edge", "mark", "name", "keyword", "end"
    text: str
    line: int


def tokens(field: str, text: str) -> Iterator[Token]:
    line = at = 0
    while at < len(text):
        match = TOKEN.match(text, at)
        if match is None:
            wanted = message("graphs.dot.value")
            raise errors.graphs.dot_syntax(field, line + 1, text[at : at + 20].split("\n")[0], wanted)
        kind, value = str(match.lastgroup), match[str(match.lastgroup)]
        if kind == "name" and value.lower() in KEYWORDS:
            kind, value = "keyword", value.lower()
        elif kind == "quoted":
            value = value.replace('\\"', '"').replace("\\\n", "")
        if kind != "space":
            yield Token(kind, value, line + 1)
        line += match[0].count("\n")
        at = match.end()
    yield Token("end", END, line + 1)


class TokenReader:
    """Goes through the tokens of a text, one after the other."""

    def __init__(self, field: str, text: str) -> None:
        self.field = field
        self.tokens = list(tokens(field, text))
        self.at = 0

    @property
    def next(self) -> Token:
        return self.tokens[self.at]

    def is_next(self, *marks: str) -> bool:
        """Whether one of these comes next; in quotes it is a name."""
        return self.next.text in marks and self.next.kind not in ("name", "quoted", "html")

    def take(self, *marks: str) -> Token:
        if not self.is_next(*marks):
            raise self.unexpected(reduce(_either, map(_mark, marks)))
        self.at += 1
        return self.tokens[self.at - 1]

    def take_if(self, *marks: str) -> bool:
        if self.is_next(*marks):
            self.at += 1
            return True
        return False

    def name(self) -> str:
        if self.next.kind not in ("name", "quoted", "html"):
            raise self.unexpected(message("graphs.dot.name"))
        self.at += 1
        return self.tokens[self.at - 1].text

    def unexpected(self, wanted: str | Message) -> errors.BadInput:
        return errors.graphs.dot_syntax(self.field, self.next.line, _mark(self.next.text), wanted)


def _mark(text: str) -> str | Message:
    return message("graphs.dot.end") if text == END else text


def _either(one: str | Message, other: str | Message) -> Message:
    return message("graphs.dot.either", one=one, other=other)
