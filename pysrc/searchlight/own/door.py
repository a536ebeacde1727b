"""What the worker and the command line ask of own code."""

import sys
from collections.abc import Callable
from contextlib import AbstractContextManager

from searchlight.catalog import BUILT_IN, Catalog
from searchlight.errors import Caveat
from searchlight.own import module
from searchlight.own.failures import as_caveat, explained
from searchlight.own.finding import Found
from searchlight.own.offer import offered
from searchlight.own.output import Output, Said, heard
from searchlight.problem import AnyProblem, PlainData

DEEPEST = 10_000  # levels of Python's recursion


KINDS = ("problems", "heuristics", "algorithms")


class OwnCode:
    """The file that is loaded, if one is; `catalog`: what there is to choose from with it."""

    def __init__(self, *, guarded: bool) -> None:
        self.guarded = guarded
        self.output = Output()
        self.text = ""
        self.catalog: Catalog = BUILT_IN
        self.names: dict[str, list[str]] = {kind: [] for kind in KINDS}
        self.warnings: list[Caveat] = []

    def load(self, text: str) -> None:
        """Takes a file in, in the place of the one before; an empty one takes that away.

        Raises whatever the file raises: then the one before is still there.
        """
        self.output = Output()
        with heard(self.output):
            if text.strip():
                found = Found(module.run(text, guarded=self.guarded), as_caveat)
                self.catalog, self.warnings = offered(found), found.warnings
                self.names = {kind: list(getattr(found, kind)) for kind in KINDS}
            else:
                module.forget()
                self.catalog, self.warnings, self.names = BUILT_IN, [], {kind: [] for kind in KINDS}
        self.text = text

    def heard(self, now: Callable[[], int | None] | None = None) -> AbstractContextManager[None]:
        """What is printed meanwhile is kept; `now()`: the number of the event."""
        return heard(self.output, now)

    def muted(self) -> AbstractContextManager[None]:
        """What is printed meanwhile has been told before."""
        return heard(Output())

    def said(self) -> Said:
        """What was printed since the last time."""
        return self.output.take()

    def explained(self, error: BaseException, problem: AnyProblem | None = None) -> PlainData | None:
        """A failure in plain data; None where it has nothing to do with own code."""
        return explained(error, problem)


def limit_recursion() -> None:
    """Own code cannot raise Python's limit beyond what holds: in WebAssembly the stack would overflow before it."""
    set_limit = sys.setrecursionlimit
    sys.setrecursionlimit = lambda limit: set_limit(min(limit, DEEPEST))
