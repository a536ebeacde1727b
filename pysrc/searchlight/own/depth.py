"""How deep calls of your code may go in the worker.

A call of a Python function by Python's own machinery (`__eq__`, `__hash__`, `__repr__`, the key of a sort) takes some
of the browser's stack; a thousand such calls inside each other take all of it, and with it goes Python. So own code
runs with a limit of its own that holds for these, too. Calls of plain functions take none: a file that says
`sys.setrecursionlimit(n)` may go deeper. Elsewhere Python looks after itself.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

IN_A_BROWSER: Final = sys.platform == "emscripten"
SHALLOW: Final = 200  # calls that the stack of a worker holds, whatever they are
DEEPEST: Final = 2_000  # calls that it holds of plain functions


class Depth:
    """The limit of a file."""

    def __init__(self) -> None:
        self.limit = SHALLOW

    @contextmanager
    def limited(self) -> Iterator[None]:
        """Your code runs meanwhile."""
        if not IN_A_BROWSER:
            yield
            return
        before, set_limit = sys.getrecursionlimit(), sys.setrecursionlimit

        def ask(limit: int) -> None:
            set_limit(min(limit, DEEPEST))
            self.limit = min(limit, DEEPEST)

        sys.setrecursionlimit = ask
        set_limit(self.limit)
        try:
            yield
        finally:
            sys.setrecursionlimit = set_limit
            set_limit(before)
