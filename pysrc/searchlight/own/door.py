"""What the worker and the command line ask of own code."""

import sys
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from searchlight.catalog import BUILT_IN, Catalog
from searchlight.own import module
from searchlight.own.failures import as_warning, explained
from searchlight.own.finding import OWN, Found
from searchlight.own.offer import offered
from searchlight.own.output import Output, Said, heard
from searchlight.own.trouble import Warned
from searchlight.problem import AnyProblem, PlainData

DEEPEST = 5_000  # levels of Python's recursion


KINDS = ("problems", "heuristics", "algorithms")


class OwnCode:
    """The file that is loaded, if one is; `catalog`: what there is to choose from with it."""

    MOST_JUDGED = 10_000  # actions that are tried to judge a heuristic: own code may take long for each

    def __init__(self, *, guarded: bool) -> None:
        """`guarded`: in the worker, where own code may neither get out nor take Python with it."""
        self.guarded = guarded
        if guarded:
            _limit_recursion()
        self.output = Output()
        self.text = ""
        self.catalog: Catalog = BUILT_IN
        self.names: dict[str, list[str]] = {kind: [] for kind in KINDS}
        self.warnings: list[Warned] = []

    def load(self, text: str, *, kept: bool = True) -> None:
        """Takes a file in, in the place of the one before; an empty one takes that away.

        Raises whatever the file raises: then the one before is still there. `kept`: what it prints is.
        """
        self.output = Output()
        with heard(self.output) if kept else nullcontext():
            if text.strip():
                found = Found(module.run(text, guarded=self.guarded), as_warning)
                self.catalog, self.warnings = offered(found), found.warnings
                self.names = {kind: list(getattr(found, kind)) for kind in KINDS}
            else:
                module.forget()
                self.catalog, self.warnings, self.names = BUILT_IN, [], {kind: [] for kind in KINDS}
        self.text = text

    def concerns(self, values: Mapping[str, Any]) -> bool:
        """Whether the problem or the heuristic is from the file."""
        return any(str(values[name]).startswith(OWN) for name in ("problem", "heuristic"))

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


def _limit_recursion() -> None:
    """Own code cannot raise Python's limit beyond what holds: WebAssembly's stack would overflow before it is reached."""
    set_limit = sys.setrecursionlimit
    sys.setrecursionlimit = lambda limit: set_limit(min(limit, DEEPEST))
