"""The places of a program's questions, noted as instructions and turned into lines later."""

import sys
from collections.abc import Callable
from types import CodeType


class Places:
    """Of each expansion the place in the program's file; None where no line of it was running."""

    def __init__(self, file: str) -> None:
        self.file = file
        self._codes: list[CodeType | None] = []
        self._instructions: list[int] = []
        self.note = self._noter()

    def _noter(self) -> Callable[[], None]:
        code, instruction, file, frame_above = self._codes.append, self._instructions.append, self.file, sys._getframe

        def note() -> None:
            """To look the line up would take longer than to note the instruction."""
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
        """Of the last expansion: what the other has at this number."""
        self._codes[-1], self._instructions[-1] = other._codes[number], other._instructions[number]

    def __len__(self) -> int:
        return len(self._codes)

    def lines(self) -> list[int | None]:
        tables: dict[int, list[int]] = {}
        found: list[int | None] = []
        for code, at in zip(self._codes, self._instructions, strict=True):
            if code is None:
                found.append(None)
                continue
            if id(code) not in tables:
                tables[id(code)] = _lines(code)
            found.append(tables[id(code)][at])
        return found


def _lines(code: CodeType) -> list[int]:
    lines = [0] * (len(code.co_code) + 1)
    for start, end, line in code.co_lines():
        lines[start:end] = [line or 0] * (end - start)
    return lines
