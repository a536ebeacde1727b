"""The places of a program's questions, recorded as instructions and converted to lines later."""

import sys
from collections.abc import Callable
from types import CodeType


class Places:
    """The place in the program's file for each expansion; None if none of its lines was running."""

    def __init__(self, file: str) -> None:
        self.file = file
        self._codes: list[CodeType | None] = []
        self._instructions: list[int] = []
        self.note = self._noter()

    def _noter(self) -> Callable[[], None]:
        code, instruction, file, frame_above = self._codes.append, self._instructions.append, self.file, sys._getframe

        def note() -> None:
            """Record the current instruction, which is faster than looking up the line."""
            frame = frame_above(2)
            while frame.f_code.co_filename != file:
                if frame.f_back is None:
                    code(None)
                    instruction(0)
                    return
                frame = frame.f_back
            code(frame.f_code)
            instruction(frame.f_lasti)

        return note

    def take_over(self, other: "Places", number: int) -> None:
        """Replace the last expansion's place by the other object's place at this number."""
        self._codes[-1], self._instructions[-1] = other._codes[number], other._instructions[number]

    def __len__(self) -> int:
        return len(self._codes)

    def cut(self, count: int) -> None:
        """Drop all but the first places."""
        del self._codes[count:], self._instructions[count:]

    def lines(self) -> list[int | None]:
        tables: dict[int, list[int]] = {}
        lines: list[int | None] = []
        for code, at in zip(self._codes, self._instructions, strict=True):
            if code is None:
                lines.append(None)
                continue
            if id(code) not in tables:
                tables[id(code)] = _lines(code)
            lines.append(tables[id(code)][at])
        return lines


def _lines(code: CodeType) -> list[int]:
    lines = [0] * (len(code.co_code) + 1)
    for start, end, line in code.co_lines():
        lines[start:end] = [line or 0] * (end - start)
    return lines
