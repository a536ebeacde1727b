"""Work done in pieces, so that the caller can do something else in between, or stop."""

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Pieces: TypeAlias = Generator[None, None, T]  # each `next` is a moment's work; what comes of all of it is returned


def at_once(pieces: Pieces[T]) -> T:
    """What comes of it, without a pause."""
    while True:
        try:
            next(pieces)
        except StopIteration as ended:
            result: T = ended.value
            return result
