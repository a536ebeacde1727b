"""Cut a listing into the pieces that are moved as one.

A line is a piece, except that a condition stays with its one consequence, and consecutive assignments to one object
(`child.h`, `child.f`) stay together. That gives twelve to twenty pieces per algorithm. Function headers are fixed.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from searchlight.source_listing import lecture

COMPOUND: Final = (ast.If, ast.For, ast.While, ast.FunctionDef)
INDENT: Final = 4  # in a program; listings use lecture.INDENT


@dataclass(frozen=True)
class Piece:
    """Lines that move together. `lines`: without the first one's indentation; `depth`: that indentation's level."""

    lines: tuple[str, ...]
    depth: int
    is_head: bool = False  # a function's header

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def pieces(listing: str) -> list[Piece]:
    """The pieces of a listing in order; together they contain all lines that are not empty."""
    lines = [_widened(line) for line in listing.split("\n")]
    spans = [span for function in ast.parse(listing).body for span in _spans([function])]
    cut = [lines[first - 1 : last] for first, last in spans]
    return [_piece(each) for each in cut]


def _widened(line: str) -> str:
    """The line with a program's indentation."""
    text = line.lstrip()
    return " " * (INDENT * ((len(line) - len(text)) // len(lecture.INDENT))) + text


def _piece(lines: list[str]) -> Piece:
    indent = len(lines[0]) - len(lines[0].lstrip())
    return Piece(tuple(line[indent:] for line in lines), indent // INDENT, lines[0].startswith("def "))


def _spans(body: list[ast.stmt]) -> Iterator[tuple[int, int]]:
    """The first and last line of each piece of a block."""
    at = 0
    while at < len(body):
        statement, first = body[at], body[at].lineno
        if isinstance(statement, ast.If):
            yield from _of_if(statement)
        elif isinstance(statement, COMPOUND):
            yield first, first
            yield from _spans(statement.body)
        else:
            while at + 1 < len(body) and _set(body[at + 1]) == _set(statement) is not None:
                at += 1
            yield first, body[at].end_lineno or first
        at += 1


def _of_if(statement: ast.If) -> Iterator[tuple[int, int]]:
    yield from _branch(statement.lineno, statement.body)
    match statement.orelse:
        case [ast.If() as other]:
            yield from _of_if(other)
        case [first, *_]:
            yield from _branch(first.lineno - 1, statement.orelse)


def _branch(head: int, body: list[ast.stmt]) -> Iterator[tuple[int, int]]:
    if len(body) == 1 and not isinstance(body[0], COMPOUND):
        yield head, body[0].end_lineno or head
    else:
        yield head, head
        yield from _spans(body)


def _set(statement: ast.stmt) -> str | None:
    """The object that an assignment changes; None for other statements."""
    match statement:
        case ast.Assign(targets=[ast.Name(id=name) | ast.Attribute(value=ast.Name(id=name)), *_]):
            return name
    return None
