"""An algorithm's own source, as the code panel shows it, and on which of its lines a paused generator stands."""

from collections.abc import Callable, Sequence
from inspect import getsource
from types import CodeType
from typing import Any

from searchlight.events import Drive, Event, Search


class Listing:
    """The source of some generator functions, one after the other; lines count from 1, over all of them.

    `lines[id(code)][instruction]` is the line of an instruction of one of the functions. Its identity stands for the
    code because to hash code is to hash all that it consists of.
    """

    def __init__(self, functions: Sequence[Callable[..., Any]]) -> None:
        self.file = functions[0].__module__.replace(".", "/") + ".py"
        self.first_line = functions[0].__code__.co_firstlineno
        self.lines: dict[int, list[int]] = {}
        texts: list[str] = []
        above = 0
        for function in functions:
            code, text = function.__code__, getsource(function)
            self.lines[id(code)] = _line_by_instruction(code, above + 1 - code.co_firstlineno)
            texts.append(text)
            above += text.count("\n") + 2
        self.text = "\n\n".join(texts)


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
        stack: list[Any] = self.stack
        receive, note, lines = events.append, self.lines.append, self.listing.lines

        def receive_and_note(event: Event) -> None:
            receive(event)
            search = stack[-1]
            note(lines[id(search.gi_code)][search.gi_frame.f_lasti])  # f_lineno would search a table every time

        return receive_and_note
