"""An algorithm's own source, as the code panel shows it, and on which of its lines a paused generator stands."""

from collections.abc import Callable, Sequence
from inspect import getsource, getsourcefile
from pathlib import Path
from types import CodeType, GeneratorType
from typing import Any

import searchlight
from searchlight.events import Drive, Event, Search

PACKAGE = Path(searchlight.__file__).parent


class Listing:
    """The source of some functions, one after the other. Lines count from 1.

    Nobody keeps line numbers by hand: they come from the functions' compiled code.
    """

    def __init__(self, functions: Sequence[Callable[..., Any]]) -> None:
        self.file = Path(getsourcefile(functions[0]) or "").relative_to(PACKAGE.parent).as_posix()
        self.first_line = functions[0].__code__.co_firstlineno
        self._lines: dict[CodeType, list[int]] = {}
        texts: list[str] = []
        above = 0
        for function in functions:
            text = getsource(function)
            code = function.__code__
            self._lines[code] = _line_by_instruction(code, above + 1 - code.co_firstlineno)
            texts.append(text)
            above += text.count("\n") + 2
        self.text = "\n\n".join(texts)

    def line(self, search: "GeneratorType[Any, Any, Any]") -> int:
        """Where the paused generator stands; its function must be one of those shown."""
        return self._lines[search.gi_code][search.gi_frame.f_lasti]


class TracedDrive(Drive):
    """A drive that notes for each event the line of the listing on which the innermost generator is paused."""

    def __init__(self, search: Search, listing: Listing) -> None:
        super().__init__(search)
        self.listing = listing
        self.lines: list[int] = []  # of the events taken so far; who reads them clears them

    def _receiver(self, events: list[Event]) -> Callable[[Event], None]:
        stack, line, lines = self.stack, self.listing.line, self.lines

        def receive(event: Event) -> None:
            events.append(event)
            lines.append(line(stack[-1]))

        return receive


def _line_by_instruction(code: CodeType, shift: int) -> list[int]:
    lines = [0] * (len(code.co_code) + 1)
    for start, end, line in code.co_lines():
        if line is not None:
            lines[start:end] = [line + shift] * (end - start)
    return lines
