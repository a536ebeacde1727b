"""Limit how deep calls of your code may go in the worker.

Each call that Python itself makes (`__eq__`, `__hash__`, `__repr__`, the key of a sort) uses some of the browser's
stack. A thousand nested ones use all of it, and Python crashes. So own code runs with a lower recursion limit. Calls of
plain functions use none of that stack: a file can call `sys.setrecursionlimit(n)` to go deeper. Outside the browser,
Python's own limit is enough.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

IN_A_BROWSER: Final = sys.platform == "emscripten"
SHALLOW: Final = 200  # nested calls of any kind that fit on a worker's stack
DEEPEST: Final = 2_000  # nested calls of plain functions that fit


class Depth:
    """The recursion limit of a file."""

    def __init__(self) -> None:
        self.limit = SHALLOW

    @contextmanager
    def limited(self) -> Iterator[None]:
        """Run your code within the limit."""
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
