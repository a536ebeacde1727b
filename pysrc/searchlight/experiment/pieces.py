"""Work done in pieces, so that the caller can do something else in between, or stop."""

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Pieces: TypeAlias = Generator[None, None, T]  # each `next` does a piece of work; the generator returns the result


def at_once(pieces: Pieces[T]) -> T:
    """The result, without pauses."""
    while True:
        try:
            next(pieces)
        except StopIteration as ended:
            result: T = ended.value
            return result
