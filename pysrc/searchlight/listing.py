"""An algorithm's own source, as the code panel shows it, and on which of its lines a paused generator stands."""

from collections.abc import Callable, Sequence
from inspect import getsource
from types import CodeType
from typing import Any

from searchlight.events import Drive, Event, Search


class Listing:
    """The source of some functions, one after the other; lines count from 1 and are those of the compiled code."""

    def __init__(self, functions: Sequence[Callable[..., Any]]) -> None:
        self.file = functions[0].__module__.replace(".", "/") + ".py"
        self.first_line = functions[0].__code__.co_firstlineno
        self._lines: dict[CodeType, list[int]] = {}
        texts: list[str] = []
        above = 0
        for function in functions:
            code, text = function.__code__, getsource(function)
            self._lines[code] = _line_by_instruction(code, above + 1 - code.co_firstlineno)
            texts.append(text)
            above += text.count("\n") + 2
        self.text = "\n\n".join(texts)

    def line(self, search: Any) -> int:
        """Where a paused generator of one of the functions stands."""
        instruction: int = search.gi_frame.f_lasti  # to read f_lineno is to search the code's line table each time
        return self._lines[search.gi_code][instruction]


def _line_by_instruction(code: CodeType, shift: int) -> list[int]:
    lines = [0] * len(code.co_code)
    for start, end, line in code.co_lines():
        lines[start:end] = [(line or 0) + shift] * (end - start)
    return lines


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
